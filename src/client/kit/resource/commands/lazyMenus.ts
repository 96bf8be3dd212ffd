/** The menus of commands in a list, fetched after the list has been drawn. */
import { part } from '#client/ui/lazyPart';

const loadRowMenu = () => import(/* webpackChunkName: "row-menu" */ './RowMenu');
const loadBulkMenu = () => import(/* webpackChunkName: "bulk-menu" */ './BulkMenu');

export const loadMenus = (): Promise<unknown> => Promise.all([loadRowMenu(), loadBulkMenu()]);

export const RowMenu = part(async () => ({ default: (await loadRowMenu()).RowMenu }));
export const BulkMenu = part(async () => ({ default: (await loadBulkMenu()).BulkMenu }));
