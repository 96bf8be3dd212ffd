/**
 * Checks that the revision counters agree: what is stored twice is equal, sums are sums, numbers have no gaps. Nothing should ever be found; the
 * simulation looks after every day, and an operator can look with `npm run books`. Rules: MNY-5, MNY-8, MNY-11, INV-2, INV-3, INV-9, SUB-9, SUB-27.
 */
import { sql, type RawBuilder } from 'kysely';
import { transaction } from '#server/db/database';
import { faultsOf, type BookCheck } from '#server/repository/bookChecks';
import { clientNow } from '#server/repository/clientTime';
import type { Store } from '#server/repository/store';

/** Numbers such as `INV/2026/11/0001`: from 1 on, each once, in every year, whatever prefix the issuer had; those of sandboxes are a sequence of their own. */
const gapsIn = (table: string): RawBuilder<{ id: string }> => sql`
  select year as id from (select split_part(plain, '/', 1) || ' ' || split_part(plain, '/', 2) as year, split_part(plain, '/', 4)::int as place
    from (select regexp_replace(number, ${'^(UJI-)?(?:[A-Z0-9]+/)?(INV|CN)/'}, ${'\\1\\2/'}) as plain from ${sql.table(table)} where number is not null) as bare) as numbered
  group by year having count(*) <> max(place) or count(distinct place) <> count(*)`;

