/** The filter of an access rule (`Where`) as SQL on the rows of a table. */
import { sql, type RawBuilder } from 'kysely';
import type { Wanted, Where } from '#shared/access';
import { columnOf, type ServerResource } from '../serverResource';

export type Condition = RawBuilder<boolean>;

/** Whether a column holds what a rule's filter wants. */
export const isWanted = (column: RawBuilder<unknown>, wanted: Wanted): Condition => {
  if (typeof wanted === 'string') return sql`${column} = ${wanted}`;
  const values = wanted.flatMap((value) => (value === null ? [] : [sql<boolean>`${column} = ${value}`]));
  return sql`(${sql.join([...values, ...(wanted.includes(null) ? [sql<boolean>`${column} is null`] : [])], sql` or `)})`;
};

/** The column that a rule's filter compares: of an attribute, a to-one relation or the id. */
export const ownedColumn = (server: ServerResource, name: string): string => {
  const stored = server.relations[name];
  return stored?.by === 'column' ? stored.column : (columnOf(server, name) ?? name);
};

/** One condition for each name of the filter, on rows of the table that the statement calls `alias`; all of them hold. */
export const ruleConditions = (server: ServerResource, where: Where, alias: string): Condition[] =>
  Object.entries(where).map(([name, wanted]) => isWanted(sql.ref(`${alias}.${ownedColumn(server, name)}`), wanted));
