/** A record that a client sends back whole, as jsona and ember-data do: unchanged values that are only read are served, changed ones refused. Rule: APP-24. */
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, callerFor, changeOf, draftOf } from '../build/records';
import { errorsIn, startTestApi, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const changed = Object.entries<Resource>(resources)
  .filter(([, { access }]) => access.add && access.get && access.update)
  .map(([name]) => name as ResourceName);

test.each(changed)('%s: read, and sent back as it is, it stays as it is', async (name) => {
  const call = await callerFor(admin, name);
  const { id } = await build(admin, name);
  const path = `${resources[name].path}/${id}`;
  const before = await call('GET', path);
  const answer = await call('PATCH', path, before.document);
  expect([answer.status, errorsIn(answer)]).toEqual([200, []]);
  expect(answer.document.data).toEqual(before.document.data);
});

test('a record that can no longer be edited is served while nothing of it changes', async () => {
  const { id } = await build(admin, 'invoice');
  await admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id } });
  const { document } = await admin('GET', `/invoices/${id}`);
  const data = document.data as ResourceObject;
  const sent = await admin('PATCH', `/invoices/${id}`, document);
  expect([sent.status, sent.document.data]).toEqual([200, data]);
  const other = { ...data, attributes: { ...data.attributes, total: 1 } };
  expect(errorsIn(await admin('PATCH', `/invoices/${id}`, { data: other }))).toEqual(['state.closed']);
});

test('one value of a whole record is changed, and what is only read is sent along', async () => {
  const { id } = await build(admin, 'tag');
  const { document } = await admin('GET', `/tags/${id}`);
  const data = document.data as ResourceObject;
  const answer = await admin('PATCH', `/tags/${id}`, { data: { ...data, attributes: { ...data.attributes, name: 'Steril' } } });
  expect([answer.status, (answer.document.data as ResourceObject).attributes!['name']]).toEqual([200, 'Steril']);
});

test('each changed value that is only read is refused with its pointer, and nothing is written', async () => {
  const { id } = await build(admin, 'tag');
  const { document } = await admin('GET', `/tags/${id}`);
  const data = document.data as ResourceObject;
  const answer = await admin('PATCH', `/tags/${id}`, {
    data: { ...data, attributes: { ...data.attributes, name: 'Lain', items_count: 5 } },
  });
  expect([answer.status, errorsIn(answer)]).toEqual([403, ['read_only /data/attributes/items_count']]);
  expect((await admin('GET', `/tags/${id}`)).document.data).toEqual(data);
});

test('a relationship with links alone says nothing', async () => {
  const { id } = await build(admin, 'item');
  const { data } = changeOf('item', id, { name: 'Kasa' });
  const relationships = { tags: { links: { self: `/api/v1/items/${id}/relationships/tags` } }, category: { meta: {} } };
  expect((await admin('PATCH', `/items/${id}`, { data: { ...data, relationships } })).status).toBe(200);
});

test.each([
  ['an empty id', '', 'empty_id /data/id'],
  ['no id but its name', null, 'empty_id /data/id'],
  ['an id of another kind', '17', 'invalid_id /data/id'],
])('a new record with %s', async (_, id, problem) => {
  const { data } = await draftOf(admin, 'tag');
  const answer = await admin('POST', '/tags', { data: { ...data, id } });
  expect([answer.status, errorsIn(answer)]).toEqual([422, [problem]]);
});
