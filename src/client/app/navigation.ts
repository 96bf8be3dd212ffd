/** The sidebar and the breadcrumb, from the route rows. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { routeAt } from '#shared/routes';
import type { Crumb } from '../ui/chrome/Breadcrumb';
import type { MenuGroup } from '../ui/chrome/SidebarGroup';
import { admit } from './guards';
import { rowNamed, rows, type Row } from './routes';
import { useVisitor } from './visitor';

const lineage = (row: Row | undefined): Row[] => (row ? [...lineage(row.under && rowNamed(row.under)), row] : []);

/** The name of the page at the address; empty when there is none. */
export const usePage = (): string => routeAt(useLocation().pathname)?.name ?? '';

/** The pages with a place in the menu that this visitor may open; none until it is known who that is, as what came in between would push the others down. */
export const useMenu = (page: string): MenuGroup[] => {
  const { t } = useTranslation();
  const visitor = useVisitor();
  const here = lineage(rowNamed(page));
  if (visitor.pending && !visitor.actor) return [];
  const groups = new Map<string, MenuGroup>();
  for (const row of rows) {
    if (!row.menu || admit(row.guard, visitor) !== 'ok') continue;
    const { group, icon } = row.menu;
    const entry = { to: row.path, label: t(row.title), icon, current: here.includes(row) };
    const key = group ?? '';
    groups.set(key, { key, ...(group && { label: t(group) }), entries: [...(groups.get(key)?.entries ?? []), entry] });
  }
  return [...groups.values()];
};

/** The names of the pages down to this one, highest first; a group of the menu is named, but leads nowhere. */
export const useCrumbs = (page: string): Crumb[] => {
  const { t } = useTranslation();
  const here = lineage(rowNamed(page));
  const group = here[0]?.menu?.group;
  return [...(group ? [{ label: t(group) }] : []), ...here.map(({ path, title }) => ({ label: t(title), to: path }))];
};
