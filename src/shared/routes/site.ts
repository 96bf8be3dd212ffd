/** The public pages: each is a document of its own, which the server makes (decision 13); the app only leads there. */
import type { RouteRow } from './row';

export const siteRoutes = [
  { path: '/', name: 'home', guard: 'open', chunk: 'site-home', words: ['site', 'features', 'public'] },
  { path: '/home', name: 'homeAlias', guard: 'open', chunk: 'site-home', words: ['site', 'features', 'public'] },
  { path: '/pricing', name: 'pricing', guard: 'open', chunk: 'site-pricing', words: ['site', 'features', 'pricing'] },
  { path: '/faq', name: 'faq', guard: 'open', chunk: 'site-faq', words: ['site', 'faq'] },
  { path: '/tos', name: 'terms', guard: 'open', chunk: 'site-terms', words: ['site', 'terms'] },
  { path: '/privacy-policy', name: 'privacy', guard: 'open', chunk: 'site-privacy', words: ['site', 'privacy'] },
] as const satisfies readonly RouteRow[];
