/** The limits above which a discount or a refund needs a second person. Rule: CSH-4. */
import { sql } from 'kysely';
import { firstLimits, type CashierLimits } from '#shared/areas/cashier/domain/limits';
import type { Work } from '#server/repository/work';

/** The clinic's limits; those that a clinic begins with, where it has set none. */
export const limitsOf = async ({ trx }: Pick<Work, 'trx'>, client: string): Promise<CashierLimits> => {
  const { rows } = await sql<CashierLimits>`select discount_percent, refund_amount from clinic_settings
    where entity_id = ${client} and deleted_at is null`.execute(trx);
  return rows[0] ?? firstLimits;
};
