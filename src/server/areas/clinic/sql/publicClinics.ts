/** The clinic that a public page belongs to, by the key in its address. Rules: VIS-7, VIS-8, APT-7. */
import { sql } from 'kysely';
import type { Moment } from '#shared/domain/timeOfDay';
import type { Queryable } from '#server/repository/runner';

/** Which page a key opens. */
export type PublicKey = 'screen_key' | 'booking_key' | 'kiosk_key';

export type PublicClinic = { readonly id: string; readonly name: string; readonly phone: string | null; readonly sandbox: boolean };

/** A clinic whose page is open, and what its clock shows. */
export type OpenClinic = PublicClinic & { readonly now: Moment };

export const clinicOfKey = async (on: Queryable, kind: PublicKey, key: string): Promise<PublicClinic | undefined> => {
  const { rows } = await sql<PublicClinic>`select id, name, phone, sandbox from entities
    where ${sql.ref(kind)} = ${key} and status = 'active' and deleted_at is null`.execute(on);
  return rows[0];
};
