/** The SQL of a clinic's figures. Income is what was paid for bills, on the day of the books on which it came in or was given back. Rules: RPT-1 to RPT-9. */
import { sql, type RawBuilder } from 'kysely';
import { billAges, WITHOUT, type cashierReports, type incomeGroups, type visitGroups } from '#shared/areas/cashier/reports';
import type { ReportsSql, Times } from '../../reports/sql/reports';
import { fullName } from '../../clinic';

type Filters = { readonly payer: string | null; readonly doctor: string | null; readonly poly: string | null };
type IncomeGroup = (typeof incomeGroups)[number];
type VisitGroup = (typeof visitGroups)[number];

const nameOf = (table: string, column: string): RawBuilder<unknown> =>
  sql`(select n.name from ${sql.table(table)} as n where n.id = ${sql.ref(column)})`;
const memberOf = (column: string): RawBuilder<unknown> => sql`(select ${fullName} from team_members as t where t.id = ${sql.ref(column)})`;

/** A condition on what a row belongs to; none for what was not asked for. */
const of = (column: string, value: string | null): RawBuilder<unknown> => {
  if (value === null) return sql``;
  return value === WITHOUT ? sql`and ${sql.ref(column)} is null` : sql`and ${sql.ref(column)}::text = ${value}`;
};

const asked = ({ payer, doctor, poly }: Filters): RawBuilder<unknown> =>
  sql`${payer}::text as asked_payer, ${doctor}::text as asked_doctor, ${poly}::text as asked_poly`;
const spanOf = ({ span }: Times): RawBuilder<unknown> => sql`${span.from}::text as from_day, ${span.to}::text as to_day`;
const carried = (by: string, filters: Filters, times: Times): RawBuilder<unknown> =>
  sql`${spanOf(times)}, ${asked(filters)}, ${by}::text as by`;

/** Entries of income `l` with what each is about. The ids lead to the rest: with the client in each condition PostgreSQL reads all its rows. */
const income = ({ client, span: { from, to } }: Times, { payer, doctor, poly }: Filters): RawBuilder<unknown> => sql`clinic_ledger as l
  join visit_charges as c on c.id = l.charge_id
  join visits as v on v.id = c.visit_id
  join patient_payments as p on p.id = l.payment_id
  where l.entity_id = ${client} and l.account = 'pendapatan' and l.day between ${from}::date and ${to}::date
    ${of('c.payer_id', payer)} ${of('c.performer_id', doctor)} ${of('v.poly_id', poly)}`;

/** What income is grouped by: the value of a group, and its name. */
const incomeBy: Readonly<Record<IncomeGroup, readonly [RawBuilder<unknown>, RawBuilder<unknown>]>> = {
  day: [sql`l.day`, sql`g.key`],
  payer: [sql`c.payer_id`, nameOf('payers', 'g.id')],
  doctor: [sql`c.performer_id`, memberOf('g.id')],
  poly: [sql`v.poly_id`, nameOf('polies', 'g.id')],
  service: [sql`c.service_id`, nameOf('services', 'g.id')],
  method: [sql`p.method`, sql`g.key`],
  shift: [sql`l.shift_id`, sql`(select n.number || coalesce(' · ' || n.cashier, '') from cash_shifts as n where n.id = g.id)`],
};

const isId = (by: string): boolean => !['day', 'method'].includes(by);

/** Days in their order; everything else by its amount. */
const orderOf = (by: string, amount: string): RawBuilder<unknown> =>
  by === 'day' ? sql`order by g.key` : sql`order by ${sql.ref(`g.${amount}`)} desc, 1`;

