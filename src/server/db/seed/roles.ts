/** The three platform roles (SCREENS.md) and the permissions of every declared resource. */
import type { Action, Permission } from '#shared/access';
import { resources } from '#shared/resources/index';

const actions: readonly Action[] = ['view', 'create', 'edit', 'delete'];

/** One permission as it is stored; its name is what a rule asks for. */
export interface PermissionSeed {
  name: Permission;
  resource: string;
  action: Action;
}

/** Every action on every declared resource. */
export const permissions: PermissionSeed[] = Object.values(resources).flatMap(({ type }) =>
  actions.map((action) => ({ name: `${action} ${type}` as const, resource: type, action })),
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
  { name: 'creator', description: 'Membuat dan mengubah kategori, tag, dan item.', holds: catalogue.flatMap((type) => allOf(type, 'view', 'create', 'edit')) },
  { name: 'member', description: 'Anggota dari satu klien; melihat item.', holds: catalogue.flatMap((type) => allOf(type, 'view')) },
];

/** The first accounts, one a role. */
export const accounts = roles.map(({ name }) => ({
  email: `${name}@nadi.test`,
  name: `${name.charAt(0).toUpperCase()}${name.slice(1)} Nadi`,
  role: name,
}));
