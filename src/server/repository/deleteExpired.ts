/** Rows that expire: sessions that are over, devices not used for long, used and old links, answers nobody asks for again, counts of failed sign-ins, old mails, notifications read long ago. */
import { sql } from 'kysely';
import { mail } from '#shared/areas/oversight/resources/mail';
import { notification } from '#shared/areas/identity/resources/notification';
import { transaction } from '../db/database';
import { oldestAnswer } from './idempotency';
import { forgetStreams } from './liveStreams';
import { forgetUnusedDevices } from './knownDevices';
import type { Store } from './store';
import { addChanges } from './lists/totals';

const DAY = 86_400_000;
/** An expired link is stored a while longer, so that its reader hears that it has expired, not that it is unknown. */
const TOLD_DAYS = 30;
/** Longer than any account lock lasts. */
const COUNTED_DAYS = 1;

/** Days after which the counters of a day are deleted: no client's clock is that far behind. */
const NUMBERED_DAYS = 7;

/** Mails name people: they are stored as long as somebody may still ask what became of one, and so are jobs that were given up. */
const MAIL_DAYS = 90;

/** Deletes mails that were sent or failed, and updates their total. */
const forgetMails = ({ database }: Store, before: string): Promise<void> =>
  transaction(database, async (trx) => {
    const { numAffectedRows } = await sql`delete from mails where created_at < ${before} and status <> 'queued'`.execute(trx);
    if (numAffectedRows) await addChanges(trx, new Map([[mail.name, -Number(numAffectedRows)]]));
  });

/** A notification stays until it is read, and a while longer; one that nobody reads does not stay for ever (NTF-6). */
const READ_DAYS = 90;
const UNREAD_DAYS = 365;

/** Deletes notifications that were read long ago, or written very long ago, and updates their total. */
const forgetNotifications = ({ database }: Store, before: string, written: string): Promise<void> =>
  transaction(database, async (trx) => {
    const { numAffectedRows } = await sql`delete from notifications where read_at < ${before} or created_at < ${written}`.execute(trx);
    if (numAffectedRows) await addChanges(trx, new Map([[notification.name, -Number(numAffectedRows)]]));
  });

/** Deletes expired rows; none of them had an effect any more. */
export const deleteExpired = async (store: Store, now: Date): Promise<void> => {
  const { kysely } = store.database;
  const ago = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
  await sql`delete from sessions where expires_at <= ${now.toISOString()}`.execute(kysely);
  await sql`delete from one_time_tokens where expires_at <= ${ago(TOLD_DAYS)}`.execute(kysely);
  await sql`delete from idempotency_keys where created_at < ${oldestAnswer(now)}`.execute(kysely);
  await sql`delete from sign_in_failures where window_start < ${ago(COUNTED_DAYS)}`.execute(kysely);
  await forgetStreams(kysely);
  await forgetUnusedDevices(kysely, now);
  await sql`delete from counters where day < ${ago(NUMBERED_DAYS)}::date`.execute(kysely);
  await sql`delete from jobs where failed_at < ${ago(MAIL_DAYS)}`.execute(kysely);
  await forgetMails(store, ago(MAIL_DAYS));
  await forgetNotifications(store, ago(READ_DAYS), ago(UNREAD_DAYS));
};
