/** Subscriptions, and what a clinic works with: pages that only describe what they will do, and the page of one's own subscription. */
import { wordsFor } from '../../kit/pageWords';
import type { RouteRow } from '../../routes/row';

const page = { guard: 'signedIn', chunk: 'module-page', words: ['modules', 'clientOnly'] } as const;

export const moduleRoutes = [
  {
    path: '/services/subscription',
    name: 'subscription',
    guard: 'signedIn',
    chunk: 'subscription',
    words: [
      'form',
      'grid',
      'audit',
      'subscription',
      'clientOnly',
      wordsFor('invoice'),
      wordsFor('clientsubsheader'),
      wordsFor('clientsubsdetail'),
      wordsFor('module'),
    ],
  },
  {
    path: '/services/settings',
    name: 'clientSettings',
    guard: 'signedIn',
    chunk: 'client-settings',
    words: ['form', 'clientOnly', wordsFor('entity')],
  },
  {
    path: '/services/start',
    name: 'startClinic',
    guard: 'signedIn',
    chunk: 'start-clinic',
    words: ['form', 'start', 'subscription', wordsFor('clientsubsheader')],
  },
  { path: '/bisnisku/admission', name: 'admission', feature: 'admission', ...page },
  { path: '/bisnisku/bed', name: 'bed', feature: 'bed', ...page },
  { path: '/bisnisku/radiology', name: 'radiology', feature: 'radiology', ...page },
  { path: '/bisnisku/laboratory', name: 'laboratory', feature: 'laboratory', ...page },
  { path: '/bisnisku/pharmacy', name: 'pharmacy', feature: 'pharmacy', ...page },
  { path: '/bisnisku/inventory/stock-entry', name: 'stockEntry', feature: 'inventory', ...page },
  { path: '/bisnisku/inventory/supplier', name: 'supplier', feature: 'inventory', ...page },
  { path: '/bisnisku/inventory/warehouse', name: 'warehouse', feature: 'inventory', ...page },
  { path: '/bisnisku/inventory/product', name: 'product', feature: 'inventory', ...page },
] as const satisfies readonly RouteRow[];
