/** A named set of permissions that users hold. */
import { clientOr, THEIR_CLIENT, type Permission } from '#shared/access';
import { count, flag, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, toMany, toOne, type BuiltInNames, type RecordOf } from '#shared/kit/resource';
import type { Language } from '#shared/locale';

/** Who sees a client's people sees the roles that they can have there. */
const ofClients = clientOr('view roles', 'view memberships', { scope: 'entity', entity: [null, THEIR_CLIENT] });

/** A client's own roles are for its people who hold the permission there (ROL-19). */
const ownOfClient = (permission: Permission) => clientOr(permission, permission, { scope: 'entity', entity: THEIR_CLIENT });

/** The built-in roles as people read them: those of the platform, and those that every client has. Their names in the database are keys. */
export const builtInRoleNames: BuiltInNames = {
  admin: { id: 'Admin', en: 'Admin' },
  creator: { id: 'Kreator', en: 'Creator' },
  member: { id: 'Anggota', en: 'Member' },
  owner: { id: 'Pemilik', en: 'Owner' },
  admin_klinik: { id: 'Admin klinik', en: 'Clinic admin' },
  dokter: { id: 'Dokter', en: 'Doctor' },
  perawat: { id: 'Perawat', en: 'Nurse' },
  apoteker: { id: 'Apoteker', en: 'Pharmacist' },
  lab: { id: 'Petugas lab', en: 'Lab staff' },
  radiologi: { id: 'Petugas radiologi', en: 'Radiology staff' },
  gudang: { id: 'Petugas gudang', en: 'Warehouse staff' },
  kasir: { id: 'Kasir', en: 'Cashier' },
};

/** A role as people read it: an own role has the name that it was given. */
export const roleCalled = (name: string, language: Language): string => builtInRoleNames[name]?.[language] ?? name;

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
