/**
 * Checks that the money of clinics agrees: the ledger adds up, bills and payments follow from it, shifts are empty once they are handed over,
 * numbers have no gaps. `npm run books` and the simulation look. Rules: CORE-1, CSH-1 to CSH-6, SVC-2, SVC-11, RPT-2.
 */
import { sql, type RawBuilder } from 'kysely';
import { transaction } from '#server/db/database';
import { faultsOf, type BookCheck } from '#server/repository/bookChecks';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';

/** Numbers such as `KW/2026/03/0001`: in each year of a clinic from 1 on, each once. */
const gapsIn = (table: string): RawBuilder<{ id: string }> => sql`
  select entity_id || ' ' || year as id from (select entity_id, substring(number from ${'[0-9]{4}'}) as year,
    substring(number from ${'[0-9]+$'})::int as place from ${sql.table(table)} where number is not null) as numbered
  group by entity_id, year having count(*) <> max(place) or count(distinct place) <> count(*)`;

/** The sum of the entries of an account that a condition is true of. */
const entries = (account: string, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(sum(l.amount), 0) from clinic_ledger as l where l.account = ${account} and ${where})`;

/** What the payments of a bill, or of a deposit, come to: refunds are taken off. */
const received = (where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(sum(case when p.kind = 'pengembalian' then -p.amount else p.amount end), 0) from patient_payments as p
    where p.status = 'berlaku' and p.deleted_at is null and ${where})`;

const components = sql`facility + professional + consumables + administration`;

