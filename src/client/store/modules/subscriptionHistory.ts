/** What became of a subscription, by the subscription's id. Rule: SUB-12. */
import type { HistoryEntry } from '#shared/domain/subscriptionHistory';
import { createLookup } from '../../storeKit/createLookup';
import type { FlowParts } from '../flowParts';

export const subscriptionHistory = createLookup<'subscriptionHistory', readonly HistoryEntry[], FlowParts>(
  'subscriptionHistory',
  ({ services: { subscriptions } }) => subscriptions.history,
);
