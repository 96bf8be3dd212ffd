/** What the buttons of the top bar open. */
export { Drawer } from './Drawer';
export { PersonMenu } from './PersonMenu';
export { QuickAddMenu } from './QuickAddMenu';
export { WorkplaceMenu } from './WorkplaceMenu';
export { ThemeMenu } from './ThemeMenu';
