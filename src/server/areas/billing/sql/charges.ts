/** Charges as the notices of gateways name them, and which notices were taken. Rule: INV-7. */
import { sql } from 'kysely';
import type { Work } from '#server/repository/work';

/** Notes that a notice was taken. @returns false for one that was taken before; of two at once the second waits here for the first */
export const takeNotice = async ({ trx, now }: Work, gateway: string, notice: string): Promise<boolean> => {
  const { rows } = await sql`insert into gateway_notices (gateway, notice_id, received_at)
    values (${gateway}, ${notice}, ${now.toISOString()}) on conflict do nothing returning notice_id`.execute(trx);
  return rows.length > 0;
};

/** The id of a charge, locked until the transaction ends; undefined where the gateway never made it for us. */
export const chargeOf = async ({ trx }: Work, gateway: string, externalId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from charges
    where gateway = ${gateway} and lower(external_id) = lower(${externalId}) and deleted_at is null for update`.execute(trx);
  return rows[0]?.id;
};
