/** The sidebar and the breadcrumb, from the route rows. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { routeAt } from '#shared/routes';
import { useAppSelector } from '../store/hooks';
import { sidebar } from '../store/modules/sidebar';
import type { Crumb } from '../ui/chrome/Breadcrumb';
import type { MenuEntry, MenuGroup } from '../ui/chrome/SidebarGroup';
import { admit, type Visitor } from './guards';
import { rowNamed, rows, type Row } from './routes';
import { useVisitor } from './visitor';

type GroupTitle = NonNullable<NonNullable<Row['menu']>['group']>;

/** Opened by whoever looks something up in them. */
const foldedAtFirst: readonly GroupTitle[] = ['menu.gallery'];

export const lineage = (row: Row | undefined): Row[] => (row ? [...lineage(row.under && rowNamed(row.under)), row] : []);

/** The name of the page at the address; empty when there is none. */
export const usePage = (): string => routeAt(useLocation().pathname)?.name ?? '';

/** Whether a page has a place in this visitor's menu. */
export const isInMenu = ({ menu, guard, scope }: Row, visitor: Visitor): boolean =>
  menu !== undefined && admit(menu.for ?? guard, visitor, scope) === 'ok';

/** A group on its way to being one of the menu. */
type Growing = MenuGroup & { readonly entries: MenuEntry[]; readonly groups: Growing[] };

/**
 * The rows' entries in their groups, in the order of the rows; those without a group stand where they are, by themselves.
 * @param make a group by its title, which is empty for one without
 */
const grouped = (
  shown: readonly Row[],
  entryOf: (row: Row) => MenuEntry,
  make: (title: GroupTitle | undefined, key: string) => Growing,
): MenuGroup[] => {
  const menu: Growing[] = [];
  const groupIn = (groups: Growing[], title: GroupTitle): Growing => {
    const found = groups.find(({ key }) => key === title);
    if (found) return found;
    const made = make(title, title);
    groups.push(made);
    return made;
  };
  for (const row of shown) {
    const { group, within } = row.menu!;
    const outer = within && groupIn(menu, within);
    if (group) groupIn(outer ? outer.groups : menu, group).entries.push(entryOf(row));
    else {
      const last = menu.at(-1);
      const loose = last && last.label === undefined ? last : make(undefined, row.name);
      if (loose !== last) menu.push(loose);
      loose.entries.push(entryOf(row));
    }
  }
  return menu;
};

/** The pages with a place in the menu that this visitor may open; none until it is known who that is, as what came in between would push the others down. */
export const useMenu = (page: string): MenuGroup[] => {
  const { t } = useTranslation();
  const visitor = useVisitor();
  const folded = useAppSelector(sidebar.selectors.folded);
  const here = lineage(rowNamed(page));
  if (visitor.pending && !visitor.actor) return [];
  return grouped(
    rows.filter((row) => isInMenu(row, visitor)),
    (row) => ({ to: row.path, label: t(row.title), icon: row.menu!.icon, current: here.includes(row) }),
    (title, key) => ({
      key,
      ...(title && { label: t(title), folded: folded[title] ?? foldedAtFirst.includes(title) }),
      entries: [],
      groups: [],
    }),
  );
};

/** The names of the pages down to this one, highest first; a group of the menu is named, but leads nowhere. */
export const useCrumbs = (page: string): Crumb[] => {
  const { t } = useTranslation();
  const here = lineage(rowNamed(page));
  const { within, group } = here[0]?.menu ?? {};
  const groups = [within, group].flatMap((title) => (title ? [{ label: t(title) }] : []));
  return [...groups, ...here.map(({ path, title }) => ({ label: t(title), to: path }))];
};
