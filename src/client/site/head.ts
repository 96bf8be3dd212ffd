/** What a public page says of itself to search engines and to anyone who shares it: title, description, structured data. */
import type { i18n, ResourceNamespaceMap } from 'i18next';
import { inLanguage, type RenderedPage, type SiteData, type SitePage } from '#shared/site';
import { monthlyPrice } from '#shared/areas/clients/domain/pricing';
import { answered, plainOf, valuesOf } from './screens/fillText';

type Structured = Readonly<Record<string, unknown>>;
type About = { readonly data: SiteData; readonly siteUrl: string; readonly speech: i18n; readonly description: string };

const schema = 'https://schema.org';

const organization = ({ settings }: SiteData, siteUrl: string): Structured => ({
  '@type': 'Organization',
  name: settings.brand,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
  ...(settings.legal_name && { legalName: settings.legal_name }),
  ...(settings.address && { address: settings.address }),
  ...(settings.email_support && { email: settings.email_support }),
  ...(settings.phone && { telephone: settings.phone }),
  ...(settings.npwp && { taxID: settings.npwp }),
  ...(Object.keys(settings.social).length > 0 && { sameAs: Object.values(settings.social) }),
});

const home = ({ data, siteUrl, description }: About): Structured[] => [
  { '@context': schema, ...organization(data, siteUrl) },
  {
    '@context': schema,
    '@type': 'WebSite',
    name: data.settings.brand,
    url: `${siteUrl}${inLanguage('/', data.language)}`,
    inLanguage: data.language,
    description,
  },
];

/** A product for each package, offered for its price a month, before tax. */
const pricing = ({ data, siteUrl, description }: About): Structured[] =>
  (data.catalogue?.packages ?? []).map((plan) => ({
    '@context': schema,
    '@type': 'Product',
    name: `${data.settings.brand} ${plan.package_name}`,
    description: plan.description ?? description,
    brand: { '@type': 'Brand', name: data.settings.brand },
    offers: {
      '@type': 'Offer',
      url: `${siteUrl}${inLanguage('/pricing', data.language)}`,
      priceCurrency: 'IDR',
      price: String(monthlyPrice(plan, data.catalogue!.modules)),
      availability: `${schema}/InStock`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: String(monthlyPrice(plan, data.catalogue!.modules)),
        priceCurrency: 'IDR',
        unitCode: 'MON',
        valueAddedTaxIncluded: false,
      },
    },
  }));

/** Only what can be answered here: the same questions as on the page. */
const faq = ({ data, speech }: About): Structured[] => {
  const { list } = speech.getResourceBundle(data.language, 'faq') as ResourceNamespaceMap['faq'];
  const mainEntity = answered(list, valuesOf(data)).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainOf).join(' ') },
  }));
  return [{ '@context': schema, '@type': 'FAQPage', inLanguage: data.language, mainEntity }];
};

const structuredOf: Partial<Record<SitePage, (about: About) => Structured[]>> = { home, pricing, faq };

export const headOf = (page: SitePage, data: SiteData, siteUrl: string, speech: i18n): Omit<RenderedPage, 'body'> => {
  const { brand } = data.settings;
  const title = speech.t(`site:head.${page}.title`);
  const description = speech.t(`site:head.${page}.description`);
  return {
    title: page === 'home' ? `${brand}: ${title}` : `${title} · ${brand}`,
    description,
    structured: structuredOf[page]?.({ data, siteUrl, speech, description }) ?? [],
  };
};
