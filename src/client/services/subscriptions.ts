/** What is asked of subscriptions beside their records. */
import type { HistoryEntry } from '#shared/domain/subscriptionHistory';
import { endpoints } from '#shared/endpoints/index';
import { asks } from './endpointCalls';
import type { Http } from './http';

export const subscriptionService = (http: Http) => ({
  /** What became of the subscription with this id, the newest first. */
  history: asks(http)(endpoints.subscriptionHistory, (document) => {
    const history = document?.meta?.['history'];
    return Array.isArray(history) ? (history as readonly HistoryEntry[]) : undefined;
  }),
});
