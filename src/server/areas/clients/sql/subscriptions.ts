/** What only SQL can find out about subscriptions: whether a client had its trial, and of which a date has come. Rules: SUB-8, SUB-16. */
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { fewestDays } from '../../billing';
import { lockMoneyOf } from '#server/repository/clientMoney';
import { clientNow } from '#server/repository/clientTime';
import { idPages } from '#server/repository/lists/idPages';
import type { Store } from '#server/repository/store';
import type { Work } from '#server/repository/work';

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

/** One page of `dueSubscriptions`. @param after the last id of the page before */
const duePage = ({ database, clock }: Store, after: string): Promise<string[]> =>
  transaction(
    database,
    async (trx) => {
      const days = await fewestDays(trx);
      const since = (count: number) => sql`h.status_since + make_interval(days => ${count}::int) - interval '1 day'`;
      const { rows } = await sql<{ id: string }>`select h.id from clientsubsheaders as h join entities as e on e.id = h.entity_id
        where h.deleted_at is null and h.id > ${after}
          and ${clientNow(clock())} >= case h.status
          when 'trial' then least(h.trial_end_at, h.next_reminder_at)
          when 'active' then least(h.period_end, h.next_invoice_at, (select min(i.due_date) from invoices as i
            where i.clientsubsheader_id = h.id and i.status in ('issued', 'partially_paid')
              and i.deleted_at is null)::timestamptz + make_interval(days => ${days.grace_after}::int) - interval '1 day')
          when 'grace' then least(h.period_end, h.next_invoice_at, ${since(days.suspended_after)})
          when 'suspended' then least(case when h.cancel_at_period_end then h.period_end end, ${since(days.ended_after)})
          when 'paused' then case when h.cancel_at_period_end then h.period_end end
        end
        order by h.id limit ${PAGE}`.execute(trx);
      return rows.map(({ id }) => id);
    },
    { readOnly: true, scope: 'all' },
  );

/** Pages of the ids of all subscriptions of which a date may have come by their client's own clock. The shared rules decide what is due. */
export const dueSubscriptions = (store: Store): AsyncGenerator<readonly string[]> => idPages(PAGE, (after) => duePage(store, after));

/** Holds a subscription until the transaction ends, and the money of its client before. */
export const lockSubscription = async (work: Work, id: string): Promise<void> => {
  await lockMoneyOf(work, { table: 'clientsubsheaders', moneyOf: 'entity_id' }, id);
  await sql`select 1 from clientsubsheaders where id = ${id} for update`.execute(work.trx);
};
