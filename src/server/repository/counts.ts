/** Counts the live records that belong to a record: as an attribute of a row `t`, and as the reason why it cannot be deleted. */
import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode, Problem } from '#shared/errors';
import { item, publishedItems } from '#shared/resources/item';
import type { ResourceTable } from '../db/schema';
import type { Hooks, Step } from './serverResource';
import { uuids } from './write';

/**
 * Records of another table whose column names the row: all of them less the deleted ones, so that an index alone can count,
 * and of the rows themselves only the trash is looked at. At a million rows that takes a twentieth of the time.
 */
export const countBack = (table: ResourceTable, column: string): RawBuilder<number> => {
  const theirs = sql`from ${sql.table(table)} as c where ${sql.ref(`c.${column}`)} = t.id`;
  return sql`((select count(*) ${theirs}) - (select count(*) ${theirs} and c.deletion_id is not null))`;
};

/** Records of another table that a table between joins to the row; counted likewise. */
export const countJoined = (between: string, mine: string, theirs: string, table: ResourceTable): RawBuilder<number> => {
  const links = sql`from ${sql.table(between)} as j`;
  const own = sql`where ${sql.ref(`j.${mine}`)} = t.id`;
  return sql`((select count(*) ${links} ${own}) - (select count(*) ${links}
    join ${sql.table(table)} as c on c.id = ${sql.ref(`j.${theirs}`)} ${own} and c.deletion_id is not null))`;
};

/**
 * A `conceal` hook for rows with `items_count`: whoever doesn't see every item is told how many of the published ones there are, so
 * that no number tells of a draft.
 * @param from where the rows' items are found: items as `i`, and the row's id as `owner`
 */
export const countSeenItems =
  (from: RawBuilder<unknown>, owner: string): NonNullable<Hooks['conceal']> =>
  async (runner, actor, rows) => {
    if (item.access.get?.(actor) === true || !rows.some((row) => 'items_count' in row)) return rows;
    const ids = uuids(rows.map(({ id }) => id));
    const { rows: counts } = await sql<{ id: string; count: number }>`select ${sql.ref(owner)} as id, count(*) as count ${from}
      where ${sql.ref(owner)} = any(${ids}) and i.deleted_at is null and i.status = ${publishedItems.status} group by 1`.execute(runner);
    const seen = new Map(counts.map(({ id, count }) => [id, count]));
    return rows.map((row) => ('items_count' in row ? { ...row, items_count: seen.get(row.id) ?? 0 } : row));
  };

/** Which of the rows are still used, each with the problem that says by how many. */
export const usedRows = async (
  { trx }: Step,
  table: ResourceTable,
  ids: readonly string[],
  uses: readonly RawBuilder<number>[],
  code: ErrorCode,
): Promise<Map<string, Problem>> => {
  const { rows } = await sql<{ id: string; count: number }>`select * from (
    select t.id, ${sql.join(uses, sql` + `)} as count from ${sql.table(table)} as t where t.id = any(${uuids(ids)})
  ) as used where count > 0`.execute(trx);
  return new Map(rows.map(({ id, count }) => [id, { code, meta: { count } }]));
};

/** Which of the rows belong to the system. */
export const systemRows = async ({ trx }: Step, table: 'roles' | 'permissions', ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where id = any(${uuids(ids)}) and system`.execute(trx);
  return rows.map(({ id }) => id);
};
