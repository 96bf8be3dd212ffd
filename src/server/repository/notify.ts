/** Stores notifications, in the same transaction as the change that they report. Rules: NTF-1, NTF-2, NTF-3, NTF-4. */
import { sql, type RawBuilder } from 'kysely';
import {
  notificationKind,
  type Audience,
  type NotificationKind,
  type NotificationKinds,
} from '#shared/areas/identity/domain/notificationKinds';
import { notification } from '#shared/areas/identity/resources/notification';
import { user } from '#shared/areas/identity/resources/user';
import { routes, type RouteName } from '#shared/routes';
import { idOfActor } from './actors';
import type { Queryable } from './runner';
import { uuids } from './uuids';
import type { Work } from './work';
import { noteChange, type WriteContext } from './writeContext';

/** The values that the sentence of each kind contains. */
export type NotificationData = {
  readonly password_changed: {};
  readonly password_reset: {};
  /** By somebody who manages users. */
  readonly password_set: {};
  /** `address`: the new one. */
  readonly email_change_asked: { readonly address: string };
  readonly email_changed: { readonly address: string };
  readonly two_step_on: {};
  readonly two_step_off: {};
  readonly recovery_codes_renewed: {};
  /** As the browser names itself, and where from; null where it doesn't tell. */
  readonly signed_in_new_device: { readonly user_agent: string | null; readonly ip: string | null };
  readonly account_locked: { readonly minutes: number };
  /** Their names, the first one first. */
  readonly role_changed: { readonly roles: readonly string[] };
  /** Somebody works for a client of the reader from now on: the names of person, client and role. */
  readonly person_entered: { readonly name: string; readonly client: string; readonly role: string };
  /** `amount` in rupiah; `date`: the day on which it is due. */
  readonly invoice_issued: InvoiceData;
  readonly invoice_due: InvoiceData;
  readonly invoice_overdue: InvoiceData;
  readonly payment_to_verify: PaymentData;
  readonly payment_verified: PaymentData;
  readonly payment_rejected: PaymentData & { readonly reason: string | null };
  readonly ticket_opened: TicketData;
  readonly ticket_replied: TicketData;
  /** `at`: when the promised time ends. */
  readonly ticket_due: TicketData & { readonly at: string };
  readonly ticket_assigned: TicketData;
  readonly ticket_answered: TicketData;
  /** `date`: the last day. */
  readonly trial_ending: { readonly client: string; readonly date: string };
  /** `package_en`: the package's name in English, where it has one; `date`: the first day of the new plan. */
  readonly plan_changed: { readonly client: string; readonly package: string; readonly package_en: string | null; readonly date: string };
  readonly export_ready: { readonly client: string };
  readonly mail_failed: { readonly subject: string };
};

/** What the sentences about an invoice name. */
export type InvoiceData = { readonly number: string; readonly client: string; readonly amount: number; readonly date: string };
/** `number`: that of the invoice. */
export type PaymentData = { readonly number: string; readonly client: string; readonly amount: number };
export type TicketData = { readonly number: string; readonly subject: string; readonly client: string };

/** Whom and what an event is about. */
export type About = {
  /** The people whom it names. */
  readonly people?: readonly string[];
  /** The client that it is about. */
  readonly client?: string;
  /** The record that it leads to. */
  readonly record?: string;
  /** What tells it from other events of the same kind and record, as the day of a reminder. */
  readonly occasion?: string;
};

const kinds: NotificationKinds = notificationKind satisfies Readonly<Record<NotificationKind, { page: RouteName; list?: RouteName }>>;
const pathOf = new Map(routes.map(({ name, path }) => [name, path]));

/** The address of the page that a notification leads to, from the list of pages. */
const linkOf = (kind: NotificationKind, record = ''): string => pathOf.get(kinds[kind].page)!.replace(':id', record);

/** The name of an event; null for one that may happen again and again, as a change of the password. */
const eventOf = (kind: NotificationKind, { record, occasion }: About): string | null =>
  record === undefined && occasion === undefined ? null : [kind, record ?? '', ...(occasion === undefined ? [] : [occasion])].join(':');

/** Nobody is told more events at once: those seen most recently first. */
const MOST_TOLD = 50;

const staffWith = (permission: string): RawBuilder<unknown> => sql`exists (select from user_roles as ur
  join roles as r on r.id = ur.role_id and r.deleted_at is null
  join role_permissions as rp on rp.role_id = r.id
  join permissions as p on p.id = rp.permission_id and p.deleted_at is null and p.name = ${permission}
  where ur.user_id = u.id)`;