const checks: readonly BookCheck[] = [
  {
    what: 'the entries of an event of a clinic do not add up to 0',
    broken: sql`select coalesce(payment_id::text, entity_id || ' ' || event || ' ' || at) as id from clinic_ledger
      group by payment_id, case when payment_id is null then entity_id end, entity_id, event, at having sum(amount) <> 0`,
  },
  {
    what: 'the parts of an entry of income are not its amount',
    broken: sql`select id from clinic_ledger where account = 'pendapatan' and -amount <> ${components}`,
  },
  {
    what: 'the charges of a bill of a patient do not add up to its total',
    broken: sql`select b.id from patient_bills as b where b.status <> 'batal' and b.deleted_at is null
      and b.total <> (select coalesce(sum(c.total), 0) from visit_charges as c where c.bill_id = b.id and c.deleted_at is null)`,
  },
  {
    what: 'what is left of a bill of a patient is not its total without what was reduced and paid',
    broken: sql`select id from patient_bills where rest <> total - reduced - paid or rest < 0 or paid < 0 or reduced < 0`,
  },
  {
    what: 'the status of a bill of a patient does not follow from its sums',
    broken: sql`select id from patient_bills where (status = 'lunas' and rest <> 0) or (status = 'terbuka' and rest = 0) or (status = 'batal' and paid <> 0)`,
  },
  {
    what: 'what was paid of a bill of a patient does not follow from its payments',
    broken: sql`select b.id from patient_bills as b where b.deleted_at is null and b.paid <> ${received(sql`p.bill_id = b.id`)}`,
  },
  {
    what: 'what was paid of a bill of a patient is not its income',
    broken: sql`select b.id from patient_bills as b where b.deleted_at is null and b.paid <> -${entries('pendapatan', sql`l.bill_id = b.id`)}`,
  },
  {
    what: 'a payment of a patient is not in the ledger with its amount',
    broken: sql`select p.id from patient_payments as p where p.deleted_at is null and case when p.status = 'berlaku' then p.amount else 0 end
      <> abs(case when p.bill_id is null then ${entries('uang_muka', sql`l.payment_id = p.id`)} else ${entries('pendapatan', sql`l.payment_id = p.id`)} end)`,
  },
  {
    what: 'what was given back of a payment of a patient does not follow from its refunds',
    broken: sql`select p.id from patient_payments as p where p.refunded <> (select coalesce(sum(r.amount), 0) from patient_payments as r
      where r.original_id = p.id and r.status = 'berlaku' and r.deleted_at is null)`,
  },
  {
    what: 'the change of a payment of a patient is not what was handed over without its amount',
    broken: sql`select id from patient_payments where tendered is not null and (change <> tendered - amount or change < 0)`,
  },
  {
    what: 'a closed shift has other money than it left to the next one',
    broken: sql`select s.id from cash_shifts as s cross join unnest(array['tunai', 'transfer', 'qris', 'kartu']) as m (method)
      where s.status <> 'buka' and s.deleted_at is null and ${entries('kas', sql`l.shift_id = s.id and l.method = m.method`)}
        <> case when m.method = 'tunai' and not exists (select from cash_shifts as n where n.previous_id = s.id and n.deleted_at is null)
          then s.handed_over else 0 end`,
  },
  {
    what: 'the deposit of a patient is below zero',
    broken: sql`select p.patient_id as id from clinic_ledger as l join patient_payments as p on p.id = l.payment_id
      where l.account = 'uang_muka' group by p.patient_id having sum(l.amount) > 0`,
  },
  {
    what: 'price, discount and shares of a charge are not its total',
    broken: sql`select id from visit_charges where total <> unit_price * quantity - discount - shared or total < 0`,
  },
  {
    what: 'the components of a charge are not its total, or those of its tariff not its price',
    broken: sql`select c.id from visit_charges as c where c.total <> ${components}
      or (c.unit is not null and c.unit_price <> (select sum(value::bigint) from jsonb_each_text(c.unit)))`,
  },
  {
    what: 'what other payers took over of a charge is not the sum of their charges',
    broken: sql`select c.id from visit_charges as c where c.status <> 'batal' and c.deleted_at is null and c.shared <> (select coalesce(sum(o.unit_price * o.quantity), 0)
      from visit_charges as o where o.source = 'share' and o.source_id = c.id and o.status <> 'batal' and o.deleted_at is null)`,
  },
  {
    what: 'a source has two live charges of one part',
    broken: sql`select min(id::text) as id from visit_charges where source_id is not null and source <> 'share' and status <> 'batal' and deleted_at is null
      group by entity_id, source, source_id, coalesce(part, '') having count(*) > 1`,
  },
  {
    what: 'a charge is covered by more than it costs, or by less than nothing',
    broken: sql`select c.id from visit_charges as c, lateral (select -${entries('pendapatan', sql`l.charge_id = c.id`)} as paid) as p
      where p.paid < 0 or p.paid > c.total`,
  },
  {
    what: 'what a visit owes is not what is on no bill and the rest of bills that its patient pays',
    broken: sql`select v.id from visits as v where coalesce(v.owed, 0) <> (select coalesce(sum(c.total), 0) from visit_charges as c
        where c.visit_id = v.id and c.status = 'terbuka' and c.deleted_at is null)
      + (select coalesce(sum(b.rest), 0) from patient_bills as b join payers as y on y.id = b.payer_id
        where b.visit_id = v.id and b.status = 'terbuka' and y.kind = 'umum' and b.deleted_at is null)`,
  },
  { what: 'the numbers of bills of patients have a gap', broken: gapsIn('patient_bills') },
  { what: 'the numbers of receipts of patients have a gap', broken: gapsIn('patient_payments') },
  { what: 'the numbers of shifts have a gap', broken: gapsIn('cash_shifts') },
];

/** A sentence for each rule that is broken; empty where the money of all clinics agrees. */
export const clinicFaultsIn = (on: Queryable): Promise<readonly string[]> => faultsOf(on, checks);

export const clinicBookFaults = ({ database }: Pick<Store, 'database'>): Promise<readonly string[]> =>
  transaction(database, clinicFaultsIn, { readOnly: true, scope: 'all' });

/** How much business clinics did. `received` in rupiah: paid for bills, less what was given back. */
export type ClinicTotals = { readonly bills: number; readonly payments: number; readonly received: number };

export const clinicTotals = ({ database }: Pick<Store, 'database'>): Promise<ClinicTotals> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<ClinicTotals>`select (select count(*)::float8 from patient_bills where status <> 'batal') as bills,
        (select count(*)::float8 from patient_payments where status = 'berlaku') as payments,
        (select coalesce(sum(-amount), 0)::float8 from clinic_ledger where account = 'pendapatan') as received`.execute(trx);
      return rows[0]!;
    },
    { readOnly: true, scope: 'all' },
  );
