/** Exact totals without counting: sixteen rows per resource hold how many there are and how often that changed. */
import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { ahead } from '../../db/pipelining';
import { announcementsOf, announcing, type Announcement } from '../announce';
import { totalSql } from './revisions';
import { clientOf, isOfClients } from './clientRevisions';
import { conditionsOf, isEverything, isOfClientOnly, type ListLimits } from './conditions';
import { revisionOf, type Matches } from './relatedMatches';
import type { Find, ServerResource } from '../serverResource';
import { forgetful, type TotalCache } from './totalCache';
import type { Queryable } from '../runner';
import type { Store } from '../store';
import { uuids } from '../uuids';

const declared: Readonly<Record<string, Resource>> = resources;

const SHARDS = 16;

/** The effect of a write on the totals: by resource name, how many live rows more or fewer. 0 also counts as a change. */
export type Changes = ReadonlyMap<string, number>;

const shards = new WeakMap<Queryable, number>();

/** The shard of a transaction: always the same one, so that no two transactions wait for each other. Outside of a transaction, any. */
export const shardOf = (runner: Queryable): number => {
  const shard = shards.get(runner) ?? Math.floor(Math.random() * SHARDS);
  if (runner.isTransaction) shards.set(runner, shard);
  return shard;
};

/** By resource name, the records that changed, and for each how many live rows more or fewer. */
export type Touched = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The clients whose rows changed, with their resource and how many live rows more, for `addChanges`; undefined where none did. */
export const clientChanges = (find: Find, touched: Touched): RawBuilder<unknown> | undefined => {
  const changed = [...touched].flatMap(([name, ids]) => {
    const server = find(declared[name]!.type);
    if (!isOfClients(server) || !ids.size) return [];
    return sql`select r.entity_id, ${name} as resource, c.more
      from unnest(${uuids([...ids.keys()])}, ${[...ids.values()]}::bigint[]) as c (id, more) join ${sql.table(server.table)} as r on r.id = c.id`;
  });
  return changed.length ? sql.join(changed, sql` union all `) : undefined;
};

type Entering = {
  /** An insert to be run by the same statement, which saves a round to the database. */
  readonly further?: RawBuilder<unknown> | undefined;
  /** What the servers are told of it at commit. */
  readonly announcements?: readonly Announcement[];
  readonly ofClients?: RawBuilder<unknown> | undefined;
};

/**
 * Enters a transaction's changes, last of all so that the rows are held briefly. Each transaction takes one shard, which
 * lets writers pass each other, and the resources in their alphabet's order, so that two can't wait for one another. Writers of one
 * client and one resource follow each other.
 */
export const addChanges = async (
  trx: Queryable,
  changes: Changes,
  { further, announcements = announcementsOf(changes.keys()), ofClients }: Entering = {},
): Promise<void> => {
  if (!changes.size) return;
  const shard = shardOf(trx);
  const rows = [...changes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, delta]) => sql`(${name}, ${shard}::int, ${delta}::bigint, 1)`);
  await sql`${ahead} with ${further ? sql`further as (${further}), ` : sql``}counted as (insert into totals as t (resource, shard, live, revision) values ${sql.join(rows)}
    on conflict (resource, shard) do update set live = t.live + excluded.live, revision = t.revision + 1)${ofClients ? sql`, ${enteringClients(ofClients)}` : sql``}
    ${announcing(announcements)}`.execute(trx);
};

const enteringClients = (changed: RawBuilder<unknown>): RawBuilder<unknown> => sql`of_clients as (
    insert into client_totals as t (entity_id, resource, live, revision)
    select entity_id, resource, sum(more)::bigint, 1 from (${changed}) as changed group by entity_id, resource order by resource, entity_id
    on conflict (entity_id, resource) do update set live = t.live + excluded.live, revision = t.revision + 1)`;

/** The total of live rows where it is kept, and the revision. */
export type Totals = { readonly live: number | null; readonly revision: string };

