/** The books as expressions, to be selected beside the rows they speak of: so both are of one snapshot. */
import { sql, type RawBuilder } from 'kysely';
import { kept } from '../db/kept';
import type { Runner } from './store';

/** How many live rows a resource has. */
export const liveOf = (name: string): RawBuilder<number> =>
  sql`(select coalesce(sum(live), 0)::bigint from totals where resource = ${name})`;

/** The state of these resources' books, as a text: equal only if nothing changed in between. */
export const revisionOf = (names: readonly string[]): RawBuilder<string> =>
  sql`(select coalesce(string_agg(resource || shard || ':' || revision, ' ' order by resource, shard), '')
    from totals where resource = any(${names}::text[]))`;

/** The state of these resources' books now. */
export const stateOf = async (runner: Runner, names: readonly string[]): Promise<string> => {
  const { rows } = await sql<{ state: string }>`${kept} select ${revisionOf(names)} as state`.execute(runner);
  return rows[0]!.state;
};
