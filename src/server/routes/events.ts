/** The stream of live updates, and which record its tab shows. Rules: LIV-1, LIV-5. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#shared/access';
import { WORKPLACE_HEADER } from '#shared/jsonapi';
import { isUuid } from '#shared/kit/values';
import { presence as presenceInput } from '#shared/endpoints/live';
import { STREAM_TYPE, withPresence } from '#shared/live';
import { resourceOfType, type ResourceName } from '#shared/areas/resources';
import { user } from '#shared/areas/identity/resources/user';
import { pointerTo } from '#shared/validate';
import { sendDocument } from '../http/jsonapi';
import type { Hub } from '../live/hub';
import { liveStream } from '../live/stream';
import { newId } from '../repository/ids';
import { presentAt, setPlace } from '../repository/liveStreams';
import { countVisible } from '../repository/read';
import type { Store } from '../repository/store';
import { Refusal } from '../refusal';
import type { Handlers } from './endpoints';
import { authorise, missing } from './routeSteps';

/** A client that reads documents must not wait for one that never ends: the stream is only for who asks for one. */
const refuseOthers = ({ headers, method }: FastifyRequest): void => {
  if (method === 'GET' && headers.accept?.includes(STREAM_TYPE)) return;
  throw new Refusal([{ code: 'media_type.not_acceptable', header: 'Accept' }]);
};

const workplaceOf = ({ headers }: FastifyRequest): string | null => {
  const asked = headers[WORKPLACE_HEADER];
  return isUuid(asked) ? asked : null;
};

/** Nothing between us and the browser may keep events back, or keep a copy. */
const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', vary: 'Accept' } as const;

const streaming = (reply: FastifyReply, body: ReturnType<typeof liveStream>['body']): FastifyReply =>
  reply.code(200).headers(headers).type(STREAM_TYPE).send(body);

/** Those of `withPresence` that are a client's own records. */
const ofClients: ReadonlySet<string> = new Set<ResourceName>(['patient', 'visit']);

/**
 * Whether the person may see who else is at a record of this type: the provider's people who may see all users, or at a client's own record
 * everybody who may get it, as only people of that client do (LIV-5).
 */
const maySeePeople = (actor: Actor, type: string | null | undefined): boolean =>
  ofClients.has(resourceOfType(type ?? '')?.name ?? '') || user.access.list?.(actor) === true;

/** The record that is named. @throws Refusal where it has no presence, or isn't there for this person */
const placeIn = async (
  store: Store,
  request: FastifyRequest,
  actor: Actor,
  { resource: type, record: id }: { readonly resource?: string | null; readonly record?: string | null },
) => {
  const resource = resourceOfType(type ?? '');
  if (!resource || !withPresence.has(resource.name))
    throw new Refusal([{ code: 'relation_missing', pointer: pointerTo(presenceInput, 'resource') }]);
  if (!isUuid(id)) throw new Refusal([{ code: 'invalid_id', pointer: pointerTo(presenceInput, 'record') }]);
  const verdict = authorise(resource, 'get', request.actor);
  if (!(await countVisible(store, actor, store.find(resource.type), [id], verdict))) missing('resource.missing');
  return { name: resource.name, id };
};

export const events = (app: FastifyInstance, { store, hub }: { store: Store; hub: Hub }): Handlers<'events' | 'presence'> => {
  app.addHook('preClose', () => hub.close());
  return {
    events: async ({ request, reply, actor, session }) => {
      refuseOthers(request);
      const stream = liveStream({ id: newId(), session, workplace: workplaceOf(request), actor });
      reply.raw.once('close', () => hub.leave(stream));
      await hub.enter(stream, () => reply.raw.destroyed);
      // Closed while it was being entered: its close has left nothing.
      if (reply.raw.destroyed) hub.leave(stream);
      stream.send('open', { stream: stream.id });
      return streaming(reply, stream.body);
    },

    presence: async ({ request, reply, actor, session, id, values: { mode, ...record } }) => {
      if (mode && !maySeePeople(actor, record.resource)) return sendDocument(reply, 200, { meta: { people: [] } });
      const { kysely } = store.database;
      const place = mode ? await placeIn(store, request, actor, record) : null;
      const isKnown = await setPlace(kysely, { id, tokenHash: session.tokenHash }, place && mode ? { ...place, mode } : null);
      if (!isKnown) missing('resource.missing');
      return sendDocument(reply, 200, { meta: { people: place ? await presentAt(kysely, place, actor.id) : [] } });
    },
  };
};