/** The total that is kept of exactly these rows: of all, or of all of a client that were not merged; undefined where they have to be counted. */
export const keptTotal = (server: ServerResource, narrowing: ListLimits): RawBuilder<number> | undefined => {
  const { resource, relations, table } = server;
  if (isEverything(narrowing)) return totalSql(resource.name);
  const client = clientOf(server, narrowing.where);
  const { mergedInto } = resource;
  const isAll =
    client !== undefined && narrowing.q === '' && isOfClientOnly(narrowing) && Boolean(narrowing.unmerged) === Boolean(mergedInto);
  if (!isAll) return undefined;
  const total = sql<number>`coalesce((select live from client_totals where entity_id = ${client}::uuid and resource = ${resource.name}), 0)`;
  const merged = mergedInto === undefined ? undefined : relations[mergedInto];
  if (merged?.by !== 'column') return total;
  // Few are merged, and an index finds them.
  return sql`(${total} - (select count(*) from ${sql.table(table)}
    where entity_id = ${client}::uuid and ${sql.ref(merged.column)} is not null and deleted_at is null))`;
};

const keyOf = ({ resource }: ServerResource, { q, filter, where, seen }: ListLimits): string =>
  JSON.stringify([resource.name, q, q ? seen : [], Object.entries(filter).sort(), Object.entries(where).sort()]);

/** What is known of the totals of a resource: two clients may not count alike where each has notes of its own. */
const rememberedIn = (totals: TotalCache, { notedByClients }: ServerResource): TotalCache => (notedByClients ? forgetful : totals);

/**
 * Whether a page should count all the rows that fit while it looks for its own: a search reads them all for either, so that one
 * statement takes half as long as two. A filter's page comes from an index, which stops after a page of rows.
 */
export const isCountedByPage = ({ totals }: Store, server: ServerResource, narrowing: ListLimits, matches: Matches): boolean =>
  narrowing.q !== '' && !matches.own?.count && !rememberedIn(totals, server).has(keyOf(server, narrowing), matches.revision);

/** Something changed between the two steps of a search: the total is right for this answer, but must not be cached. */
const isOneState = (matches: Matches, revision: string): boolean => matches.revision === undefined || matches.revision === revision;

/**
 * How many rows a list has in all: counted by its page, known, or counted now.
 * @param read the revision counters that were read with the page, and what the page counted
 */
export const totalOf = async (
  { find, totals: allTotals }: Store,
  runner: Queryable,
  server: ServerResource,
  narrowing: ListLimits,
  { books, matches, counted: byPage }: { books: Totals; matches: Matches; counted: number | undefined },
): Promise<number> => {
  if (books.live !== null) return books.live;
  const totals = rememberedIn(allTotals, server);
  const key = keyOf(server, narrowing);
  if (byPage !== undefined) {
    if (isOneState(matches, books.revision)) totals.set(key, { revision: books.revision, total: byPage });
    return byPage;
  }
  const known = totals.get(key, books.revision);
  if (known !== undefined) return known;
  const revision = revisionOf(server, narrowing, find);
  const total =
    (isOfClientOnly(narrowing) && matches.own?.count) ||
    sql`(select count(*) from ${sql.table(server.table)} as t where ${conditionsOf(server, narrowing, find, matches)})`;
  const { rows } = await sql<{ total: number; revision: string }>`select ${revision} as revision, ${total} as total`.execute(runner);
  const [counted] = rows;
  if (isOneState(matches, counted!.revision)) totals.set(key, counted!);
  return counted!.total;
};

/** Counts every resource anew and enters what is found; for rows that came in next to the repository: an import, a demo. */
export const recount = async (trx: Queryable, servers: readonly ServerResource[]): Promise<void> => {
  for (const server of servers) {
    const { resource, table } = server;
    await sql`delete from totals where resource = ${resource.name}`.execute(trx);
    // The revision starts at the present time, which is above any earlier value: an older revision must not occur again.
    await sql`insert into totals (resource, shard, live, revision)
      select ${resource.name}, 0, count(*), (extract(epoch from clock_timestamp()) * 1000)::bigint
      from ${sql.table(table)} where deleted_at is null`.execute(trx);
    if (!isOfClients(server)) continue;
    await sql`delete from client_totals where resource = ${resource.name}`.execute(trx);
    await sql`insert into client_totals (entity_id, resource, live, revision)
      select entity_id, ${resource.name}, count(*) filter (where deleted_at is null), (extract(epoch from clock_timestamp()) * 1000)::bigint
      from ${sql.table(table)} group by entity_id`.execute(trx);
  }
};
