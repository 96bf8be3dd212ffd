/** What only SQL can find out about subscriptions: whether a client had its trial, and of which a date has come. Rules: SUB-8, SUB-16. */
import { sql } from 'kysely';
import { transaction } from '../db/database';
import { fewest } from './billingTerms';
import type { Queryable } from './runner';
import type { Store } from './store';
import type { Work } from './work';

/** Whether the client ever had a subscription, be it only a draft or one that was deleted. */
export const hasSubscription = async ({ trx }: Work, entityId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from clientsubsheaders where entity_id = ${entityId} limit 1`.execute(trx);
  return rows.length > 0;
};

/** Ids of a client's subscriptions. */
export const subscriptionsOf = async ({ trx }: Work, entityId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from clientsubsheaders
    where entity_id = ${entityId} and deleted_at is null order by id`.execute(trx);
  return rows.map(({ id }) => id);
};

/** Subscriptions that are read at once. */
const PAGE = 1_000;

/** The fewest days that any terms give: before they are over nothing can have become due, whatever terms hold. */
const fewestDays = async (on: Queryable) => ({
  grace: await fewest(on, 'grace_after'),
  suspension: await fewest(on, 'suspended_after'),
  end: await fewest(on, 'ended_after'),
});

/**
 * Ids of the subscriptions of which a date may have come by their client's own clock. The shared rules decide what is due. Read page by
 * page, so that those that are not due yet never hide one that is.
 * @param after the last id of the page before
 */
const duePage = ({ database, clock }: Store, after: string | null): Promise<string[]> =>
  transaction(
    database,
    async (trx) => {
      const days = await fewestDays(trx);
      const since = (count: number) => sql`h.status_since + make_interval(days => ${count}::int) - interval '1 day'`;
      const { rows } = await sql<{ id: string }>`select h.id from clientsubsheaders as h join entities as e on e.id = h.entity_id
        where h.deleted_at is null and (${after}::uuid is null or h.id > ${after}::uuid)
          and ${clock().toISOString()}::timestamptz + make_interval(secs => e.clock_ahead) >= case h.status
          when 'trial' then least(h.trial_end_at, h.next_reminder_at)
          when 'active' then least(h.period_end, h.next_invoice_at, (select min(i.due_date) from invoices as i
            where i.clientsubsheader_id = h.id and i.status in ('issued', 'partially_paid')
              and i.deleted_at is null)::timestamptz + make_interval(days => ${days.grace}::int) - interval '1 day')
          when 'grace' then least(h.period_end, h.next_invoice_at, ${since(days.suspension)})
          when 'suspended' then least(case when h.cancel_at_period_end then h.period_end end, ${since(days.end)})
          when 'paused' then case when h.cancel_at_period_end then h.period_end end
        end
        order by h.id limit ${PAGE}`.execute(trx);
      return rows.map(({ id }) => id);
    },
    { readOnly: true, scope: 'all' },
  );

/** Every subscription of which a date may have come. */
export async function* dueSubscriptions(store: Store): AsyncGenerator<string> {
  let after: string | null = null;
  do {
    const ids: string[] = await duePage(store, after);
    yield* ids;
    after = ids.length === PAGE ? ids.at(-1)! : null;
  } while (after !== null);
}

/** Holds a subscription until the transaction ends. */
export const lockSubscription = async ({ trx }: Work, id: string): Promise<void> => {
  await sql`select 1 from clientsubsheaders where id = ${id} for update`.execute(trx);
};
