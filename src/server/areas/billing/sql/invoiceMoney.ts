/** What only SQL can find out about the money of invoices and clients. Rules: INV-2, MNY-11. */
import { sql } from 'kysely';
import type { BilledInvoice } from '#shared/areas/clients/domain/unusedDays';
import type { Day } from '#shared/domain/calendarDays';
import type { Work } from '#server/repository/work';

/** What was received, credited and moved for an invoice. Rupiah. */
export type InvoiceMoney = {
  /** Of verified payments, reversals taken off; with the tax that the client withheld. */
  readonly received: number;
  /** Of credit notes: how many there are, their totals, and their amounts, tax bases and taxes. */
  readonly credited: {
    readonly notes: number;
    readonly total: number;
    readonly amount: number;
    readonly dpp: number;
    readonly ppn: number;
  };
  /** Paid from the client's credit. */
  readonly spent: number;
  /** Moved to the client's credit, because more was received than is owed. */
  readonly excess: number;
};

export const invoiceMoney = async ({ trx }: Work, invoiceId: string): Promise<InvoiceMoney> => {
  type Found = { received: number; notes: number; total: number; amount: number; dpp: number; ppn: number; spent: number; excess: number };
  const { rows } = await sql<Found>`
    select (select coalesce(sum(amount + coalesce(withheld, 0)), 0)::float8 from payments
        where invoice_id = ${invoiceId} and status = 'verified' and deleted_at is null) as received,
      n.*, c.*
    from (select count(*)::float8 as notes, coalesce(sum(total), 0)::float8 as total, coalesce(sum(amount), 0)::float8 as amount,
        coalesce(sum(dpp), 0)::float8 as dpp, coalesce(sum(ppn), 0)::float8 as ppn from credit_notes where invoice_id = ${invoiceId}) as n,
      (select coalesce(-sum(amount) filter (where kind = 'spent'), 0)::float8 as spent,
        coalesce(sum(amount) filter (where kind = 'excess'), 0)::float8 as excess from client_credits where invoice_id = ${invoiceId}) as c`.execute(
    trx,
  );
  const { received, spent, excess, ...credited } = rows[0]!;
  return { received, credited, spent, excess };
};

/** What a client has to its credit; below zero where credit that was spent had to be taken back. */
export const clientCreditOf = async ({ trx }: Work, entityId: string): Promise<number> => {
  const { rows } = await sql<{ credit: number }>`select coalesce(sum(amount), 0)::float8 as credit from client_credits
    where entity_id = ${entityId}`.execute(trx);
  return rows[0]!.credit;
};

/** The open invoices of a client, the oldest first. */
export const openInvoicesOf = async ({ trx }: Work, entityId: string): Promise<readonly { id: string; balance: number }[]> => {
  const { rows } = await sql<{ id: string; balance: number }>`select id, balance::float8 as balance from invoices
    where entity_id = ${entityId} and status in ('issued', 'partially_paid') and balance > 0 and deleted_at is null
    order by due_date, number`.execute(trx);
  return rows;
};

/** Invoices that were paid from the client's credit, the latest first, with what was taken. */
export const paidFromCredit = async ({ trx }: Work, entityId: string): Promise<readonly { id: string; spent: number }[]> => {
  const { rows } = await sql<{ id: string; spent: number }>`select invoice_id as id, -sum(amount)::float8 as spent from client_credits
    where entity_id = ${entityId} and kind = 'spent' group by invoice_id having sum(amount) < 0
    order by max(created_at) desc, invoice_id`.execute(trx);
  return rows;
};

/** An issued invoice that is not paid in full. */
type UnpaidInvoice = { readonly issue_date: Day; readonly due_date: Day };

/** The unpaid invoices of a subscription, the earliest due date first. */
export const unpaidInvoices = async ({ trx }: Work, headerId: string): Promise<readonly UnpaidInvoice[]> => {
  const { rows } = await sql<UnpaidInvoice>`select issue_date::text, due_date::text from invoices
    where clientsubsheader_id = ${headerId} and status in ('issued', 'partially_paid') and deleted_at is null
    order by invoices.due_date`.execute(trx);
  return rows;
};

/** The client's subscriptions in grace or suspended that were billed and of which nothing is overdue on a day. Rule: SUB-9. */
export const settledSubscriptions = async ({ trx }: Work, entityId: string, today: Day): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select h.id from clientsubsheaders as h
    where h.entity_id = ${entityId} and h.status in ('grace', 'suspended') and h.period_start is not null and h.deleted_at is null
      and not exists (select from invoices as i where i.clientsubsheader_id = h.id and i.status in ('issued', 'partially_paid')
        and i.due_date < ${today} and i.deleted_at is null) order by h.id`.execute(trx);
  return rows.map(({ id }) => id);
};

/** The invoices of a subscription that were issued and not voided, the latest first, with their lines and credit notes. */
export const billedInvoices = async ({ trx }: Work, headerId: string): Promise<readonly BilledInvoice[]> => {
  const { rows } = await sql<BilledInvoice>`select i.id, i.period, coalesce(i.discount, 0)::float8 as discount,
      (select coalesce(json_agg(json_build_object('amount', l.amount, 'period', l.period)), '[]') from invoice_lines as l
        where l.invoice_id = i.id) as lines,
      (select coalesce(json_agg(json_build_object('amount', n.amount, 'period', n.period)), '[]') from credit_notes as n
        where n.invoice_id = i.id) as credits
    from invoices as i where i.clientsubsheader_id = ${headerId} and i.status not in ('draft', 'void') and i.deleted_at is null
    order by i.number desc`.execute(trx);
  return rows;
};

/** Invoices of a subscription that were not taken back, and whose period begins on or after a day. */
export const invoicesFrom = async ({ trx }: Work, headerId: string, day: Day): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select id from invoices where clientsubsheader_id = ${headerId}
    and split_part(period, '/', 1) >= ${day} and status not in ('draft', 'void') and deleted_at is null order by number`.execute(trx);
  return rows.map(({ id }) => id);
};

/** The invoice of the period that contains a day; undefined where there is none, or it was taken back. */
export const invoiceOfDay = async ({ trx }: Work, headerId: string, day: Day): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from invoices where clientsubsheader_id = ${headerId}
    and ${day} between split_part(period, '/', 1) and split_part(period, '/', 2)
    and status not in ('draft', 'void') and deleted_at is null order by number desc limit 1`.execute(trx);
  return rows[0]?.id;
};
