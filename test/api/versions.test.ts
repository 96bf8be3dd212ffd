/** Versions: nobody overwrites what they haven't seen, and nobody is sent what they have. */
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { build, callerFor, changeOf } from '../build/records';
import { someRecord } from '../build/someRecord';
import { errorsIn, startTestApi, takesMails, recordIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi({ env: takesMails });
  admin = world.as('admin');
});
afterAll(() => world.close());

const versionOf = (record: { meta?: Readonly<Record<string, unknown>> | undefined }) => record.meta!['version'];

test('given two people with one version, when both save, then the second is told the version there is now', async () => {
  const gauze = await build(admin, 'category', { name: 'Gauze' });
  const change = (description: string) => {
    const { data } = changeOf('category', gauze.id, { description });
    return { data: { ...data, meta: { version: 1 } } };
  };
  const first = await admin('PATCH', `/categories/${gauze.id}`, change('Sterile'));
  expect([first.status, versionOf(recordIn(first)), first.document.meta!['version']]).toEqual([200, 2, 2]);
  const second = await admin('PATCH', `/categories/${gauze.id}`, change('Not sterile'));
  expect([second.status, errorsIn(second), second.document.errors![0]!.meta]).toEqual([409, ['version.stale'], { version: 2 }]);
});

test.each([
  ['the version', (etag: string) => etag, 200],
  ['a bare version', () => '"1"', 200],
  ['a weak tag', (etag: string) => `W/${etag}`, 200],
  ['any', () => '*', 200],
  ['one of several', () => '"7", "1"', 200],
  ['another version', () => '"2"', 409],
])('given If-Match with %s, then a change is answered rightly', async (_, tag, status) => {
  const gauze = await build(admin, 'category');
  const etag = (await admin('GET', `/categories/${gauze.id}`)).headers['etag']!;
  expect(etag).toMatch(/^"1-/);
  const answer = await admin('PATCH', `/categories/${gauze.id}`, changeOf('category', gauze.id, { description: 'New' }), {
    'if-match': tag(etag),
  });
  expect(answer.status).toBe(status);
  const gone = await admin('DELETE', `/categories/${gauze.id}`, undefined, { 'if-match': status === 200 ? '"2"' : '"9"' });
  expect(gone.status).toBe(status === 200 ? 204 : 409);
});

test('given an If-Match that is no tag, then the header is named', async () => {
  const gauze = await build(admin, 'category');
  const answer = await admin('PATCH', `/categories/${gauze.id}`, changeOf('category', gauze.id, { description: 'New' }), {
    'if-match': 'latest',
  });
  expect([answer.status, errorsIn(answer)]).toEqual([400, ['header.invalid If-Match']]);
});

test('given a document that someone has, when it is asked for again, then 304; and anew once anything in it changed', async () => {
  const shelf = await build(admin, 'category');
  const at = `/categories/${shelf.id}`;
  const { headers } = await admin('GET', at);
  const known = await admin('GET', at, undefined, { 'if-none-match': `"x", ${headers['etag']}` });
  expect([known.status, known.text]).toEqual([304, '']);
  await build(admin, 'item', { category: { type: 'categories', id: shelf.id } });
  // The category itself didn't change; how many items it has did.
  expect((await admin('GET', at, undefined, { 'if-none-match': headers['etag']! })).status).toBe(200);
});

test('given a change that changes nothing, then the version stays', async () => {
  const gauze = await build(admin, 'category', { name: 'Same', description: 'As before' });
  const answer = await admin(
    'PATCH',
    `/categories/${gauze.id}`,
    changeOf('category', gauze.id, { name: ' Same ', description: 'As before' }),
  );
  expect([answer.status, versionOf(recordIn(answer))]).toEqual([200, 1]);
});

test('given ten people who each add to one record at once, then each either counts or is told to look again', async () => {
  const shared = await build(admin, 'category', { name: 'Shared' });
  const { data } = changeOf('category', shared.id, {});
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      admin('PATCH', `/categories/${shared.id}`, { data: { ...data, attributes: { description: `Note ${at}` }, meta: { version: 1 } } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(versionOf(recordIn(await admin('GET', `/categories/${shared.id}`)))).toBe(2);
});

/** Those that people can change: by a form, or only by commands. */
const changeable = (Object.entries(resources) as [ResourceName, Resource][]).flatMap(([name, { access }]) => (access.update ? [name] : []));

test.each(changeable)('given a %s, when a change of nothing is sent, then it is taken and the version stays', async (name) => {
  const call = await callerFor(admin, name);
  const { id } = await someRecord(call, name);
  const at = `${resources[name].path}/${id}`;
  const before = versionOf(recordIn(await call('GET', at)));
  const answer = await call('PATCH', at, changeOf(name, id, {}), { 'if-match': '*' });
  expect([answer.status, ...errorsIn(answer)]).toEqual([200]);
  expect(versionOf(recordIn(answer))).toBe(before);
});
