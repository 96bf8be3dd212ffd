/** What the rules about tickets ask the database. Rules: TKT-3, TKT-4, TKT-6. */
import { sql } from 'kysely';
import { defaultZone, type Day, type Instant, type Zone } from '#shared/domain/calendarDays';
import type { Language } from '#shared/locale';
import { transaction } from '#server/db/database';
import { idOfActor } from '#server/repository/actors';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import type { Work } from '#server/repository/work';

/** Names of the people that a row `t` of a ticket leads to. */
export const requesterName = sql<string | null>`(select u.name from users as u where u.id = t.requester_id)`;
export const assigneeName = sql<string | null>`(select u.name from users as u where u.id = t.assignee_id)`;
/** How near the next due time is, by the clock of the database. */
export const dueState = sql<string | null>`(case when t.next_due_at is null then null when t.next_due_at < now() then 'late'
  when t.next_due_at < now() + interval '1 hour' then 'hour' else 'later' end)`;
/** Whether a first response or a solution came after its due time, or is missing after it. */
export const isResponseLate = sql<boolean>`coalesce(coalesce(t.responded_at, now()) > t.response_due_at, false)`;
export const isSolutionLate = sql<boolean>`coalesce(coalesce(t.resolved_at, now()) > t.solution_due_at, false)`;
/** Whether it was open again after it had been solved. */
export const isReopened = sql<boolean>`exists (select from ticket_entries as solved
  join ticket_entries as again on again.ticket_id = t.id and again.event = 'state' and again.value = 'open'
  where solved.ticket_id = t.id and solved.event = 'state' and solved.value in ('resolved', 'closed')
    and (again.created_at, again.id) > (solved.created_at, solved.id))`;
export const isUnassigned = sql<boolean>`(t.assignee_id is null)`;

/** The days on which nobody works. */
export const holidays = async ({ trx }: Work): Promise<ReadonlySet<Day>> => {
  const { rows } = await sql<{ day: Day }>`select to_char(day, 'YYYY-MM-DD') as day from holidays where deleted_at is null`.execute(trx);
  return new Set(rows.map(({ day }) => day));
};

/** An entry of a thread as far as the clock is concerned; `at` is an instant in UTC. */
export type ClockEntry = {
  readonly at: Instant;
  readonly kind: 'customer' | 'agent' | 'event';
  readonly event: 'state' | 'priority' | 'split' | 'session' | null;
  readonly value: string | null;
};

/** The entries of a ticket, oldest first. Those of one transaction are ordered by their ids, which grow. */
export const clockEntries = async ({ trx }: Work, ticketId: string): Promise<readonly ClockEntry[]> => {
  const { rows } = await sql<Omit<ClockEntry, 'at'> & { at: string | Date }>`select created_at as at, kind, event, value from ticket_entries
    where ticket_id = ${ticketId} and deleted_at is null order by created_at, id`.execute(trx);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
};

/** Gives a message the files of another ticket's first message, and all words of its mail; both then lead to the same stored files. */
export const copyFiles = async ({ trx }: Work, from: string, entry: string): Promise<void> => {
  await sql`update ticket_entries set (files, full_text) = (select files, full_text from tickets where id = ${from}) where id = ${entry}`.execute(
    trx,
  );
};

/** The name of anyone who acts; null where nobody does. */
export const nameOfActor = async ({ trx, actor }: Work): Promise<string | null> => {
  const id = idOfActor(actor);
  if (id === null) return null;
  const { rows } = await sql<{ name: string }>`select name from users where id = ${id}`.execute(trx);
  return rows[0]?.name ?? null;
};

/** People `u` who can sign in and whose roles of the platform permit to manage tickets. */
const managers = sql`u.status = 'active' and u.deleted_at is null and exists (
  select from user_roles as ur
  join roles as r on r.id = ur.role_id and r.deleted_at is null
  join role_permissions as rp on rp.role_id = r.id
  join permissions as p on p.id = rp.permission_id and p.deleted_at is null and p.name = 'manage tickets'
  where ur.user_id = u.id)`;

