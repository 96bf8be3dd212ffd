/** A person who signs in. Everyone sees themselves; the rest needs the permission. */
import { can, selfOr } from '#shared/access';
import { dateTime, email, flag, image, oneOf, readOnly, secret, text } from '#shared/kit/fields';
import { defineResource, toMany, toOne, type RecordOf } from '#shared/kit/resource';

export const user = defineResource('user', '/users', {
  noun: { id: 'pengguna', en: ['user', 'users', 'a'] },
  pages: {
    base: '/usman/user-management',
    add: 'add-user',
    edit: 'edit-user',
    group: 'userManagement',
    own: ['list', 'form'],
    words: ['people'],
  },
  label: 'name',
  attributes: {
    name: text({ required: true, max: 120 }),
    email: email({ required: true, unique: true }),
    password: secret({ min: 10, max: 200 }),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
    profile_image: image(),
    last_seen_at: readOnly(dateTime()),
    email_verified_at: readOnly(dateTime()),
    // The new address, which replaces `email` once its link was opened.
    pending_email: readOnly(email()),
    two_step: readOnly(flag()),
  },
  relations: { roles: toMany('roles', { ordered: true }), entity: toOne('entity') },
  include: ['roles'],
  search: ['name', 'email'],
  sort: ['name', 'email', 'roles.name', 'status', 'last_seen_at', 'created_at'],
  filter: ['roles', 'status', 'created_at'],
  access: {
    list: selfOr('view users'),
    get: selfOr('view users'),
    add: can('create users'),
    update: can('edit users'),
    destroy: can('delete users'),
  },
});
export type User = RecordOf<typeof user>;
