/** Endpoints of subscriptions beside those of their declaration. */
import type { Endpoints } from './endpoint';

export const subscriptionEndpoints = {
  /** What became of a subscription, and who decided it: for whoever may get the subscription. */
  subscriptionHistory: { method: 'GET', path: '/clientsubsheader/{id}/history', who: { rights: [['clientsubsheader', 'get']] } },
} as const satisfies Endpoints;