/** Whether a person can manage tickets. */
export const canManageTickets = async ({ trx }: Work, userId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from users as u where u.id = ${userId} and ${managers}`.execute(trx);
  return rows.length > 0;
};

/** Somebody whom a mail about a ticket goes to. `sandbox`: of a client for tests, whose mails are never sent. */
export type TicketReader = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
  readonly sandbox: boolean;
};

/** The most people of the staff who are told of a ticket that nobody takes care of yet. */
const MOST_TOLD = 20;

/** The person in charge; where there is none, anyone who can manage tickets, those seen most recently first. */
export const staffToMail = async (on: Queryable, assigneeId: string | null): Promise<readonly TicketReader[]> => {
  const { rows } = await sql<TicketReader>`select u.id, u.name, u.email, u.language, false as sandbox from users as u
    where ${managers} and (${assigneeId}::uuid is null or u.id = ${assigneeId}::uuid)
    order by u.last_seen_at desc nulls last, u.id limit ${MOST_TOLD}`.execute(on);
  return rows;
};

/** Who asked, if they can still sign in. */
export const requesterToMail = async (on: Queryable, ticketId: string): Promise<readonly TicketReader[]> => {
  const { rows } = await sql<TicketReader>`select u.id, u.name, u.email, u.language, coalesce(e.sandbox, false) as sandbox from tickets as t
    left join entities as e on e.id = t.entity_id
    join users as u on u.id = t.requester_id and u.status = 'active' and u.deleted_at is null
    where t.id = ${ticketId}`.execute(on);
  return rows;
};

/** Whether the ticket `t` is of no client, or the person `u` works for its client. */
const isOfTheirs = sql`(t.entity_id is null or exists (select from memberships as m
  where m.user_id = u.id and m.entity_id = t.entity_id and m.status = 'active' and m.deleted_at is null))`;

/** The id of the person who asked, while they may open the ticket: it is of no client, they work for its client, or they manage tickets. */
export const requesterToNotify = async (on: Queryable, ticketId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select u.id from tickets as t
    join users as u on u.id = t.requester_id
    where t.id = ${ticketId} and (${managers} or ${isOfTheirs})`.execute(on);
  return rows.map(({ id }) => id);
};

/** Hours before its end in which a promised time is told of. */
const AHEAD_HOURS = 1;
/** Tickets that are looked at at once: more are looked at a minute later. */
const MOST_DUE = 200;

/** The tickets whose promised time ends soon, with that instant. */
export const ticketsDueSoon = async (on: Queryable, now: Date): Promise<readonly { readonly id: string; readonly at: string }[]> => {
  const until = new Date(now.getTime() + AHEAD_HOURS * 3_600_000);
  const { rows } = await sql<{ id: string; at: string | Date }>`select t.id, t.next_due_at as at from tickets as t
    where t.deleted_at is null and t.next_due_at > ${now.toISOString()} and t.next_due_at <= ${until.toISOString()}
      and t.status in ('new', 'open')
    order by t.next_due_at, t.id limit ${MOST_DUE}`.execute(on);
  return rows.map(({ id, at }) => ({ id, at: new Date(at).toISOString() }));
};

/** Who asked, as far as a mail from them is concerned. `email` in lower case; `mayReply`: they can sign in and work for the client, if it has one. */
export type MailRequester = {
  readonly id: string;
  readonly email: string;
  /** The language in which the person last used the application; null where it is not known. */
  readonly language: Language | null;
  readonly entityId: string | null;
  /** The zone of the client's calendar days, the operator's where there is no client. */
  readonly zone: Zone;
  readonly mayReply: boolean;
};

/** The requester of a ticket; undefined where there is no such ticket, or nobody any more who asked. */
export const mailRequester = ({ database }: Pick<Store, 'database'>, ticket: string): Promise<MailRequester | undefined> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<MailRequester>`select u.id, lower(u.email) as email, u.language, t.entity_id as "entityId",
          coalesce((select e.time_zone from entities as e where e.id = t.entity_id), ${defaultZone}) as zone,
          u.status = 'active' and u.deleted_at is null and ${isOfTheirs} as "mayReply"
        from tickets as t join users as u on u.id = t.requester_id where t.id = ${ticket} and t.deleted_at is null`.execute(trx);
      return rows[0];
    },
    { scope: 'all', readOnly: true },
  );

/** What an answer by mail became: the newest message that the person wrote in this instant, or the ticket that goes on from a closed one. */
export type Mailed = { readonly table: 'ticket_entries' | 'tickets'; readonly id: string; readonly ticket: string };

export const lastMailed = async ({ trx, now }: Work, ticket: string, person: string): Promise<Mailed> => {
  const { rows } = await sql<Mailed>`select * from (
      select 'ticket_entries' as table, e.id, e.ticket_id as ticket from ticket_entries as e
        where e.ticket_id = ${ticket} and e.author_id = ${person} and e.kind <> 'event' and e.created_at = ${now.toISOString()}
      union all
      select 'tickets', n.id, n.id from tickets as t join tickets as n on n.id = t.successor_id
        where t.id = ${ticket} and n.created_at = ${now.toISOString()}
    ) as found order by id desc limit 1`.execute(trx);
  return rows[0]!;
};

/** Keeps all words of a mail with the message that it became. */
export const keepFullText = async ({ trx }: Work, { table, id }: Pick<Mailed, 'table' | 'id'>, text: string): Promise<void> => {
  await sql`update ${sql.table(table)} set full_text = ${text} where id = ${id}`.execute(trx);
};
