/** The script that MUI's grid comes in. To run it takes a slow machine as long as to draw the page, so it is fetched with the page and run once the rows stand there. */
export const runTable = () => import(/* webpackMode: "eager" */ './DataTable');
