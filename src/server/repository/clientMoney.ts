/**
 * The one order of locks: the money of a client comes first, then the rows of its subscriptions, invoices and payments. Whatever changes
 * one of them may change the others: a payment leads a subscription back from grace, a subscription that ends credits its invoices. With
 * one lock before all rows two such changes follow one another, and never wait for each other. The money that a clinic takes of its patients
 * has the same lock: charges, bills, payments and shifts. Rules: MNY-11, CSH-1.
 */
import { sql, type RawBuilder } from 'kysely';
import { ahead } from '../db/pipelining';
import { idsIn } from './checkReferences';
import type { ServerResource, Values } from './serverResource';
import { uuids } from './uuids';
import type { Work } from './work';
import type { WriteContext } from './writeContext';

/** Takes the lock of a client: a second transaction waits here until the first ends. Who has it already takes it again at once. */
const taking = (entityId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended('client money ' || ${entityId}::text, 0))`;

/** Locks the money of a client by its id. */
export const lockMoney = async ({ trx }: Pick<Work, 'trx'>, client: string): Promise<void> => {
  await sql`select ${taking(sql`${client}`)}`.execute(trx);
};

/** Locks the money of the clients of these invoices, in one order. */
export const lockMoneyOfInvoices = async ({ trx }: Pick<Work, 'trx'>, ids: readonly string[]): Promise<void> => {
  await sql`${ahead} select ${taking(sql.ref('entity_id'))}
    from (select distinct entity_id from invoices where id = any(${uuids(ids)}) order by entity_id) as clients`.execute(trx);
};

/** Locks the money of a record's client before the record itself is locked; nothing for a record that has none. */
export const lockMoneyOf = async (
  { trx }: Pick<Work, 'trx'>,
  { table, moneyOf }: Pick<ServerResource, 'table' | 'moneyOf'>,
  id: string,
): Promise<void> => {
  if (moneyOf) await sql`${ahead} select ${taking(sql.ref(moneyOf))} from ${sql.table(table)} where id = ${id}`.execute(trx);
};

/** The same for a record that is added: its client is that of the first record that it leads to, before those are locked. */
export const lockMoneyFor = async (work: WriteContext, { resource, moneyOf }: ServerResource, values: Values): Promise<void> => {
  if (!moneyOf) return;
  for (const [name, { type }] of Object.entries(resource.relations)) {
    const [id] = idsIn(values[name]);
    const other = work.act.store.find(type);
    if (id !== undefined && other.moneyOf) return lockMoneyOf(work, other, id);
  }
};
