/** Every problem of a request at once: what the declaration refuses, beside what only the stored rows can tell. */
import { build } from '../build/records';
import { startTestApi, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const nowhere = '018f6b1c-0000-7000-8000-000000000001';
const lost = { data: { type: 'categories', id: nowhere } };

const problemsOf = async (method: string, path: string, data: object) => {
  const { status, document } = await admin(method, path, { data });
  return [status, document.errors?.map(({ code, source }) => `${code} ${source?.pointer}`).sort()];
};

test('given a new tag whose name is taken and whose colour is none, then both are said', async () => {
  await build(admin, 'tag', { name: 'Steril' });
  expect(await problemsOf('POST', '/tags', { type: 'tags', attributes: { name: 'STERIL', color: 'merah', shade: 1 } })).toEqual([
    422,
    ['invalid_color /data/attributes/color', 'taken /data/attributes/name', 'unknown_field /data/attributes/shade'],
  ]);
});

test('given a new item without a name in a category that is gone, then both are said', async () => {
  const attributes = { name: ' ', date: '2026-11-21' };
  expect(await problemsOf('POST', '/items', { type: 'items', attributes, relationships: { category: lost } })).toEqual([
    422,
    ['relation_missing /data/relationships/category', 'required /data/attributes/name'],
  ]);
});

test('given a change of an item to a status there is none of and a category that is gone, then both are said and nothing changes', async () => {
  const gauze = await build(admin, 'item', { name: 'Gauze' });
  const change = { type: 'items', id: gauze.id, attributes: { name: 'Kasa', status: 'sold' }, relationships: { category: lost } };
  expect(await problemsOf('PATCH', `/items/${gauze.id}`, change)).toEqual([
    422,
    ['not_an_option /data/attributes/status', 'relation_missing /data/relationships/category'],
  ]);
  const { document } = await admin('GET', `/items/${gauze.id}`);
  expect(document.data).toMatchObject({ attributes: { name: 'Gauze' }, meta: { version: 1 } });
});

test('given tags that are no references, then they are refused together with the other problems, and nothing breaks', async () => {
  const gauze = await build(admin, 'item');
  const change = { type: 'items', id: gauze.id, attributes: { date: '2026-02-30' }, relationships: { tags: { data: [null, 'x', {}] } } };
  expect(await problemsOf('PATCH', `/items/${gauze.id}`, change)).toEqual([
    422,
    ['invalid_date /data/attributes/date', 'invalid_id /data/relationships/tags'],
  ]);
});

test.each<[string, object, string[]]>([
  ['no password', {}, ['required /data/attributes/password']],
  ['a short one', { password: 'pendek' }, ['too_short /data/attributes/password']],
  ['one that is easily guessed', { password: 'selamatpagi' }, ['weak_password /data/attributes/password']],
])('given a new user with %s beside a taken e-mail and a status there is none of, then all is said', async (_, more, problems) => {
  const attributes = { name: 'Dewi', email: 'MEMBER@nadi.test', status: 'asleep', ...more };
  expect(await problemsOf('POST', '/users', { type: 'users', attributes })).toEqual([
    422,
    [...problems, 'not_an_option /data/attributes/status', 'taken /data/attributes/email'].sort(),
  ]);
});

test('given a new client with half a tax number and no name, then both are said', async () => {
  const attributes = { kind: 'clinic', npwp: '1.2.3' };
  expect(await problemsOf('POST', '/entity', { type: 'entity', attributes })).toEqual([
    422,
    ['invalid_npwp /data/attributes/npwp', 'required /data/attributes/name'],
  ]);
});

describe('a document with more than any resource has', () => {
  const attributes = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, at]));
  const refused = async (path: string, data: object) => {
    const { status, document, text } = await admin('POST', path, { data });
    return { status, codes: [...new Set(document.errors!.map(({ code }) => code))], count: document.errors!.length, size: text.length };
  };

  test('given 60,000 unknown attributes, then the answer is one short problem', async () => {
    const { size, ...said } = await refused('/tags', { type: 'tags', attributes: attributes(60_000) });
    expect(said).toEqual({ status: 422, codes: ['too_many'], count: 1 });
    expect(size).toBeLessThan(1_000);
  });

  test('given 500 unknown attributes, then twenty are named', async () => {
    expect(await refused('/tags', { type: 'tags', attributes: attributes(500) })).toMatchObject({ codes: ['unknown_field'], count: 20 });
  });

  test('given owned lines with thousands of members, then they are refused before anything is made of them', async () => {
    const lines = [attributes(5_000)];
    expect(await refused('/invoices', { type: 'invoices', attributes: { lines } })).toMatchObject({ codes: ['too_many'], count: 1 });
  });
});
