/** Members view tags and categories again, as they did before 0024_member_catalogue: both are parts of the items that members see. */
import type { Migration } from '../migrate';

export const memberReadsCatalogue: Migration = {
  name: '0025_member_reads_catalogue',
  up: [
    `insert into role_permissions (role_id, permission_id)
     select r.id, p.id from roles as r cross join permissions as p
     where r.name = 'member' and r.system and p.system and p.name in ('view tags', 'view categories')
     on conflict do nothing`,
  ],
};
