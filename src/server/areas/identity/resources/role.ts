/** Roles: built-in ones keep their name; they, and roles that somebody holds, cannot be deleted. Rules: ROL-8, ROL-9. */
import { Refusal } from '#server/refusal';
import { role } from '#shared/areas/identity/resources/role';
import { countJoined, sum, systemRows, usedRows, usesJoined, usesOpenMemberships } from '#server/repository/counts';
import { adminLoses, refuseGrantsBeyondOwn, refuseHoldersBeyondOwn } from '../sql/grants';
import { withMoreRights, refuseMoreRights } from '../sql/compareRights';
import { join, defineServerResource } from '#server/repository/serverResource';
import { idsIn } from '#server/repository/checkReferences';
import { replaceRole } from '../commands/replaceRole';
import { servedMembership } from './membership';
import { servedUser } from './user';

const memberships = usesOpenMemberships(servedMembership, 'role_id');

const refuse = (pointer: string): never => {
  throw new Refusal([{ code: 'read_only', pointer }]);
};

const users = usesJoined('user_roles', 'role_id', 'user_id', servedUser);

export const servedRole = defineServerResource(role, {
  tenant: true,
  withoutClientTotals: true,
  rights: ['permissions', 'two_step_required'],
  relations: { permissions: join('role_permissions', 'role_id', 'permission_id') },
  counted: {
    // A role of clients is held by memberships; the people of a client are counted those of their client only, by row-level security.
    users_count: sum([users.count, memberships.count]),
    permissions_count: countJoined('role_permissions', 'role_id', 'permission_id', 'permissions'),
  },
  replace: replaceRole,
  hooks: {
    before: {
      add: async (work, values) => {
        const grants = { role: null, client: idsIn(values['entity'])[0] ?? null, permissions: idsIn(values['permissions']) };
        await refuseGrantsBeyondOwn(work, grants);
        // A client's own role is a role of clients.
        if (idsIn(values['entity']).length && values['scope'] !== 'entity')
          throw new Refusal([{ code: 'not_an_option', pointer: '/data/attributes/scope' }]);
        return values;
      },
      // Menus and route guards go by the names of the built-in roles.
      update: async (work, before, values) => {
        if (before['system'] && 'name' in values) refuse('/data/attributes/name');
        // Those who hold it would suddenly hold it elsewhere.
        if ('scope' in values) refuse('/data/attributes/scope');
        if ('entity' in values) refuse('/data/relationships/entity');
        await refuseMoreRights(work, 'role', [before.id]);
        if ('two_step_required' in values) await refuseHoldersBeyondOwn(work, before.id);
        if (!('permissions' in values)) return values;
        const grants = { role: before.id, client: before['entity_id'] as string | null, permissions: idsIn(values['permissions']) };
        await refuseGrantsBeyondOwn(work, grants);
        if (await adminLoses(work, grants)) throw new Refusal([{ code: 'role.admin_keeps', pointer: '/data/relationships/permissions' }]);
        return values;
      },
      destroy: async (work, ids) => {
        const refused = await usedRows(work, 'roles', ids, [users, memberships], 'role.in_use');
        for (const id of await systemRows(work, 'roles', ids)) refused.set(id, { code: 'role.system' });
        for (const id of await withMoreRights(work.trx, work.actor, 'role', ids)) refused.set(id, { code: 'access.beyond' });
        return refused;
      },
      restore: (work, ids) => refuseMoreRights(work, 'role', ids),
    },
  },
});