const peopleWith = (permission: string, client: string): RawBuilder<unknown> => sql`exists (select from memberships as m
  join roles as r on r.id = m.role_id and r.deleted_at is null
  join role_permissions as rp on rp.role_id = r.id
  join permissions as p on p.id = rp.permission_id and p.deleted_at is null and p.name = ${permission}
  where m.user_id = u.id and m.entity_id = ${client} and m.status = 'active' and m.deleted_at is null)`;

/** Who may be told: people `u` with the rights that the kind asks for, of whom an event may name some. */
const audienceOf = ({ staff, client: permission }: Audience, { people, client }: About): RawBuilder<unknown> =>
  sql.join(
    [
      people ? sql`u.id = any(${uuids(people)})` : sql`true`,
      staff ? staffWith(staff) : sql`true`,
      permission ? peopleWith(permission, client!) : sql`true`,
    ],
    sql` and `,
  );

/** The ids of those who are told: not who did it, nobody who turned it off, and nobody twice. */
const readersOf = async (work: Pick<Work, 'trx' | 'actor'>, kind: NotificationKind, about: About): Promise<readonly string[]> => {
  const [event, actor] = [eventOf(kind, about), idOfActor(work.actor)];
  const { rows } = await sql<{ id: string }>`select u.id from users as u
    where u.status = 'active' and u.deleted_at is null and u.id is distinct from ${actor}::uuid and ${audienceOf(kinds[kind].audience, about)}
      and not exists (select from notifications_off as o where o.user_id = u.id and o.kind = ${kind} and o.way = 'bell')
      and not exists (select from notifications as n where n.user_id = u.id and n.event = ${event})
    order by u.last_seen_at desc nulls last, u.id limit ${MOST_TOLD}`.execute(work.trx);
  return rows.map(({ id }) => id);
};

/**
 * Stores a notification for each person who is to be told, in the transaction of what happened. It is stored once for each person, however
 * often a job comes by. What is about the safety of an account is told to its owner, no matter who did it.
 * @param work the unit of work that it reports
 */
export const notify = async <K extends NotificationKind>(
  work: Pick<Work, 'add' | 'trx' | 'actor'>,
  kind: K,
  data: NotificationData[K],
  about: About,
): Promise<void> => {
  const readers = kinds[kind].always ? about.people! : await readersOf(work, kind, about);
  const link = linkOf(kind, about.record);
  const client = kinds[kind].audience.staff ? null : (about.client ?? null);
  for (const id of readers)
    await work.add('notification', { user: { type: user.type, id }, kind, data, link, client, event: eventOf(kind, about) });
};

/** Marks as read what nobody has to do any more, as the verification of a payment that was verified. */
export const endNotifications = async (
  work: Pick<Work, 'update' | 'trx' | 'now'>,
  kind: NotificationKind,
  record: string,
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select id from notifications
    where event = ${eventOf(kind, { record })} and not read and deleted_at is null`.execute(work.trx);
  for (const { id } of rows) await work.update('notification', id, { read_at: work.now.toISOString() });
};

/** Of these people those who want the mails of a kind; somebody without an account has turned off none. */
export const wantingMail = async <P extends { readonly id: string | null }>(
  on: Queryable,
  kind: NotificationKind,
  people: readonly P[],
): Promise<readonly P[]> => {
  const ids = people.flatMap(({ id }) => id ?? []);
  const { rows } = await sql<{ id: string }>`select user_id as id from notifications_off
    where user_id = any(${uuids(ids)}) and kind = ${kind} and way = 'mail'`.execute(on);
  const without = new Set(rows.map(({ id }) => id));
  return people.filter(({ id }) => id === null || !without.has(id));
};

/** Marks everything that the person has not read yet, by one statement however much it is. */
export const readAll = async (work: WriteContext, userId: string): Promise<void> => {
  const at = work.now.toISOString();
  const { rows } = await sql<{ id: string }>`update notifications set read_at = ${at}, updated_at = ${at}, version = version + 1
    where user_id = ${userId} and not read and deleted_at is null returning id`.execute(work.trx);
  const ids = rows.map(({ id }) => id);
  if (rows.length) noteChange(work, work.act.store.find(notification.type), 0, ids);
};
