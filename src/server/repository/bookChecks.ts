/** Looks for rows that break a rule of the books: nothing should ever be found. */
import type { RawBuilder } from 'kysely';
import type { Queryable } from './runner';

/** A rule of the books, and a query that answers with the ids of what breaks it. */
export type BookCheck = { readonly what: string; readonly broken: RawBuilder<{ id: string }> };

/** Ids that a sentence names at most. */
const NAMED = 10;

/** A sentence for each rule that is broken, with some ids; empty where nothing is. */
export const faultsOf = async (on: Queryable, checks: readonly BookCheck[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const { what, broken } of checks) {
    const { rows } = await broken.execute(on);
    const named = rows.slice(0, NAMED).map(({ id }) => id);
    if (rows.length) faults.push(`${what}: ${named.join(', ')}`);
  }
  return faults;
};
