/** View as a role: an admin's session can read what that role may read, and write nothing until it ends. Rule: ROL-15. */
import { viewAsRole } from '#shared/areas/identity/endpoints/access';
import { role } from '#shared/areas/identity/resources/role';
import { pointerTo } from '#shared/validate';
import { Refusal } from '#server/refusal';
import { sendNothing } from '#server/http/jsonapi';
import { setViewAs, auditOwn, roleNamed } from '../sql/ownAccount';
import { activeAdmins } from '#server/repository/people';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';

export const viewAs = ({ store }: { store: Store }): Handlers<'viewAs' | 'endViewAs'> => ({
  viewAs: async ({ request, reply, actor, values }) => {
    const { id } = values.role;
    await write(actOf(request, store), { id: actor.id }, async (work) => {
      // Once more, under the lock: the role may just have been taken away, and only the system role of that name counts.
      if (!(await activeAdmins(work)).includes(actor.id)) throw new Refusal([{ code: 'access.denied' }]);
      const found = await roleNamed(work.trx, id);
      if (!found) throw new Refusal([{ code: 'relation_missing', pointer: pointerTo(viewAsRole, 'role') }]);
      await setViewAs(work, id);
      await auditOwn(work, 'view_as', { resource: role.name, recordId: id, after: { role: found.name } });
    });
    return sendNothing(reply);
  },

  endViewAs: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { id: actor.id }, async (work) => {
      const before = await setViewAs(work, null);
      if (before) await auditOwn(work, 'view_as_ended', { resource: role.name, recordId: before });
    });
    return sendNothing(reply);
  },
});
