/** The SQL of reports of recurring revenue. Rules: INV-9, INV-14. */
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '#shared/domain/calendarDays';
import type { ReportName } from '#shared/areas/reports/reports';
import type { revenueReports } from '#shared/areas/clients/reports';
import { daySql, firstOfMonth, monthSql, monthsSql, percentSql, type Span } from '#server/repository/span';
import type { ReportsSql } from '../../reports/sql/reports';
import { currentRevenue } from './revenueChanges';

/**
 * A table `moved`: for each client and month in which its monthly revenue changed, what it was at the end of the month before (`before`)
 * and of this one (`after`), and the movement, as `movementOf` in shared/areas/clients/domain/revenueMovements decides it; a test compares the two.
 */
const moved: RawBuilder<unknown> = sql`changes as (
    select entity_id, ${monthSql(sql`changed_at`)} as month,
      amount - coalesce(lag(amount) over (partition by entity_id, header_id order by changed_at), 0) as change from revenue_changes
  ), monthly as (
    select entity_id, month, sum(change)::bigint as change from changes group by 1, 2
  ), levels as (
    select entity_id, month, change, (sum(change) over (partition by entity_id order by month))::bigint as after from monthly
  ), known as (
    select *, after - change as before, coalesce(max(after) over (partition by entity_id order by month
      rows between unbounded preceding and 1 preceding), 0) > 0 as had_before from levels
  ), moved as (
    select entity_id, month, change, before, after, case when before = 0 then case when had_before then 'reactivation' else 'new' end
      when after = 0 then 'churn' when after > before then 'expansion' else 'contraction' end as movement
    from known where change <> 0
  )`;

const sumOf = (movement: string) => sql`coalesce(sum(change) filter (where movement = ${movement}), 0)::bigint`;

/** For each month: each movement's sum, how many clients were lost, and revenue and clients at its beginning and end. */
const byMonth = (span: Span): RawBuilder<unknown> => sql`${moved}, sums as (
    select month, ${sumOf('new')} as new, ${sumOf('reactivation')} as reactivation, ${sumOf('expansion')} as expansion,
      ${sumOf('contraction')} as contraction, ${sumOf('churn')} as churn, sum(change) as change,
      count(*) filter (where movement = 'churn') as lost,
      count(*) filter (where movement in ('new', 'reactivation')) as won
    from moved group by 1
  ), base as (
    select coalesce(sum(change), 0) as revenue, coalesce(sum(won - lost), 0) as clients from sums where month < ${span.from}::date
  ), months as (
    select m.month, coalesce(s.new, 0) as new, coalesce(s.reactivation, 0) as reactivation, coalesce(s.expansion, 0) as expansion,
      coalesce(s.contraction, 0) as contraction, coalesce(s.churn, 0) as churn, coalesce(s.lost, 0) as lost,
      (b.revenue + sum(coalesce(s.change, 0)) over (order by m.month))::bigint as closing,
      (b.revenue + sum(coalesce(s.change, 0)) over (order by m.month) - coalesce(s.change, 0))::bigint as opening,
      (b.clients + sum(coalesce(s.won - s.lost, 0)) over (order by m.month) - coalesce(s.won - s.lost, 0))::bigint as clients
    from ${monthsSql(span)} left join sums as s on s.month = m.month cross join base as b
  )`;

/** Each subscription that had a trial, and since when it is billed. */
const trials: RawBuilder<unknown> = sql`trials as (
    select h.id, h.entity_id, h.number, h.status, ${daySql(sql`h.start_at`)} as begun_on,
      ${daySql(sql`h.trial_end_at - interval '1 second'`)} as ends_on,
      (select ${daySql(sql`min(c.changed_at)`)} from revenue_changes as c
        where c.entity_id = h.entity_id and c.header_id = h.id and c.amount > 0) as client_since
    from clientsubsheaders as h join entities as e on e.id = h.entity_id
    where h.trial_end_at is not null and h.deleted_at is null and not e.sandbox
  )`;

const clientName = sql`(select e.name from entities as e where e.id = t.entity_id and e.deleted_at is null)`;

const inStatus = (status: string) =>
  sql`(select count(*) from clientsubsheaders as h join entities as e on e.id = h.entity_id
    where h.status = ${status} and h.deleted_at is null and not e.sandbox)`;

export const revenueSql: ReportsSql<keyof typeof revenueReports & ReportName> = {
  revenue: (_, { span }) => sql`with ${byMonth(span)}
    select month::text, opening, new, reactivation, expansion, contraction, churn, closing, closing * 12 as arr
    from months order by months.month desc`,

  revenueClients: ({ month, movement }, { today }) => sql`with ${moved}
    select t.entity_id, ${clientName} as client, t.movement, t.before, t.after, t.change from moved as t
    where t.month = ${firstOfMonth(month ?? today)}::date and ${movement === null ? sql`true` : sql`t.movement = ${movement}`}
    order by abs(t.change) desc, t.entity_id`,

  churn: (_, { span }) => sql`with ${byMonth(span)}
    select month::text, clients as clients_before, lost as clients_lost, ${percentSql(sql`lost`, sql`clients`)} as clients_rate, opening,
      -churn as amount_lost, ${percentSql(sql`-churn`, sql`opening`)} as amount_rate
    from months order by months.month desc`,

  trials: (_, { span, today }) => sql`with ${trials}
    select m.month::text, (m.month + interval '1 month - 1 day')::date::text as last_day, count(t.id) as begun,
      count(t.id) filter (where t.client_since is null and t.status = 'trial') as running,
      count(t.client_since) as became_clients, ${percentSql(sql`count(t.client_since)`, sql`count(t.id)`)} as rate
    from ${monthsSql(span)} left join trials as t on t.begun_on <= ${today}::date and date_trunc('month', t.begun_on)::date = m.month
    group by m.month order by m.month desc`,

  trialClients: ({ from, to, ends_from, ends_to }) => sql`with ${trials}
    select t.entity_id, ${clientName} as client, t.number, t.begun_on::text, t.ends_on::text, t.client_since::text,
      case when t.client_since is not null then 'client' when t.status = 'trial' then 'running' else 'lost' end as result
    from trials as t where t.begun_on between coalesce(${from}::date, t.begun_on) and coalesce(${to}::date, t.begun_on)
      and (${ends_from}::date is null or (t.status = 'trial' and t.ends_on >= ${ends_from}::date))
      and (${ends_to}::date is null or (t.status = 'trial' and t.ends_on <= ${ends_to}::date))
    order by t.begun_on desc, t.id`,

  revenueNow: (_, { today }) => {
    const weekEnd = addDays(today, (7 - new Date(today).getUTCDay()) % 7);
    return sql`with ${trials} select mrr, mrr * 12 as arr, ${inStatus('active')} as active, ${inStatus('trial')} as trial,
        ${inStatus('grace')} as grace, ${inStatus('suspended')} as suspended, ${inStatus('paused')} as paused,
        (select count(*) from trials as t where t.status = 'trial' and t.ends_on between ${today}::date and ${weekEnd}::date) as trials_ending,
        ${today}::text as today, ${weekEnd}::text as week_end
      from (select ${currentRevenue(sql`true`)} as mrr) as r`;
  },
};