/** How much of a period lies on `over.day` or later: from 0 to 1; 0 where there is no period. */
const partFrom = (period: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(greatest(0, split_part(${period}, '/', 2)::date + 1
  - greatest(over.day, split_part(${period}, '/', 1)::date))::numeric
  / (split_part(${period}, '/', 2)::date + 1 - split_part(${period}, '/', 1)::date), 0)`;

/** What the amounts of a table are for the days on `over.day` or later. A share is rounded to whole rupiah. */
const sharesFrom = (table: string, alias: string, period: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(sum(round(${sql.ref(`${alias}.amount`)} * ${partFrom(period)})), 0)
  from ${sql.table(table)} as ${sql.ref(alias)} where ${sql.ref(`${alias}.invoice_id`)} = i.id)`;

const checks: readonly BookCheck[] = [
  {
    what: 'the lines of an invoice do not add up to its sum',
    broken: sql`select i.id from invoices as i where i.subtotal <> (select coalesce(sum(l.amount), 0) from invoice_lines as l where l.invoice_id = i.id)`,
  },
  {
    what: 'sum, discount and tax of an invoice are not its total',
    broken: sql`select id from invoices where total <> subtotal - coalesce(discount, 0) + ppn`,
  },
  {
    what: 'what is left of an invoice is not its total without what was paid and credited',
    broken: sql`select id from invoices where status <> 'draft' and (balance <> total - paid - credited or balance < 0 or paid < 0 or credited < 0)`,
  },
  {
    what: 'what was paid and credited of an invoice does not follow from its payments, credit notes and credit',
    broken: sql`select i.id from invoices as i
      where i.status <> 'draft' and (i.credited <> (select coalesce(sum(total), 0) from credit_notes where invoice_id = i.id)
        or i.paid <> (select coalesce(sum(amount + coalesce(withheld, 0)), 0) from payments where invoice_id = i.id and status = 'verified')
          - (select coalesce(sum(amount), 0) from client_credits where invoice_id = i.id))`,
  },
  {
    what: 'the status of an invoice does not follow from its sums',
    broken: sql`select i.id from invoices as i where status <> 'draft' and status <> case
      when balance = 0 and paid = 0 and exists (select from credit_notes where invoice_id = i.id) then 'void' when balance = 0 then 'paid'
      when given_up then 'uncollectible' when paid > 0 then 'partially_paid' else 'issued' end`,
  },
  {
    what: 'credit notes do not add up to the amount, the tax base and the tax that they are about',
    broken: sql`select i.id from invoices as i join (select invoice_id, sum(amount) as amount, sum(ppn) as ppn, sum(total) as total
        from credit_notes group by invoice_id) as n on n.invoice_id = i.id
      where n.total <> n.amount + n.ppn or n.total > i.total or n.ppn > i.ppn
        or (n.amount = i.subtotal - coalesce(i.discount, 0) and n.total <> i.total)`,
  },
  {
    what: 'the credit of a client is below zero',
    broken: sql`select entity_id as id from client_credits group by entity_id having sum(amount) < 0`,
  },
  {
    what: 'a client has credit and open invoices',
    broken: sql`select c.entity_id as id from client_credits as c group by c.entity_id having sum(c.amount) > 0
      and exists (select from invoices as i where i.entity_id = c.entity_id and i.status in ('issued', 'partially_paid'))`,
  },
  {
    what: 'money is lost: what was received is neither on invoices nor the credit of a client',
    broken: sql`select p.entity_id as id from (select entity_id, sum(amount + coalesce(withheld, 0)) as received from payments
        where status = 'verified' group by entity_id) as p
      where p.received <> (select coalesce(sum(paid), 0) from invoices as i where i.entity_id = p.entity_id)
        + (select coalesce(sum(amount), 0) from client_credits as c where c.entity_id = p.entity_id)
        + (select coalesce(sum(amount), 0) from credit_payouts as o where o.entity_id = p.entity_id and o.status = 'paid')`,
  },
  {
    what: 'a payout is not what was taken off the credit of its client',
    broken: sql`select o.id from credit_payouts as o where (case when o.status = 'paid' then -o.amount else 0 end)
      <> (select coalesce(sum(c.amount), 0) from client_credits as c where c.payout_id = o.id)`,
  },
  {
    what: 'two invoices of a subscription bill the same day',
    broken: sql`select a.id from invoices as a join invoices as b on b.clientsubsheader_id = a.clientsubsheader_id and b.id > a.id
      where a.status <> 'void' and b.status <> 'void' and a.balance + a.paid > 0 and b.balance + b.paid > 0
        and not exists (select from credit_notes as n where n.invoice_id in (a.id, b.id))
        and split_part(a.period, '/', 1) <= split_part(b.period, '/', 2) and split_part(b.period, '/', 1) <= split_part(a.period, '/', 2)`,
  },
  {
    what: 'a payment has the bank reference of another one of its client',
    broken: sql`select min(id::text) as id from payments where reverses_id is null and status <> 'rejected' and not reversed and reference is not null
      group by entity_id, lower(reference) having count(*) > 1`,
  },
  {
    what: 'a subscription has ended with an adjustment that no invoice took up',
    broken: sql`select id from clientsubsheaders where status = 'ended' and (adjustment is not null or adjustment_lines is not null)`,
  },
  {
    what: 'the adjustment of a subscription is not the sum of its lines',
    broken: sql`select id from clientsubsheaders where adjustment_lines is not null and coalesce(adjustment, 0) <>
      (select coalesce(sum((l ->> 'amount')::bigint), 0) from jsonb_array_elements(adjustment_lines -> 'lines') as l)`,
  },
  {
    what: 'days after the end of a subscription are charged',
    broken: sql`select i.id from clientsubsheaders as h join entities as e on e.id = h.entity_id
      join invoices as i on i.clientsubsheader_id = h.id and i.status not in ('draft', 'void'),
      -- The client may have moved to another zone since, which is two hours at most.
      lateral (select ((h.status_since + interval '2 hours') at time zone e.time_zone)::date as day) as over
      where h.status = 'ended' and i.subtotal - coalesce(i.discount, 0) > (select coalesce(sum(amount), 0) from credit_notes where invoice_id = i.id)
        and ${sharesFrom('invoice_lines', 'l', sql`l.period`)} - round(coalesce(i.discount, 0) * ${partFrom(sql`i.period`)})
          - ${sharesFrom('credit_notes', 'n', sql`coalesce(n.period, i.period)`)}
          > 1 + (select count(*) from invoice_lines where invoice_id = i.id) + (select count(*) from credit_notes where invoice_id = i.id)`,
  },
  {
    what: 'a period counts as billed, and no invoice charges its days to the last',
    broken: sql`select h.id from clientsubsheaders as h join entities as e on e.id = h.entity_id,
      lateral (select ((h.period_end at time zone e.time_zone)::date - 1) as day) as last
      where h.status in ('active', 'grace') and h.billed_until >= h.period_end and h.deleted_at is null
        and (h.package_price > 0 or exists (select from clientsubsdetails as d where d.clientsubsheader_id = h.id and d.status = 'active' and d.price > 0))
        and not exists (select from invoices as i where i.clientsubsheader_id = h.id and i.status <> 'draft'
          and split_part(i.period, '/', 1)::date <= last.day and split_part(i.period, '/', 2)::date >= last.day)`,
  },
  { what: 'the numbers of invoices have a gap', broken: gapsIn('invoices') },
  { what: 'the numbers of credit notes have a gap', broken: gapsIn('credit_notes') },
];

/** What depends on the present instant. */
const datedChecks = (now: Date): readonly BookCheck[] => [
  {
    what: 'a subscription is in grace or suspended though nothing of it is overdue',
    broken: sql`select h.id from clientsubsheaders as h join entities as e on e.id = h.entity_id
      where h.status in ('grace', 'suspended') and h.period_start is not null and h.deleted_at is null
        and not exists (select from invoices as i where i.clientsubsheader_id = h.id and i.status in ('issued', 'partially_paid')
          and i.due_date < (greatest(${clientNow(now)}, h.status_since) at time zone e.time_zone)::date)`,
  },
  {
    what: 'a date of a subscription came days ago, and nothing followed from it',
    broken: sql`select h.id from clientsubsheaders as h join entities as e on e.id = h.entity_id
      where h.deleted_at is null and e.deleted_at is null and ${clientNow(now)} - interval '10 days' > case h.status
        when 'trial' then h.trial_end_at when 'active' then least(h.period_end, h.next_invoice_at)
        when 'grace' then least(h.period_end, h.next_invoice_at) end`,
  },
];

/** A sentence for each rule that is broken, with up to ten ids; empty where the revision counters agree. */
export const bookFaults = ({ database, clock }: Pick<Store, 'database' | 'clock'>): Promise<readonly string[]> =>
  transaction(database, (trx) => faultsOf(trx, [...checks, ...datedChecks(clock())]), { readOnly: true, scope: 'all' });

/** How much business there was. `received` in rupiah. */
export type BookTotals = { readonly invoices: number; readonly payments: number; readonly creditNotes: number; readonly received: number };

export const bookTotals = ({ database }: Pick<Store, 'database'>): Promise<BookTotals> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<BookTotals>`select (select count(*)::float8 from invoices where status <> 'draft') as invoices,
        (select count(*)::float8 from payments where status = 'verified') as payments,
        (select count(*)::float8 from credit_notes) as "creditNotes",
        (select coalesce(sum(amount), 0)::float8 from payments where status = 'verified') as received`.execute(trx);
      return rows[0]!;
    },
    { readOnly: true, scope: 'all' },
  );
