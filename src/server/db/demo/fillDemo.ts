/** Fills a database with a large believable catalogue, in bulk; what is there already stays, so that a run cut off is simply repeated. */
import { CompiledQuery, sql, type Transaction } from 'kysely';
import { transaction, type Database } from '../database';
import type { Schema } from '../schema';
import { accounts } from '../seed/roles';
import { ToolError, type Progress } from '../toolError';
import { dropIndexes, makeIndexes } from './indexes';
import { demoCategories, demoItem, demoTags, itemId } from './items';

type Trx = Transaction<Schema>;

export const MOST_ITEMS = 1_000_000;
const BATCH = 5_000;
/** Rows from which on it pays to make the indexes anew. */
const MANY = 50_000;
const SHARDS = 16;

export interface Filled {
  /** Items that this run added; the others were there. */
  added: number;
  /** Milliseconds. */
  took: number;
}

/** Enters new live rows in one of the resource's shards. */
async function enter(trx: Trx, resource: string, shard: number, added: number): Promise<void> {
  if (added === 0) return;
  await sql`insert into totals as t (resource, shard, live, revision) values (${resource}, ${shard}, ${added}, 1)
    on conflict (resource, shard) do update set live = t.live + excluded.live, revision = t.revision + 1`.execute(trx);
}

/** Adds what has no namesake, and finds all by name. @returns ids by name */
async function named(
  trx: Trx,
  table: 'categories' | 'tags',
  resource: string,
  rows: readonly { name: string }[],
): Promise<Map<string, string>> {
  const made = await trx
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  await enter(trx, resource, 0, made.length);
  const there = await sql<{
    id: string;
    name: string;
  }>`select id, lower(name) as name from ${sql.table(table)} where deleted_at is null`.execute(trx);
  const ids = new Map(there.rows.map(({ id, name }) => [name, id]));
  return new Map(
    rows.map(({ name }) => {
      const id = ids.get(name.toLowerCase());
      // Its key is taken by one that was deleted.
      if (!id) throw new ToolError(`"${name}" of the demo was deleted. Restore it, or begin anew: npm run db:reset, then npm run demo.`);
      return [name, id];
    }),
  );
}

interface Parents {
  categories: Map<string, string>;
  tags: Map<string, string>;
  owners: string[];
}

async function parentsOf(database: Pick<Database, 'kysely'>): Promise<Parents> {
  return transaction(database, async (trx) => {
    const emails = accounts.map(({ email }) => email);
    const { rows } = await sql<{
      id: string;
    }>`select id from users where email = any(${emails}::text[]) and deleted_at is null order by email`.execute(trx);
    return {
      categories: await named(trx, 'categories', 'category', demoCategories),
      tags: await named(trx, 'tags', 'tag', demoTags),
      owners: rows.map(({ id }) => id),
    };
  });
}

const columns = {
  id: 'uuid',
  name: 'text',
  description: 'text',
  excerpt: 'text',
  status: 'text',
  on_home: 'boolean',
  date: 'date',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  category_id: 'uuid',
  owner_id: 'uuid',
};
const names = Object.keys(columns).join(', ');
const typed = Object.entries(columns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

const insertion = `with made as (
    insert into items (${names}) select ${names} from json_to_recordset($1::json) as r (${typed}) on conflict (id) do nothing returning id
  ), tagged as (
    insert into item_tags (item_id, tag_id) select l.item_id, l.tag_id from json_to_recordset($2::json) as l (item_id uuid, tag_id uuid) join made on made.id = l.item_id
  ) select count(*)::int as added from made`;

/** Adds items `from` to before `to`, with their tags and the total, at once. @returns how many were new */
async function addBatch(
  database: Pick<Database, 'kysely'>,
  { categories, tags, owners }: Parents,
  from: number,
  to: number,
): Promise<number> {
  const numbers = Array.from({ length: to - from }, (_, place) => from + place);
  const { rows } = await sql<{
    there: number;
  }>`select count(*)::int as there from items where id = any(${numbers.map(itemId)}::uuid[])`.execute(database.kysely);
  if (rows[0]!.there === numbers.length) return 0;
  const items = numbers.map(demoItem);
  const records = items.map(({ category, tags: _, owner, ...item }) => ({
    ...item,
    category_id: categories.get(category),
    owner_id: owners[owner % owners.length],
  }));
  const links = items.flatMap((item) => item.tags.map((tag) => ({ item_id: item.id, tag_id: tags.get(tag) })));
  return transaction(database, async (trx) => {
    // Each row's references are checked by a plan made once, not once a row: a quarter of the whole time.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    const made = await trx.executeQuery<{ added: number }>(CompiledQuery.raw(insertion, [JSON.stringify(records), JSON.stringify(links)]));
    const { added } = made.rows[0]!;
    await enter(trx, 'item', Math.floor(from / BATCH) % SHARDS, added);
    return added;
  });
}

/** How many of the first `size` items are there. */
async function present({ kysely }: Pick<Database, 'kysely'>, size: number): Promise<number> {
  const { rows } = await sql<{ there: number }>`select count(*)::int as there from items
    where id between ${itemId(0)} and ${itemId(size - 1)}`.execute(kysely);
  return rows[0]!.there;
}

interface FillOptions {
  progress?: Progress;
  signal?: AbortSignal;
}

async function addAll(database: Pick<Database, 'kysely'>, size: number, { progress = () => {}, signal }: FillOptions): Promise<number> {
  const started = Date.now();
  const parents = await parentsOf(database);
  let added = 0;
  for (let from = 0; from < size; from += BATCH) {
    signal?.throwIfAborted();
    const done = Math.min(size, from + BATCH);
    added += await addBatch(database, parents, from, done);
    const rate = Math.round((added / (Date.now() - started)) * 1000);
    progress({ what: `Adding items (${rate.toLocaleString('en-US')} a second)`, done, total: size });
  }
  return added;
}

/**
 * Adds the demo's categories and tags, and its first `size` items. The same size gives the same data; a larger one adds to a smaller.
 * While very many come in, searches and sorts of items are slow, as their indexes are made at the end.
 * @param database opened as 'owner', seeded, and without a statement timeout
 * @throws ToolError saying what to do
 */
export async function fillDemo(database: Pick<Database, 'kysely'>, size: number, options: FillOptions = {}): Promise<Filled> {
  const { progress = () => {} } = options;
  const started = Date.now();
  if (size - (await present(database, size)) > MANY) await dropIndexes(database);
  // Also after Ctrl-C, and after an earlier run that was killed.
  const added = await addAll(database, size, options).finally(() => makeIndexes(database, progress));
  // The planner knows nothing yet of what came in, and no index may be trusted alone before its rows are known to be seen by all.
  if (added > 0) {
    const tables = ['items', 'item_tags', 'categories', 'tags'] as const;
    for (const [done, table] of tables.entries()) {
      progress({ what: 'Tidying up', done, total: tables.length });
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.kysely);
    }
  }
  return { added, took: Date.now() - started };
}
