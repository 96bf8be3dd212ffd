/** Pages far into a list, which are found by their keys first, and counts that leave out what was deleted. */
import type { Ref } from '#shared/kit/resource';
import { build, changeOf, refTo } from '../build/records';
import { startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

describe('given 160 items, many of one name, one day and one shelf', () => {
  beforeAll(async () => {
    for (const name of ['Kasa', 'perban', 'Masker']) await build(admin, 'category', { name });
    await world.database.pool.query(`insert into items (id, name, status, date, category_id, created_at, deleted_at)
      select gen_random_uuid(), 'Barang ' || n % 7, case when n % 3 = 0 then 'draft' else 'published' end, date '2026-01-01' + n % 5,
        (select id from categories order by name offset n % 3 limit 1), now() - (n % 9) * interval '1 hour', case when n % 8 = 0 then now() end
      from generate_series(1, 182) as n`);
  });
  const ids = async (query: string, offset: number) =>
    recordsIn(await admin('GET', `/items?page[offset]=${offset}&page[limit]=100${query}`)).map(({ id }) => id);

  test.each([
    '',
    '&sort=name',
    '&sort=-name,date',
    '&sort=date',
    '&sort=category.name',
    '&sort=-status,category.name',
    '&filter[status]=published',
    '&filter[q]=barang&sort=-date',
  ])('when they are paged with "%s", then a far page goes on where a near one ends', async (query) => {
    const near = await ids(query, 60);
    const far = await ids(query, 100);
    expect(far.length).toBeGreaterThan(0);
    expect(far.slice(0, near.length - 40)).toEqual(near.slice(40));
    expect(new Set([...(await ids(query, 0)), ...far]).size).toBe(100 + far.length);
  });

  test('when the page is beyond the last, then it is empty', async () => expect(await ids('', 1_000)).toEqual([]));

  test('when a far page is asked for with what is included, then each record has its own', async () => {
    const answer = await admin('GET', '/items?page[offset]=120&page[limit]=10');
    const shelves = new Set(answer.document.included!.map(({ id }) => id));
    const linked = recordsIn(answer).map(({ relationships }) => (relationships!['category']!.data as Ref).id);
    expect(linked).toHaveLength(10);
    expect(linked.filter((id) => !shelves.has(id))).toEqual([]);
  });
});

test('given a shelf and a tag of three items, when one is changed, deleted and brought back, then both count what is there', async () => {
  const shelf = await build(admin, 'category');
  const tag = await build(admin, 'tag');
  const items = [];
  for (let at = 0; at < 3; at++) items.push(await build(admin, 'item', { category: refTo(shelf), tags: [refTo(tag)] }));
  const counts = async () => [
    recordIn(await admin('GET', `/categories/${shelf.id}`)).attributes!['items_count'],
    recordIn(await admin('GET', `/tags/${tag.id}`)).attributes!['items_count'],
  ];
  expect(await counts()).toEqual([3, 3]);
  const deletion = (await admin('DELETE', `/items/${items[0]!.id}`)).headers['location']!.replace('/api/v1', '');
  expect(await counts()).toEqual([2, 2]);
  await admin('PATCH', `/items/${items[1]!.id}`, changeOf('item', items[1]!.id, { tags: [] }));
  expect(await counts()).toEqual([2, 1]);
  await admin('DELETE', deletion);
  expect(await counts()).toEqual([3, 2]);
  expect((await admin('DELETE', `/tags/${tag.id}`)).status).toBe(409);
});
