/** Rows of one table: a page of them, or those with given ids. Never a column that is only written. */
import { createQueryId, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Where } from '#shared/access';
import { defaultSort } from '#shared/kit/resource';
import { ahead } from '../../db/pipelining';
import { prepared } from '../../db/preparedStatements';
import { conditionsOf, allRows, isEverything, type ListLimits } from './conditions';
import type { Condition } from './ruleConditions';
import { matchesOf, revisionOf, type Matches } from './relatedMatches';
import { orderOf } from './sortOrder';
import { valueOf, type Row, type ServerResource, type Find } from '../serverResource';
import type { Queryable } from '../runner';
import type { Store } from '../store';
import { isCountedByPage, keptTotal, totalOf } from './totals';

/** Names of the fields that are asked for; undefined is all of them. */
export type Fields = readonly string[] | undefined;

const alwaysThere = ['id', 'version'];

/** What to read of `t`, by its name in a row: the key, the wanted attributes under their declared names, and each relation's column. */
export const readColumns = (server: ServerResource, fields: Fields): ReadonlyMap<string, RawBuilder<unknown>> => {
  const attributes = Object.entries(server.resource.attributes).filter(
    ([name, { mode }]) => mode !== 'w' && (fields?.includes(name) ?? true),
  );
  const relations = Object.values(server.relations).flatMap((stored) => (stored.by === 'column' ? [stored.column] : []));
  return new Map([
    ...[...alwaysThere, ...relations].map((name) => [name, sql.ref(`t.${name}`)] as const),
    ...attributes.map(([name]) => [name, valueOf(server, name)] as const),
  ]);
};

const compiler = new PostgresQueryCompiler();

/** The same statement's part as plain text, which is quicker to put into a statement; undefined where it has parameters. */
const asText = (part: RawBuilder<unknown>): RawBuilder<unknown> | undefined => {
  const { sql: text, parameters } = compiler.compileQuery(part.toOperationNode(), createQueryId());
  return parameters.length ? undefined : sql.raw(text);
};

/** Different choices of fields that are remembered for one resource: anyone may ask for any. */
const MOST_CHOICES = 200;
const columnTexts = new WeakMap<ServerResource, LRUCache<string, RawBuilder<unknown>>>();

/** The same as a list to select: by a resource and its fields it is always the same, and made once. */
export const columnsOf = (server: ServerResource, fields: Fields): RawBuilder<unknown> => {
  const known = columnTexts.get(server) ?? new LRUCache<string, RawBuilder<unknown>>({ max: MOST_CHOICES });
  columnTexts.set(server, known);
  const choice = fields
    ? Object.keys(server.resource.attributes)
        .filter((name) => fields.includes(name))
        .join()
    : '*';
  const found = known.get(choice);
  if (found) return found;
  const list = sql.join([...readColumns(server, fields)].map(([name, value]) => sql`${value} as ${sql.id(name)}`));
  const columns = asText(list) ?? list;
  known.set(choice, columns);
  return columns;
};

/** Skipped rows from which on finding the page by its keys first costs less. */
const FAR = 100;

type PageRow = Row & { books_live: number | null; books_revision: string; counted: number | null };

/** What a page looks for and in which order: the best first where the request names no order. */
const pageSearch = (
  matches: Matches,
  sort: readonly string[],
  order: RawBuilder<unknown>,
): { looked: Matches; order: RawBuilder<unknown> } => {
  const { own } = matches;
  if (!own) return { looked: matches, order };
  const isRanked = own.best && sort === defaultSort;
  return { looked: { ...matches, own: { ...own, among: own.each } }, order: isRanked ? sql`${own.best}, ${order}` : order };
};

type Window = { readonly offset: number; readonly limit: number };

/**
 * The page's rows as `t`, cut before anything is counted per row: skipped rows cost no subqueries. Far in, they aren't even
 * fetched where an index alone can skip them; nor are they where all that fit are counted on the way, as `cut.counted`.
 */
