/** Ids as a parameter. */
import { sql } from 'kysely';

/** Ids for `any(…)`, typed. */
export const uuids = (ids: readonly string[]) => sql`${ids}::uuid[]`;
