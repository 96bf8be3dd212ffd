/** The public pages in the browser, each fetched for its own document only. */
import type { ComponentType } from 'react';
import type { SitePage } from '#shared/site';

export const screens: Record<SitePage, () => Promise<ComponentType>> = {
  home: () => import(/* webpackChunkName: "site-home" */ '../screens/public/Home').then((chunk) => chunk.Home),
  pricing: () => import(/* webpackChunkName: "site-pricing" */ '../screens/public/Pricing').then((chunk) => chunk.Pricing),
  faq: () => import(/* webpackChunkName: "site-faq" */ '../screens/public/Faq').then((chunk) => chunk.Faq),
  terms: () => import(/* webpackChunkName: "site-terms" */ '../screens/public/Terms').then((chunk) => chunk.Terms),
  privacy: () => import(/* webpackChunkName: "site-privacy" */ '../screens/public/Privacy').then((chunk) => chunk.Privacy),
};
