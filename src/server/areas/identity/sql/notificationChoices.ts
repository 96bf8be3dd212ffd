/** What a person does not want to be told: a row for each way of a kind that they turned off. Rule: NTF-3. */
import { sql } from 'kysely';
import type { NotificationChoice, TurnedOff } from '#shared/areas/identity/domain/notificationKinds';
import type { Queryable } from '#server/repository/runner';

/** What the person turned off, as `invoice_due.mail`. */
export const turnedOffBy = async (on: Queryable, userId: string): Promise<readonly TurnedOff[]> => {
  const { rows } = await sql<{ name: TurnedOff }>`select kind || '.' || way as name from notifications_off
    where user_id = ${userId} order by name`.execute(on);
  return rows.map(({ name }) => name);
};

/** Keeps a choice; choosing the same again changes nothing. */
export const keepChoice = async (trx: Queryable, userId: string, { kind, way, on }: NotificationChoice): Promise<void> => {
  await (on
    ? sql`delete from notifications_off where user_id = ${userId} and kind = ${kind} and way = ${way}`.execute(trx)
    : sql`insert into notifications_off (user_id, kind, way) values (${userId}, ${kind}, ${way}) on conflict do nothing`.execute(trx));
};
