/** What has to stay, as other records belong to it, tells each person only how many of those they may see. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

/** Somebody whose one role holds just these permissions. */
const holding = async (...names: string[]): Promise<Caller> => {
  const held = await Promise.all(
    names.map(async (name) =>
      recordsIn(await admin('GET', `/permissions?filter[q]=${encodeURIComponent(name)}`)).find((one) => one.attributes!['name'] === name)!,
    ),
  );
  const role = await build(admin, 'role', { permissions: held.map(refTo) });
  return world.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
};

const shelved: readonly [string, readonly string[], ResourceObject['attributes']][] = [
  ['drafts and published ones', ['draft', 'published', 'published'], { code: 'record.in_use_more', meta: { count: 2 } }],
  ['drafts only', ['draft', 'archived'], { code: 'record.in_use_unseen' }],
  ['published ones only', ['published'], undefined],
];
const kinds = [
  ['category', 'categories', 'category.in_use'],
  ['tag', 'tags', 'tag.in_use'],
] as const;
const cases = kinds.flatMap(([kind, type, code]) => shelved.map((one) => [kind, type, code, ...one] as const));

test.each(cases)('a %s (%s, %s) with %s tells how many of those that a person may see', async (kind, type, code, _, statuses, told) => {
  const full = await build(admin, kind);
  const holder = kind === 'category' ? { category: refTo(full) } : { tags: [refTo(full)] };
  for (const status of statuses) await build(admin, 'item', { status, ...holder });
  const whole = { code, meta: { count: statuses.length } };
  const blind = await holding(`view ${type}`, `delete ${type}`, 'view items');
  for (const [call, expected] of [
    [blind, told ?? whole],
    [admin, whole],
  ] as const) {
    const alone = await call('DELETE', `/${type}/${full.id}`);
    expect([alone.status, alone.document.errors!.map((one) => ({ code: one.code, ...(one.meta && { meta: one.meta }) }))]).toEqual([
      409,
      [expected],
    ]);
    const many = await call('POST', `/${type}/deletions`, { data: { type: 'deletions', attributes: { ids: [full.id] } } });
    expect(recordIn(many).attributes).toMatchObject({ count: 0, refused: [{ id: full.id, ...expected }] });
  }
});

test('anyone who may see no items at all is told of none', async () => {
  const full = await build(admin, 'category');
  await build(admin, 'item', { status: 'published', category: refTo(full) });
  const call = await holding('view categories', 'delete categories');
  const alone = await call('DELETE', `/categories/${full.id}`);
  expect(alone.document.errors!.map(({ code, meta }) => [code, meta])).toEqual([['record.in_use_unseen', undefined]]);
  expect(recordIn(await call('GET', `/categories/${full.id}`)).attributes!['items_count']).toBe(0);
});

test('a package tells how many of its modules a person may see, and what else uses it', async () => {
  const pack = await build(admin, 'package', { status: 'active' });
  for (const status of ['active', 'archived']) await build(admin, 'module', { status, package: refTo(pack) });
  const call = await holding('delete packages');
  const count = async (who: Caller) => recordIn(await who('GET', `/packages/${pack.id}`)).attributes!['modules_count'];
  expect([await count(call), await count(world.as('anonymous')), await count(admin)]).toEqual([1, 1, 2]);
  const alone = await call('DELETE', `/packages/${pack.id}`);
  expect(alone.document.errors!.map(({ code, meta }) => [code, meta])).toEqual([['record.in_use_more', { count: 1 }]]);
});
