/**
 * Members read tags and categories as parts of items, with the permission to view items alone (ROL-3). The permissions to view
 * tags and categories open the pages that manage them, so the built-in role gives them up. Other roles keep what they hold.
 */
import type { Migration } from '../migrate';

export const memberCatalogue: Migration = {
  name: '0024_member_catalogue',
  up: [
    `do $$
    begin
      if exists (select 1 from roles where name = 'member' and system) then
        delete from role_permissions as link
        using roles as r, permissions as p
        where link.role_id = r.id and link.permission_id = p.id
          and r.name = 'member' and r.system and p.system and p.name in ('view tags', 'view categories');
      end if;
    end
    $$`,
  ],
};
