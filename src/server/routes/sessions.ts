/** One's own sessions: list them, end one, or end all others. */
import type { FastifyInstance } from 'fastify';
import { API_ROOT } from '#shared/jsonapi';
import { own, signedIn } from '../http/actor';
import { sendDocument, sendNothing } from '../http/jsonapi';
import { refuseQuery } from '../http/query';
import { endOtherSessions, endOwnSession, sessionsOfPerson } from '../repository/ownAccount';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import { actOf, idOf, missing } from './routeSteps';

const TYPE = 'sessions';
const PATH = `/me/${TYPE}`;

/** GET and DELETE /me/sessions, DELETE /me/sessions/{id}. */
export function sessions(app: FastifyInstance, { store }: { store: Store }): void {
  app.get(PATH, own, async (request, reply) => {
    const { actor, session } = signedIn(request);
    refuseQuery(request);
    const found = await sessionsOfPerson(store.database.kysely, actor.id, session.tokenHash, store.clock());
    const data = found.map(({ id, ...attributes }) => ({ type: TYPE, id, attributes }));
    return sendDocument(reply, 200, { data, links: { self: `${API_ROOT}${PATH}` } });
  });

  app.delete(PATH, own, async (request, reply) => {
    const { actor } = signedIn(request);
    await write(actOf(request, store), { id: actor.id }, endOtherSessions);
    return sendNothing(reply);
  });

  app.delete(`${PATH}/:id`, own, async (request, reply) => {
    const { actor } = signedIn(request);
    const id = idOf(request);
    const isEnded = await write(actOf(request, store), { id: actor.id }, (work) => endOwnSession(work, id));
    return isEnded ? sendNothing(reply) : missing('resource.missing');
  });
}
