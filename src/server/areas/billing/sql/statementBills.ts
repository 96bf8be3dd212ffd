/** What a bank statement is compared with: invoices that can be paid, and existing payments. Rules: INV-13, INV-16. */
import { sql } from 'kysely';
import type { OpenInvoice, ReceivingAccount } from '#shared/areas/billing/bankStatements';
import { transaction } from '#server/db/database';
import { accountNumbered } from './bankAccounts';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';

/** Invoices that can still be paid, the oldest first; at most 2,000. */
const payableInvoices = async (runner: Queryable): Promise<readonly OpenInvoice[]> => {
  const { rows } = await sql<OpenInvoice>`select i.id, i.number, e.name as client, i.balance::float8 as balance
    from invoices as i join entities as e on e.id = i.entity_id
    where i.status in ('issued', 'partially_paid', 'uncollectible') and i.balance > 0 and i.deleted_at is null
    order by i.due_date, i.number limit 2000`.execute(runner);
  return rows;
};

/** The given references that are used by a payment, in lower case. Rejected and reversed payments do not count: what was booked on a wrong invoice can be booked again. */
export const usedReferences = async (runner: Queryable, references: readonly string[]): Promise<ReadonlySet<string>> => {
  const wanted = references.map((one) => one.toLowerCase());
  const { rows } = await sql<{ reference: string }>`select lower(reference) as reference from payments
    where lower(reference) = any(${wanted}::text[]) and status <> 'rejected' and not reversed
      and reverses_id is null and deleted_at is null`.execute(runner);
  return new Set(rows.map(({ reference }) => reference));
};

/** The payment of exactly this amount, sent by the client and not yet verified; undefined where there is none. */
export const waitingProof = async (runner: Queryable, invoiceId: string, amount: number): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from payments where invoice_id = ${invoiceId} and status = 'pending'
    and method = 'transfer' and amount = ${amount} and deleted_at is null order by created_at limit 1`.execute(runner);
  return rows[0]?.id;
};

type StatementBills = {
  readonly open: readonly OpenInvoice[];
  readonly used: ReadonlySet<string>;
  readonly account: ReceivingAccount | null;
};

/**
 * For all clients: the invoices that can be paid, the given references that are used, and our account that the statement is of.
 * @param number of the account, where the file gives it
 */
export const statementBills = ({ database }: Store, references: readonly string[], number: string | undefined): Promise<StatementBills> =>
  transaction(
    database,
    async (trx) => ({
      open: await payableInvoices(trx),
      used: await usedReferences(trx, references),
      account: (number !== undefined && (await accountNumbered(trx, number))) || null,
    }),
    { readOnly: true, scope: 'all' },
  );
