/** The demo fills a database as if people had: believable, the same every time, and its totals right. */
import { excerptOf, sanitiseRichText } from '#shared/domain/richText';
import { openDatabase, type Database } from '#server/db/database';
import { fillDemo } from '#server/db/demo/fillDemo';
import { dropIndexes } from '#server/db/demo/indexes';
import { demoCategories, demoItem, demoTags, itemId } from '#server/db/demo/items';
import { freshDatabase, type TestDatabase } from './withDatabase';

// Ten thousand rows with all their indexes, on a machine that may be busy.
jest.setTimeout(120_000);

let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { as: 'owner', max: 2, statementTimeout: 0 });
});
afterEach(async () => {
  await database.close();
  await fresh.close();
});

const values = async <T = string>(statement: string): Promise<T[]> =>
  (await database.pool.query<Record<string, T>>(statement)).rows.map((row) => Object.values(row)[0] as T);

/** What the totals say beside what there is. */
const books = () =>
  values(`select resource || ' ' || sum(live) from totals where resource in ('item', 'category', 'tag') group by resource order by 1`);
const counts = async () => {
  const [items, categories, tags] = await values<number>(
    `select count(*) from items union all select count(*) from categories union all select count(*) from tags`,
  );
  return [`category ${categories}`, `item ${items}`, `tag ${tags}`];
};
const hash = () =>
  values(`select md5(string_agg(i::text || coalesce(t.names, ''), '' order by i.id)) from (select id, name, description, status, date, created_at from items) i
  left join (select item_id, string_agg(name, ',' order by name) as names from item_tags join tags on tags.id = tag_id group by item_id) t on t.item_id = i.id`);

test('given a new database, when the demo of 10,000 is made, then the totals are exact to the row, and spread over the shards', async () => {
  const seen: number[] = [];
  expect(await fillDemo(database, 10_000, { progress: ({ done }) => seen.push(done) })).toMatchObject({ added: 10_000 });
  expect(await books()).toEqual(await counts());
  expect(await books()).toEqual([`category ${demoCategories.length}`, 'item 10000', `tag ${demoTags.length}`]);
  expect(await values(`select count(*) from totals where resource = 'item'`)).toEqual([16]);
  expect(await values(`select count(*) from totals where resource = 'item' and live > 0`)).toEqual([2]);
  expect(seen.slice(0, 2)).toEqual([5_000, 10_000]);
  const [statuses] = await values<number>(`select count(distinct status) from items`);
  expect(statuses).toBe(3);
  expect(await values(`select count(*) from categories c where not exists (select from items where category_id = c.id)`)).toEqual([0]);
});

test('given a demo, when it is made again, or larger, then only what is missing is added', async () => {
  await fillDemo(database, 600);
  const first = await hash();
  expect(await fillDemo(database, 600)).toMatchObject({ added: 0 });
  expect(await hash()).toEqual(first);
  expect(await fillDemo(database, 700)).toMatchObject({ added: 100 });
  expect(await books()).toEqual(await counts());
});

test('given a run that was cut off, when it is repeated, then the data are those of an undisturbed run', async () => {
  const stop = new AbortController();
  const cut = fillDemo(database, 6_000, { signal: stop.signal, progress: () => stop.abort() });
  await expect(cut).rejects.toThrow(/aborted/);
  expect(await counts()).toContain('item 5000');
  expect(await fillDemo(database, 6_000)).toMatchObject({ added: 1_000 });
  const other = await freshDatabase();
  const owner = await openDatabase(other.url, { as: 'owner', max: 2 });
  await fillDemo(owner, 6_000);
  await owner.close();
  const { rows } = await other.pool.query(`select md5(string_agg(id::text || name || description, '' order by id)) as md5 from items`);
  expect(await values(`select md5(string_agg(id::text || name || description, '' order by id)) from items`)).toEqual([rows[0].md5]);
  await other.close();
});

test('given a large run that was killed before its indexes were made, when the demo is made again, then all indexes are there as before', async () => {
  const indexes = () => values(`select indexdef from pg_indexes where schemaname = 'public' order by indexname`);
  const before = await indexes();
  await dropIndexes(database);
  expect((await indexes()).length).toBeLessThan(before.length - 5);
  await fillDemo(database, 10);
  expect(await indexes()).toEqual(before);
});

test('given a category and a deleted tag of that name, when the demo is made, then the category is used, and the tag comes anew', async () => {
  await database.pool.query(`insert into categories (id, name) values ('01900000-0000-7000-8000-000000000001', 'habis pakai')`);
  await database.pool.query(
    `insert into tags (id, name, color, deleted_at) values ('01900000-0000-7000-8000-000000000002', 'Steril', '#000000', now())`,
  );
  await fillDemo(database, 300);
  expect(await values(`select count(*) > 0 from items where category_id = '01900000-0000-7000-8000-000000000001'`)).toEqual([true]);
  expect(await values(`select count(*) from categories where lower(name) = 'habis pakai'`)).toEqual([1]);
  expect(await values(`select count(*) from tags where name = 'Steril' and deleted_at is null`)).toEqual([1]);
});

test('given a tag of the demo that was deleted, when it is made again, then a sentence says what to do', async () => {
  await fillDemo(database, 10);
  await database.pool.query(`update tags set deleted_at = now() where name = 'Steril'`);
  await expect(fillDemo(database, 20)).rejects.toMatchObject({
    name: 'ToolError',
    message: expect.stringMatching(/"Steril" of the demo was deleted\. Restore it/),
  });
});

test('each item is as the form would have made it: within its bounds, harmless, its excerpt from its description', () => {
  const keys = new Set<string>();
  for (let number = 0; number < 2_000; number++) {
    const item = demoItem(number);
    expect(demoItem(number)).toEqual(item);
    expect(itemId(number)).toBe(item.id);
    expect(item.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(item.name.length).toBeLessThanOrEqual(120);
    expect(sanitiseRichText(item.description)).toBe(item.description);
    expect(item.excerpt).toBe(excerptOf(item.description));
    expect(item.date <= item.created_at.slice(0, 10)).toBe(true);
    keys.add(item.id);
  }
  expect(keys.size).toBe(2_000);
});
