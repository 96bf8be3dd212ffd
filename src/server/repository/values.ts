/** A few values of one row, for a rule that needs them: the price that a package has now. */
import { sql } from 'kysely';
import type { ResourceTable } from '../db/schema';
import type { Step } from './serverResource';

/** Columns of a live row; undefined when there is none. */
export const valuesOf = async <const C extends string>(
  { trx }: Step,
  table: ResourceTable,
  id: string,
  columns: readonly C[],
): Promise<Record<C, unknown> | undefined> => {
  const { rows } = await sql<Record<C, unknown>>`select ${sql.join(columns.map((one) => sql.ref(one)))} from ${sql.table(table)}
    where id = ${id} and deleted_at is null`.execute(trx);
  return rows[0];
};
