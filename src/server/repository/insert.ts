/** Adding a record: its row and its links. */
import { sql, type RawBuilder } from 'kysely';
import type { Problem } from '#shared/errors';
import { pointerTo } from '#shared/validate';
import { Refusal } from '../http/errors';
import { auditable, calledIn } from './audit';
import { columnOf, type ServerResource, type Values } from './serverResource';
import { checkStored, idsIn } from './stored';
import { noteChange, uuids, type Work } from './write';

/** Values by column: attributes, and relations kept in a column here. */
export const columnValues = (server: ServerResource, values: Values): [string, unknown][] =>
  Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const stored = server.relations[name];
    if (stored) return stored.by === 'column' ? [[stored.column, idsIn(value)[0] ?? null]] : [];
    const column = columnOf(server, name);
    return column === undefined ? [] : [[column, value]];
  });

/** Makes the links through tables between exactly those of `values`; relations that aren't named stay as they are. */
export const writeLinks = async ({ trx }: Work, server: ServerResource, id: string, values: Values): Promise<void> => {
  for (const [name, stored] of Object.entries(server.relations)) {
    if (stored.by !== 'join' || !Object.hasOwn(values, name)) continue;
    const ids = idsIn(values[name]);
    const [table, mine, theirs] = [sql.table(stored.table), sql.ref(stored.mine), sql.ref(stored.theirs)];
    await sql`delete from ${table} where ${mine} = ${id} and ${theirs} <> all(${uuids(ids)})`.execute(trx);
    const order: [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>] = stored.ordered
      ? [sql`, position`, sql`, l.position - 1`, sql`do update set position = excluded.position`]
      : [sql``, sql``, sql`do nothing`];
    await sql`insert into ${table} (${mine}, ${theirs}${order[0]})
      select ${id}::uuid, l.id${order[1]} from unnest(${uuids(ids)}) with ordinality as l (id, position)
      on conflict (${mine}, ${theirs}) ${order[2]}`.execute(trx);
  }
};

/** A new record starts with what the declaration says where nothing is given. */
const withInitials = ({ resource }: ServerResource, values: Values): Values => {
  const initials = Object.entries(resource.attributes).filter(
    ([name, { initial, mode }]) => mode !== 'r' && initial !== undefined && values[name] === undefined,
  );
  return { ...values, ...Object.fromEntries(initials.map(([name, { initial }]) => [name, initial])) };
};

const refuseTakenId = async ({ trx }: Work, { table }: ServerResource, id: string): Promise<void> => {
  // A tenant's key holds the entity too, so the key alone wouldn't notice another entity's row.
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(trx);
  if (rows.length) throw new Refusal([{ code: 'id.taken', pointer: '/data/id' }]);
};

/** A picture's address comes from an upload; anyone else can only remove it. @throws Refusal `read_only` */
export const refusePictures = ({ resource }: ServerResource, values: Values): void => {
  const given = Object.entries(resource.attributes).filter(([name, { kind }]) => kind === 'image' && (values[name] ?? null) !== null);
  if (given.length) throw new Refusal(given.map(([name]) => ({ code: 'read_only', pointer: pointerTo(resource, name) })));
};

/**
 * Adds a record.
 * @param given sound values by declared name
 * @param problems those of the values that are not
 * @throws Refusal `id.taken`, `taken`, `relation_missing`, and what the resource's own rule refuses
 */
export const insertRecord = async (
  work: Work,
  server: ServerResource,
  id: string,
  given: Values,
  problems: readonly Problem[] = [],
): Promise<void> => {
  await refuseTakenId(work, server, id);
  refusePictures(server, given);
  const values = withInitials(server, given);
  await checkStored(work, server, id, values, problems);
  const made = (await server.hooks.add?.(work, values)) ?? values;
  const now = work.now.toISOString();
  const columns: [string, unknown][] = [['id', id], ['created_at', now], ['updated_at', now], ...columnValues(server, made)];
  await sql`insert into ${sql.table(server.table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => sql`${value}`))})`.execute(work.trx);
  await writeLinks(work, server, id, made);
  const { resource } = server;
  work.lines.push({
    action: 'add',
    resource: resource.name,
    recordId: id,
    label: calledIn(resource, made),
    before: null,
    after: auditable(resource, made),
  });
  noteChange(work, server, 1);
};
