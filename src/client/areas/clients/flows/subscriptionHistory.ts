/** What became of a subscription, by the subscription's id. Rule: SUB-12. */
import type { HistoryEntry } from '#shared/areas/clients/domain/subscriptionHistory';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

export const subscriptionHistory = createLookup<'subscriptionHistory', readonly HistoryEntry[], FlowParts>(
  'subscriptionHistory',
  ({ services: { subscriptions } }) => subscriptions.history,
);
