/** What a list of invoices calculates of a row `t`. Rule: INV-2. */
import { sql } from 'kysely';

/** Whether something is open after the due date, by the calendar day of the client. */
export const isOverdue = sql<boolean>`(t.status in ('issued', 'partially_paid') and t.balance > 0 and t.due_date < (
  select ((now() + make_interval(secs => e.clock_ahead)) at time zone e.time_zone)::date from entities as e where e.id = t.entity_id))`;

/** Rupiah that the client has to its credit. */
export const clientCredit = sql<number>`coalesce((select sum(c.amount) from client_credits as c where c.entity_id = t.entity_id), 0)::bigint`;
