/** One thing a role may allow: an action on a resource, like "edit items". Seeded ones belong to the system. */
import { can, givableOr } from '#shared/access';
import { count, flag, longText, readOnly, text } from '#shared/kit/fields';
import { defineResource, toMany, type RecordOf } from '#shared/kit/resource';

/** Who makes roles for their client chooses among the permissions that they have there. */
const givable = givableOr('view permissions', 'create roles', 'name');

export const permission = defineResource('permission', '/permissions', {
  noun: { id: 'izin', en: ['permission', 'permissions'] },
  pages: {
    base: '/usman/permission-management',
    add: 'add-permission',
    edit: 'edit-permission',
    group: 'userManagement',
    own: ['list', 'form'],
    words: ['people'],
  },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 120, oneScript: true }),
    label: text({ max: 120 }),
    description: longText({ max: 500 }),
    resource: text({ required: true, max: 60 }),
    action: text({ required: true, max: 30 }),
    system: readOnly(flag()),
    roles_count: count(),
  },
  relations: { roles: toMany('roles') },
  search: ['name', 'label', 'description'],
  sort: ['name', 'resource', 'action', 'roles_count', 'created_at'],
  filter: ['resource', 'action'],
  access: {
    list: givable,
    get: givable,
    add: can('create permissions'),
    update: can('edit permissions'),
    destroy: can('delete permissions'),
  },
});
export type PermissionRecord = RecordOf<typeof permission>;
