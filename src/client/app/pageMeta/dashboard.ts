/** What each page of the dashboard is called, where it stands in the menu, and which page is above it. A resource's pages follow from its declaration. */
import type { TFunction } from 'i18next';
import type { Actor } from '#shared/access';
import { entries } from '#shared/areas/entries';
import type { Language } from '#shared/locale';
import { nounData } from '#shared/areas/nounData';
import type { PageOf } from '#shared/routes/row';
import { nounIn } from '../../kit/nouns';
import { iconOf } from '../../ui/resourceIcons';
import { rowNamed, type Row } from '../routes';
import { written, type MenuPlace, type WrittenMeta } from './written';

const metaOf = ({ name }: Row): WrittenMeta | undefined => (written as Readonly<Record<string, WrittenMeta>>)[name];

const resourceTitle = ({ resource, as }: PageOf, t: TFunction, language: Language, actor: Actor | null): string => {
  const { noun: declared, menu } = nounData[resource];
  const seesAll = menu?.allTitle !== undefined && entries[resource].access.list?.(actor) === true;
  const title = seesAll ? menu.allTitle : menu?.title;
  if (as === 'list' && title) return t('pattern.page', { Several: title[language] });
  const noun = nounIn(declared, language);
  if (as === 'show') return noun.One;
  // A client's own people pay, and record nothing.
  if (resource === 'payment' && as === 'add' && typeof entries.payment.access.add?.(actor) === 'object') return t('page.pay');
  return t(`pattern.${as === 'list' ? 'page' : as}`, { ...noun });
};

/** @param t of the words common to all pages @param actor who reads it: some lists are called otherwise by those who see all of them */
export const titleOf = (row: Row, t: TFunction, language: Language, actor: Actor | null = null): string => {
  if (row.of) return resourceTitle(row.of, t, language, actor);
  const meta = metaOf(row);
  return meta ? t(meta.title) : '';
};

/** Its place in the sidebar, in the order of the rows; nothing for a page that is reached from another. */
export const menuOf = (row: Row): MenuPlace | undefined => {
  if (!row.of) return metaOf(row)?.menu;
  const { menu } = nounData[row.of.resource];
  if (row.of.as !== 'list' || !menu) return undefined;
  const { group, within } = menu;
  return { group, icon: iconOf(row.of.resource), ...(within && { within: `menu.${within}` as const }) };
};

/** The page above it in the breadcrumb. */
export const above = (row: Row): Row | undefined => {
  if (row.of) {
    const { as, resource } = row.of;
    if (as === 'list') return undefined;
    return (as === 'edit' && rowNamed(`${resource}Show`)) || rowNamed(`${resource}List`);
  }
  const under = metaOf(row)?.under;
  return under && rowNamed(under);
};

/** A page and those above it, the highest first. */
export const lineage = (row: Row | undefined): Row[] => (row ? [...lineage(above(row)), row] : []);
