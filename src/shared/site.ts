/** The data of the public site: the operator's facts and the catalogue. The server reads both and writes them into the page. */
import { defaultLanguage, languageCookie, type Language } from './locale';
import type { Module } from './areas/catalogue/resources/module';
import type { Package } from './areas/catalogue/resources/package';
import type { siteRoutes } from './routes/site';

export type BankAccount = { readonly bank: string; readonly number: string; readonly holder: string };

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok'] as const;
export const stores = ['google_play', 'app_store'] as const;

/** The operator's own facts, from one file. What is empty is not shown, and nothing is invented for it (SIT-1). */
export type SiteSettings = {
  readonly brand: string;
  readonly legal_name: string;
  readonly address: string;
  readonly email_support: string;
  readonly email_privacy: string;
  readonly phone: string;
  readonly whatsapp: string;
  /** Nomor Induk Berusaha, number at the PSE register, tax number. */
  readonly nib: string;
  readonly pse_no: string;
  readonly npwp: string;
  readonly dpo_name: string;
  readonly hosting_region: string;
  /** Availability that is promised, cap of liability, court: sentences of the terms. */
  readonly sla: string;
  readonly cap: string;
  readonly forum: string;
  readonly social: Readonly<Partial<Record<(typeof socialNetworks)[number], string>>>;
  readonly store_badges: Readonly<Partial<Record<(typeof stores)[number], string>>>;
  /** Where one registers and signs in, when that is elsewhere (APP-20); empty: our own pages. */
  readonly member_url: string;
  readonly cloud_url: string;
};

/** How value-added tax is counted from a day on (MNY-8, MNY-9): DPP = price × dpp_num ÷ dpp_den, PPN = rate % of DPP. */
export type TaxRule = {
  readonly valid_from: string;
  readonly pkp: boolean;
  readonly rate: number;
  readonly dpp_num: number;
  readonly dpp_den: number;
};

/** What is for sale today: active packages, cheapest first, their active modules, the tax of today, our bank accounts in use, and who sells. */
export type Catalogue = {
  readonly packages: readonly (Pick<
    Package,
    'id' | 'code' | 'package_name' | 'description' | 'target' | 'base_price' | 'cycles' | 'trial_days' | 'seats' | 'seat_price'
  > & { readonly package_name_en?: string | null })[];
  readonly modules: readonly (Pick<Module, 'id' | 'module_name' | 'feature_key' | 'price' | 'kind'> & {
    readonly module_name_en?: string | null;
    readonly package_id: string;
  })[];
  readonly tax: TaxRule | null;
  readonly accounts: readonly BankAccount[];
  /** Who sells today; null where only the site's settings say it (INV-23). */
  readonly issuer: { readonly name: string; readonly address: string | null; readonly npwp: string | null } | null;
};

/** All that a public page is made of; `catalogue` is null when it could not be read. */
export type SiteData = {
  readonly language: Language;
  readonly settings: SiteSettings;
  readonly catalogue: Catalogue | null;
  /** This year, for the copyright line: given, so that server and browser agree. */
  readonly year: number;
};

type SiteRouteName = (typeof siteRoutes)[number]['name'];

/** The pages of the public site; `/home` is another address of the first. */
export type SitePage = Exclude<SiteRouteName, 'homeAlias'>;

/** What a page is made into: its body, and what the document says of it. `structured`: JSON-LD. */
export type RenderedPage = {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly structured: readonly object[];
};

/** Makes a page, as the built file `dist/site/render.cjs` exports it. @param siteUrl the site's own address, without a slash at its end */
export type RenderSite = (page: SitePage, data: SiteData, siteUrl: string) => RenderedPage;

/** The address of a public page in a language: it says so itself, as a cookie may be refused. */
export const inLanguage = (path: string, language: Language): string => {
  const [page = '', anchor] = path.split('#');
  const address = language === defaultLanguage ? page : `${page}?${languageCookie.key}=${language}`;
  return anchor === undefined ? address : `${address}#${anchor}`;
};
