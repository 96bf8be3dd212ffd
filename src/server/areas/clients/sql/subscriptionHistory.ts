/** The commands that a subscription was given, from the audit. Rules: SUB-7, SUB-12. */
import { sql } from 'kysely';
import type { HistoryEntry } from '#shared/areas/clients/domain/subscriptionHistory';
import { transaction, type Database } from '#server/db/database';

/** Entries that are answered; a subscription has about two a month. */
const MOST = 200;

/**
 * @param entityId the client's id: whether an actor is one of its people is asked of its memberships
 * @param names whether the names of our own people are told, too
 * @returns the newest first
 */
export const subscriptionHistory = (
  database: Pick<Database, 'kysely'>,
  { id, entityId, names }: { readonly id: string; readonly entityId: string; readonly names: boolean },
): Promise<HistoryEntry[]> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<HistoryEntry>`
    select told.id, told.at, told.command, told."from", told."to", told.reason, told.by,
      case when told.by = 'client' or ${names}::boolean then told.actor_name end as name
    from (select l.id, l.at, l.command, l.from_state as "from", l.to_state as "to", l.input ->> 'reason' as reason, l.actor_name,
        case when l.actor_id is null then 'clock'
          when exists (select from memberships as m where m.user_id = l.actor_id and m.entity_id = ${entityId}) then 'client'
          else 'provider' end as by
      from audit as l where l.resource = 'clientsubsheader' and l.record_id = ${id} and l.action = 'command') as told
    order by told.at desc, told.id desc limit ${MOST}`.execute(trx);
      return rows;
    },
    { scope: { entityId }, readOnly: true },
  );
