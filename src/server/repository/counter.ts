/** Numbers without gaps: the counter's row stays locked until the transaction commits, or rolls back and so returns the number. Rule: SUB-1. */
import { sql } from 'kysely';
import type { Work } from './work';

/** The next number of a counter, from 1. */
export const nextNumber = async ({ trx }: Work, name: string): Promise<number> => {
  const { rows } = await sql<{ value: number }>`insert into counters as c (name, value) values (${name}, 1)
    on conflict (name) do update set value = c.value + 1 returning value`.execute(trx);
  return rows[0]!.value;
};
