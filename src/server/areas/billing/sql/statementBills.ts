/** What a bank statement is compared with: invoices that can be paid, and existing payments. Rules: INV-13, INV-16. */
import { sql } from 'kysely';
import type { OpenInvoice, ReceivingAccount } from '#shared/areas/billing/bankStatements';
import { transaction } from '#server/db/database';
import { accountTail, type IdentifiedLine } from '../statements/statementLines';
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

type BookedPayment = {
  readonly identity: string;
  readonly reference: string;
  readonly amount: number;
  readonly day: string;
  /** Digits of the number of our account, where it is known. */
  readonly account: string | null;
};

/**
 * Payments that may be of one of these lines. Their days come first: row-level security lets the index of days narrow the rows, and none of
 * an expression. Reversed ones do not count: what was booked on a wrong invoice can be booked again.
 */
const paymentsLike = async (runner: Queryable, lines: readonly IdentifiedLine[]): Promise<readonly BookedPayment[]> => {
  const identities = lines.map(({ identity }) => identity.toLowerCase());
  const references = lines.flatMap(({ reference }) => (reference === null ? [] : [reference.toLowerCase()]));
  const { rows } = await sql<BookedPayment>`select left(lower(p.reference), 25) as identity, lower(p.reference) as reference,
      p.amount::float8 as amount, p.paid_at::text as day, regexp_replace(b.number, '[^0-9]', '', 'g') as account
    from payments as p left join bank_accounts as b on b.id = p.bank_account_id
    where p.paid_at = any(${[...new Set(lines.map(({ day }) => day))]}::date[])
      and (left(lower(p.reference), 25) = any(${identities}::text[]) or lower(p.reference) = any(${references}::text[]))
      and p.reference is not null and p.status = 'verified' and not p.reversed and p.reverses_id is null
      and p.deleted_at is null`.execute(runner);
  return rows;
};

/** What a payment's reference says of the account: its last digits, behind the identity. */
const tailOf = ({ identity, reference, account }: BookedPayment): string | undefined =>
  /^-(\d+)/.exec(reference.slice(identity.length))?.[1] ?? (account ? accountTail(account) : undefined);

/**
 * The rows whose lines were booked before. Payments that were booked while the bank's reference alone was the identity are of a line with
 * this reference, day and amount; each of one line only. Where the account is not known on one side, it is taken for the same.
 */
export const rowsBooked = async (
  runner: Queryable,
  lines: readonly IdentifiedLine[],
  account: string | undefined,
): Promise<ReadonlySet<number>> => {
  const payments = await paymentsLike(runner, lines);
  const here = payments.filter((payment) => {
    const tail = tailOf(payment);
    return !tail || !account || tail === accountTail(account);
  });
  const identities = new Set(here.map(({ identity }) => identity));
  const booked = new Set(lines.flatMap(({ row, identity }) => (identities.has(identity.toLowerCase()) ? [row] : [])));
  const saidOf = (reference: string, day: string, amount: number) => [reference.toLowerCase(), day, Math.floor(amount)].join('|');
  const old = new Map<string, number>();
  const count = (said: string, more: number) => old.set(said, (old.get(said) ?? 0) + more);
  for (const { reference, day, amount } of here) count(saidOf(reference, day, amount), 1);
  for (const { row, reference, day, amount } of lines) {
    const said = reference === null || booked.has(row) ? undefined : saidOf(reference, day, amount);
    if (said === undefined || !old.get(said)) continue;
    booked.add(row);
    count(said, -1);
  }
  return booked;
};

/**
 * Statements are booked one after the other: two people who give one line to two clients at once would both find it free, since only the
 * money of their own client is locked. It comes before the locks of clients' money.
 */
export const lockStatements = async (runner: Queryable): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank statements', 0))`.execute(runner);
};

/** The payment of exactly this amount, sent by the client and not yet verified; undefined where there is none. */
export const waitingProof = async (runner: Queryable, invoiceId: string, amount: number): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from payments where invoice_id = ${invoiceId} and status = 'pending'
    and method = 'transfer' and amount = ${amount} and deleted_at is null order by created_at limit 1`.execute(runner);
  return rows[0]?.id;
};

type StatementBills = {
  readonly open: readonly OpenInvoice[];
  readonly booked: ReadonlySet<number>;
  readonly account: ReceivingAccount | null;
  readonly clients: readonly string[];
};

/** The names of our clients; at most 20,000. */
const clientNames = async (runner: Queryable): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from entities where deleted_at is null order by id limit 20000`.execute(runner);
  return rows.map(({ name }) => name);
};

/**
 * For all clients: the invoices that can be paid, the rows that were booked before, and our account that the statement is of.
 * @param number of the account, where the file gives it
 */
export const statementBills = (
  { database }: Store,
  lines: readonly IdentifiedLine[],
  number: string | undefined,
): Promise<StatementBills> =>
  transaction(
    database,
    async (trx) => ({
      open: await payableInvoices(trx),
      booked: await rowsBooked(trx, lines, number),
      account: (number !== undefined && (await accountNumbered(trx, number))) || null,
      clients: await clientNames(trx),
    }),
    { readOnly: true, scope: 'all' },
  );
