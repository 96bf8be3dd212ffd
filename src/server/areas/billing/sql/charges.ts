/** Charges as the notices of gateways name them. Rule: INV-7. */
import { sql } from 'kysely';
import type { Work } from '#server/repository/work';

/** The id of a charge, locked until the transaction ends; undefined where the gateway never made it for us. */
export const chargeOf = async ({ trx }: Work, gateway: string, externalId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from charges
    where gateway = ${gateway} and lower(external_id) = lower(${externalId}) and deleted_at is null for update`.execute(trx);
  return rows[0]?.id;
};
