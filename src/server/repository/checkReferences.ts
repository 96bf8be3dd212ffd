/** Checks values against the database: whether unique values are free, and whether related records exist. */
import { sql, type RawBuilder } from 'kysely';
import type { Where } from '#shared/access';
import type { Problem } from '#shared/errors';
import type { Field, FieldKind } from '#shared/kit/fields';
import type { Ref, Resource } from '#shared/kit/resource';
import { pointerTo } from '#shared/validate';
import { prepared } from '../db/preparedStatements';
import { Refusal } from '../refusal';
import { recordLabel } from './audit';
import { conditionsOf, allRows } from './lists/conditions';
import { survivorOf } from './survivor';
import { keyOf, type Seen } from './records';
import { readColumns } from './lists/rows';
import { columnOf, type Row, type ServerResource, type Values, type Find } from './serverResource';
import { uuids } from './uuids';
import type { WriteContext } from './writeContext';

/** The ids a value leads to: of one reference, of several, of none. */
export const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value : value ? [value] : []).map((ref: Ref) => ref.id);

/** The fields to read of what a relation leads to; undefined when only its being there matters. */
export type WantedOf = (relation: string) => readonly string[] | undefined;

/** A relation's name, the ids that a value leads to through it, and what is read of them there. */
type Lead = {
  readonly name: string;
  readonly ids: readonly string[];
  readonly other: ServerResource;
  readonly where: Where;
  /** Of these, the records that the actor may get. */
  readonly verdict: Where;
  readonly fields?: readonly string[] | undefined;
};

type Columns = readonly (readonly [name: string, value: RawBuilder<unknown>])[];

const columnsFor = ({ other, fields }: Lead): Columns => [...(fields ? readColumns(other, fields) : new Map([['id', sql.ref('t.id')]]))];

/** The related records that this actor may see, locked against deletion until the transaction ends: nothing can be attached to a record that is being deleted. */
const locking = (find: Find, lead: Lead): RawBuilder<unknown> => {
  const columns = columnsFor(lead).map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  return sql`select ${sql.join(columns)} from ${sql.table(lead.other.table)} as t
    where t.id = any(${uuids(lead.ids)})
      and ${conditionsOf(lead.other, { ...allRows, where: lead.where, unmerged: lead.other.resource.mergedInto !== undefined }, find)} order by t.id for share`;
};

/** A value that has to be unique; `within`: the column of the relation among whose records it has to be, and where the values lead. */
type Unique = {
  readonly name: string;
  readonly value: string;
  readonly within?: { readonly column: string; readonly leads?: string | null };
  /** The column of a relation: rows where it is set are not compared. */
  readonly unless?: string | undefined;
};

/** Kinds whose values are always stored in the same form. They are compared as stored, so that an index can be used under row-level security. */
const inOneSpelling: readonly FieldKind[] = ['nik', 'npwp', 'bpjs', 'phone'];

