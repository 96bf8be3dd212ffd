/** The payers of clients that subscribed before there were payers. Rule: CORE-8. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { firstPayers } from '#shared/areas/clinic/domain/firstPayers';
import type { Schema } from '../schema';

/** Rows for a table that never had one; of later clients the activation of a subscription makes them. */
export const payersOfClients = async (trx: Transaction<Schema>) => {
  const { rows } = await sql<{ id: string }>`select e.id from entities as e where e.deleted_at is null and exists (
    select from clientsubsheaders as h where h.entity_id = e.id and h.status <> 'draft' and h.deleted_at is null)`.execute(trx);
  return rows.flatMap(({ id: entity_id }) => firstPayers.map((one) => ({ id: randomUUID(), entity_id, ...one })));
};
