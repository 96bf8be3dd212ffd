/** What the rules about sessions of tickets ask the database. Rule: TKT-15. */
import { sql } from 'kysely';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';

/** When the person attached sessions since this instant, the first one first. */
export const attachedSince = async ({ trx }: Work, person: string, since: Date): Promise<readonly Date[]> => {
  const { rows } = await sql<{ at: string | Date }>`select s.created_at as at from ticket_sessions as s
    join tickets as t on t.id = s.ticket_id
    where t.requester_id = ${person} and s.created_at > ${since.toISOString()} order by s.created_at`.execute(trx);
  return rows.map(({ at }) => new Date(at));
};

/** Whether the ticket has a session. */
export const hasSession = async ({ trx }: Work, ticket: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ticket_sessions where ticket_id = ${ticket}`.execute(trx);
  return rows.length > 0;
};

/** Keeps the sealed file with its record. */
export const keepContent = async ({ trx }: Work, id: string, content: string): Promise<void> => {
  await sql`update ticket_sessions set content = ${content} where id = ${id}`.execute(trx);
};

/** The sealed file, and the number of its ticket; undefined where there is no such session. */
export const contentOf = async (on: Queryable, id: string): Promise<{ readonly content: string; readonly number: string } | undefined> => {
  const { rows } = await sql<{ content: string; number: string }>`select s.content, t.number from ticket_sessions as s
    join tickets as t on t.id = s.ticket_id where s.id = ${id} and s.content is not null and s.deleted_at is null`.execute(on);
  return rows[0];
};
