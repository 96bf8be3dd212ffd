/** The sidebar and the breadcrumb, from the route rows. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { menuGroups, type MenuGroup as GroupName } from '#shared/kit/resource';
import { routeAt } from '#shared/routes';
import { lockedFeatures } from '../store/featureUse';
import { useAppSelector } from '../store/hooks';
import { sidebar } from '../store/flows/sidebar';
import type { Crumb } from '../ui/chrome/Breadcrumb';
import type { MenuEntry, MenuGroup } from '../ui/chrome/SidebarGroup';
import { admit, isStaff, type GuardContext } from './guards';
import { lineage, menuOf, titleOf } from './pageMeta/dashboard';
import type { Subgroup } from './pageMeta/written';
import { rowNamed, rows, type Row } from './routes';
import { useLanguage } from '../ui/useLanguage';
import { useRecordId, useRecordName } from './recordName';
import { useGuardContext } from './routeContext';

/** These groups are folded at first: they are opened only to look something up. */
const foldedAtFirst: readonly string[] = ['menu.gallery'];

/** Work of a clinic, which people of ours only look at with support access. */
const foldedForStaff: readonly string[] = ['menu.business'];

/** Groups without a name: their entries stand by themselves. */
const unnamed: readonly GroupName[] = ['start', 'clients'];

type GroupTitle = Subgroup;
/** What a group of the menu is called; nothing for one whose entries stand by themselves. */
export const groupTitle = (group: GroupName): GroupTitle | undefined =>
  unnamed.includes(group) ? undefined : (`menu.${group}` as GroupTitle);

/** The name of the page at the address; empty when there is none. */
export const usePage = (): string => routeAt(useLocation().pathname)?.name ?? '';

/** Whether a page has a place in this guardContext's menu. */
export const isInMenu = (row: Row, guardContext: GuardContext): boolean => {
  const place = menuOf(row);
  if (!place) return false;
  if (place.for === 'clients') return Boolean(guardContext.actor?.entityId);
  const admission = admit(place.for ?? row.guard, guardContext, row.scope);
  // The clinic's pages stand in everybody's menu, and say themselves whose they are.
  return admission === 'ok' || (admission === 'clientOnly' && place.group === 'business');
};

/** Whether a group of the menu is folded until the person opens it. */
const isFoldedAtFirst = (title: GroupTitle, { actor }: GuardContext): boolean =>
  foldedAtFirst.includes(title) || (foldedForStaff.includes(title) && isStaff(actor) && !actor?.entityId);

/** A menu group while it is built. */
type Growing = Omit<MenuGroup, 'entries' | 'groups'> & { readonly entries: MenuEntry[]; readonly groups: Growing[] };

/**
 * The rows' entries in their groups, in the order of the groups and, within them, of the rows.
 * @param make a group by its title, which is undefined for one without
 */
const grouped = (
  shown: readonly Row[],
  entryOf: (row: Row) => MenuEntry,
  make: (title: GroupTitle | undefined, key: string) => Growing,
): MenuGroup[] =>
  menuGroups.flatMap((name) => {
    const title = groupTitle(name);
    // A group is folded by its title.
    const group = make(title, title ?? name);
    for (const row of shown) {
      const place = menuOf(row)!;
      if (place.group !== name) continue;
      const within = place.within;
      if (within && !group.groups.some(({ key }) => key === within)) group.groups.push(make(within, within));
      (group.groups.find(({ key }) => key === within) ?? group).entries.push(entryOf(row));
    }
    return group.entries.length + group.groups.length ? [group] : [];
  });

/** The pages with a place in the menu that this guardContext may open; none until it is known who that is, as what came in between would push the others down. */
export const useMenu = (page: string): MenuGroup[] => {
  const { t } = useTranslation();
  const language = useLanguage();
  const guardContext = useGuardContext();
  const folded = useAppSelector(sidebar.selectors.folded);
  const locked = useAppSelector(lockedFeatures).split(' ');
  const here = lineage(rowNamed(page));
  if (guardContext.pending && !guardContext.actor) return [];
  return grouped(
    rows.filter((row) => isInMenu(row, guardContext)),
    (row) => ({
      to: row.path,
      label: titleOf(row, t, language, guardContext.actor),
      icon: menuOf(row)!.icon,
      current: here.includes(row),
      ...(row.feature && locked.includes(row.feature) && { locked: t('chrome.locked') }),
    }),
    (title, key) => ({
      key,
      ...(title && { label: t(title), folded: folded[title] ?? isFoldedAtFirst(title, guardContext) }),
      entries: [],
      groups: [],
    }),
  );
};

/** The names of the pages down to this one, highest first; a group of the menu is named, but leads nowhere. */
export const useCrumbs = (page: string): Crumb[] => {
  const { t } = useTranslation();
  const language = useLanguage();
  const here = lineage(rowNamed(page));
  const place = here[0] && menuOf(here[0]);
  const [id, name] = [useRecordId(), useRecordName(rowNamed(page))];
  const groups = place ? [groupTitle(place.group), place.within].flatMap((title) => (title ? [{ label: t(title) }] : [])) : [];
  const { actor } = useGuardContext();
  const labelOf = (row: Row) => (row.of?.as === 'show' && name) || titleOf(row, t, language, actor);
  return [...groups, ...here.map((row) => ({ label: labelOf(row), to: row.path.replace(':id', id) }))];
};
