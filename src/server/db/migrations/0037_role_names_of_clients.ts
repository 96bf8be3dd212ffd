/** Two clients may each have a role of the same name. Rule: ROL-19. */
import type { Migration } from '../migrate';

export const roleNamesOfClients: Migration = {
  name: '0037_role_names_of_clients',
  up: [
    'drop index if exists roles_name_unique',
    // Roles without a client are compared as those of one.
    `create unique index if not exists roles_name_unique on roles
      (coalesce(entity_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name)) where deleted_at is null`,
  ],
};