/** A group `g` has its `key` as text, and as `id` where it is one. */
const keys = (by: string, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${value}::text as key, ${isId(by) ? sql`${value}` : sql`null::uuid`} as id`;

const grouped = (by: IncomeGroup, filters: Filters, times: Times): RawBuilder<unknown> => {
  const [value, name] = incomeBy[by];
  return sql`select ${name} as "group", g.received::float8, g.returned::float8, g.amount::float8, g.key as group_id, ${carried(by, filters, times)}
    from (select ${keys(by, value)}, sum(greatest(-l.amount, 0)) as received, sum(least(-l.amount, 0)) as returned, sum(-l.amount) as amount
      from ${income(times, filters)} group by ${value}) as g ${orderOf(by, 'amount')}`;
};

const visitsBy: Readonly<Record<VisitGroup, readonly [RawBuilder<unknown>, RawBuilder<unknown>]>> = {
  day: [sql`v.day`, sql`g.key`],
  doctor: [sql`v.doctor_id`, memberOf('g.id')],
  poly: [sql`v.poly_id`, nameOf('polies', 'g.id')],
  payer: [sql`v.payer_id`, nameOf('payers', 'g.id')],
};

/** Visits that were not cancelled. */
const visits = ({ client, span: { from, to } }: Times, { payer, doctor, poly }: Filters): RawBuilder<unknown> => sql`visits as v
  where v.entity_id = ${client} and v.status <> 'batal' and v.deleted_at is null and v.day between ${from}::date and ${to}::date
    ${of('v.payer_id', payer)} ${of('v.doctor_id', doctor)} ${of('v.poly_id', poly)}`;

/** Whether it is the patient's first visit of all at the clinic. */
const isFirst = sql`not exists (select from visits as b where b.patient_id = v.patient_id and b.status <> 'batal' and b.deleted_at is null
  and (b.day, b.created_at, b.id) < (v.day, v.created_at, v.id))`;

const minutes = (from: string, to: string): RawBuilder<unknown> =>
  sql`extract(epoch from ${sql.ref(`v.${to}`)} - ${sql.ref(`v.${from}`)}) / 60`;
const stages = {
  wait_call: minutes('created_at', 'called_at'),
  wait_exam: minutes('created_at', 'examined_at'),
  examination: minutes('examined_at', 'ended_at'),
};
const average = (stage: RawBuilder<unknown>): RawBuilder<unknown> => sql`round(avg(${stage})::numeric, 2)::text`;
const single = (stage: RawBuilder<unknown>): RawBuilder<unknown> => sql`round((${stage})::numeric, 2)::text`;

/** Which days of a bill's age are which bucket. */
const bounds: Readonly<Record<(typeof billAges)[number], readonly [number, number]>> = {
  to_30: [0, 30],
  to_60: [31, 60],
  to_90: [61, 90],
  over_90: [91, 1_000_000],
};

/** Open bills `b` with the days since they were made. A bill that was made later today by the calendar is new. */
const openBills = (
  { client, today }: Times,
  payer: string | null,
): RawBuilder<unknown> => sql`(select x.*, greatest(${today}::date - x.day, 0) as age
  from patient_bills as x where x.entity_id = ${client} and x.status = 'terbuka' and x.rest > 0 and x.deleted_at is null
    ${of('x.payer_id', payer)}) as b`;

const inAge = (age: (typeof billAges)[number]): RawBuilder<unknown> => sql`b.age between ${bounds[age][0]} and ${bounds[age][1]}`;
const ageSum = (age: (typeof billAges)[number]): RawBuilder<unknown> =>
  sql`coalesce(sum(b.rest) filter (where ${inAge(age)}), 0)::float8 as ${sql.ref(age)}`;

/** Charges `c` with a discount, and void ones: by the clinic's day on which they were made. */
const reductions = ({ client, span: { from, to } }: Times, { payer, doctor, poly }: Filters): RawBuilder<unknown> => sql`visit_charges as c
  join entities as e on e.id = c.entity_id join visits as v on v.id = c.visit_id,
  lateral (select (c.created_at at time zone e.time_zone)::date as day) as on_day,
  lateral (values ('discount', c.discount, c.discount_reason, c.discount_by, c.approved_by),
    ('void', case when c.status = 'batal' then c.total end, c.void_reason, c.author, null)) as r (what, amount, reason, asked_by, approved_by)
  where c.entity_id = ${client} and c.deleted_at is null and r.amount > 0 and on_day.day between ${from}::date and ${to}::date
    and (r.what = 'void' or c.status <> 'batal')
    ${of('c.payer_id', payer)} ${of('c.performer_id', doctor)} ${of('v.poly_id', poly)}`;

const everything: Filters = { payer: null, doctor: null, poly: null };

/** Money that came into the drawers, or was paid with a deposit: each entry once, as income or as a deposit. */
const moneyIn = ({ client, span: { from, to } }: Times): RawBuilder<unknown> => sql`(select l.shift_id, p.method,
    case when p.bill_id is not null then case when l.account = 'kas' then l.amount when l.account = 'uang_muka' then l.amount else 0 end else 0 end as earned,
    case when l.account = 'uang_muka' then -l.amount else 0 end as deposits, case when l.account = 'kas' then l.amount else 0 end as total
  from clinic_ledger as l join patient_payments as p on p.id = l.payment_id
  where l.entity_id = ${client} and l.account in ('kas', 'uang_muka') and l.day between ${from}::date and ${to}::date) as m`;

const receiptsBy: Readonly<Record<'method' | 'shift', RawBuilder<unknown>>> = { method: sql`m.method`, shift: sql`m.shift_id` };

const depositsUntil = ({ client, span: { to } }: Times): RawBuilder<unknown> => sql`clinic_ledger as l
  join patient_payments as p on p.id = l.payment_id
  where l.entity_id = ${client} and l.account = 'uang_muka' and l.day <= ${to}::date`;

export const cashierSql: ReportsSql<keyof typeof cashierReports> = {
  clinicOverview: (_, times) => sql`select (select count(*)::int from ${visits(times, everything)}) as visits,
      (select (count(*) filter (where ${isFirst}))::int from ${visits(times, everything)}) as new_patients,
      (select coalesce(sum(-l.amount), 0)::float8 from ${income(times, everything)}) as earned,
      (select coalesce(sum(m.total), 0)::float8 from ${moneyIn(times)}) as money_in,
      (select coalesce(sum(b.rest), 0)::float8 from ${openBills(times, null)}) as open,
      (select coalesce(sum(-l.amount), 0)::float8 from ${depositsUntil(times)}) as deposits,
      (select coalesce(sum(r.amount), 0)::float8 from ${reductions(times, everything)}) as discounts,
      (select ${average(stages.wait_exam)} from ${visits(times, everything)}) as wait_exam, ${spanOf(times)}`,
  clinicVisits: ({ by, ...filters }, times) => {
    const group = by ?? 'day';
    const [value, name] = visitsBy[group];
    return sql`select ${name} as "group", g.new_patients, g.visits - g.new_patients as old_patients, g.visits, g.key as group_id,
        ${carried(group, filters, times)}
      from (select ${keys(group, value)}, (count(*) filter (where ${isFirst}))::int as new_patients, count(*)::int as visits
        from ${visits(times, filters)} group by ${value}) as g ${orderOf(group, 'visits')}`;
  },
  /** Rule: RPT-4. */
  visitLines: ({ patients, ...filters }, times) => sql`select v.day::text as day, v.number as visit_no, p.mrn, p.name as patient,
      case when ${isFirst} then 'new' else 'old' end as patients, ${memberOf('v.doctor_id')} as doctor, ${nameOf('polies', 'v.poly_id')} as poly,
      ${nameOf('payers', 'v.payer_id')} as payer, ${single(stages.wait_call)} as wait_call, ${single(stages.wait_exam)} as wait_exam,
      ${single(stages.examination)} as examination, v.id as visit_id, ${spanOf(times)}
    from patients as p, ${visits(times, filters)} and p.id = v.patient_id
      ${patients === null ? sql`` : patients === 'new' ? sql`and ${isFirst}` : sql`and not ${isFirst}`}
    order by v.day desc, v.number desc`,
  clinicIncome: ({ by, ...filters }, times) => grouped(by ?? 'day', filters, times),
  incomeLines: ({ service, method, shift, ...filters }, times) => sql`select l.day::text as day, p.number as receipt_no,
      ${nameOf('patients', 'c.patient_id')} as patient, c.name as service, ${nameOf('payers', 'c.payer_id')} as payer,
      ${memberOf('c.performer_id')} as doctor, ${nameOf('polies', 'v.poly_id')} as poly, p.method, l.professional::float8 as fee,
      (-l.amount)::float8 as amount, p.id as payment_id, ${spanOf(times)}
    from ${income(times, filters)} ${of('c.service_id', service)} ${of('p.method', method)} ${of('l.shift_id', shift)}
    order by l.day desc, p.number desc, c.created_at, c.id`,
  clinicReceipts: ({ by }, times) => {
    const group = by ?? 'method';
    const value = receiptsBy[group];
    return sql`select ${incomeBy[group][1]} as "group", g.earned::float8, g.deposits::float8, g.total::float8, g.key as group_id,
        ${carried(group, everything, times)}
      from (select ${keys(group, value)}, sum(m.earned) as earned, sum(m.deposits) as deposits, sum(m.total) as total
        from ${moneyIn(times)} group by ${value}) as g ${orderOf(group, 'total')}`;
  },
  /** Rule: RPT-5. */
  receivables: ({ payer }, times) => sql`select ${nameOf('payers', 'g.payer_id')} as payer, g.*
    from (select count(*)::int as bills, ${sql.join(billAges.map(ageSum))}, sum(b.rest)::float8 as open, b.payer_id
      from ${openBills(times, payer)} group by b.payer_id) as g order by g.open desc, 1`,
  billLines: (
    { payer, age },
    times,
  ) => sql`select b.day::text as day, b.number as bill_no, ${nameOf('patients', 'b.patient_id')} as patient,
      ${nameOf('payers', 'b.payer_id')} as payer, b.age as days_open, b.total::float8, b.rest::float8 as open, b.id as bill_id
    from ${openBills(times, payer)} where ${age === null ? sql`true` : inAge(age)} order by b.day, b.number`,
  doctorFees: (filters, times) => sql`select ${memberOf('g.id')} as "group", g.charges, g.amount::float8, g.fee::float8, g.key as group_id,
      ${carried('doctor', filters, times)}
    from (select ${keys('doctor', sql`c.performer_id`)}, count(distinct c.id)::int as charges, sum(-l.amount) as amount, sum(l.professional) as fee
      from ${income(times, filters)} group by c.performer_id) as g order by g.fee desc, 1`,
  /** Rule: RPT-6. */
  waitingTimes: ({ by, ...filters }, times) => {
    const group = by ?? 'day';
    const [value, name] = visitsBy[group];
    return sql`select ${name} as "group", g.visits, g.wait_call, g.wait_exam, g.examination, g.without_times, g.key as group_id,
        ${carried(group, filters, times)}
      from (select ${keys(group, value)}, count(*)::int as visits, ${average(stages.wait_call)} as wait_call,
          ${average(stages.wait_exam)} as wait_exam, ${average(stages.examination)} as examination,
          (count(*) filter (where v.examined_at is null or v.ended_at is null))::int as without_times
        from ${visits(times, filters)} group by ${value}) as g ${orderOf(group, 'visits')}`;
  },
  depositsHeld: (_, times) => sql`select n.mrn, n.name as patient, g.last_day::text, g.amount::float8, g.patient_id
    from (select p.patient_id, sum(-l.amount) as amount, max(l.day) as last_day from ${depositsUntil(times)}
      group by p.patient_id having sum(-l.amount) <> 0) as g join patients as n on n.id = g.patient_id order by g.amount desc, n.mrn`,
  /** Rule: RPT-7. */
  clinicDiscounts: ({ what, ...filters }, times) => sql`select on_day.day::text as day, v.number as visit_no,
      ${nameOf('patients', 'c.patient_id')} as patient, c.name as service, r.what, r.amount::float8 as amount, r.reason, r.asked_by, r.approved_by,
      v.id as visit_id, ${spanOf(times)}
    from ${reductions(times, filters)} ${what === null ? sql`` : sql`and r.what = ${what}`}
    order by on_day.day desc, v.number desc, c.id`,
};
