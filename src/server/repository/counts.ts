/** How many live records belong to one: as a counted attribute of a row `t`, and as the reason why it must stay. */
import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode, Problem } from '#shared/errors';
import type { ResourceTable } from '../db/schema';
import type { Step } from './serverResource';
import { uuids } from './write';

/** Records of another table whose column names the row. */
export const countBack = (table: ResourceTable, column: string): RawBuilder<number> =>
  sql`(select count(*) from ${sql.table(table)} as c where ${sql.ref(`c.${column}`)} = t.id and c.deleted_at is null)`;

/** Records of another table that a table between joins to the row. */
export const countJoined = (between: string, mine: string, theirs: string, table: ResourceTable): RawBuilder<number> =>
  sql`(select count(*) from ${sql.table(between)} as j
    join ${sql.table(table)} as c on c.id = ${sql.ref(`j.${theirs}`)} and c.deleted_at is null
    where ${sql.ref(`j.${mine}`)} = t.id)`;

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
