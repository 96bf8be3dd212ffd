/** Drafts and archived items are known to those who write items, and to nobody else: no list, number or search tells of them. Rule: ITM-7. */
import type { ResourceObject } from '#shared/jsonapi';
import type { Summary } from '#shared/areas/dashboard/summary';
import { build, changeOf, refTo } from '../build/records';
import { startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let category: ResourceObject;
let tag: ResourceObject;
const items = new Map<string, ResourceObject>();

beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  [category, tag] = [await build(admin, 'category', { name: 'Perban' }), await build(admin, 'tag', { name: 'Steril' })];
  for (const status of ['draft', 'published', 'archived']) {
    items.set(status, await build(admin, 'item', { name: `Kasa ${status}`, status, category: refTo(category), tags: [refTo(tag)] }));
  }
});
afterAll(() => world.close());

/** An admin whose address is not proven: a stranger, whatever their role says. */
const stranger = async (): Promise<Caller> => {
  const { id } = await build(admin, 'user', {
    roles: [refTo(recordsIn(await admin('GET', '/roles?filter[q]=admin&filter[scope]=platform'))[0]!)],
  });
  const call = await world.asUser(id);
  await world.database.pool.query('update users set email_verified_at = null where id = $1', [id]);
  return call;
};

const everyStatus = ['archived', 'draft', 'published'];
const people: readonly [string, () => Caller | Promise<Caller>, readonly string[]][] = [
  ['a member', () => world.as('member'), ['published']],
  ['an admin whose address is not proven', stranger, ['published']],
  ['a creator', () => world.as('creator'), everyStatus],
  ['an admin', () => world.as('admin'), everyStatus],
];

describe.each(people)('%s', (_, meet, statuses) => {
  let call: Caller;
  beforeAll(async () => (call = await meet()));
  const listed = async (query: string) => {
    const answer = await call('GET', `/items?sort=status&${query}`);
    return [
      recordsIn(answer)
        .map(({ attributes }) => attributes!['status'])
        .sort(),
      answer.document.meta!.page!.total,
    ];
  };

  // Each twice: the second answer may be a remembered one.
  test.each(['', 'filter[q]=kasa', 'filter[q]=perban', 'filter[q]=steril'])('lists with "%s"', async (query) => {
    for (const round of [1, 2]) expect([round, ...(await listed(query))]).toEqual([round, statuses, statuses.length]);
  });

  test.each(everyStatus)('filters by the status %s', async (status) => {
    const found = statuses.includes(status) ? [status] : [];
    expect(await listed(`filter[status]=${status}`)).toEqual([found, found.length]);
  });

  test.each(everyStatus)('gets an item with the status %s', async (status) => {
    const { id } = items.get(status)!;
    const expected = statuses.includes(status) ? 200 : 404;
    const answers = await Promise.all(['', '/tags', '/relationships/category'].map((rest) => call('GET', `/items/${id}${rest}`)));
    expect(answers.map((answer) => answer.status)).toEqual([expected, expected, expected]);
  });

  test('counts them by category and by tag: listed, alone, included and related', async () => {
    const counts = [];
    for (const [path, { id }] of [
      ['categories', category],
      ['tags', tag],
    ] as const) {
      for (let round = 1; round <= 3; round += 1) counts.push(recordsIn(await call('GET', `/${path}`)).find((one) => one.id === id));
      counts.push(recordIn(await call('GET', `/${path}/${id}`)));
    }
    const published = items.get('published')!.id;
    const beside = await call('GET', `/items/${published}?fields[categories]=items_count&fields[tags]=items_count`);
    const within = await call('GET', '/items?filter[status]=published&fields[categories]=items_count&fields[tags]=items_count');
    counts.push(...beside.document.included!, ...within.document.included!, recordIn(await call('GET', `/items/${published}/category`)));
    expect(counts).toHaveLength(13);
    expect(new Set(counts.map((one) => one!.attributes!['items_count']))).toEqual(new Set([statuses.length]));
  });

  test('the dashboard counts them', async () => {
    const { item } = ((await call('GET', '/summary')).document.meta!['summary'] as Summary).parts;
    expect([item!.total, item!.recent, item!.weekly.at(-1)]).toEqual([statuses.length, statuses.length, statuses.length]);
    expect(item!.by_status).toEqual(Object.fromEntries(statuses.map((status) => [status, 1])));
    expect(item!.shares!.top).toEqual([{ id: category.id, name: 'Perban', count: statuses.length }]);
  });
});

test('an export counts only the rows that its list has', async () => {
  await world.as('member')('POST', '/me/exports', { data: { type: 'exports', attributes: { resource: 'item' } } });
  const [line] = recordsIn(await admin('GET', '/audit?filter[action]=exported'));
  expect(line!.attributes!['after']).toMatchObject({ count: 1 });
});

test('who may delete and not write items deletes published ones only', async () => {
  const held = await Promise.all(
    ['view items', 'delete items'].map(async (name) => recordsIn(await admin('GET', `/permissions?filter[q]=${name}`))[0]!),
  );
  const role = await build(admin, 'role', { permissions: held.map(refTo) });
  const call = await world.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
  expect((await call('DELETE', `/items/${items.get('draft')!.id}`)).status).toBe(404);
});

test('an item that is published is seen at once, and no more once it is a draft again', async () => {
  const item = await build(admin, 'item', { status: 'draft', category: refTo(category) });
  const seen = async (status: string) => {
    await admin('PATCH', `/items/${item.id}`, changeOf('item', item.id, { status }));
    const member = world.as('member');
    const count = recordIn(await member('GET', `/categories/${category.id}`)).attributes!['items_count'];
    return [(await member('GET', `/items/${item.id}`)).status, count];
  };
  expect([await seen('published'), await seen('draft')]).toEqual([
    [200, 2],
    [404, 1],
  ]);
});
