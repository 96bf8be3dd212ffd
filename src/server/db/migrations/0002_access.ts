/** Roles and the permissions they hold. */
import type { Migration } from '../migrate';
import { joinTable, resourceTable, search, textSort, unique } from './statements';

export const access: Migration = {
  name: '0002_access',
  up: [
    ...resourceTable('permissions', [
      'name text not null',
      'label text',
      'description text',
      'resource text not null',
      'action text not null',
      'system boolean not null default false',
    ]),
    unique('permissions', 'name'),
    ...textSort('permissions', 'name', 'resource', 'action'),
    ...search('permissions', 'name', 'label', 'description'),
    ...resourceTable('roles', ['name text not null', 'description text', 'system boolean not null default false']),
    unique('roles', 'name'),
    ...textSort('roles', 'name'),
    ...search('roles', 'name', 'description'),
    ...joinTable('role_permissions', ['role_id', 'roles'], ['permission_id', 'permissions']),
  ],
};
