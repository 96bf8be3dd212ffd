/** @jest-environment node */
/** A resource's calls on the wire: APP-12 and APP-15, row by row. */
import { createHttp } from '#client/services/http';
import { jsonApi } from '#client/services/jsonApi';
import { firstPage } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';
import { stubServer } from '../stubServer';

const server = stubServer();
const http = createHttp({ fetch: server.fetch, token: () => null, language: () => 'id' });
const signal = new AbortController().signal;
const items = jsonApi(resources.item, http);
const users = jsonApi(resources.user, http);
const tags = jsonApi(resources.tag, http);

const id = '0190a000-0000-7000-8000-000000000001';
const deletion = '0190a000-0000-7000-8000-000000000002';
const category = { type: 'categories', id };
const query = { ...firstPage, q: 'a&b #1', sort: ['-name', 'date'], filter: { status: ['draft'], date: { from: '2026-01-01' } } };

test.each([
  [
    'list',
    () => items.list({ key: 'grid', query }, signal),
    'GET',
    '/items?page[number]=1&page[size]=10&sort=-name,date&filter[q]=a%26b%20%231&filter[status]=draft&filter[date][from]=2026-01-01&include=category,tags',
    {},
    undefined,
  ],
  ['get', () => users.get({ id }, signal), 'GET', `/users/${id}?include=roles`, {}, undefined],
  ['get without includes', () => tags.get({ id }, signal), 'GET', `/tags/${id}`, {}, undefined],
  [
    'add',
    () => items.add({ id, name: 'Gauze', category }, signal),
    'POST',
    '/items?include=category,tags',
    { 'Idempotency-Key': id },
    { data: { type: 'items', id, attributes: { name: 'Gauze' }, relationships: { category: { data: category } } } },
  ],
  [
    'update',
    () => items.update({ id, version: 3, name: 'Gauze' }, signal),
    'PATCH',
    `/items/${id}?include=category,tags`,
    { 'If-Match': '"3"' },
    { data: { type: 'items', id, attributes: { name: 'Gauze' } } },
  ],
  [
    'destroy',
    () => tags.destroy({ id, version: 2, deletion }, signal),
    'DELETE',
    `/tags/${id}`,
    { 'If-Match': '"2"', 'Idempotency-Key': deletion },
    undefined,
  ],
  ['restore', () => tags.restore({ deletion }, signal), 'DELETE', `/tags/deletions/${deletion}`, {}, undefined],
])('%s', (_, call, method, path, headers, body) => {
  void call();
  const sent = server.last();
  expect([sent.method, sent.path, sent.body]).toEqual([method, path, body]);
  expect(sent.headers).toMatchObject(headers);
});

test('a list without rows beyond its last page still knows its total', async () => {
  const page = tags.list({ key: 'grid', query }, signal);
  await server.last().answer(200, { data: [], meta: { page: { total: 41 } } });
  expect(await page).toMatchObject({ answer: { ids: [], total: 41, records: {} } });
});

test('an answer without what was asked for is a fault of ours', async () => {
  const one = tags.get({ id }, signal);
  await server.last().answer(200, { meta: {} });
  expect(await one).toMatchObject({ errors: [{ code: 'unexpected' }] });
});
