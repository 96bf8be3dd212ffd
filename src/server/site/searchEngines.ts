/** sitemap.xml and robots.txt: the public pages in each language, and what search engines shall not visit. */
import { languages } from '#shared/locale';
import { inLanguage } from '#shared/site';
import { publicPaths } from './pages';

const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const sitemap = (siteUrl: string): string => {
  const alternates = (path: string): string =>
    [...languages.map((each) => [each, inLanguage(path, each)]), ['x-default', path]]
      .map(([each, address]) => `<xhtml:link rel="alternate" hreflang="${each}" href="${xml(siteUrl + address)}"/>`)
      .join('');
  const pages = publicPaths.flatMap((path) =>
    languages.map((language) => `<url><loc>${xml(siteUrl + inLanguage(path, language))}</loc>${alternates(path)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.join('\n')}\n</urlset>\n`;
};

/** The app's pages show nothing to a guest; what is public is in the sitemap. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /files/\nDisallow: /dashboard\nDisallow: /usman/\nDisallow: /lock\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
