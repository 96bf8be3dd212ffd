/** Makes a public page into markup: the server's own build of the site (decision 13), which loads this file as it was built. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#shared/locale';
import { siteRoutes } from '#shared/routes/site';
import type { RenderSite, SitePage } from '#shared/site';
import enFaq from '../locales/en/faq';
import enFeatures from '../locales/en/features';
import enPricing from '../locales/en/pricing';
import enPrivacy from '../locales/en/privacy';
import enPublic from '../locales/en/public';
import enSite from '../locales/en/site';
import enTerms from '../locales/en/terms';
import idFaq from '../locales/id/faq';
import idFeatures from '../locales/id/features';
import idPricing from '../locales/id/pricing';
import idPrivacy from '../locales/id/privacy';
import idPublic from '../locales/id/public';
import idSite from '../locales/id/site';
import idTerms from '../locales/id/terms';
import { Faq } from './screens/Faq';
import { Home } from './screens/Home';
import { Pricing } from './screens/Pricing';
import { Privacy } from './screens/Privacy';
import { Terms } from './screens/Terms';
import { headOf } from './head';
import { Site } from './Site';
import { speaking } from './words';

const screens: Record<SitePage, ComponentType> = { home: Home, pricing: Pricing, faq: Faq, terms: Terms, privacy: Privacy };

const words = {
  id: { site: idSite, public: idPublic, features: idFeatures, pricing: idPricing, faq: idFaq, terms: idTerms, privacy: idPrivacy },
  en: { site: enSite, public: enPublic, features: enFeatures, pricing: enPricing, faq: enFaq, terms: enTerms, privacy: enPrivacy },
} satisfies Record<Language, object>;

/** Those that the browser is going to have, and no others: both make the same of them. */
const wordsOf = (page: SitePage, language: Language) => {
  const { words: namespaces } = siteRoutes.find(({ name }) => name === page)!;
  return Object.fromEntries(namespaces.map((namespace) => [namespace, words[language][namespace]]));
};

export const render: RenderSite = (page, data, siteUrl) => {
  const speech = speaking(data.language, wordsOf(page, data.language));
  const body = renderToString(<Site page={page} Screen={screens[page]} data={data} speech={speech} />);
  return { body, ...headOf(page, data, siteUrl, speech) };
};
