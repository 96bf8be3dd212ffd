/** One's own sessions: list them, end one, or end all others. */
import { endpoints } from '#shared/endpoints/index';
import { API_ROOT } from '#shared/jsonapi';
import { sendDocument, sendNothing } from '#server/http/jsonapi';
import { endOtherSessions, endOwnSession, sessionsOfPerson } from '../sql/ownAccount';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, missing } from '#server/routes/routeSteps';

export const sessions = ({ store }: { store: Store }): Handlers<'listSessions' | 'endSession' | 'endOtherSessions'> => ({
  listSessions: async ({ reply, actor, session }) => {
    const found = await sessionsOfPerson(store.database.kysely, actor.id, session.tokenHash, store.clock());
    const data = found.map(({ id, ...attributes }) => ({ type: 'sessions', id, attributes }));
    return sendDocument(reply, 200, { data, links: { self: `${API_ROOT}${endpoints.listSessions.path}` } });
  },

  endSession: async ({ request, reply, actor, id }) => {
    const isEnded = await write(actOf(request, store), { id: actor.id }, (work) => endOwnSession(work, id));
    return isEnded ? sendNothing(reply) : missing('resource.missing');
  },

  endOtherSessions: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { id: actor.id }, endOtherSessions);
    return sendNothing(reply);
  },
});
