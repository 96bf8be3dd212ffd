/** A request that is sent again makes nothing twice, and no answer is kept for it. Rule: PRV-19. */
import { newId } from '#server/repository/ids';
import { build, changeOf, draftOf } from '../build/records';
import { errorsIn, startTestApi, recordIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const named = (name: string) => ({ data: { type: 'categories', attributes: { name } } });
const countOf = async (q: string) => (await admin('GET', `/categories?filter[q]=${q}`)).document.meta!.page!.total;

test('given a key, when a request is sent again, then the first answer comes back and says so', async () => {
  const key = { 'idempotency-key': newId() };
  const first = await admin('POST', '/categories', named('Bandage'), key);
  const again = await admin('POST', '/categories', named('Bandage'), key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect([again.text, again.headers['etag']]).toEqual([first.text, first.headers['etag']]);
  expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
  expect(again.headers['location']).toBe(first.headers['location']);
  expect(await countOf('bandage')).toBe(1);
});

describe('given a person who was added with a key', () => {
  const key = { 'idempotency-key': newId() };
  const person = async () => draftOf(admin, 'user', { name: 'Sari Melati', email: 'sari.melati@klinik.test' });
  let draft: Awaited<ReturnType<typeof person>>;
  let id: string;
  const again = () => admin('POST', '/users', draft, key);
  beforeAll(async () => {
    draft = await person();
    id = recordIn(await again()).id;
  });

  test('then only her id is kept with the key', async () => {
    const { rows } = await world.database.pool.query('select * from idempotency_keys where key = $1', [key['idempotency-key']]);
    expect(rows[0]).toMatchObject({ kept: { id } });
    expect(JSON.stringify(rows)).not.toMatch(/sari/i);
  });

  test('when she is renamed and it is sent again, then the answer has her present name and version, and nobody is added', async () => {
    await admin('PATCH', `/users/${id}`, changeOf('user', id, { name: 'Sari Anggrek' }));
    const { status, headers, document } = await again();
    expect([status, headers['idempotency-replayed'], headers['location']]).toEqual([201, 'true', `/api/v1/users/${id}`]);
    expect(document).toMatchObject({ data: { id, attributes: { name: 'Sari Anggrek' }, meta: { version: 2 } } });
  });

  test('when she is deleted and it is sent again, then nothing is told of her, and nobody is added', async () => {
    await admin('DELETE', `/users/${id}`);
    const { status, text, document } = await again();
    expect([status, (document.data as { id: string }).id]).toEqual([201, id]);
    expect(text).not.toMatch(/sari/i);
    expect((await admin('GET', '/users?filter[q]=sari')).document.meta!.page!.total).toBe(0);
  });
});

test('given a key, when many are deleted and it is sent again, then the answer is the first one, with those that were refused', async () => {
  const tag = await build(admin, 'tag');
  const key = { 'idempotency-key': newId() };
  const document = { data: { type: 'deletions', attributes: { ids: [tag.id, newId()] } } };
  const [first, again] = [await admin('POST', '/tags/deletions', document, key), await admin('POST', '/tags/deletions', document, key)];
  expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
  expect([again.text, again.headers['location']]).toEqual([first.text, first.headers['location']]);
});

test('given a key that stood for something else, then it is refused', async () => {
  const key = { 'idempotency-key': newId() };
  await admin('POST', '/categories', named('Syringes'), key);
  const other = await admin('POST', '/categories', named('Needles'), key);
  expect([other.status, errorsIn(other)]).toEqual([409, ['idempotency.mismatch Idempotency-Key']]);
  const elsewhere = await world.as('creator')('POST', '/categories', named('Needles'), key);
  expect(elsewhere.status).toBe(201);
});

test('given a request that failed, when it is sent again rightly, then the key is free', async () => {
  const key = { 'idempotency-key': newId() };
  expect((await admin('POST', '/categories', named(''), key)).status).toBe(422);
  expect((await admin('POST', '/categories', named('Swabs'), key)).status).toBe(201);
});

test('given one request ten times at once, on two servers, then one record is made and all answers agree', async () => {
  const other = world.as('admin', await world.another());
  const key = { 'idempotency-key': newId() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 ? admin : other)('POST', '/categories', named('Cotton wool'), key)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((one) => recordIn(one).id)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed']).length).toBe(9);
  expect(await countOf('cotton')).toBe(1);
});

test('given one id ten times at once without a key, then one is made and the others are told that it is taken', async () => {
  const draft = await draftOf(admin, 'tag', { name: 'Once' }, newId());
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin('POST', '/tags', draft)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(answers.flatMap(errorsIn).every((one) => one === 'id.taken /data/id')).toBe(true);
});

test('given one name ten times at once, then one is made and the others are told that it is taken', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin('POST', '/categories', named('Splints'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(422)]);
  expect(answers.flatMap(errorsIn).every((one) => one === 'taken /data/attributes/name')).toBe(true);
});

test('given an id that a deleted record has, when it is used again, then it is taken', async () => {
  const gone = await build(admin, 'tag');
  await admin('DELETE', `/tags/${gone.id}`);
  const again = await admin('POST', '/tags', await draftOf(admin, 'tag', {}, gone.id));
  expect([again.status, errorsIn(again)]).toEqual([409, ['id.taken /data/id']]);
});

test('given an empty key, then the header is named', async () => {
  const answer = await admin('POST', '/categories', named('Ointment'), { 'idempotency-key': ' ' });
  expect([answer.status, errorsIn(answer)]).toEqual([400, ['header.invalid Idempotency-Key']]);
});
