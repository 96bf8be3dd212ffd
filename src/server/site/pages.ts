/** The public pages: rendered at the first request, and again whenever their data has changed. Rule: SIT-5. */
import type { Language } from '#shared/locale';
import { routes } from '#shared/routes';
import type { RouteRow } from '#shared/routes/row';
import { siteRoutes } from '#shared/routes/site';
import { moduleIn, packageIn } from '#shared/areas/catalogue/domain/names';
import { npwpText } from '#shared/domain/npwp';
import type { Catalogue, RenderSite, SiteData, SitePage, SiteSettings } from '#shared/site';
import { documentOf, type BuiltSite } from './document';

export type PageParts = {
  readonly site: BuiltSite;
  readonly render: RenderSite;
  readonly settings: SiteSettings;
  readonly siteUrl: string;
  readonly clock: () => Date;
};

const pageAt = ({ name, chunk }: RouteRow): SitePage => {
  const first = siteRoutes.find((route) => route.name === name || route.chunk === chunk);
  if (!first || first.name === 'homeAlias') throw new Error(`${name} is no public page.`);
  return first.name;
};

/** Paths of the public pages, each once: what search engines are told of. */
export const publicPaths: readonly string[] = siteRoutes.filter(({ name }) => name !== 'homeAlias').map(({ path }) => path);

/** The settings with the issuer of today, which the app's data name once it is there. Rule: INV-23. */
const withIssuer = (settings: SiteSettings, issuer: Catalogue['issuer'] | undefined): SiteSettings =>
  issuer
    ? { ...settings, legal_name: issuer.name, address: issuer.address ?? '', npwp: issuer.npwp ? npwpText(issuer.npwp) : '' }
    : settings;

/** The catalogue as a reader of the language reads it. Rule: CAT-13. */
const catalogueIn = (catalogue: Catalogue | null, language: Language): Catalogue | null =>
  catalogue && {
    ...catalogue,
    packages: catalogue.packages.map((one) => packageIn(one, language)),
    modules: catalogue.modules.map((one) => moduleIn(one, language)),
  };

/** @returns the document of a page in a language, with a mark for the nonce (document.ts) */
export function publicPages({ site, render, settings, siteUrl, clock }: PageParts) {
  const rendered = new Map<string, { of: Catalogue | null; year: number; document: string }>();
  return (route: RouteRow, language: Language, catalogue: Catalogue | null): string => {
    const name = pageAt(route);
    const key = `${name} ${language}`;
    const year = clock().getFullYear();
    const known = rendered.get(key);
    if (known && known.of === catalogue && known.year === year) return known.document;
    const data: SiteData = {
      language,
      settings: withIssuer(settings, catalogue?.issuer),
      catalogue: catalogueIn(catalogue, language),
      year,
    };
    const own = routes.find((row) => row.name === name)!;
    const document = documentOf(site, { name, path: own.path, route: own }, data, render(name, data, siteUrl), siteUrl);
    rendered.set(key, { of: catalogue, year, document });
    return document;
  };
}
