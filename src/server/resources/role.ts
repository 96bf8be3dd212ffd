/** Roles: built-in ones keep their name and stay, and so does one that somebody holds. */
import { Refusal } from '../http/errors';
import { role } from '#shared/resources/role';
import { countJoined, systemRows, usedRows } from '../repository/counts';
import { join, serve } from '../repository/serverResource';

const users = countJoined('user_roles', 'role_id', 'user_id', 'users');

export const servedRole = serve(role, {
  table: 'roles',
  relations: { permissions: join('role_permissions', 'role_id', 'permission_id') },
  counted: { users_count: users, permissions_count: countJoined('role_permissions', 'role_id', 'permission_id', 'permissions') },
  hooks: {
    // Menus and route guards go by the names of the built-in roles.
    update: async (_, before, values) => {
      if (before['system'] && 'name' in values) throw new Refusal([{ code: 'read_only', pointer: '/data/attributes/name' }]);
      return values;
    },
    destroy: async (step, ids) => {
      const refused = await usedRows(step, 'roles', ids, [users], 'role.in_use');
      for (const id of await systemRows(step, 'roles', ids)) refused.set(id, { code: 'role.system' });
      return refused;
    },
  },
});
