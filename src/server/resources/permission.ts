/** Permissions: what a built-in one allows is fixed, and it stays. */
import { Refusal } from '../http/errors';
import { permission } from '#shared/resources/permission';
import { countJoined, systemRows } from '../repository/counts';
import { join, serve } from '../repository/serverResource';

const fixed = ['name', 'resource', 'action'];

export const servedPermission = serve(permission, {
  table: 'permissions',
  relations: { roles: join('role_permissions', 'permission_id', 'role_id') },
  counted: { roles_count: countJoined('role_permissions', 'permission_id', 'role_id', 'roles') },
  hooks: {
    update: async (_, before, values) => {
      const touched = before['system'] ? fixed.filter((name) => name in values) : [];
      if (touched.length) throw new Refusal(touched.map((name) => ({ code: 'permission.system', pointer: `/data/attributes/${name}` })));
      return values;
    },
    destroy: async (step, ids) => new Map((await systemRows(step, 'permissions', ids)).map((id) => [id, { code: 'permission.system' }])),
  },
});
