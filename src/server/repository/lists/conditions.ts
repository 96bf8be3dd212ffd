/** The conditions of a list as SQL on the row `t`: the query's filters and search, and the filter of the access rule. Rule: LST-3. */
import { sql, type RawBuilder } from 'kysely';
import type { Actor, Where } from '#shared/access';
import type { DayRange } from '#shared/domain/relativeDates';
import { filterKind, type FilterValue } from '#shared/jsonapi';
import type { Reading } from '#shared/readQuery';
import type { Field } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import { comparable, listed, typed } from './kinds';
import { isShort, noMatches, pattern, type Matches, type SeenRelations } from './relatedMatches';
import { ruleConditions, type Condition } from './ruleConditions';
import { columnOf, isLike, valueOf, type ServerResource, type Find } from '../serverResource';

/** What limits a list: the query and the access rule. `seen`: the related records that a search or an order may look into. */
export type ListLimits = Pick<Reading, 'q' | 'filter'> & {
  readonly where: Where;
  readonly seen: SeenRelations;
  /** Whether records that were merged into another one are left out. */
  readonly unmerged?: boolean;
};

export const allRows: ListLimits = { q: '', filter: {}, where: {}, seen: {} };

/** The relations of which the actor may get records, and which of them: searching or sorting by any other would reveal its contents. */
export const searchableRelations = (actor: Actor | null, { resource }: ServerResource, find: Find): SeenRelations =>
  Object.fromEntries(
    Object.entries(resource.relations).flatMap(([name, { type }]) => {
      const verdict = find(type).resource.access.get?.(actor) ?? false;
      return verdict === false ? [] : [[name, verdict === true ? {} : verdict]];
    }),
  );

const isNarrow = ({ q, filter, where, unmerged = false }: ListLimits): boolean =>
  q !== '' || unmerged || Object.keys(filter).length > 0 || Object.keys(where).length > 0;

/** Whether every live row is meant. */
export const isEverything = (narrowing: ListLimits): boolean => !isNarrow(narrowing);

/** Whether the only limit is the client: all its rows, or those that a search finds. */
export const isOfClientOnly = ({ filter, where }: ListLimits): boolean =>
  !Object.keys(filter).length && Object.keys(where).join() === 'entity' && typeof where['entity'] === 'string';

/** Whether a list leaves merged records out: those of a resource that has them, unless a filter says which it wants. */
export const leavesMergedOut = ({ mergedInto, states }: Resource, { filter }: Pick<Reading, 'filter'>): boolean =>
  mergedInto !== undefined && !(mergedInto in filter) && !(states && states.field in filter);

/** Rows that were merged into no other one. */
const isUnmerged = (server: ServerResource): Condition => sql`${at(columnTo(server, server.resource.mergedInto!))} is null`;

const at = (column: string): RawBuilder<unknown> => sql.ref(`t.${column}`);

/** A range includes both ends; those of moments are instants by now (`withDates`). */
const range = ({ kind }: Field, value: RawBuilder<unknown>, { from, to }: DayRange): Condition[] => {
  // ISO days are ordered as texts are: a period is found by any day that it touches.
  const [first, last] = kind === 'period' ? [sql`left(${value}, 10)::date`, sql`right(${value}, 10)::date`] : [value, value];
  const end = kind === 'period' ? 'date' : kind;
  return [
    ...(from === undefined ? [] : [sql<boolean>`${last} >= ${typed(end, from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${first} <= ${typed(end, to)}`]),
  ];
};

/** The column of a to-one relation. */
const columnTo = ({ relations }: ServerResource, name: string): string => (relations[name] as { column: string }).column;

/** Rows that are linked to any of these ids, through whichever way the relation is stored. */
const related = (server: ServerResource, name: string, ids: readonly string[], find: Find): Condition => {
  const stored = server.relations[name]!;
  // One id is compared as it is: only then does an index that goes on with a sort serve both.
  const theirs = ids.length === 1 ? sql`${ids[0]}::uuid` : sql`any(${ids}::uuid[])`;
  if (stored.by === 'column') return sql`${at(stored.column)} = ${theirs}`;
  if (stored.by === 'join')
    return sql`t.id in (select ${sql.ref(stored.mine)} from ${sql.table(stored.table)} where ${sql.ref(stored.theirs)} = ${theirs})`;
  const other = find(server.resource.relations[name]!.type);
  return sql`t.id in (select ${sql.ref(stored.column)} from ${sql.table(other.table)} where id = ${theirs} and deleted_at is null)`;
};

const filtered = (server: ServerResource, name: string, value: FilterValue, find: Find): Condition[] => {
  const field = Object.hasOwn(server.resource.attributes, name) ? server.resource.attributes[name]! : undefined;
  if (!field) return [related(server, name, value as readonly string[], find)];
  const held = valueOf(server, name);
  if (filterKind(server.resource, name) === 'range') return range(field, held, value as DayRange);
  // Words that people type are compared whatever their letters' case, where an index serves that: where the list can be sorted by them.
  if (field.kind === 'text' && server.resource.sort.includes(name))
    return [
      listed(
        field.kind,
        comparable(field.kind, held),
        (value as readonly string[]).map((one) => one.toLowerCase()),
      ),
    ];
  return [listed(field.kind, held, value as readonly string[])];
};

/** The words in one of the row's own texts, whatever the letters' case. */
const ownTexts = (server: ServerResource, q: string): Condition[] => {
  // What begins the searched column is the label; the index of its order finds a beginning, which trigrams don't when it is common.
  if (server.searchColumn && isShort(q))
    return [sql`lower(${at(columnOf(server, server.resource.label)!)}) collate "C" like lower(${pattern(q)})`];
  if (server.searchColumn) return [sql`${at(server.searchColumn)} like search_form(${pattern(q)})`];
  const names = server.resource.search.filter((path) => !path.includes('.'));
  return names.map((name) => isLike(server, name, pattern(q)));
};

/**
 * Either of the row's own texts, or a link to a record that was found. A search path that found nothing adds no condition;
 * where a resource is searched by related texts only, this leaves none at all, and no row fits.
 */
const searched = (server: ServerResource, q: string, matches: Matches, find: Find): Condition[] => {
  if (!q) return [];
  const linked = [...matches.ids].map(([path, found]) => related(server, path.split('.')[0]!, found, find));
  const linkedByWords = [...matches.related].map(([name, { ids }]) => sql<boolean>`${at(columnTo(server, name))} = any(${ids})`);
  const own = matches.own ? [matches.own.among] : ownTexts(server, q);
  const either = [...own, ...linked, ...linkedByWords];
  return [either.length ? sql`(${sql.join(either, sql` or `)})` : sql`false`];
};

/**
 * Every condition of a list, the rows that are not deleted first; all of them hold.
 * @param matches what a search found in related records (`matchesOf`)
 */
export const conditionsOf = (
  server: ServerResource,
  { q, filter, where, unmerged }: ListLimits,
  find: Find,
  matches: Matches = noMatches,
): Condition => {
  const all = [
    sql<boolean>`t.deleted_at is null`,
    ...ruleConditions(server, where, 't'),
    ...(unmerged ? [isUnmerged(server)] : []),
    ...Object.entries(filter).flatMap(([name, value]) => filtered(server, name, value, find)),
    ...searched(server, q, matches, find),
  ];
  return sql`${sql.join(all, sql` and `)}`;
};
