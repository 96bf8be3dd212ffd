/** A query's sort order as SQL. The id is the last criterion, so that pages never overlap. */
import { sql, type RawBuilder } from 'kysely';
import { comparable } from './kinds';
import type { Where } from '#shared/access';
import type { FieldKind } from '#shared/kit/fields';
import type { SeenRelations } from './relatedMatches';
import { ruleConditions } from './ruleConditions';
import { columnOf, valueOf, type ServerResource, type RelationStorage, type Find } from '../serverResource';

type Term = { readonly by: RawBuilder<unknown>; readonly join?: readonly [alias: string, join: RawBuilder<unknown>] };

/** Columns that are never empty though nobody writes them. */
const stamps: readonly string[] = ['created_at', 'updated_at'];

/** Kinds of counted values that are always there: amounts and days of other records may be missing. */
const isAlwaysCounted = (kind: FieldKind): boolean => kind !== 'money' && kind !== 'date';

/** Empty values come last in both directions. For columns without them this is left out, so that the index can be used. */
const directed = (value: RawBuilder<unknown>, down: boolean, neverEmpty: boolean): RawBuilder<unknown> =>
  sql`${value}${sql.raw(down ? (neverEmpty ? ' desc' : ' desc nulls last') : ' asc')}`;

const ownTerm = (server: ServerResource, name: string, down: boolean): Term => {
  const { kind, required, derived } = server.resource.attributes[name]!;
  const isNeverEmpty = required || stamps.includes(name) || (Object.hasOwn(server.counted, name) && !derived && isAlwaysCounted(kind));
  return { by: directed(comparable(kind, valueOf(server, name)), down, isNeverEmpty) };
};

/** The column of a related record that a list may be ordered by. @throws Error for one that is counted: it is counted per row of its own list only */
const relatedColumn = (other: ServerResource, inner: string): string => {
  const column = columnOf(other, inner);
  if (column === undefined) throw new Error(`No list can be sorted by ${other.resource.type}.${inner}: it is counted.`);
  return column;
};

/** The resource that a relation leads to, and which of its records may be looked at. */
type Related = { readonly other: ServerResource; readonly where: Where };

/** By an attribute of the first record that an ordered relation leads to. */
const firstTerm = (server: ServerResource, stored: RelationStorage, { other, where }: Related, inner: string, down: boolean): Term => {
  if (stored.by !== 'join' || !stored.ordered) throw new Error(`${server.resource.name} can't be sorted by many ${other.resource.type}`);
  const by = comparable(other.resource.attributes[inner]!.kind, sql.ref(`o.${relatedColumn(other, inner)}`));
  const first = sql`(select ${by} from ${sql.table(stored.table)} as j
    join ${sql.table(other.table)} as o on o.id = ${sql.ref(`j.${stored.theirs}`)} and ${sql.join([sql`o.deleted_at is null`, ...ruleConditions(other, where, 'o')], sql` and `)}
    where ${sql.ref(`j.${stored.mine}`)} = t.id order by j.position, o.id limit 1)`;
  return { by: directed(first, down, false) };
};

/** By an attribute of the record that a to-one relation leads to, or of the first one of an ordered relation. */
const relatedTerm = (server: ServerResource, name: string, inner: string, down: boolean, { find, seen }: Ordering): Term => {
  const stored = server.relations[name]!;
  const relation = server.resource.relations[name]!;
  const other = find(relation.type);
  const where = seen[name] ?? {};
  if (stored.by !== 'column') return firstTerm(server, stored, { other, where }, inner, down);
  const alias = `by_${name}`;
  const joined = [sql`${sql.ref(`${alias}.id`)} = ${sql.ref(`t.${stored.column}`)}`, ...ruleConditions(other, where, alias)];
  return {
    by: directed(
      comparable(other.resource.attributes[inner]!.kind, sql.ref(`${alias}.${relatedColumn(other, inner)}`)),
      down,
      relation.required && !Object.keys(where).length,
    ),
    join: [alias, sql`left join ${sql.table(other.table)} as ${sql.ref(alias)} on ${sql.join(joined, sql` and `)}`],
  };
};

const termOf = (server: ServerResource, sort: string, ordering: Ordering): Term => {
  const down = sort.startsWith('-');
  const [name, inner] = sort.replace(/^-/, '').split('.') as [string, string?];
  return inner === undefined ? ownTerm(server, name, down) : relatedTerm(server, name, inner, down, ordering);
};

/** `seen`: the related records that the order may look at; those that it may not have no place of their own and come last. */
export type Ordering = { readonly find: Find; readonly seen: SeenRelations };

/** The joins and the `order by` list for sorts as the query names them (`-name` runs downwards). */
export const orderOf = (
  server: ServerResource,
  sorts: readonly string[],
  ordering: Ordering,
): { joins: RawBuilder<unknown>; order: RawBuilder<unknown> } => {
  const terms = sorts.map((one) => termOf(server, one, ordering));
  const joins = [...new Map(terms.flatMap(({ join }) => (join ? [join] : []))).values()];
  // The id is sorted in the direction of the first criterion, so that one index serves both.
  const last = sql`t.id${sql.raw(sorts[0]?.startsWith('-') ? ' desc' : ' asc')}`;
  return { joins: sql.join(joins, sql` `), order: sql.join([...terms.map(({ by }) => by), last]) };
};
