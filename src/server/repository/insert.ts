/** Adding a record: its row and its links. */
import { sql, type RawBuilder } from 'kysely';
import type { Problem } from '#shared/errors';
import { pointerTo } from '#shared/validate';
import { kept } from '../db/kept';
import { Refusal } from '../refusal';
import { auditable, calledIn } from './audit';
import type { Seen } from './records';
import { columnsOf, type Fields } from './rows';
import { lockRights } from './people';
import { columnOf, type Row, type ServerResource, type Step, type Stored, type Values } from './serverResource';
import { checkStored, idsIn, type WantedOf } from './stored';
import { noteChange, uuids, type Work } from './write';

/** Values by column: attributes, and relations kept in a column here. */
export const columnValues = (server: ServerResource, values: Values): [string, unknown][] =>
  Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const stored = server.relations[name];
    if (stored) return stored.by === 'column' ? [[stored.column, idsIn(value)[0] ?? null]] : [];
    const column = columnOf(server, name);
    return column === undefined ? [] : [[column, value]];
  });

type Between = Extract<Stored, { by: 'join' }>;

/** The relations among `values` that are kept in tables between, each with the ids it leads to. */
const betweens = (server: ServerResource, values: Values): [Between, string[]][] =>
  Object.entries(server.relations).flatMap(([name, stored]): [Between, string[]][] =>
    stored.by === 'join' && Object.hasOwn(values, name) ? [[stored, idsIn(values[name])]] : [],
  );

/** Adds links; those that are there stay, at the place they have now. */
const linking = ({ table, mine, theirs, ordered }: Between, id: string, ids: readonly string[]): RawBuilder<unknown> => {
  const [column, value, again] = ordered
    ? [sql`, position`, sql`, l.position - 1`, sql`do update set position = excluded.position`]
    : [sql``, sql``, sql`do nothing`];
  return sql`insert into ${sql.table(table)} (${sql.ref(mine)}, ${sql.ref(theirs)}${column})
    select ${id}::uuid, l.id${value} from unnest(${uuids(ids)}) with ordinality as l (id, position)
    on conflict (${sql.ref(mine)}, ${sql.ref(theirs)}) ${again}`;
};

/** The ids in the order in which they are read. */
const inOrder = ({ ordered }: Between, ids: string[]): string[] => (ordered ? ids : ids.sort());

/** A new record's links through tables between, a statement for each relation. */
const linksOf = (server: ServerResource, id: string, values: Values): RawBuilder<unknown>[] =>
  betweens(server, values).flatMap(([stored, ids]) => (ids.length ? [linking(stored, id, ids)] : []));

/** Makes the links through tables between exactly those of `values`; relations that aren't named stay as they are. */
export const writeLinks = async ({ trx }: Work, server: ServerResource, id: string, values: Values): Promise<void> => {
  for (const [stored, ids] of betweens(server, values)) {
    const { table, mine, theirs } = stored;
    await sql`${kept} delete from ${sql.table(table)} where ${sql.ref(mine)} = ${id} and ${sql.ref(theirs)} <> all(${uuids(ids)})`.execute(
      trx,
    );
    if (ids.length) await sql`${kept} ${linking(stored, id, ids)}`.execute(trx);
  }
};

/** A new record starts with what the declaration says where nothing is given. */
const withInitials = ({ resource }: ServerResource, values: Values): Values => {
  const initials = Object.entries(resource.attributes).filter(
    ([name, { initial, mode }]) => mode !== 'r' && initial !== undefined && values[name] === undefined,
  );
  return { ...values, ...Object.fromEntries(initials.map(([name, { initial }]) => [name, initial])) };
};

/** The insert refuses an existing id by itself. In a tenant table the key also contains the entity, so an id of another entity must be looked up. */
const refuseTakenId = async ({ trx }: Work, { table, tenant }: ServerResource, id: string): Promise<void> => {
  if (!tenant) return;
  const { rows } = await sql`${kept} select 1 from ${sql.table(table)} where id = ${id}`.execute(trx);
  if (rows.length) throw new Refusal([{ code: 'id.taken', pointer: '/data/id' }]);
};

/** Only an upload sets the address of a picture; a request can only remove it. @throws Refusal `read_only` */
export const refusePictures = ({ resource }: ServerResource, values: Values): void => {
  const given = Object.entries(resource.attributes).filter(([name, { kind }]) => kind === 'image' && (values[name] ?? null) !== null);
  if (given.length) throw new Refusal(given.map(([name]) => ({ code: 'read_only', pointer: pointerTo(resource, name) })));
};

/** The step that a rule is given, and whether it talked to the database: it may have changed what was read before. */
const watched = (work: Work) => {
  let isUsed = false;
  const step: Step = {
    ...work,
    get trx() {
      isUsed = true;
      return work.trx;
    },
  };
  return { step, isUsed: () => isUsed };
};

/** Adds the row and its links by one statement, which saves as many rounds to the database. @returns the row as it is stored */
const insertRow = async (
  { trx }: Work,
  server: ServerResource,
  columns: [string, unknown][],
  links: readonly RawBuilder<unknown>[],
  fields: Fields,
): Promise<Row> => {
  const withLinks = links.map((link, at) => sql`${sql.ref(`links_${at}`)} as (${link})`);
  const { rows } = await sql<Row>`${kept} ${links.length ? sql`with ${sql.join(withLinks)} ` : sql``}
    insert into ${sql.table(server.table)} as t (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => sql`${value}`))}) returning ${columnsOf(server, fields)}`.execute(trx);
  return rows[0]!;
};

/** A record that was just added, as far as adding it told. */
export type Inserted = {
  /** With the fields that were wanted. Undefined where one of them counts the links, which the statement that adds them can't. */
  readonly row?: Row;
  /** Ids that its relations through tables between lead to; without those that the resource's own rule changed. */
  readonly linked: ReadonlyMap<string, readonly string[]>;
  /** Related records that were checked, with what `wanted` wished of them. */
  readonly seen: Seen;
};

export type Wanted = { readonly own: Fields; readonly related: WantedOf };

const nothing: Wanted = { own: [], related: () => undefined };

/**
 * Adds a record.
 * @param given sound values by declared name
 * @param problems those of the values that are not
 * @param wanted what the answer will tell of the record and of those that it leads to
 * @throws Refusal `id.taken`, `taken`, `relation_missing`, and what the resource's own rule refuses
 */
export const insertRecord = async (
  work: Work,
  server: ServerResource,
  id: string,
  given: Values,
  problems: readonly Problem[] = [],
  wanted: Wanted = nothing,
): Promise<Inserted> => {
  await lockRights(work, server, given);
  await refuseTakenId(work, server, id);
  refusePictures(server, given);
  const values = withInitials(server, given);
  const seen = await checkStored(work, server, id, values, problems, wanted.related);
  const { step, isUsed } = watched(work);
  const made = (await server.hooks.add?.(step, values)) ?? values;
  const now = work.now.toISOString();
  const columns: [string, unknown][] = [['id', id], ['created_at', now], ['updated_at', now], ...columnValues(server, made)];
  const links = linksOf(server, id, made);
  const row = await insertRow(work, server, columns, links, wanted.own);
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
  const isCounted = links.length > 0 && Object.keys(server.counted).some((name) => wanted.own?.includes(name) ?? true);
  const linked = Object.entries(server.relations).flatMap(([name, stored]) =>
    stored.by === 'join' && made[name] === values[name] ? [[name, inOrder(stored, idsIn(made[name]))] as const] : [],
  );
  return { ...(!isCounted && { row }), linked: new Map(linked), seen: isUsed() ? new Map() : seen };
};
