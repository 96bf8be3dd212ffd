/** What a list of clients shows of their subscriptions, invoices and people: derived values of a row `t` of clients. Rules: LST-9, SUB-20. */
import { sql, type RawBuilder } from 'kysely';
import { countOpenMemberships } from '#server/repository/counts';
import { unpaidBalance } from '../../billing';
import { currentRevenue } from './revenueChanges';

/**
 * The subscription that counts: a client has at most one that runs; without one it is the newest. What is not deleted follows from
 * `deletion_id`: by `deleted_at` the planner would, without statistics, read a whole partial index for each client.
 */
const ofSubscription = <T>(value: RawBuilder<T>): RawBuilder<T | null> =>
  sql`(select ${value} from clientsubsheaders as h where h.entity_id = t.id and h.deletion_id is null
    order by h.status in ('draft', 'ended'), h.created_at desc, h.id desc limit 1)`;

/** By the names of the client's attributes. */
export const clientFigures = {
  subscription_status: sql<string>`coalesce(${ofSubscription(sql<string>`h.status`)}, 'none')`,
  seats_used: countOpenMemberships('entity_id'),
  seats_total: ofSubscription(sql<number>`(select p.seats from packages as p where p.id = h.package_id) + coalesce(h.extra_seats, 0)`),
  mrr: currentRevenue(sql`c.entity_id = t.id`),
  unpaid_balance: unpaidBalance(sql`t.id`),
  next_invoice_at: ofSubscription(sql<Date>`h.next_invoice_at`),
};
