/** What is asked of subscriptions next to their records. */
import type { ClientExport } from '#shared/areas/clients/domain/clientExport';
import type { Given } from '#shared/endpoints/endpoint';
import { endpoints } from '#shared/endpoints/index';
import { asks, callOf } from '#client/services/endpointCalls';
import { read, type Answer, type Http } from '#client/services/http';

/** A clinic and its plan, as they are sent. */
export type StartOrder = Given<typeof endpoints.startClinic>;

/** A client with its subscription, as it is sent. `key`: of the form, so that it is made once however often it is sent. */
export type OpeningOrder = Given<typeof endpoints.openClient> & { readonly key: string };

/** The id of a client in the meta of an answer. */
const entityIn = (document: Answer | null): { readonly entity: string } | undefined => {
  const entity = document?.meta?.['entity'];
  return typeof entity === 'string' ? { entity } : undefined;
};

/** A list in the meta of an answer. */
const listIn =
  <T>(name: string) =>
  (document: Answer | null): readonly T[] | undefined => {
    const list = document?.meta?.[name];
    return Array.isArray(list) ? (list as readonly T[]) : undefined;
  };

export const subscriptionService = (http: Http) => ({
  /** Starts a clinic of one's own; answers the id of the new client. */
  start: asks(http)(endpoints.startClinic, entityIn),
  /** Makes a client with its subscription; answers its id. */
  open: async ({ key, ...order }: OpeningOrder, signal: AbortSignal) =>
    read(await http({ ...callOf(endpoints.openClient, order), headers: { 'Idempotency-Key': key } }, signal), entityIn),
  /** The exports of all data of the client with this id, the newest first. */
  exports: asks(http)(endpoints.clientExports, listIn<ClientExport>('exports')),
});
