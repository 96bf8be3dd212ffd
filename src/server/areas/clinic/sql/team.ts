/** What lists say of the people who work at a clinic. Rules: TEAM-3, TEAM-7. */
import { sql } from 'kysely';
import { rowClientDay } from '#server/repository/clientTime';

/** Days before a licence expires from which on its state is `soon`. */
const SOON_DAYS = 60;

/** The name with its titles: `dr. Sari Dewi, Sp.A`. */
export const fullName = sql<string>`(concat_ws(' ', t.title, t.name) || coalesce(', ' || t.title_after, ''))`;

/** The person who signs in with the membership of the row `t`. */
export const accountId = sql<string | null>`(select m.user_id from memberships as m where m.id = t.membership_id)`;

/** Whether the licence of the row `t` holds on the clinic's day. It may be used through the day on which it expires. */
export const licenceState = sql<string>`(case when t.sip_expires_at is null then case when t.sip_no is null then 'none' else 'valid' end
  when t.sip_expires_at < ${rowClientDay} then 'lapsed'
  when t.sip_expires_at < ${rowClientDay} + ${sql.lit(SOON_DAYS)}::int then 'soon' else 'valid' end)`;
