/** The roles that every client has, by the keys of their rows: a person holds one at each client that they belong to (ROL-19). */
export const clientRoles = ['owner', 'admin_klinik', 'dokter', 'perawat', 'apoteker', 'lab', 'radiologi', 'gudang', 'kasir'] as const;
export type ClientRole = (typeof clientRoles)[number];

/** The role that a client always has an active holder of. */
export const OWNER = 'owner' satisfies ClientRole;
/** The role of people whom an operator leads to a client that has an owner. */
export const CLIENT_ADMIN = 'admin_klinik' satisfies ClientRole;
