/** The three platform roles (ROL-1), the roles of clients (ROL-19) and the permissions that the declared resources ask for (ROL-5). */
import type { Action, Permission } from '#shared/access';
import { OWNER, type ClientRole } from '#shared/domain/clientRoles';
import { actionsOn, type Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';

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
/** What is sold, and to whom: a creator manages it with the catalogue. */
const sales = ['packages', 'modules', 'entity', 'clientsubsheader'];

/** A role that belongs to the system, and what it holds; 'all' also holds what later versions add. */
export interface RoleSeed {
  name: string;
  description: string;
  /** A role of clients counts at the one client that a person holds it at; the others count everywhere. */
  scope?: 'entity';
  holds: 'all' | Permission[];
}

/** What a client decides about its own subscription. */
const ofSubscription: Permission[] = ['activate', 'change', 'pause', 'cancel'].map((action): Permission => `${action} clientsubsheader`);
/** Who of the platform's people may read the client's own data, and for how long. */
const ofSupport: Permission[] = ['create support-grants', 'edit support-grants', 'end support-grants'];
/** Its settings, as the time zone; and an export of all of its data (PRV-14). */
const ofSettings: Permission[] = ['configure entity', 'export entity'];
/** What it has to pay. */
const ofInvoices: Permission[] = [
  'view invoices',
  'view payments',
  'create payments',
  'edit payments',
  'view charges',
  'create charges',
  'view credit-notes',
  'view client-credits',
];
/** Who works there. */
const ofPeople: Permission[] = ['view memberships', 'create memberships', 'edit memberships', 'end memberships'];

/** What a client's built-in role may do with the clinic's own records, as their declarations say. */
const ofRecords = (role: ClientRole): Permission[] =>
  Object.values<Resource>(resources).flatMap((resource) => {
    if (!resource.roles) return [];
    return allOf(resource.type, ...(role === OWNER ? actionsOn(resource) : (resource.roles[role] ?? [])));
  });

/** Everyone who works at a client may ask for help; who answers for the clinic sees what all of its people asked. */
const asksForHelp: Permission[] = ['create tickets', 'reply tickets'];
const ofTickets: Permission[] = ['view tickets', ...asksForHelp];

/** The client's own roles. */
const ofRoles: Permission[] = allOf('roles', 'create', 'edit', 'delete');

type ClientRoleSeed = { readonly description: string; readonly holds: readonly Permission[] };

/** The roles that every client has: what they hold in addition to what the clinic's own records give them. */
const clientRoles: Readonly<Record<ClientRole, ClientRoleSeed>> = {
  owner: {
    description: 'Pemilik klinik: mengelola langganan dan semua orang di klinik.',
    holds: [...ofSubscription, ...ofInvoices, ...ofPeople, ...ofSupport, ...ofSettings, ...ofRoles, ...ofTickets],
  },
  admin_klinik: { description: 'Administrator klinik: mengundang dan mengatur orang di klinik.', holds: [...ofPeople, ...ofTickets] },
  dokter: { description: 'Dokter: memeriksa dan merawat pasien.', holds: asksForHelp },
  perawat: { description: 'Perawat: merawat pasien dan mencatat tindakan.', holds: asksForHelp },
  apoteker: { description: 'Apoteker: menyiapkan resep dan mengelola obat.', holds: asksForHelp },
  lab: { description: 'Petugas laboratorium: memeriksa sampel dan mengisi hasil.', holds: asksForHelp },
  radiologi: { description: 'Petugas radiologi: membuat citra dan mengisi hasil baca.', holds: asksForHelp },
  gudang: { description: 'Petugas gudang: mengelola persediaan.', holds: asksForHelp },
  kasir: { description: 'Kasir: menerima pembayaran pasien.', holds: asksForHelp },
};

const clientRoleSeeds: RoleSeed[] = Object.entries(clientRoles).map(([name, { description, holds }]) => ({
  name,
  description,
  scope: 'entity' as const,
  holds: [...holds, ...ofRecords(name as ClientRole)],
}));

/** The roles of the people of the platform and of everyone who registers. */
const platformRoles: RoleSeed[] = [
  { name: 'admin', description: 'Mengelola semuanya.', holds: 'all' },
  {
    name: 'creator',
    description: 'Membuat dan mengubah kategori, tag, item, paket, modul, klien, dan langganan.',
    holds: [
      ...[...catalogue, ...sales].flatMap((type) => allOf(type, 'view', 'create', 'edit')),
      ...allOf('clientsubsdetail', 'view', 'create'),
      ...ofSubscription,
    ],
  },
  { name: 'member', description: 'Anggota dari satu klien; melihat item.', holds: catalogue.flatMap((type) => allOf(type, 'view')) },
];

export const roles: RoleSeed[] = [...platformRoles, ...clientRoleSeeds];

/** The first accounts, one a role. */
export const accounts = platformRoles.map(({ name }) => ({
  email: `${name}@nadi.test`,
  name: `${name.charAt(0).toUpperCase()}${name.slice(1)} Nadi`,
  role: name,
}));
