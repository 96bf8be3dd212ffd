/** Lists that are remembered: a list asked for again costs no reading, and after any change, wherever it was made, it is as if nothing were remembered. */
import type { FastifyInstance } from 'fastify';
import type { ResourceObject } from '#shared/jsonapi';
import { permissionsSeen } from '../build/permissions';
import { build, changeOf, refTo } from '../build/records';
import { statementsDuring } from './statements';
import { startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let elsewhere: Caller;
let other: FastifyInstance;
let shelf: ResourceObject;
let tag: ResourceObject;
let item: ResourceObject;

beforeAll(async () => {
  world = await startTestApi();
  other = await world.another();
  [admin, elsewhere] = [world.as('admin'), world.as('admin', other)];
});
beforeEach(async () => {
  shelf = await build(admin, 'category', { name: `Shelf ${Math.random()}` });
  tag = await build(admin, 'tag');
  item = await build(admin, 'item', { status: 'published', category: refTo(shelf), tags: [refTo(tag)] });
});
afterAll(() => world.close());

const lists = [
  '/items?page[size]=100',
  '/items?include=',
  '/items?sort=category.name&include=',
  '/items?filter[q]=shelf',
  '/categories?page[size]=100',
  '/tags?page[size]=100',
];

/** Asked often enough to be remembered. */
const remember = async (call: Caller = admin) => {
  for (let times = 0; times < 3; times++) for (const list of lists) await call('GET', list);
};
const told = async (call: Caller) => Promise.all(lists.map(async (list) => (await call('GET', list)).document));
/** What a server says that was started this moment. */
const toldAnew = async () => told(world.as('admin', await world.another()));

const patch = (name: 'item' | 'category' | 'tag', record: ResourceObject, values: object) =>
  elsewhere('PATCH', `/${record.type}/${record.id}`, changeOf(name, record.id, { ...values }));

describe('given remembered lists, when another server', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['renames an item', () => patch('item', item, { name: 'Renamed' })],
    ['adds an item', () => build(elsewhere, 'item', { category: refTo(shelf) })],
    ['removes an item', () => elsewhere('DELETE', `/items/${item.id}`)],
    ['takes an item’s tags', () => patch('item', item, { tags: [] })],
    ['takes a tag through its relationship', () => elsewhere('DELETE', `/items/${item.id}/relationships/tags`, { data: [refTo(tag)] })],
    ['moves an item to another shelf', async () => patch('item', item, { category: refTo(await build(elsewhere, 'category')) })],
    ['renames the shelf', () => patch('category', shelf, { name: `Aaa ${Math.random()}` })],
    ['renames a tag', () => patch('tag', tag, { name: `Tag ${Math.random()}` })],
    [
      'removes many items at once',
      () => elsewhere('POST', '/items/deletions', { data: { type: 'deletions', attributes: { query: `filter[category]=${shelf.id}` } } }),
    ],
  ])('%s, then they say what a server says that remembers nothing', async (_, change) => {
    await remember();
    const before = await told(admin);
    await change();
    const after = await told(admin);
    expect(after).toEqual(await toldAnew());
    expect(after).not.toEqual(before);
  });

  test('removes a tag, and takes that back, then both are told', async () => {
    const loose = await build(admin, 'tag');
    await remember();
    const before = await told(admin);
    const gone = (await elsewhere('DELETE', `/tags/${loose.id}`)).headers['location']!.replace('/api/v1', '');
    expect(await told(admin)).toEqual(await toldAnew());
    await remember();
    await elsewhere('DELETE', gone);
    expect((await told(admin)).map(({ data }) => data)).toEqual(before.map(({ data }) => data));
  });
});

test('given a list asked for twice, when it is asked for again, then one statement reads who asks and the books, and no row of it', async () => {
  await remember();
  const said = await statementsDuring(() => admin('GET', lists[0]!));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/from sessions/);
  expect(said[0]).toMatch(/from totals/);
});

test('given a list asked for twice, when its asker is no longer let in, then it is not answered from memory', async () => {
  const { id } = await build(admin, 'user', { roles: [refTo(await roleNamed('admin'))] });
  const colleague = await world.asUser(id);
  await remember(colleague);
  await world.database.pool.query(`update users set status = 'inactive' where id = $1`, [id]);
  expect((await colleague('GET', lists[0]!)).status).toBe(401);
});

test('given a list that an admin’s asking made known, when a guest or a member asks for it, then they get their own answer', async () => {
  await remember();
  expect((await world.as('anonymous')('GET', lists[0]!)).status).toBe(401);
  const member = world.as('member');
  await remember(member);
  const anew = world.as('member', await world.another());
  expect(await told(member)).toEqual(await told(anew));
});

const roleNamed = async (name: string) =>
  recordsIn(await admin('GET', '/roles?page[size]=100&include=permissions')).find(({ attributes }) => attributes!['name'] === name)!;

test('given a role that may no longer see categories, when its people ask again, then the list is without them', async () => {
  const role = await roleNamed('member');
  const permissions = (role.relationships!['permissions']!.data as { type: string; id: string }[]) ?? [];
  const known = new Map((await permissionsSeen(admin)).map(({ id, attributes }) => [id, attributes!['name']]));
  const member = world.as('member');
  await remember(member);
  expect((await member('GET', lists[0]!)).document.included!.some(({ type }) => type === 'categories')).toBe(true);
  const fewer = permissions.filter(({ id }) => known.get(id) !== 'view categories');
  const changed = await elsewhere('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions: fewer }));
  expect(changed.status).toBe(200);
  expect((await member('GET', lists[0]!)).document.included!.some(({ type }) => type === 'categories')).toBe(false);
  await elsewhere('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions }));
  expect((await member('GET', lists[0]!)).document.included!.some(({ type }) => type === 'categories')).toBe(true);
});

test('given people, whom being seen changes without a change of their record, then their list is read each time', async () => {
  for (let times = 0; times < 3; times++) await admin('GET', '/users');
  expect((await statementsDuring(() => admin('GET', '/users'))).join(' ')).toMatch(/from "users"/);
});

test('given writers and readers at once, when it is quiet again, then what is remembered is what there is', async () => {
  const reading = Array.from({ length: 60 }, (_, at) => (at % 2 ? admin : elsewhere)('GET', lists[at % lists.length]!));
  const writing = Array.from({ length: 20 }, async (_, at) => {
    const made = await (at % 2 ? admin : elsewhere)('POST', '/tags', {
      data: { type: 'tags', attributes: { name: `Storm ${at}`, color: '#123456' } },
    });
    if (at % 3 === 0) await elsewhere('DELETE', `/tags/${recordIn(made).id}`);
  });
  await Promise.all([...reading, ...writing]);
  expect(await told(admin)).toEqual(await toldAnew());
  expect(await told(elsewhere)).toEqual(await toldAnew());
});
