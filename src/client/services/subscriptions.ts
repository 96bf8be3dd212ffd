/** What is asked of subscriptions beside their records. */
import type { HistoryEntry } from '#shared/domain/subscriptionHistory';
import type { Given } from '#shared/endpoints/endpoint';
import { endpoints } from '#shared/endpoints/index';
import { asks } from './endpointCalls';
import type { Http } from './http';

/** A clinic and its plan, as they are sent. */
export type StartOrder = Given<typeof endpoints.startClinic>;

export const subscriptionService = (http: Http) => ({
  /** Starts a clinic of one's own; answers the id of the new client. */
  start: asks(http)(endpoints.startClinic, (document) => {
    const entity = document?.meta?.['entity'];
    return typeof entity === 'string' ? { entity } : undefined;
  }),
  /** What became of the subscription with this id, the newest first. */
  history: asks(http)(endpoints.subscriptionHistory, (document) => {
    const history = document?.meta?.['history'];
    return Array.isArray(history) ? (history as readonly HistoryEntry[]) : undefined;
  }),
});
