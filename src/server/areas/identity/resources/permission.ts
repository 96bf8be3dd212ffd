/** Permissions: a built-in one keeps its name, resource and action, and cannot be deleted. Rule: ROL-7. */
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { permission } from '#shared/areas/identity/resources/permission';
import { countJoined, systemRows } from '#server/repository/counts';
import { adminLoses, refuseGrantsBeyondOwn } from '../sql/grants';
import { withMoreRights, refuseMoreRights } from '../sql/compareRights';
import { join, defineServerResource } from '#server/repository/serverResource';
import { idsIn } from '#server/repository/checkReferences';

const fixed = ['name', 'resource', 'action'];

export const servedPermission = defineServerResource(permission, {
  rights: ['roles'],
  relations: { roles: join('role_permissions', 'permission_id', 'role_id') },
  counted: { roles_count: countJoined('role_permissions', 'permission_id', 'role_id', 'roles') },
  hooks: {
    before: {
      add: async (work, values) => {
        const grants = { permission: null, roles: idsIn(values['roles']) };
        await refuseGrantsBeyondOwn(work, grants);
        return values;
      },
      update: async (work, before, values) => {
        const touched = before['system'] ? fixed.filter((name) => name in values) : [];
        if (touched.length) throw new Refusal(touched.map((name) => ({ code: 'permission.system', pointer: `/data/attributes/${name}` })));
        await refuseMoreRights(work, 'permission', [before.id]);
        if (!('roles' in values)) return values;
        const grants = { permission: before.id, roles: idsIn(values['roles']) };
        await refuseGrantsBeyondOwn(work, grants);
        if (await adminLoses(work, grants)) throw new Refusal([{ code: 'role.admin_keeps', pointer: '/data/relationships/roles' }]);
        return values;
      },
      destroy: async (work, ids) => {
        const refused = new Map<string, Problem>();
        for (const id of await systemRows(work, 'permissions', ids)) refused.set(id, { code: 'permission.system' });
        for (const id of await withMoreRights(work.trx, work.actor, 'permission', ids)) refused.set(id, { code: 'access.beyond' });
        return refused;
      },
      restore: (work, ids) => refuseMoreRights(work, 'permission', ids),
    },
  },
});
