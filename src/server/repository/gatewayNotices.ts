/** Which notices of payment and mail gateways were taken. Rule: INV-7. */
import { sql } from 'kysely';
import type { Work } from './work';

/** Notes that a notice was taken. @returns false for one that was taken before; of two at once the second waits here for the first */
export const takeNotice = async ({ trx, now }: Work, gateway: string, notice: string): Promise<boolean> => {
  const { rows } = await sql`insert into gateway_notices (gateway, notice_id, received_at)
    values (${gateway}, ${notice}, ${now.toISOString()}) on conflict do nothing returning notice_id`.execute(trx);
  return rows.length > 0;
};
