/** What the JSON:API 1.1 specification says a server MUST do, sentence by sentence, on every kind of answer. */
import { MEDIA_TYPE, type Document, type ResourceObject } from '#shared/jsonapi';
import { resources, type ResourceName } from '#shared/areas/resources';
import { callerFor, build, changeOf, draftOf, refTo } from '../build/records';
import { someRecord } from '../build/someRecord';
import { errorsIn, startTestApi, takesMails, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi({ env: takesMails });
  admin = world.as('admin');
});
afterAll(() => world.close());

const MEMBER = /^[a-zA-Z0-9_]+$/;

const checkResource = ({ type, id, attributes = {}, relationships = {}, links, meta }: ResourceObject) => {
  expect([typeof type, typeof id]).toEqual(['string', 'string']);
  const names = [...Object.keys(attributes), ...Object.keys(relationships)];
  expect(names.filter((name) => !MEMBER.test(name) || name === 'id' || name === 'type')).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  for (const one of Object.values(relationships)) {
    expect(one.links ?? one.data).toBeDefined();
    for (const ref of [one.data].flat()) if (ref) expect(Object.keys(ref).sort()).toEqual(['id', 'type']);
  }
  expect(links!['self']).toBe(`/api/v1/${type}/${id}`);
  expect(Number(meta!['version'])).toBeGreaterThan(0);
};

