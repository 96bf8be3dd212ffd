/** What a list's page can begin while its screen is still on its way: its rows are asked for, and its table is fetched. */
import { pagination } from '../../ui/constants';
import type { AnyModule } from '../anyModule';
import { askedQuery, readGridUrl } from './gridUrl';

/** The key of the list that a grid's rows are under. */
export const gridKey = 'grid';

/** From this width the rows are a table; below it, cards. */
export const wide = '(min-width: 600px)';

export const loadTable = () => import(/* webpackChunkName: "data-table" */ './tableScript');

/** Fetches the table where the screen has room for it. */
export const loadTableIfWide = async (): Promise<void> => {
  if (window.matchMedia(wide).matches) await loadTable();
};

/**
 * The intent that the grid would begin with.
 * @param search the page's query string
 */
export const firstList = ({ actions, resource }: AnyModule, search: string) => {
  const { query } = readGridUrl(search, { resource, columns: [], pageSizes: pagination.pageSizes });
  return actions.list(gridKey, askedQuery(query, resource));
};
