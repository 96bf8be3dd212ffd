/** What a clinic has set for its cashiers: limits above which a second person is needed, and when the day of its books begins. Rules: CSH-4, CSH-9. */
import { sql } from 'kysely';
import { firstLimits, type CashierLimits } from '#shared/areas/cashier/domain/limits';
import { addSeconds, dayOf, type Day } from '#shared/domain/calendarDays';
import { clientTime } from '#server/repository/clientTime';
import type { Work } from '#server/repository/work';

/** The clinic's limits; those that a clinic begins with, where it has set none. */
export const limitsOf = async ({ trx }: Pick<Work, 'trx'>, client: string): Promise<CashierLimits> => {
  const { rows } = await sql<CashierLimits>`select discount_percent, refund_amount, four_eyes from clinic_settings
    where entity_id = ${client} and deleted_at is null`.execute(trx);
  return rows[0] ?? firstLimits;
};

/** The day of the clinic's books now: it begins at the hour that the clinic has set, and at midnight where it has set none. */
export const bookDay = async (work: Pick<Work, 'trx' | 'now'>, client: string): Promise<Day> => {
  const { now, zone } = await clientTime(work, client);
  const { rows } = await sql<{ day_starts: number }>`select day_starts from clinic_settings
    where entity_id = ${client} and deleted_at is null`.execute(work.trx);
  return dayOf(addSeconds(now, -3_600 * (rows[0]?.day_starts ?? 0)), zone);
};

/** What the clinic of the row `t` is called. */
export const nameOfClinic = sql<string>`(select e.name from entities as e where e.id = t.entity_id)`;
