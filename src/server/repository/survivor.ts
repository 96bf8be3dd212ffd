/** The record that stays of several that were merged. Rule: PAT-5. */
import { sql } from 'kysely';
import type { Where } from '#shared/access';
import { allRows, conditionsOf } from './lists/conditions';
import { columnOf, type ServerResource } from './serverResource';
import { uuids } from './uuids';
import type { WriteContext } from './writeContext';

/** What a refusal says of the record that is to be used instead. */
export type Survivor = { readonly type: string; readonly id: string; readonly name: string; readonly number: string };

/**
 * Where the first of these records that was merged has come to, over all the merges between.
 * @param where which of them the person may get
 * @returns undefined where none of them was merged
 */
export const survivorOf = async (
  { trx, act }: WriteContext,
  server: ServerResource,
  ids: readonly string[],
  where: Where,
): Promise<Survivor | undefined> => {
  const { resource, relations, table } = server;
  const into = sql.id((relations[resource.mergedInto!] as { column: string }).column);
  const number = Object.keys(resource.attributes).find((name) => resource.attributes[name]!.numbered) ?? resource.label;
  const { rows } = await sql<Omit<Survivor, 'type'>>`
    with recursive chain as (
      select t.id, t.${into} as next from ${sql.table(table)} as t
      where t.id = any(${uuids(ids)}) and t.${into} is not null and ${conditionsOf(server, { ...allRows, where }, act.store.find)}
      union select t.id, t.${into} from ${sql.table(table)} as t join chain on t.id = chain.next
    )
    select t.id, t.${sql.id(columnOf(server, resource.label)!)} as name, t.${sql.id(number)} as number
    from chain join ${sql.table(table)} as t on t.id = chain.id where chain.next is null limit 1`.execute(trx);
  return rows[0] && { type: resource.type, ...rows[0] };
};
