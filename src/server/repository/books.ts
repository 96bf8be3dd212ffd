/** The books as expressions, to be selected beside the rows they speak of: so both are of one snapshot. */
import { sql, type RawBuilder } from 'kysely';

/** How many live rows a resource has. */
export const liveOf = (name: string): RawBuilder<number> =>
  sql`(select coalesce(sum(live), 0)::bigint from totals where resource = ${name})`;

/** The state of these resources' books, as a text: equal only if nothing changed in between. */
export const revisionOf = (names: readonly string[]): RawBuilder<string> =>
  sql`(select coalesce(string_agg(resource || shard || ':' || revision, ' ' order by resource, shard), '')
    from totals where resource = any(${names}::text[]))`;
