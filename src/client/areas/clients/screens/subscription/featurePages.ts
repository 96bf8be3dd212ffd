/** The pages that a feature opens, from the rows of the pages, each called as in the menu. Rule: SUB-12. */
import type { TFunction } from 'i18next';
import { nounData } from '#shared/areas/nounData';
import { isFeature } from '#shared/domain/features';
import type { Language } from '#shared/locale';
import { routes } from '#shared/routes';
import type { RouteRow } from '#shared/routes/row';
import { nounIn } from '#client/kit/nouns';
import type common from '#client/locales/id/common';

export type FeaturePage = { readonly path: string; readonly title: string };

const titleOf = ({ name, of }: RouteRow, t: TFunction, language: Language): string => {
  if (!of) return t(`page.${name as keyof typeof common.page}`);
  const { noun, menu } = nounData[of.resource];
  return t('pattern.page', { Several: menu?.title?.[language] ?? nounIn(noun, language).Several });
};

/** Without addresses of single records, forms, reports, which the page above them lists, and what is set up once, which its own group of the menu lists. */
const isListed = ({ path, of, chunk }: RouteRow): boolean =>
  !path.includes(':') &&
  chunk !== 'report' &&
  (of === undefined || (of.as === 'list' && nounData[of.resource].menu?.within !== 'clinicSetup'));

/** @param t of the words common to all pages */
export const featurePages = (feature: string, t: TFunction, language: Language): FeaturePage[] =>
  isFeature(feature)
    ? routes.filter((row) => row.feature === feature && isListed(row)).map((row) => ({ path: row.path, title: titleOf(row, t, language) }))
    : [];
