/** What is asked of subscriptions next to their records. */
import type { ClientExport } from '#shared/areas/clients/domain/clientExport';
import type { Given } from '#shared/endpoints/endpoint';
import { endpoints } from '#shared/endpoints/index';
import { asks } from '#client/services/endpointCalls';
import type { Answer, Http } from '#client/services/http';

/** A clinic and its plan, as they are sent. */
export type StartOrder = Given<typeof endpoints.startClinic>;

/** A list in the meta of an answer. */
const listIn =
  <T>(name: string) =>
  (document: Answer | null): readonly T[] | undefined => {
    const list = document?.meta?.[name];
    return Array.isArray(list) ? (list as readonly T[]) : undefined;
  };

export const subscriptionService = (http: Http) => ({
  /** Starts a clinic of one's own; answers the id of the new client. */
  start: asks(http)(endpoints.startClinic, (document) => {
    const entity = document?.meta?.['entity'];
    return typeof entity === 'string' ? { entity } : undefined;
  }),
  /** The exports of all data of the client with this id, the newest first. */
  exports: asks(http)(endpoints.clientExports, listIn<ClientExport>('exports')),
});
