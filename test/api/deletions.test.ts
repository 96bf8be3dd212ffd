/** Deleting and undoing: one, many, all that a filter finds; what is in use stays, and what comes back comes back whole. */
import { newId } from '#server/repository/ids';
import { build, refTo } from '../build/records';
import { errorsIn, startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const deletion = (attributes: object, id?: string) => ({ data: { type: 'deletions', ...(id && { id }), attributes } });
const path = (location: string | undefined) => location!.replace('/api/v1', '');
const total = async (type: string, query = '') => (await admin('GET', `/${type}?${query}`)).document.meta!.page!.total;

test('given a deleted category, when the deletion is deleted, then it is back as it was', async () => {
  const gauze = await build(admin, 'category', { name: 'Gauze and plasters' });
  const before = await total('categories');
  const gone = await admin('DELETE', `/categories/${gauze.id}`);
  expect([gone.status, gone.text]).toEqual([204, '']);
  expect((await admin('GET', `/categories/${gauze.id}`)).status).toBe(404);
  expect(await total('categories')).toBe(before - 1);
  expect((await admin('DELETE', path(gone.headers['location']))).status).toBe(204);
  expect(recordIn(await admin('GET', `/categories/${gauze.id}`))).toEqual(gauze);
  expect(await total('categories')).toBe(before);
  const twice = await admin('DELETE', path(gone.headers['location']));
  expect([twice.status, errorsIn(twice)]).toEqual([409, ['deletion.undone']]);
});

test('given a key, when a record is deleted twice with it, then the second time it is done already', async () => {
  const tape = await build(admin, 'category', { name: 'Tape' });
  const key = newId();
  for (const _ of [1, 2]) {
    const gone = await admin('DELETE', `/categories/${tape.id}`, undefined, { 'idempotency-key': key });
    expect([gone.status, gone.headers['location']]).toEqual([204, `/api/v1/categories/deletions/${key}`]);
  }
  expect((await admin('DELETE', `/categories/${tape.id}`)).status).toBe(404);
});

test('given categories of which one has items, when all are deleted, then that one is refused and says by how many', async () => {
  const [full, empty] = [await build(admin, 'category', { name: 'Full shelf' }), await build(admin, 'category', { name: 'Empty shelf' })];
  for (const name of ['Gauze', 'Plaster']) await build(admin, 'item', { name, category: refTo(full) });
  const nobody = newId();
  const answer = await admin('POST', '/categories/deletions', deletion({ ids: [full.id, empty.id, nobody] }));
  expect(answer.status).toBe(201);
  expect(answer.headers['location']).toBe(`/api/v1/categories/deletions/${recordIn(answer).id}`);
  expect(recordIn(answer).attributes!['count']).toBe(1);
  expect(recordIn(answer).attributes!['refused']).toEqual(
    expect.arrayContaining([
      { id: full.id, code: 'category.in_use', meta: { count: 2 } },
      { id: nobody, code: 'resource.missing' },
    ]),
  );
  const alone = await admin('DELETE', `/categories/${full.id}`);
  expect([alone.status, errorsIn(alone)]).toEqual([409, ['category.in_use']]);
  expect((await admin('DELETE', `/categories/deletions/${recordIn(answer).id}`)).status).toBe(204);
  expect((await admin('GET', `/categories/${empty.id}`)).status).toBe(200);
});

test('given a filter, when all that match are deleted, then just those go, and come back together', async () => {
  for (let at = 0; at < 12; at++) await build(admin, 'tag', { name: `Season ${at}`, color: at < 9 ? '#aa0000' : '#00aa00' });
  const answer = await admin(
    'POST',
    '/tags/deletions',
    deletion({ query: 'page[number]=1&page[size]=5&filter[q]=season&filter[color]=%23aa0000' }),
  );
  expect(recordIn(answer).attributes).toMatchObject({ count: 9, refused: [] });
  expect(await total('tags', 'filter[q]=season')).toBe(3);
  expect((await admin('DELETE', `/tags/deletions/${recordIn(answer).id}`)).status).toBe(204);
  expect(await total('tags', 'filter[q]=season')).toBe(12);
});

test('given a name that was taken since, when the deletion is undone, then nothing comes back', async () => {
  const [a, b] = [await build(admin, 'tag', { name: 'Urgent' }), await build(admin, 'tag', { name: 'Calm' })];
  const answer = await admin('POST', '/tags/deletions', deletion({ ids: [a.id, b.id] }));
  await build(admin, 'tag', { name: 'urgent' });
  const undo = await admin('DELETE', `/tags/deletions/${recordIn(answer).id}`);
  expect([undo.status, errorsIn(undo)]).toEqual([422, ['taken /data/attributes/name']]);
  expect((await admin('GET', `/tags/${b.id}`)).status).toBe(404);
});

test('given an item whose category went after it, when the item is to come back, then it says what is missing', async () => {
  const shelf = await build(admin, 'category', { name: 'Short-lived' });
  const item = await build(admin, 'item', { category: refTo(shelf) });
  const gone = await admin('DELETE', `/items/${item.id}`);
  expect((await admin('DELETE', `/categories/${shelf.id}`)).status).toBe(204);
  const undo = await admin('DELETE', path(gone.headers['location']));
  expect([undo.status, errorsIn(undo)]).toEqual([422, ['relation_missing /data/relationships/category']]);
});

test('given a creator, when they delete all items, then only their own go; and only they and admins may undo it', async () => {
  const creator = world.as('creator');
  const shelf = await build(admin, 'category', { name: 'Shared shelf' });
  const own = await build(creator, 'item', { category: refTo(shelf) });
  const foreign = await build(admin, 'item', { category: refTo(shelf) });
  const answer = await creator('POST', '/items/deletions', deletion({ query: `filter[category]=${shelf.id}` }));
  expect(recordIn(answer).attributes).toMatchObject({ count: 1, refused: [] });
  expect(recordsIn(await admin('GET', `/items?filter[category]=${shelf.id}`)).map(({ id }) => id)).toEqual([foreign.id]);
  const named = await creator('POST', '/items/deletions', deletion({ ids: [foreign.id] }));
  expect(recordIn(named).attributes).toMatchObject({ count: 0, refused: [{ id: foreign.id, code: 'resource.missing' }] });
  expect((await world.as('member')('DELETE', `/items/deletions/${recordIn(answer).id}`)).status).toBe(403);
  const admins = await admin('POST', '/items/deletions', deletion({ ids: [foreign.id] }));
  expect((await creator('DELETE', `/items/deletions/${recordIn(admins).id}`)).status).toBe(404);
  expect((await admin('DELETE', `/items/deletions/${recordIn(answer).id}`)).status).toBe(204);
  expect((await admin('GET', `/items/${own.id}`)).status).toBe(200);
});

test.each([
  ['neither ids nor a query', {}, ['required /data/attributes/ids']],
  ['ids that are text', { ids: 'all' }, ['invalid_type /data/attributes/ids']],
  ['an id that is none', { ids: ['1'] }, ['invalid_id /data/attributes/ids']],
  ['too many ids', { ids: Array.from({ length: 1_001 }, () => newId()) }, ['too_many /data/attributes/ids']],
  ['a query nobody can read', { query: 'filter[price]=1' }, ['filter.unknown /data/attributes/query']],
  ['a query that is an object', { query: {} }, ['invalid_type /data/attributes/query']],
])('given a deletion with %s, then nothing is deleted', async (_, attributes, errors) => {
  const before = await total('tags');
  const answer = await admin('POST', '/tags/deletions', deletion(attributes));
  expect(errorsIn(answer)).toEqual(errors);
  expect(await total('tags')).toBe(before);
});

test('given an id that the caller made, when a deletion is sent again, then it is done once and the answer is the same', async () => {
  const [tag, id] = [await build(admin, 'tag'), newId()];
  const answers = [
    await admin('POST', '/tags/deletions', deletion({ ids: [tag.id] }, id)),
    await admin('POST', '/tags/deletions', deletion({ ids: [tag.id] }, id)),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([0, 1].map(() => [201, answers[0]!.text]));
  const other = await build(admin, 'tag');
  const misused = await admin('DELETE', `/tags/${other.id}`, undefined, { 'idempotency-key': id });
  expect([misused.status, errorsIn(misused)]).toEqual([409, ['idempotency.mismatch Idempotency-Key']]);
  const taken = await admin('POST', '/tags/deletions', deletion({ ids: [other.id] }, id), { 'idempotency-key': newId() });
  expect([taken.status, errorsIn(taken)]).toEqual([409, ['id.taken /data/id']]);
});
