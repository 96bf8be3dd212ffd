/** The path of each public page. */
import { languageCookie, type Language } from '#shared/locale';
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

/** The full address of a page as it is asked for in a language, whatever language it was asked for in before. */
export const addressIn = (address: string, language: Language): string => {
  const there = new URL(address);
  there.searchParams.set(languageCookie.key, language);
  return there.href;
};
