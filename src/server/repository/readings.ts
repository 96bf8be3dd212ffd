/** Notes who read a record whose reading is audited: one statement after the answer, of which a failure costs nobody the answer. Rule: PAT-11. */
import { sql } from 'kysely';
import type { Actor } from '#shared/access';
import { transaction } from '../db/database';
import { idOfActor } from './actors';
import { recordLabel } from './audit';
import { newId } from './ids';
import { shardOf } from './lists/totals';
import type { LoadedRecord } from './records';
import type { Queryable } from './runner';
import type { Store } from './store';
import { uuids } from './uuids';

/** Name of the resource that the lines are of, as the totals have it. */
const BOOK = 'reading';

/** Ids of the lines about these records, the oldest first. @param resource name of the records' resource */
export const readingsOf = async (runner: Queryable, resource: string, ids: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select id from readings
    where resource = ${resource} and record_id = any(${uuids(ids)}) order by last_at, id`.execute(runner);
  return rows.map(({ id }) => id);
};

/** How a record was read: opened on its page, or exported as a file. */
export type ReadingKind = 'opened' | 'exported';

/** Enters a reading, or counts it in the line of this person, record and hour. */
const enter = async ({ database, clock }: Store, actor: Actor, { server, row, links }: LoadedRecord, kind: ReadingKind): Promise<void> => {
  const [person, client, now] = [idOfActor(actor), links['entity'] as string, clock().toISOString()];
  const [opened, exported] = [kind === 'opened' ? 1 : 0, kind === 'exported' ? 1 : 0];
  await transaction(
    database,
    async (trx) => {
      await sql`with line as (
          insert into readings as r (id, entity_id, resource, record_id, record_label, person_id, person_name, role, hour, opened, exported, first_at, last_at)
          select ${newId()}::uuid, ${client}::uuid, ${server.resource.name}, ${row.id}::uuid, ${recordLabel(server.resource, row)}, u.id, u.name,
            (select o.name from memberships as m join roles as o on o.id = m.role_id
             where m.user_id = u.id and m.entity_id = ${client} and m.status = 'active' and m.deleted_at is null limit 1),
            date_trunc('hour', ${now}::timestamptz), ${opened}::int, ${exported}::int, ${now}::timestamptz, ${now}::timestamptz
          from users as u where u.id = ${person}
          on conflict (entity_id, record_id, person_id, hour, resource)
          do update set opened = r.opened + excluded.opened, exported = r.exported + excluded.exported, last_at = excluded.last_at, updated_at = excluded.last_at, version = r.version + 1
          returning (xmax = 0) as fresh
        ), of_all as (
          insert into totals as t (resource, shard, live, revision)
          select ${BOOK}, ${shardOf(trx)}::int, count(*) filter (where fresh), 1 from line
          on conflict (resource, shard) do update set live = t.live + excluded.live, revision = t.revision + 1
        )
        insert into client_totals as t (entity_id, resource, live, revision)
        select ${client}::uuid, ${BOOK}, count(*) filter (where fresh), 1 from line
        on conflict (entity_id, resource) do update set live = t.live + excluded.live, revision = t.revision + 1`.execute(trx);
    },
    { scope: { entityId: client } },
  );
};

/**
 * Notes that the person reads these records, as far as the declaration says that reading them is audited; nobody waits for it.
 * @param log where a failure is written
 */
export const noteReading = (
  store: Store,
  actor: Actor | null,
  records: readonly LoadedRecord[],
  log: { readonly warn: (about: object, message: string) => void },
  kind: ReadingKind = 'opened',
): void => {
  if (!actor) return;
  for (const record of records)
    if (record.server.resource.audited === 'reads' && typeof record.links['entity'] === 'string')
      enter(store, actor, record, kind).catch((error: unknown) => log.warn({ err: error }, 'a reading was not noted'));
};
