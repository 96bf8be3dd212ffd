/** What support access asks the database. Rule: PRV-18. */
import { sql } from 'kysely';
import type { Work } from '#server/repository/work';

/** The names of the people of ours who used the access of a row `t`. */
export const readerNames = sql<
  string | null
>`(select string_agg(u.name, ', ' order by u.name) from users as u where u.id = any(t.reader_ids))`;

/** Notes that a person uses the access. */
export const addReader = async ({ trx }: Work, id: string, userId: string): Promise<void> => {
  await sql`update support_grants set reader_ids = array(select distinct unnest(reader_ids || ${userId}::uuid)) where id = ${id}`.execute(
    trx,
  );
};

/** An access as the pages of the client's people show it. */
export type RunningSupport = { readonly id: string; readonly until: string; readonly readers: string | null };

/** The access to a client `client.id` that runs at an instant, as JSON; null where there is none. */
export const runningSupport = (now: Date) => sql<RunningSupport | null>`(
  select json_build_object('id', t.id, 'until', t.ends_at, 'readers', ${readerNames}) from support_grants as t
  where t.entity_id = client.id and t.status = 'running' and t.ends_at > ${now.toISOString()} and t.deleted_at is null
  order by t.ends_at desc limit 1)`;
