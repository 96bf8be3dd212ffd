/** View as a role: an admin's session can read what that role may read, and write nothing until it ends. Rule: ROL-15. */
import type { FastifyInstance } from 'fastify';
import { toOne } from '#shared/kit/resource';
import { role } from '#shared/resources/role';
import { always, signedIn } from '../http/actor';
import { readReference } from '../http/document';
import { Refusal } from '../refusal';
import { sendNothing } from '../http/jsonapi';
import { lookAs, note, roleNamed } from '../repository/ownAccount';
import { activeAdmins } from '../repository/people';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import { actOf, authorise } from './routeSteps';

const TYPE = 'view-as';
const PATH = `/me/${TYPE}`;
const ROLE = 'role';

/** POST and DELETE /me/view-as. */
export function viewAs(app: FastifyInstance, { store }: { store: Store }): void {
  const relation = toOne(role.type, { required: true });

  app.post(PATH, async (request, reply) => {
    const { actor } = signedIn(request);
    authorise(role, 'list', actor);
    const { id } = readReference(TYPE, ROLE, relation, request.body);
    await write(actOf(request, store), { id: actor.id }, async (work) => {
      if (!(await activeAdmins(work)).includes(actor.id)) throw new Refusal([{ code: 'access.denied' }]);
      const found = await roleNamed(work.trx, id);
      if (!found) throw new Refusal([{ code: 'relation_missing', pointer: `/data/relationships/${ROLE}` }]);
      await lookAs(work, id);
      await note(work, 'view_as', { resource: role.name, recordId: id, after: { role: found.name } });
    });
    return sendNothing(reply);
  });

  app.delete(PATH, always, async (request, reply) => {
    const { actor } = signedIn(request);
    await write(actOf(request, store), { id: actor.id }, async (work) => {
      const before = await lookAs(work, null);
      if (before) await note(work, 'view_as_ended', { resource: role.name, recordId: before });
    });
    return sendNothing(reply);
  });
}
