/** The trash: what was deleted, by whom, and until when it can be brought back. */
import { build, refTo } from '../build/records';
import { startTestApi, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const DAY = 86_400_000;
const deletion = (attributes: object) => ({ data: { type: 'deletions', attributes } });
const totalOf = (answer: Answered) => answer.document.meta!.page!.total;
const inTrash = async (query = '') => totalOf(await admin('GET', `/trash?${query}`));

/** Adds tags of these names and deletes them in one act. @returns the deletion's id */
const throwAway = async (...names: string[]): Promise<string> => {
  const ids: string[] = [];
  for (const name of names) ids.push((await build(admin, 'tag', { name })).id);
  return recordIn(await admin('POST', '/tags/deletions', deletion({ ids }))).id;
};

test.each([
  [['Gauze'], 'Gauze'],
  [['Plaster', 'Swab', 'Tape'], 'Plaster, Swab, Tape'],
  [['Ampoule', 'Bandage', 'Catheter', 'Drip', 'Elastic'], 'Ampoule, Bandage, Catheter'],
])(
  'given %j that are deleted at once, when an admin opens the trash, then they are one line that names the first three',
  async (names, label) => {
    const before = Date.now();
    const id = await throwAway(...names);
    const answer = await admin('GET', `/trash/${id}`);
    const { attributes, relationships } = recordIn(answer);
    expect(attributes).toMatchObject({ resource: 'tag', count: names.length, label });
    expect(relationships!['actor']!.data).toEqual({ type: 'users', id: world.idOf('admin') });
    expect(answer.document.included).toMatchObject([{ id: world.idOf('admin'), attributes: { name: 'Admin Nadi' } }]);
    const [deleted, expires] = ['created_at', 'expires_at'].map((name) => Date.parse(String(attributes![name])));
    expect([deleted! >= before, deleted! <= Date.now(), expires! - deleted!]).toEqual([true, true, 30 * DAY]);
  },
);

test('given a deletion, when it is undone from the trash, then it is there no more, and its records are', async () => {
  const id = await throwAway('Syringe');
  const there = await inTrash();
  expect((await admin('DELETE', `/tags/deletions/${id}`)).status).toBe(204);
  expect([(await admin('GET', `/trash/${id}`)).status, await inTrash()]).toEqual([404, there - 1]);
  expect(recordsIn(await admin('GET', '/tags?filter[q]=syringe'))).toHaveLength(1);
});

test('given a deletion that took nothing, then the trash has nothing to bring back', async () => {
  const shelf = await build(admin, 'category');
  await build(admin, 'item', { category: refTo(shelf) });
  const there = await inTrash();
  const made = await admin('POST', '/categories/deletions', deletion({ ids: [shelf.id] }));
  expect(recordIn(made).attributes).toMatchObject({ count: 0 });
  expect([(await admin('GET', `/trash/${recordIn(made).id}`)).status, await inTrash()]).toEqual([404, there]);
});

test('given deletions of several kinds, then the trash is filtered, searched and sorted like any list, and its total is exact', async () => {
  const category = await build(admin, 'category', { name: 'Trolleys' });
  await admin('DELETE', `/categories/${category.id}`);
  await throwAway('Wheel', 'Brake');
  const labels = async (query: string) => recordsIn(await admin('GET', `/trash?${query}`)).map(({ attributes }) => attributes!['label']);
  expect(await labels('filter[resource]=category')).toEqual(['Trolleys']);
  expect(await labels('filter[q]=brake')).toEqual(['Wheel, Brake']);
  expect(await labels(`filter[actor]=${world.idOf('member')}`)).toEqual([]);
  expect((await labels('sort=-created_at'))[0]).toBe('Wheel, Brake');
  const { rows } = await world.database.pool.query<{ count: number }>(
    'select count(*)::int as count from deletions where restored_at is null and count > 0',
  );
  expect(await inTrash()).toBe(rows[0]!.count);
});

test.each([
  ['anonymous', 401],
  ['member', 403],
  ['creator', 403],
  ['admin', 200],
] as const)('given the trash, when %s opens it, then the answer is %i', async (person, status) => {
  expect((await world.as(person)('GET', '/trash')).status).toBe(status);
});
