/** What importing a style sheet gives: a module's class names; nothing for a plain one. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
