/** The one thing we ask of swagger-ui-dist, which comes without types: the folder it lies in. */
declare module 'swagger-ui-dist/absolute-path.js' {
  const folder: () => string;
  export default folder;
}
