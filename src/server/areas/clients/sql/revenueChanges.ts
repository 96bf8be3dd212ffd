/** What each subscription brings in a month, from when on. Rows are only added, so figures of past months stay. Rules: INV-9, INV-14. */
import { sql, type RawBuilder } from 'kysely';
import type { Work } from '#server/repository/work';

/** `amount`: rupiah a month before tax from now on. `header` and `entity`: ids of the subscription and its client. */
type Revenue = { readonly header: string; readonly entity: string; readonly amount: number };

/**
 * Adds a row if the amount differs from the last one. Several changes of one transaction have the same time and leave one row: their
 * last amount. Sandboxes, whose clock runs ahead, bring in nothing.
 */
export const noteRevenue = async ({ trx, now }: Pick<Work, 'trx' | 'now'>, { header, entity, amount }: Revenue): Promise<void> => {
  const mine = sql`c.entity_id = ${entity} and c.header_id = ${header}`;
  await sql`insert into revenue_changes as c (entity_id, header_id, changed_at, amount)
    select e.id, ${header}, ${now.toISOString()}::timestamptz, ${amount}::bigint from entities as e
    where e.id = ${entity} and not e.sandbox and ${amount}::bigint <>
      coalesce((select c.amount from revenue_changes as c where ${mine} order by c.changed_at desc limit 1), 0)
    on conflict (entity_id, header_id, changed_at) do update set amount = excluded.amount`.execute(trx);
};

/** Rupiah a month before tax that subscriptions bring in now. @param of which rows `c` of their changes count */
export const currentRevenue = (of: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select coalesce(sum(latest.amount), 0)::bigint from (select distinct on (c.entity_id, c.header_id) c.amount
    from revenue_changes as c where ${of} order by c.entity_id, c.header_id, c.changed_at desc) as latest)`;
