/** The built-in creator manages packages, modules, clients and subscriptions, too. A new database gets it from the seed. Rule: ROL-1. */
import type { Migration } from '../migrate';

const given = [
  ...['packages', 'modules', 'entity', 'clientsubsheader'].flatMap((type) =>
    ['view', 'create', 'edit'].map((action) => `${action} ${type}`),
  ),
  ...['view', 'create'].map((action) => `${action} clientsubsdetail`),
  ...['activate', 'change', 'pause', 'cancel'].map((action) => `${action} clientsubsheader`),
];

export const creatorPermissions: Migration = {
  name: '0096_creator_permissions',
  up: [
    `insert into role_permissions (role_id, permission_id)
      select r.id, p.id from roles as r, permissions as p
      where r.name = 'creator' and r.system and p.system and p.deleted_at is null and p.name in (${given.map((name) => `'${name}'`).join(', ')})
      on conflict do nothing`,
    // The row-level security of roles lets only a scope of everyone write a built-in one; the setting ends with the statement.
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      if exists (select from roles where name = 'creator' and system and description = 'Membuat dan mengubah kategori, tag, dan item.') then
        update roles set description = 'Membuat dan mengubah kategori, tag, item, paket, modul, klien, dan langganan.', version = version + 1
          where name = 'creator' and system;
      end if;
    end $$`,
  ],
};