const cutOf = (server: ServerResource, within: RawBuilder<unknown>, { offset }: Window, counts: boolean): RawBuilder<unknown> => {
  const fetched = sql`join ${sql.table(server.table)} as t on t.id = cut.id order by cut.place`;
  if (counts)
    return sql`(select hit.*, row_number() over () as place from (select t.id, count(*) over () as counted ${within}) as hit) as cut ${fetched}`;
  return offset < FAR
    ? sql`(select t.* ${within}) as t`
    : sql`unnest(array(select t.id ${within})) with ordinality as cut (id, place) ${fetched}`;
};

/**
 * One page and the total. Rows and books are read by one statement, so by one snapshot.
 * @param window in rows
 */
export const pageOf = async (
  store: Store,
  runner: Queryable,
  server: ServerResource,
  narrowing: ListLimits,
  { sort, window, fields }: { sort: readonly string[]; window: Window; fields: Fields },
): Promise<{ rows: Row[]; total: number }> => {
  const { find } = store;
  const { joins, order: inOrder } = orderOf(server, sort, { find, seen: narrowing.seen });
  const matches = await matchesOf(find, runner, server, narrowing);
  const { looked, order } = pageSearch(matches, sort, inOrder);
  const counts = isCountedByPage(store, server, narrowing, matches);
  const isWhole = isEverything(narrowing);
  const kept = keptTotal(server, narrowing);
  const books = kept ? sql`${kept} as live, '' as revision` : sql`null::bigint as live, ${revisionOf(server, narrowing, find)} as revision`;
  const within = sql`from ${sql.table(server.table)} as t ${joins}
    where ${conditionsOf(server, narrowing, find, looked)} order by ${order} limit ${window.limit} offset ${window.offset}`;
  // The first pages of all the rows are cut alike whatever their number is; no other page's plan is worth keeping.
  const { rows } =
    await sql<PageRow>`${isWhole && window.offset < FAR ? prepared : sql``} select books.live as books_live, books.revision as books_revision, page.*
    from (select ${books}) as books
    left join (
      select ${counts ? sql`cut.counted` : sql`null::bigint`} as counted, ${columnsOf(server, fields)} from ${cutOf(server, within, window, counts)}
    ) as page on true`.execute(runner);
  const [first] = rows;
  const read = { live: first!.books_live, revision: first!.books_revision };
  // An empty page tells how many there are only where it is the first one.
  const counted = counts ? (first!.counted ?? (window.offset === 0 ? 0 : undefined)) : undefined;
  const total = await totalOf(store, runner, server, narrowing, { books: read, matches, counted });
  return { rows: rows.filter(({ id }) => id !== null), total };
};

const whereOf = (server: ServerResource, where: Where, find: Find): Condition => conditionsOf(server, { ...allRows, where }, find);

/** Those of the ids that exist and that the rule's `where` lets through; in no order. */
export const rowsOf = async (
  find: Find,
  runner: Queryable,
  server: ServerResource,
  ids: readonly string[],
  where: Where = {},
  fields?: Fields,
): Promise<Row[]> => {
  if (!ids.length) return [];
  const { rows } = await sql<Row>`${prepared} select ${columnsOf(server, fields)} from ${sql.table(server.table)} as t
    where t.id = any(${ids}::uuid[]) and ${whereOf(server, where, find)}`.execute(runner);
  return rows;
};

/**
 * One row, locked until the transaction ends; undefined when it isn't there for this `where`. The lock and the row are two statements in one
 * round: what a row counts of others has to be read after the lock was waited for.
 */
export const lockedRow = async (find: Find, trx: Queryable, server: ServerResource, id: string, where: Where): Promise<Row | undefined> => {
  await sql`${ahead} select from ${sql.table(server.table)} where id = ${id} and deleted_at is null for update`.execute(trx);
  return (await rowsOf(find, trx, server, [id], where))[0];
};
