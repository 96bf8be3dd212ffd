/** Relations under their own addresses: read, replaced, added to, taken from; and what they lead to. */
import type { Ref } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let gauze: ResourceObject;
let tags: Ref[];
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  tags = [];
  for (const name of ['Sterile', 'Cheap', 'New']) tags.push(refTo(await build(admin, 'tag', { name })));
});
beforeEach(async () => void (gauze = await build(admin, 'item', { name: 'Gauze', status: 'published', tags: [tags[0]] })));
afterAll(() => world.close());

const linked = async () => (await admin('GET', `/items/${gauze.id}/relationships/tags`)).document.data as unknown as Ref[];
const ids = (refs: readonly { id: string }[]) => refs.map(({ id }) => id).sort();
const at = () => `/items/${gauze.id}/relationships/tags`;

test('given an item, when its relationship is read, then there are its links and nothing else', async () => {
  const { status, document } = await admin('GET', at());
  expect(status).toBe(200);
  expect(document.data).toEqual([tags[0]]);
  expect(document.links).toEqual({ self: `/api/v1/items/${gauze.id}/relationships/tags`, related: `/api/v1/items/${gauze.id}/tags` });
  expect(document.included).toBeUndefined();
  const withTags = await admin('GET', `${at()}?include=tags`);
  expect(withTags.document.included!.map(({ id }) => id)).toEqual([tags[0]!.id]);
  expect((await admin('GET', `/items/${gauze.id}/relationships/category`)).document.data).toEqual(gauze.relationships!['category']!.data);
});

test.each([
  ['replaced', 'PATCH', [1, 2], [1, 2]],
  ['emptied', 'PATCH', [], []],
  ['added to, one of them there already', 'POST', [0, 1], [0, 1]],
  ['taken from, one of them not there', 'DELETE', [0, 2], []],
] as const)('given an item’s tags, when they are %s, then they are so', async (_, method, given, expected) => {
  const answer = await admin(method, at(), { data: given.map((one) => tags[one]) });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(ids(await linked())).toEqual(ids(expected.map((one) => tags[one]!)));
});

test('given an item, when its category is changed by relationship, then the item’s version grows', async () => {
  const shelf = await build(admin, 'category');
  expect((await admin('PATCH', `/items/${gauze.id}/relationships/category`, { data: refTo(shelf) })).status).toBe(204);
  const now = recordIn(await admin('GET', `/items/${gauze.id}`));
  expect([now.relationships!['category']!.data, now.meta!['version']]).toEqual([refTo(shelf), 2]);
  const stale = await admin('PATCH', `/items/${gauze.id}/relationships/tags`, { data: [] }, { 'if-match': '"1"' });
  expect([stale.status, errorsIn(stale)]).toEqual([409, ['version.stale']]);
});

test.each([
  ['null where one is required', 'category', { data: null }, ['required /data'], 422],
  ['many where one belongs', 'category', { data: [] }, ['invalid_id /data'], 422],
  ['one where many belong', 'tags', { data: { type: 'tags', id: '01890000-0000-7000-8000-000000000000' } }, ['invalid_type /data'], 422],
  ['another type', 'tags', { data: [{ type: 'categories', id: '01890000-0000-7000-8000-000000000000' }] }, ['invalid_id /data/0'], 422],
  [
    'a tag nobody has',
    'tags',
    { data: [{ type: 'tags', id: '01890000-0000-7000-8000-000000000000' }] },
    ['relation_missing /data/relationships/tags'],
    422,
  ],
  ['no data', 'tags', {}, ['document.invalid'], 400],
])('given a relationship sent %s, then it is refused', async (_, name, body, errors, status) => {
  const answer = await admin('PATCH', `/items/${gauze.id}/relationships/${name}`, body);
  expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
});

test('given an item, when what it leads to is asked for, then there are the records', async () => {
  const many = await admin('GET', `/items/${gauze.id}/tags`);
  expect(recordsIn(many).map(({ attributes }) => attributes!['name'])).toEqual(['Sterile']);
  const one = await admin('GET', `/items/${gauze.id}/category`);
  expect(recordIn(one).type).toBe('categories');
  expect((await world.as('member')('GET', `/items/${gauze.id}/owner`)).document.data).toBeNull();
  const doctor = await build(admin, 'user');
  expect((await admin('GET', `/users/${doctor.id}/entity`)).document.data).toBeNull();
});

test('given relations that are only read, unknown ones and others’ records, then each is answered as it should be', async () => {
  const answers: [string, string, number][] = [
    ['PATCH', `/items/${gauze.id}/relationships/owner`, 405],
    ['POST', `/items/${gauze.id}/relationships/category`, 405],
    ['GET', `/items/${gauze.id}/relationships/price`, 404],
    ['GET', `/items/${gauze.id}/price`, 404],
    ['GET', '/items/01890000-0000-7000-8000-000000000000/tags', 404],
    ['GET', '/items/01890000-0000-7000-8000-000000000000/relationships/tags', 404],
  ];
  for (const [method, path, status] of answers)
    expect([path, (await admin(method, path, method === 'GET' ? undefined : { data: [] })).status]).toEqual([path, status]);
  expect((await world.as('member')('PATCH', at(), { data: [] })).status).toBe(403);
  expect((await world.as('anonymous')('PATCH', at(), { data: [] })).status).toBe(401);
});
