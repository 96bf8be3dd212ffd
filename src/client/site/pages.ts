/** The public pages in the browser, each fetched for its own document only. */
import type { ComponentType } from 'react';
import type { SitePage } from '#shared/site';

export const screens: Record<SitePage, () => Promise<ComponentType>> = {
  home: () => import(/* webpackChunkName: "site-home" */ './screens/Home').then((chunk) => chunk.Home),
  pricing: () => import(/* webpackChunkName: "site-pricing" */ './screens/Pricing').then((chunk) => chunk.Pricing),
  faq: () => import(/* webpackChunkName: "site-faq" */ './screens/Faq').then((chunk) => chunk.Faq),
  terms: () => import(/* webpackChunkName: "site-terms" */ './screens/Terms').then((chunk) => chunk.Terms),
  privacy: () => import(/* webpackChunkName: "site-privacy" */ './screens/Privacy').then((chunk) => chunk.Privacy),
};
