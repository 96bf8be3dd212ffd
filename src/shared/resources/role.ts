/** A named set of permissions that users hold. */
import { can } from '../access';
import { count, flag, longText, readOnly, text } from '../kit/fields';
import { defineResource, toMany, type RecordOf } from '../kit/resource';

export const role = defineResource('role', '/roles', {
  noun: { id: 'peran', en: ['role', 'roles'] },
  pages: {
    base: '/usman/role-management',
    add: 'add-role',
    edit: 'edit-role',
    group: 'userManagement',
    own: ['list', 'form'],
    words: ['people'],
  },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 60, oneScript: true }),
    description: longText({ max: 500 }),
    system: readOnly(flag()),
    // Whoever holds the role must set up two-step sign-in before anything else.
    two_step_required: flag(),
    users_count: count(),
    permissions_count: count(),
  },
  relations: { permissions: toMany('permissions') },
  search: ['name', 'description'],
  sort: ['name', 'users_count', 'permissions_count', 'created_at'],
  filter: ['created_at'],
  access: {
    list: can('view roles'),
    get: can('view roles'),
    add: can('create roles'),
    update: can('edit roles'),
    destroy: can('delete roles'),
  },
});
export type Role = RecordOf<typeof role>;
