/** SQL expressions for totals and revisions. They are selected together with the rows, so that both come from one snapshot. */
import { sql, type RawBuilder } from 'kysely';
import { prepared } from '../../db/preparedStatements';
import type { Queryable } from '../runner';

/** How many live rows a resource has. */
export const totalSql = (name: string): RawBuilder<number> =>
  sql`(select coalesce(sum(live), 0)::bigint from totals where resource = ${name})`;

/** The revision of these resources as a text: two are equal only if nothing changed in between. */
export const revisionSql = (names: readonly string[]): RawBuilder<string> =>
  sql`(select coalesce(string_agg(resource || shard || ':' || revision, ' ' order by resource, shard), '')
    from totals where resource = any(${names}::text[]))`;

/** What a revision is now. */
export const stateNow = async (runner: Queryable, revision: RawBuilder<string>): Promise<string> => {
  const { rows } = await sql<{ state: string }>`${prepared} select ${revision} as state`.execute(runner);
  return rows[0]!.state;
};

/** The present revision of these resources. */
export const revisionNow = (runner: Queryable, names: readonly string[]): Promise<string> => stateNow(runner, revisionSql(names));
