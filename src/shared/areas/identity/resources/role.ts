/** A named set of permissions that users hold. */
import { clientOr, THEIR_CLIENT, type Permission } from '#shared/access';
import { count, flag, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, toMany, toOne, type RecordOf } from '#shared/kit/resource';
import { builtInRoleNames } from '../domain/roleNames';

/** Who sees a client's people sees the roles that they can have there. */
const ofClients = clientOr('view roles', 'view memberships', { scope: 'entity', entity: [null, THEIR_CLIENT] });

/** A client's own roles are for its people who hold the permission there (ROL-19). */
const ownOfClient = (permission: Permission) => clientOr(permission, permission, { scope: 'entity', entity: THEIR_CLIENT });

export const role = defineResource('role', '/roles', {
  noun: { id: 'peran', en: ['role', 'roles'] },
  pages: {
    base: '/usman/role-management',
    add: 'add-role',
    edit: 'edit-role',
    group: 'userManagement',
    own: ['list', 'form'],
    partly: true,
    words: ['people'],
  },
  label: 'name',
  names: builtInRoleNames,
  replaceable: true,
  attributes: {
    name: text({ required: true, unique: { within: 'entity' }, max: 60, oneScript: true }),
    description: longText({ max: 500 }),
    /** Where it counts: everywhere, or at the one client that a person holds it at (ROL-19). */
    scope: oneOf(['platform', 'entity'], { required: true, initial: 'platform' }),
    system: readOnly(flag()),
    // Anyone who holds the role must set up two-step sign-in before anything else.
    two_step_required: flag(),
    users_count: count(),
    permissions_count: count(),
  },
  relations: {
    permissions: toMany('permissions'),
    /** The client whose own role it is; null for the roles that every client has. */
    entity: toOne('entity'),
  },
  search: ['name', 'description'],
  sort: ['name', 'users_count', 'permissions_count', 'created_at'],
  filter: ['scope', 'created_at'],
  access: {
    list: ofClients,
    get: ofClients,
    add: ownOfClient('create roles'),
    update: ownOfClient('edit roles'),
    destroy: ownOfClient('delete roles'),
  },
});
export type Role = RecordOf<typeof role>;
