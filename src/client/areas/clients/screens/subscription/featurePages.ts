/** The pages that a feature opens, from the rows of the pages; a resource's page is called as its feature. Rule: SUB-12. */
import { isFeature } from '#shared/domain/features';
import { routes } from '#shared/routes';
import type { RouteRow } from '#shared/routes/row';
import type common from '#client/locales/id/common';
import { featureTitles, type Title } from '../modules/modulePageProps';

export type FeaturePage = { readonly path: string; readonly title: Title };

const pageTitle = ({ name }: RouteRow): Title => `page.${name as keyof typeof common.page}`;

/** Without addresses of single records and of forms. */
const isList = ({ path, of }: RouteRow): boolean => !path.includes(':') && (of === undefined || of.as === 'list');

export const featurePages = (feature: string): FeaturePage[] =>
  isFeature(feature)
    ? routes
        .filter((row) => row.feature === feature && isList(row))
        .map((row) => ({ path: row.path, title: row.of ? featureTitles[feature] : pageTitle(row) }))
    : [];
