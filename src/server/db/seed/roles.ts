/** The three platform roles (ROL-1) and the permissions that the declared resources ask for (ROL-5). */
import type { Action, Permission } from '#shared/access';
import { actionsOn, type Resource } from '#shared/kit/resource';
import { resources } from '#shared/resources/index';

/** One permission as it is stored; its name is what a rule asks for. */
export interface PermissionSeed {
  name: Permission;
  resource: string;
  action: Action;
}

/** Every action that can be done on a declared resource; what nobody can do, nobody needs to be permitted. */
export const permissions: PermissionSeed[] = Object.values<Resource>(resources).flatMap((resource) =>
  actionsOn(resource).map((action) => ({ name: `${action} ${resource.type}` as const, resource: resource.type, action })),
);

const allOf = (type: string, ...chosen: Action[]): Permission[] => chosen.map((action) => `${action} ${type}` as const);
const catalogue = ['items', 'categories', 'tags'];

/** A role that belongs to the system, and what it holds; 'all' also holds what later versions add. */
export interface RoleSeed {
  name: string;
  description: string;
  holds: 'all' | Permission[];
}

export const roles: RoleSeed[] = [
  { name: 'admin', description: 'Mengelola semuanya.', holds: 'all' },
  {
    name: 'creator',
    description: 'Membuat dan mengubah kategori, tag, dan item.',
    holds: catalogue.flatMap((type) => allOf(type, 'view', 'create', 'edit')),
  },
  { name: 'member', description: 'Anggota dari satu klien; melihat item.', holds: catalogue.flatMap((type) => allOf(type, 'view')) },
];

/** The first accounts, one a role. */
export const accounts = roles.map(({ name }) => ({
  email: `${name}@nadi.test`,
  name: `${name.charAt(0).toUpperCase()}${name.slice(1)} Nadi`,
  role: name,
}));
