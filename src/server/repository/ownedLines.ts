/** Owned lines in the database: each owned attribute has a table, whose rows name the record they belong to and their place in it. */
import { sql, type RawBuilder } from 'kysely';
import type { Field } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import { sqlTypeOf } from './lists/kinds';
import type { ServerResource, Values } from './serverResource';
import type { WriteContext } from './writeContext';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table of an owned attribute, and the column that names the record: `invoice_lines` with `invoice_id`. */
const storageOf = ({ name }: Pick<Resource, 'name'>, attribute: string) => ({
  table: `${snake(name)}_${attribute}`,
  owner: `${snake(name)}_id`,
});

/** The owned attributes of a resource. */
const ownedOf = ({ attributes }: Pick<Resource, 'attributes'>): [string, Readonly<Record<string, Field>>][] =>
  Object.entries(attributes).flatMap(([name, { lines }]): [string, Readonly<Record<string, Field>>][] =>
    lines ? [[name, lines.fields]] : [],
  );

/** A value as documents have it; a number in JSON would lose the zeros of a decimal. */
const asValue = (name: string, { kind }: Field): RawBuilder<unknown> => {
  const column = sql.ref(`l.${name}`);
  return kind === 'decimal' ? sql`${column}::text` : column;
};

/** The lines of the row `t`, as one JSON value for each owned attribute. The names stand in the order of the declaration. */
export const linesInRow = (resource: Resource): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(
    ownedOf(resource).map(([attribute, fields]) => {
      const { table, owner } = storageOf(resource, attribute);
      const values = Object.entries(fields).flatMap(([name, field]) => [sql.lit(name), asValue(name, field)]);
      return [
        attribute,
        sql`(select coalesce(json_agg(json_build_object(${sql.join(values)}) order by l.position), '[]'::json)
          from ${sql.table(table)} as l where l.${sql.id(owner)} = t.id)`,
      ];
    }),
  );

/** Whether the values hold owned lines. */
export const hasLines = ({ resource }: ServerResource, values: Values): boolean =>
  ownedOf(resource).some(([name]) => Object.hasOwn(values, name));

const replaceLines = async (
  { trx }: WriteContext,
  { resource, table, tenant }: ServerResource,
  id: string,
  [attribute, fields]: [string, Readonly<Record<string, Field>>],
  lines: readonly Values[],
): Promise<void> => {
  const stored = storageOf(resource, attribute);
  await sql`delete from ${sql.table(stored.table)} where ${sql.id(stored.owner)} = ${id}`.execute(trx);
  if (!lines.length) return;
  const names = Object.keys(fields);
  const columns = names.map((name) => sql.id(name));
  const typed = names.map((name) => sql`${sql.id(name)} ${sql.raw(sqlTypeOf(fields[name]!.kind))}`);
  const rows = JSON.stringify(lines.map((line, position) => ({ ...line, position })));
  // The client of a tenant's record is that of its lines, too.
  const [key, owner] = tenant ? [sql`entity_id, `, sql`t.entity_id, `] : [sql``, sql``];
  await sql`insert into ${sql.table(stored.table)} (${key}${sql.id(stored.owner)}, position, ${sql.join(columns)})
    select ${owner}t.id, l.position, ${sql.join(names.map((name) => sql.ref(`l.${name}`)))}
    from ${sql.table(table)} as t, jsonb_to_recordset(${rows}::jsonb) as l (position integer, ${sql.join(typed)})
    where t.id = ${id}`.execute(trx);
};

/** Makes the lines of a stored record those of `values`; attributes that are not named stay as they are. */
export const writeLines = async (work: WriteContext, server: ServerResource, id: string, values: Values): Promise<void> => {
  for (const owned of ownedOf(server.resource))
    if (Object.hasOwn(values, owned[0])) await replaceLines(work, server, id, owned, values[owned[0]] as readonly Values[]);
};
