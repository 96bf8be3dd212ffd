/** The SQL of reports of invoices. Rules: INV-12, INV-14, INV-18. */
import { sql } from 'kysely';
import type { ReportName } from '#shared/areas/reports/reports';
import type { invoiceReports } from '#shared/areas/billing/reports';
import { firstOfMonth, monthsSql } from '#server/repository/span';
import type { ReportsSql } from '../../reports/sql/reports';
import { isUnpaid } from './invoices';

/** Sandboxes count nowhere. */
const isReal = sql`not exists (select from entities as s where s.id = t.entity_id and s.sandbox)`;
/** What was invoiced: neither a draft nor cancelled. */
const isIssued = sql`t.status not in ('draft', 'void') and t.deleted_at is null and ${isReal}`;

/** Whether a day is in the month of the row `m`. */
const isIn = (day: ReturnType<typeof sql>) => sql`${day} >= m.month and ${day} < m.month + interval '1 month'`;

const sumOf = (where: ReturnType<typeof sql>) => sql`coalesce(sum(t.balance) filter (where ${where}), 0)::bigint`;

export const invoicesSql: ReportsSql<keyof typeof invoiceReports & ReportName> = {
  ageing: (_, { today }) => {
    const age = sql`${today}::date - t.due_date`;
    return sql`select a.entity_id, e.name as client, ${today}::text as today, a.not_due, a.to_30, a.to_60, a.to_90, a.over_90, a.open
      from (select t.entity_id, ${sumOf(sql`${age} < 0`)} as not_due, ${sumOf(sql`${age} between 0 and 30`)} as to_30,
          ${sumOf(sql`${age} between 31 and 60`)} as to_60, ${sumOf(sql`${age} between 61 and 90`)} as to_90,
          ${sumOf(sql`${age} > 90`)} as over_90, sum(t.balance)::bigint as open
        from invoices as t where ${isUnpaid('t')} group by t.entity_id) as a
      join entities as e on e.id = a.entity_id and not e.sandbox order by a.open desc, a.entity_id`;
  },

  // A void invoice counts in no month, nor does the credit note that voids it; another credit note lowers the tax of its own month.
  vat: (_, { span }) => sql`select m.month::text, (m.month + interval '1 month - 1 day')::date::text as last_day, i.invoices,
      i.net, i.dpp, i.ppn, i.total, c.credited, i.ppn - c.credited as due
    from ${monthsSql(span)}
    cross join lateral (select count(t.id) as invoices, coalesce(sum(t.subtotal - coalesce(t.discount, 0)), 0)::bigint as net,
        coalesce(sum(t.dpp), 0)::bigint as dpp, coalesce(sum(t.ppn), 0)::bigint as ppn, coalesce(sum(t.total), 0)::bigint as total
      from invoices as t where ${isIssued} and ${isIn(sql`t.issue_date`)}) as i
    cross join lateral (select coalesce(sum(n.ppn), 0)::bigint as credited from credit_notes as n
      join invoices as t on t.entity_id = n.entity_id and t.id = n.invoice_id and ${isIssued}
      where n.deleted_at is null and ${isIn(sql`n.issue_date`)}) as c
    order by m.month desc`,

  income: (_, { span: { from, to } }) => sql`with issued as (
      select t.id, t.entity_id, t.discount from invoices as t
      where ${isIssued} and t.issue_date between ${from}::date and ${to}::date
    ), parts as (
      select l.kind, l.description_id, l.description_en, i.id, l.amount
        from issued as i join invoice_lines as l on l.entity_id = i.entity_id and l.invoice_id = i.id
      union all select 'discount', null, null, id, -discount from issued where discount > 0
    )
    select kind, description_id, description_en, count(distinct id) as invoices, sum(amount)::bigint as amount,
      ${from}::text as from_day, ${to}::text as to_day
    from parts group by 1, 2, 3 order by sum(amount) desc, 1, 2, 3`,

  invoicesNow: (_, { today }) => {
    const month = firstOfMonth(today);
    return sql`select coalesce(sum(t.balance) filter (where ${isUnpaid('t')}), 0)::bigint as open,
        coalesce(sum(t.balance) filter (where ${isUnpaid('t')} and t.due_date < ${today}::date), 0)::bigint as overdue,
        coalesce(sum(t.subtotal - coalesce(t.discount, 0)) filter (where t.issue_date between ${month}::date and ${today}::date), 0)::bigint
          as income, ${month}::text as month, ${today}::text as today
      from invoices as t where ${isIssued} and (${isUnpaid('t')} or t.issue_date >= ${month}::date)`;
  },
};
