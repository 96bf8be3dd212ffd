/** A public page as its visitor gets it: with its words, an operator's settings, and what CAT-3 sells. */
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import enFaq from '#client/locales/en/faq';
import enFeatures from '#client/locales/en/features';
import enPricing from '#client/locales/en/pricing';
import enPrivacy from '#client/locales/en/privacy';
import enPublic from '#client/locales/en/public';
import enSite from '#client/locales/en/site';
import enTerms from '#client/locales/en/terms';
import idFaq from '#client/locales/id/faq';
import idFeatures from '#client/locales/id/features';
import idPricing from '#client/locales/id/pricing';
import idPrivacy from '#client/locales/id/privacy';
import idPublic from '#client/locales/id/public';
import idSite from '#client/locales/id/site';
import idTerms from '#client/locales/id/terms';
import { SiteProvider } from '#client/site/screens/siteData';
import { speaking } from '#client/site/words';
import { modules, packages } from '#server/db/seed/packages';
import type { Language } from '#shared/locale';
import type { Catalogue, SiteData, SiteSettings } from '#shared/site';

export const words = {
  id: { site: idSite, public: idPublic, features: idFeatures, pricing: idPricing, faq: idFaq, terms: idTerms, privacy: idPrivacy },
  en: { site: enSite, public: enPublic, features: enFeatures, pricing: enPricing, faq: enFaq, terms: enTerms, privacy: enPrivacy },
};

/** An operator who has set nothing but a name. */
export const bare: SiteSettings = {
  brand: 'Nadi',
  legal_name: '',
  address: '',
  email_support: '',
  email_privacy: '',
  phone: '',
  whatsapp: '',
  nib: '',
  pse_no: '',
  npwp: '',
  dpo_name: '',
  hosting_region: '',
  sla: '',
  cap: '',
  forum: '',
  social: {},
  store_badges: {},
  member_url: '',
  cloud_url: '',
};

/** An operator who has set everything. */
export const complete: SiteSettings = {
  ...bare,
  legal_name: 'PT Nadi Contoh',
  address: 'Jalan Melati 1, Bandung',
  email_support: 'halo@nadi.test',
  email_privacy: 'privasi@nadi.test',
  phone: '+62 22 1234567',
  whatsapp: '+62 812 3456 7890',
  nib: '1234567890123',
  pse_no: '00123.DJAI.PSE',
  npwp: '0013121660091000',
  dpo_name: 'Dewi Lestari',
  hosting_region: 'Jakarta',
  sla: '99,5% per bulan',
  cap: 'biaya 12 bulan terakhir',
  forum: 'Pengadilan Negeri Bandung',
};

export const catalogue: Catalogue = {
  packages: packages.map((one) => ({
    id: one.code,
    base_price: 0,
    cycles: ['monthly', 'quarterly', 'semiannual', 'yearly'],
    trial_days: 14,
    ...one,
  })),
  modules: modules.map(({ sold_in, ...one }, index) => ({ id: `module-${index}`, package_id: sold_in, ...one })),
  tax: { valid_from: '2025-01-01', pkp: true, rate: 12, dpp_num: 11, dpp_den: 12 },
  accounts: [],
  issuer: null,
};

/** The catalogue of an operator with two bank accounts. */
export const withAccounts: Catalogue = {
  ...catalogue,
  accounts: [
    { bank: 'BCA', number: '123 456', holder: 'PT Nadi Contoh' },
    { bank: 'Mandiri', number: '789', holder: 'PT Nadi Contoh' },
  ],
};

/** The catalogue with every package changed alike. */
export const withPlans = (change: Partial<Catalogue['packages'][number]>): Catalogue => ({
  ...catalogue,
  packages: catalogue.packages.map((plan) => ({ ...plan, ...change })),
});

export type Told = Partial<Omit<SiteData, 'language'>>;

export const pageFor = (Screen: ComponentType, language: Language, told: Told = {}) => (
  <I18nextProvider i18n={speaking(language, words[language])}>
    <SiteProvider value={{ language, settings: bare, catalogue, year: 2026, ...told }}>
      <Screen />
    </SiteProvider>
  </I18nextProvider>
);

export const visit = (Screen: ComponentType, language: Language, told?: Told): RenderResult => render(pageFor(Screen, language, told));