const checkDocument = (document: Document) => {
  expect('data' in document || 'errors' in document || 'meta' in document).toBe(true);
  expect('data' in document && 'errors' in document).toBe(false);
  expect(document.jsonapi).toEqual({ version: '1.1' });
  const primary = [document.data].flat().filter((one) => one !== null && one !== undefined) as ResourceObject[];
  const included = document.included ?? [];
  for (const one of [...primary, ...included]) checkResource(one);
  const keys = [...primary, ...included].map(({ type, id }) => `${type} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  const linkedFrom = [...primary, ...included].flatMap(({ relationships = {} }) =>
    Object.values(relationships).flatMap(({ data }) => [data].flat()),
  );
  // Full linkage: something in the document links to each included record.
  for (const { type, id } of included) expect(linkedFrom).toContainEqual({ type, id });
};

const names = Object.keys(resources) as ResourceName[];
const added = names.filter((name) => 'add' in resources[name].access);
const onlyRead = names.filter((name) => !added.includes(name));

test.each(onlyRead)('%s: read and listed documents are JSON:API documents', async (name) => {
  const { path, type } = resources[name];
  const { id } = await someRecord(admin, name);
  const reader = await callerFor(admin, name);
  const read = await reader('GET', `${path}/${id}`);
  expect([read.status, recordIn(read).type, recordIn(read).id]).toEqual([200, type, id]);
  for (const answer of [read, await reader('GET', path)]) {
    expect(answer.headers['content-type']).toBe(MEDIA_TYPE);
    checkDocument(answer.document);
  }
});

test.each(added)('%s: created, read, listed and changed documents are JSON:API documents', async (name) => {
  const { path, type } = resources[name];
  const call = await callerFor(admin, name);
  const made = await call('POST', path, await draftOf(admin, name));
  expect(made.status).toBe(201);
  const { id } = recordIn(made);
  expect(made.headers['location']).toBe(`/api/v1${path}/${id}`);
  expect(recordIn(made).links!['self']).toBe(made.headers['location']);
  const read = await call('GET', `${path}/${id}`);
  expect(recordIn(read)).toEqual(recordIn(made));
  for (const answer of [made, read, ...('list' in resources[name].access ? [await call('GET', path)] : [])]) {
    expect(answer.headers['content-type']).toBe(MEDIA_TYPE);
    expect(answer.headers['vary']).toContain('Accept');
    checkDocument(answer.document);
  }
  expect(recordIn(read).type).toBe(type);
});

test('a client’s own id is taken; one that isn’t a UUID is not', async () => {
  const id = '01890000-0000-7000-8000-00000000abcd';
  expect(recordIn(await admin('POST', '/tags', await draftOf(admin, 'tag', {}, id))).id).toBe(id);
  expect((await admin('POST', '/tags', await draftOf(admin, 'tag', {}, 'my-own'))).status).toBe(422);
});

test('attributes that a PATCH leaves out stay as they were, and so do relations', async () => {
  const tag = await build(admin, 'tag');
  const gauze = await build(admin, 'item', { excerpt: 'Soft', tags: [refTo(tag)] });
  const now = recordIn(await admin('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { name: 'Gauze XL' })));
  expect(now.attributes).toMatchObject({ name: 'Gauze XL', excerpt: 'Soft' });
  expect(now.relationships!['tags']!.data).toEqual([refTo(tag)]);
});

test('what the server makes is answered: a client’s instants are ignored, any other word for it is refused', async () => {
  const draft = await draftOf(admin, 'category');
  Object.assign(draft.data.attributes, { created_at: '1999-01-01T00:00:00Z', updated_at: '1999-01-01T00:00:00Z' });
  const { attributes } = recordIn(await admin('POST', '/categories', draft));
  expect(attributes).toMatchObject({ items_count: 0 });
  expect([attributes!['created_at'], attributes!['updated_at']]).not.toContain('1999-01-01T00:00:00.000Z');
  const counted = await draftOf(admin, 'category');
  Object.assign(counted.data.attributes, { items_count: 99 });
  const refused = await admin('POST', '/categories', counted);
  expect([refused.status, errorsIn(refused)]).toEqual([403, ['read_only /data/attributes/items_count']]);
});

test('a PATCH names its record: without an id, or with another, it is refused', async () => {
  const [a, b] = [await build(admin, 'tag'), await build(admin, 'tag')];
  const { data } = changeOf('tag', a.id, { name: 'X' });
  expect((await admin('PATCH', `/tags/${a.id}`, { data: { ...data, id: b.id } })).status).toBe(409);
  expect((await admin('PATCH', `/tags/${a.id}`, { data: { ...data, id: undefined } })).status).toBe(400);
  expect((await admin('PATCH', `/tags/${a.id}`, { data: { ...data, type: 'items' } })).status).toBe(409);
});

test('HEAD answers like GET without a body, OPTIONS with what there is', async () => {
  const tag = await build(admin, 'tag');
  const head = await admin('HEAD', `/tags/${tag.id}`);
  expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', MEDIA_TYPE]);
  const options = await admin('OPTIONS', `/tags/${tag.id}`);
  expect([options.status, options.headers['allow']]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PATCH']);
});

test('errors carry status, code and title, as texts, and never a stack', async () => {
  const { document, text } = await admin('POST', '/items', { data: { type: 'items', attributes: {} } });
  for (const { status, code, title, source } of document.errors!)
    expect([status, typeof code, typeof title, Boolean(source!.pointer)]).toEqual(['422', 'string', 'string', true]);
  expect(text).not.toMatch(/node_modules|at .*\.ts/);
});

test('when something breaks, the answer is a number to mention and nothing of what broke', async () => {
  const tag = await build(admin, 'tag');
  const other = await world.another();
  const call = world.as('admin', other);
  const broken = jest.spyOn(world.database.kysely, 'getExecutor').mockImplementation(() => {
    throw new Error('relation "secret_table" does not exist');
  });
  const { status, document, text, headers } = await call('GET', `/tags/${tag.id}`);
  broken.mockRestore();
  expect(status).toBe(500);
  expect(document.errors![0]).toMatchObject({ code: 'unexpected', status: '500', meta: { request: headers['x-request-id'] } });
  expect(text).not.toContain('secret_table');
});

test('a list of nothing is an empty list, with a total of nought', async () => {
  const answer = await admin('GET', '/tags?filter[q]=nobody-has-this');
  expect([recordsIn(answer), answer.document.meta]).toEqual([[], { page: { total: 0 } }]);
});
