/** What lists say of the people who work at a clinic. Rules: TEAM-3, TEAM-7. */
import { sql, type RawBuilder } from 'kysely';
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
