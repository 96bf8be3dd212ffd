/** Totals are exact after every kind of write, on whichever server it happened, and cost no count while nothing changes. */
import type { FastifyInstance } from 'fastify';
import { build, changeOf, refTo } from '../build/records';
import { statementsDuring } from './statements';
import { startTestApi, recordIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let elsewhere: Caller;
let other: FastifyInstance;
beforeAll(async () => {
  world = await startTestApi();
  other = await world.another();
  admin = world.as('admin');
  elsewhere = world.as('admin', other);
});
afterAll(() => world.close());

const totalFor = async (call: Caller, query: string) => (await call('GET', query)).document.meta!.page!.total;
/** What both servers say, which must be one thing. */
const total = async (query: string) => {
  const both = [await totalFor(admin, query), await totalFor(elsewhere, query)];
  expect(both[0]).toBe(both[1]);
  return both[0];
};
const counted = async (table: string, where = 'true') =>
  (await world.database.pool.query<{ n: number }>(`select count(*) as n from ${table} where deleted_at is null and ${where}`)).rows[0]!.n;

/** How often the tags are counted while `work` runs. */
const countsDuring = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsDuring(work)).filter((text) => text.includes('(select count(*) from "tags"')).length;

test('given writes on two servers, when either is asked, then the total is what is there', async () => {
  const shelf = await build(admin, 'category', { name: 'Totals' });
  for (let at = 0; at < 7; at++)
    await build(at % 2 ? admin : elsewhere, 'tag', { name: `Total ${at}`, color: at < 3 ? '#111111' : '#222222' });
  expect(await total('/tags')).toBe(7);
  expect(await total('/tags?filter[color]=%23111111')).toBe(3);
  expect(await total('/tags?filter[q]=total')).toBe(7);

  const gone = await elsewhere('POST', '/tags/deletions', {
    data: { type: 'deletions', attributes: { query: 'filter[color]=%23111111' } },
  });
  expect([await total('/tags'), await total('/tags?filter[color]=%23111111')]).toEqual([4, 0]);
  await admin('DELETE', `/tags/deletions/${recordIn(gone).id}`);
  expect([await total('/tags'), await total('/tags?filter[color]=%23111111')]).toEqual([7, 3]);

  const item = await build(elsewhere, 'item', { name: 'Gauze', category: refTo(shelf) });
  expect([await total('/items'), await total('/items?filter[status]=draft'), await total('/items?filter[status]=published')]).toEqual([
    1, 1, 0,
  ]);
  await admin('PATCH', `/items/${item.id}`, changeOf('item', item.id, { status: 'published' }));
  expect([await total('/items?filter[status]=draft'), await total('/items?filter[status]=published')]).toEqual([0, 1]);
});

test('given a search that looks into relations, when only the related record changes, then the total follows', async () => {
  const tag = await build(admin, 'tag', { name: 'Findable' });
  const item = await build(admin, 'item', { name: 'Plain', tags: [refTo(tag)] });
  expect(await total('/items?filter[q]=findable')).toBe(1);
  await elsewhere('PATCH', `/tags/${tag.id}`, changeOf('tag', tag.id, { name: 'Renamed' }));
  expect([await total('/items?filter[q]=findable'), await total('/items?filter[q]=renamed')]).toEqual([0, 1]);
  const { data } = changeOf('item', item.id, { tags: [] });
  await admin('PATCH', `/items/${item.id}`, { data });
  expect(await total('/items?filter[q]=renamed')).toBe(0);
});

test('given nothing changed, when a list is asked for again, then nothing is counted again', async () => {
  const list = '/tags?filter[q]=total&page[number]=1';
  await admin('GET', list);
  expect(
    await countsDuring(async () => {
      for (let at = 0; at < 5; at++) await admin('GET', `${list}&sort=${at % 2 ? '-' : ''}name`);
      for (let at = 0; at < 5; at++) await admin('GET', '/tags');
    }),
  ).toBe(0);
  await build(elsewhere, 'tag', { name: 'Total anew' });
  expect(await countsDuring(() => admin('GET', list))).toBe(1);
});

test('given forty writers at once, half of whom fail, then every total is exact', async () => {
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const call = at % 2 ? admin : elsewhere;
      const made = await call('POST', '/categories', { data: { type: 'categories', attributes: { name: `Busy ${at % 20}` } } });
      if (made.status === 201 && at % 3 === 0) await call('DELETE', `/categories/${recordIn(made).id}`);
    }),
  );
  expect(await total('/categories')).toBe(await counted('categories'));
  expect(await total('/categories?filter[q]=busy')).toBe(await counted('categories', `name like 'Busy%'`));
});

test('given a page beyond the last, then it is empty and the total is still told', async () => {
  const answer = await admin('GET', '/tags?page[number]=999&page[size]=50');
  expect([answer.document.data, answer.document.meta!.page!.total]).toEqual([[], await counted('tags')]);
});
