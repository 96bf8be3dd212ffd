/** What the buttons of the top bar open. */
export { Drawer } from './Drawer';
export { PersonMenu } from './PersonMenu';
export { QuickAddMenu } from './QuickAddMenu';
export { ThemeMenu } from './ThemeMenu';
