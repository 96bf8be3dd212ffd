/** What lists and reports calculate of invoices. Rules: INV-2, INV-12. */
import { sql, type RawBuilder } from 'kysely';
import { openStates } from '#shared/areas/billing/resources/invoice';
import { rowClientDay } from '#server/repository/clientTime';

/**
 * Whether something is still to be paid of an invoice. The states are literals, so that the index of open invoices fits.
 * @param row the name that the statement gives to the invoice
 */
export const isUnpaid = (row: string): RawBuilder<boolean> => {
  const states = sql.join(openStates.map((state) => sql.lit(state)));
  return sql`(${sql.ref(`${row}.status`)} in (${states}) and ${sql.ref(`${row}.balance`)} > 0 and ${sql.ref(`${row}.deleted_at`)} is null)`;
};

/** Rupiah that the open invoices of a client still ask for. @param client an expression that is its id */
export const unpaidBalance = (client: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select sum(i.balance) from invoices as i where i.entity_id = ${client} and ${isUnpaid('i')}), 0)::bigint`;

/** Whether something is open after the due date, by the calendar day of the client. */
export const isOverdue = sql<boolean>`(t.status in ('issued', 'partially_paid') and t.balance > 0 and t.due_date < ${rowClientDay})`;

/** Rupiah that the client has to its credit. */
export const clientCredit = sql<number>`coalesce((select sum(c.amount) from client_credits as c where c.entity_id = t.entity_id), 0)::bigint`;
