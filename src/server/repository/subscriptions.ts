/** What only SQL can find out about subscriptions: whether a client had its trial, and of which a date has come. Rules: SUB-8, SUB-16. */
import { sql } from 'kysely';
import { transaction } from '../db/database';
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

/** Most subscriptions that one look of the clock takes on; the next look takes the rest. */
const MOST = 1_000;

/** Ids of the subscriptions of which a date has come by their client's own clock, the one that waited longest first. The shared rules decide what is due. */
export const dueSubscriptions = ({ database, clock }: Store): Promise<string[]> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<{ id: string }>`select h.id from clientsubsheaders as h join entities as e on e.id = h.entity_id
        where h.deleted_at is null and ${clock().toISOString()}::timestamptz + make_interval(secs => e.clock_ahead) >= case h.status
          when 'trial' then least(h.trial_end_at, h.next_reminder_at)
          when 'active' then least(h.period_end, h.next_invoice_at, (select min(i.due_date) from invoices as i
            where i.clientsubsheader_id = h.id and i.status in ('issued', 'partially_paid') and i.deleted_at is null)::timestamptz)
          when 'grace' then least(h.period_end, h.next_invoice_at, h.status_since + interval '1 day')
          when 'suspended' then h.status_since + interval '1 day'
          when 'paused' then h.period_end
        end
        order by coalesce(h.trial_end_at, h.period_end), h.id limit ${MOST}`.execute(trx);
      return rows.map(({ id }) => id);
    },
    { readOnly: true, scope: 'all' },
  );

/** Holds a subscription until the transaction ends. */
export const lockSubscription = async ({ trx }: Work, id: string): Promise<void> => {
  await sql`select 1 from clientsubsheaders where id = ${id} for update`.execute(trx);
};
