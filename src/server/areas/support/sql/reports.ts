/** The SQL of the report of tickets. Rules: TKT-4, TKT-10. */
import { sql, type RawBuilder } from 'kysely';
import { firstHours } from '#shared/areas/support/domain/businessHours';
import type { ticketReports } from '#shared/areas/support/reports';
import { isReopened, isResponseLate, isSolutionLate } from './tickets';
import { daySql, percentSql } from '#server/repository/span';
import type { ReportsSql } from '../../reports/sql/reports';

const { zone, opens, closes, days } = firstHours;
const at = (hour: number) => sql`(d.day + make_interval(hours => ${sql.lit(hour)})) at time zone ${sql.lit(zone)}`;
const workDays = sql.join(days.map((day) => sql.lit(day)));

/**
 * The business hours of a ticket `t` until an instant, without the time in which it waited for the customer: what `clockOf` in
 * shared/domain calculates. Null where the instant is.
 */
const hoursUntil = (until: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select case when ${until} is null then null else
    coalesce(sum(extract(epoch from least(s.until, ${until}, b.closes) - greatest(s.since, b.opens))), 0) / 3600 end
  from (select m.since, m.state, coalesce(lead(m.since) over (order by m.since, m.id nulls first), ${until}) as until
    from (select t.created_at as since, 'new' as state, null::uuid as id
      union all select e.created_at, e.value, e.id from ticket_entries as e
        where e.ticket_id = t.id and e.event = 'state' and e.deleted_at is null) as m) as s
  cross join lateral (select generate_series(${daySql(sql`s.since`)}, ${daySql(sql`least(s.until, ${until})`)}, interval '1 day')::date as day) as d
  cross join lateral (select ${at(opens)} as opens, ${at(closes)} as closes) as b
  where s.state in ('new', 'open') and extract(isodow from d.day) in (${workDays})
    and not exists (select from holidays as h where h.day = d.day and h.deleted_at is null)
    and least(s.until, ${until}, b.closes) > greatest(s.since, b.opens))`;

const average = (value: RawBuilder<unknown>) => sql`round(avg(${value})::numeric, 2)::text`;
const countOf = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;

export const ticketsSql: ReportsSql<keyof typeof ticketReports> = {
  ticketTimes: (_, { span: { from, to } }) => sql`select c.category, count(*) as tickets,
      ${average(sql`c.response`)} as response_hours, ${countOf(sql`c.response_late`)} as response_late,
      ${average(sql`c.solution`)} as solution_hours, ${countOf(sql`c.solution_late`)} as solution_late,
      ${countOf(sql`c.reopened`)} as reopened, ${percentSql(countOf(sql`c.reopened`), sql`count(*)`)} as reopen_rate,
      count(c.satisfaction) as rated, ${average(sql`c.satisfaction`)} as satisfaction, ${from}::text as from_day, ${to}::text as to_day
    from (select t.category, t.satisfaction, ${hoursUntil(sql`t.responded_at`)} as response, ${hoursUntil(sql`t.resolved_at`)} as solution,
        ${isResponseLate} as response_late, ${isSolutionLate} as solution_late, ${isReopened} as reopened
      from tickets as t left join entities as e on e.id = t.entity_id
      where t.deleted_at is null and e.sandbox is not true and ${daySql(sql`t.created_at`)} between ${from}::date and ${to}::date) as c
    group by c.category order by count(*) desc, c.category`,
};
