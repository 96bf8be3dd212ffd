/** What lists say of the people who work at a clinic. Rules: TEAM-3, TEAM-7. */
import { sql, type RawBuilder } from 'kysely';
import { weekdays } from '#shared/areas/clinic/resources/schedule';
import { rowClientDay } from '#server/repository/clientTime';

/** Days before a licence expires from which on its state is `soon`. */
const SOON_DAYS = 60;

const nameOf = (member: 't' | 'm'): RawBuilder<string> =>
  sql<string>`(concat_ws(' ', ${sql.ref(`${member}.title`)}, ${sql.ref(`${member}.name`)}) || coalesce(', ' || ${sql.ref(`${member}.title_after`)}, ''))`;

/** The name with its titles: `dr. Sari Dewi, Sp.A`. */
export const fullName = nameOf('t');

/** The same of the member whom a column of the row `t` leads to. */
export const memberName = (column: 'doctor_id' | 'member_id'): RawBuilder<string> =>
  sql<string>`(select ${nameOf('m')} from team_members as m where m.id = ${sql.ref(`t.${column}`)})`;

/** The person who signs in with the membership of the row `t`. */
export const accountId = sql<string | null>`(select m.user_id from memberships as m where m.id = t.membership_id)`;

/** Whether the licence of the row `t` holds on the clinic's day. It may be used through the day on which it expires. */
export const licenceState = sql<string>`(case when t.sip_expires_at is null then case when t.sip_no is null then 'none' else 'valid' end
  when t.sip_expires_at < ${rowClientDay} then 'lapsed'
  when t.sip_expires_at < ${rowClientDay} + ${sql.lit(SOON_DAYS)}::int then 'soon' else 'valid' end)`;

/** The role of the membership of the row `t`, as long as it has not ended. */
export const roleName = sql<string | null>`(select r.name from memberships as m join roles as r on r.id = m.role_id
  where m.id = t.membership_id and m.status <> 'ended')`;

/** When the row `t` practises on the clinic's day: never during a leave. */
export const hoursToday = sql<string | null>`(select string_agg(s.start || '–' || s."end", ', ' order by s.start)
  from (select ${rowClientDay} as day) as today join schedules as s on s.doctor_id = t.id and s.deleted_at is null
    and (${sql.lit(`{${weekdays.join()}}`)}::text[])[extract(isodow from today.day)] = any(s.weekdays)
    and today.day between coalesce(s.valid_from, today.day) and coalesce(s.valid_to, today.day)
  where not exists (select from leaves as l where l.member_id = t.id and l.deleted_at is null and today.day between l.first_day and l.last_day))`;
