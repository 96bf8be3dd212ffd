/** The path of each public page. */
import { siteRoutes } from '#shared/routes/site';
import type { SitePage } from '#shared/site';

const pathOf = (page: SitePage): string => siteRoutes.find(({ name }) => name === page)!.path;

export const addressOf: Readonly<Record<SitePage, string>> = {
  home: pathOf('home'),
  pricing: pathOf('pricing'),
  faq: pathOf('faq'),
  terms: pathOf('terms'),
  privacy: pathOf('privacy'),
};
