/** What the buttons of the top bar open, in one script: fetched after the page, or with the first press. */
export const loadMenus = () => import(/* webpackChunkName: "menus" */ './menus');
