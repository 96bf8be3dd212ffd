/** Owners of clients make roles for their own client, also in a database that has the permissions and the role already. Rule: ROL-19. */
import type { Migration } from '../migrate';

export const ownersMakeRoles: Migration = {
  name: '0033_owners_make_roles',
  up: [
    `insert into role_permissions (role_id, permission_id)
     select r.id, p.id from roles as r cross join permissions as p
     where r.name = 'owner' and r.system and r.scope = 'entity' and p.system and p.name in ('create roles', 'edit roles', 'delete roles')
     on conflict do nothing`,
  ],
};