/** Whether two columns or values hold the same, whatever the letters' case. */
export const isSame = ({ kind }: Field, one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  inOneSpelling.includes(kind) ? sql<boolean>`${one} = ${other}` : sql<boolean>`lower(${one}::text) = lower(${other}::text)`;

/** Another live row with this value of a unique attribute. Where the relation is not among the values it is the one that is stored. */
const taking = (server: ServerResource, { name, value, within, unless }: Unique, except: string): RawBuilder<unknown> => {
  const table = sql.table(server.table);
  const field = server.resource.attributes[name]!;
  const counts = unless ? sql`and ${sql.ref(unless)} is null` : sql``;
  const same = sql`${isSame(field, sql.ref(columnOf(server, name)!), sql`${value}`)} and deleted_at is null and id <> ${except} ${counts}`;
  if (!within) return sql`select id from ${table} where ${same}`;
  const column = sql.ref(within.column);
  const leads =
    within.leads === undefined ? sql`(select own.${column} from ${table} as own where own.id = ${except})` : sql`${within.leads}::uuid`;
  return sql`select id from ${table} where ${same} and (${column} is null or ${column} = ${leads})`;
};

/** One row for each unique value that is taken, without an id, and for each related record that is there. */
type FoundReference = { readonly about: string; readonly found_id: string | null; readonly [column: string]: unknown };

/** One statement for all that is to be checked: each further one would cost a write more than its work. */
const look = async (
  { trx, act: { store } }: WriteContext,
  server: ServerResource,
  id: string,
  uniques: readonly Unique[],
  leads: readonly Lead[],
): Promise<readonly FoundReference[]> => {
  const tables = leads.map((_, at) => sql.id(`to_${at}`));
  const locks = leads.map((lead, at) => sql`${tables[at]!} as (${locking(store.find, lead)})`);
  const finds = [
    ...uniques.map(
      (unique) => sql`select ${sql.lit(unique.name)} as about, null::uuid as found_id where exists (${taking(server, unique, id)})`,
    ),
    ...leads.map(({ name }, at) => sql`select ${sql.lit(name)} as about, id as found_id from ${tables[at]!}`),
  ];
  if (!finds.length) return [];
  const columns = leads.flatMap((lead, at) =>
    lead.fields ? columnsFor(lead).map(([name]) => sql`${tables[at]!}.${sql.id(name)} as ${sql.id(`${lead.name}.${name}`)}`) : [],
  );
  const joins = leads.flatMap(({ name, fields }, at) =>
    fields ? [sql`left join ${tables[at]!} on found.about = ${sql.lit(name)} and ${tables[at]!}.id = found.found_id`] : [],
  );
  const { rows } = await sql<FoundReference>`${prepared} ${locks.length ? sql`with ${sql.join(locks)}` : sql``}
    select ${sql.join([sql`found.*`, ...columns])} from (${sql.join(finds, sql` union all `)}) as found ${sql.join(joins, sql` `)}`.execute(
    trx,
  );
  return rows;
};

/** The related rows that were read with all wanted fields, in the form that `rowsOf` returns. */
const seenIn = (found: readonly FoundReference[], leads: readonly Lead[]): Seen => {
  const seen = new Map<string, Row>();
  for (const lead of leads) {
    if (!lead.fields) continue;
    const names = columnsFor(lead).map(([name]) => name);
    for (const one of found) {
      if (one.about !== lead.name) continue;
      const row = Object.fromEntries(names.map((name) => [name, one[`${lead.name}.${name}`]])) as Row;
      seen.set(keyOf(lead.other.resource.type, row.id), row);
    }
  }
  return seen;
};

/** The columns of the relations that limit among which records an attribute is unique. */
export const uniqueAmong = ({ relations }: ServerResource, { unique }: Field): { readonly within?: string; readonly unless?: string } => {
  const columnBy = (name: string | undefined) => {
    const stored = name === undefined ? undefined : relations[name];
    return stored?.by === 'column' ? stored.column : undefined;
  };
  const [within, unless] = typeof unique === 'object' ? [columnBy(unique.within), columnBy(unique.unless)] : [];
  return { ...(within && { within }), ...(unless && { unless }) };
};

const uniquesIn = (server: ServerResource, values: Values): Unique[] =>
  Object.entries(server.resource.attributes).flatMap(([name, field]): Unique[] => {
    const value = values[name];
    if (!field.unique || typeof value !== 'string') return [];
    const { within: column, unless } = uniqueAmong(server, field);
    if (!column || field.unique === true) return [{ name, value }];
    const parent = values[field.unique.within];
    return [{ name, value, unless, within: { column, ...(parent !== undefined && { leads: idsIn(parent)[0] ?? null }) } }];
  });

/** The problem of a value that is taken. It names the record that has it, where the person may get that record and the value is not its name. */
const takenProblem = async (work: WriteContext, server: ServerResource, id: string, unique: Unique): Promise<Problem> => {
  const { resource } = server;
  const pointer = pointerTo(resource, unique.name);
  const verdict = resource.access.get?.(work.actor) ?? false;
  if (!unique.within || unique.name === resource.label || verdict === false) return { code: 'taken', pointer };
  const where = verdict === true ? {} : verdict;
  const { rows } = await sql<Row>`select t.* from ${sql.table(server.table)} as t
    where t.id in (${taking(server, unique, id)}) and ${conditionsOf(server, { ...allRows, where }, work.act.store.find)} limit 1`.execute(
    work.trx,
  );
  const name = rows[0] && recordLabel(resource, rows[0]);
  return name ? { code: 'taken_by', pointer, meta: { name } } : { code: 'taken', pointer };
};

export type StoredOptions = {
  /** Problems that the values had by themselves; theirs are not among the values. */
  readonly known?: readonly Problem[];
  /** What to read of the related records while they are looked at. */
  readonly wanted?: WantedOf;
  /** Relations may lead to records that the actor may not see. */
  readonly unscoped?: boolean | undefined;
};

/** The relations that lead somewhere, but for those to what this actor may not get at all. */
const leadsIn = (
  { act: { store }, actor }: WriteContext,
  { resource }: ServerResource,
  values: Values,
  { wanted = () => undefined, unscoped = false }: StoredOptions,
): Lead[] =>
  Object.entries(resource.relations).flatMap(([name, { type, where }]): Lead[] => {
    const ids = idsIn(values[name]);
    const other = store.find(type);
    const verdict = unscoped || (other.resource.access.get?.(actor) ?? false);
    if (!ids.length || verdict === false) return [];
    const may = verdict === true ? {} : verdict;
    return [{ name, ids, other, verdict: may, where: { ...may, ...where }, fields: wanted(name) }];
  });

/** Why a relation leads nowhere: to a record that was merged into another one, which is named; else to none that the person may choose. */
const nowhereProblem = async (work: WriteContext, resource: Resource, name: string, leads: readonly Lead[]): Promise<Problem> => {
  const pointer = pointerTo(resource, name);
  const lead = leads.find((one) => one.name === name);
  const kept = lead?.other.resource.mergedInto && (await survivorOf(work, lead.other, lead.ids, lead.verdict));
  return kept ? { code: 'relation_merged', pointer, meta: kept } : { code: 'relation_missing', pointer };
};

/**
 * Checks values against the stored rows.
 * @returns the related rows, with what was wanted of them
 * @throws Refusal with the known problems, every value that is taken and every relation that leads nowhere
 */
export const checkReferences = async (
  work: WriteContext,
  server: ServerResource,
  id: string,
  values: Values,
  options: StoredOptions = {},
): Promise<Seen> => {
  const { resource } = server;
  const [uniques, leads] = [uniquesIn(server, values), leadsIn(work, server, values, options)];
  const found = await look(work, server, id, uniques, leads);
  const there = new Set(found.map(({ about, found_id }) => keyOf(about, found_id ?? '')));
  const taken = uniques.filter(({ name }) => there.has(keyOf(name, '')));
  const nowhere = Object.keys(resource.relations).filter((name) => idsIn(values[name]).some((one) => !there.has(keyOf(name, one))));
  const problems: Problem[] = [
    ...(options.known ?? []),
    ...(await Promise.all(taken.map((one) => takenProblem(work, server, id, one)))),
    ...(await Promise.all(nowhere.map((name) => nowhereProblem(work, resource, name, leads)))),
  ];
  if (problems.length) throw new Refusal(problems);
  return seenIn(found, leads);
};
