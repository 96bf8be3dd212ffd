/** Lists: found, narrowed, ordered, paged, with what belongs to them, in a number of statements that doesn't grow. Rules: LST-3, LST-4. */
import { build, refTo } from '../build/records';
import { statementsDuring } from './statements';
import { startTestApi, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  const shelves = [];
  for (const name of ['éclair', 'Zinc', 'alcohol', 'Bandages'])
    shelves.push(await build(admin, 'category', { name, ...(name === 'Zinc' && { description: 'A metal' }) }));
  const tags = [
    await build(admin, 'tag', { name: 'Sterile', color: '#00ff00' }),
    await build(admin, 'tag', { name: 'Cheap', color: '#ff0000' }),
  ];
  const rows: [string, number, string, string, number[]][] = [
    ['Gauze', 3, '2026-01-31', 'published', [0, 1]],
    ['gauze pad', 0, '2026-02-01', 'draft', [0]],
    ['Plaster', 3, '2026-02-28', 'published', []],
    ['Zinc ointment', 1, '2026-03-01', 'archived', [1]],
  ];
  for (const [name, shelf, date, status, marks] of rows) {
    await build(admin, 'item', {
      name,
      date,
      status,
      on_home: status === 'published',
      category: refTo(shelves[shelf]!),
      tags: marks.map((at) => refTo(tags[at]!)),
      description: `<p>About ${name}</p>`,
    });
  }
});
afterAll(() => world.close());

const names = (answer: Answered) => recordsIn(answer).map(({ attributes }) => attributes!['name']);
const items = async (query: string) => names(await admin('GET', `/items?${query}`));
const idOf = async (type: string, name: string) => recordsIn(await admin('GET', `/${type}?filter[q]=${encodeURIComponent(name)}`))[0]!.id;

test.each([
  ['by name, whatever the letters’ case', 'sort=name', ['Gauze', 'gauze pad', 'Plaster', 'Zinc ointment']],
  ['by name downwards', 'sort=-name', ['Zinc ointment', 'Plaster', 'gauze pad', 'Gauze']],
  ['by status, then name downwards', 'sort=status,-name', ['Zinc ointment', 'gauze pad', 'Plaster', 'Gauze']],
  ['by what the category is called', 'sort=category.name,name', ['Gauze', 'Plaster', 'Zinc ointment', 'gauze pad']],
  ['by date downwards', 'sort=-date', ['Zinc ointment', 'Plaster', 'gauze pad', 'Gauze']],
  ['newest first when nothing is said', '', ['Zinc ointment', 'Plaster', 'gauze pad', 'Gauze']],
])('given items, when they are sorted %s, then they stand so', async (_, query, expected) => expect(await items(query)).toEqual(expected));

test('given empty values, when sorted either way, then they come last', async () => {
  const shelves = async (sort: string) =>
    recordsIn(await admin('GET', `/categories?sort=${sort}`)).map(({ attributes }) => attributes!['description']);
  expect([(await shelves('description'))[0], (await shelves('-description'))[0]]).toEqual(['A metal', 'A metal']);
});

test.each([
  ['a word of the name', 'filter[q]=GAUZE', ['Gauze', 'gauze pad']],
  ['a word of the category', 'filter[q]=zinc', ['Zinc ointment']],
  ['a word of a tag', 'filter[q]=cheap', ['Gauze', 'Zinc ointment']],
  ['a word of the excerpt', 'filter[q]=about%20pl', ['Plaster']],
  ['two letters that begin a name', 'filter[q]=GA', ['Gauze', 'gauze pad']],
  ['two letters that begin the category', 'filter[q]=zi', ['Zinc ointment']],
  ['two letters that begin a tag', 'filter[q]=ch', ['Gauze', 'Zinc ointment']],
  ['two letters that stand further in', 'filter[q]=uz', []],
  ['a status', 'filter[status]=published', ['Gauze', 'Plaster']],
  ['either of two', 'filter[status]=draft,archived', ['Zinc ointment', 'gauze pad']],
  ['a yes or no', 'filter[on_home]=false', ['Zinc ointment', 'gauze pad']],
  ['days, both ends included', 'filter[date][from]=2026-02-01&filter[date][to]=2026-02-28', ['Plaster', 'gauze pad']],
  [
    'a day of making that is today',
    `filter[created_at][from]=2020-01-01&filter[created_at][to]=2999-01-01`,
    ['Gauze', 'Plaster', 'Zinc ointment', 'gauze pad'],
  ],
  ['a search and a filter together', 'filter[q]=gauze&filter[status]=draft', ['gauze pad']],
  ['encoded brackets', 'filter%5Bq%5D=gauze&filter%5Bstatus%5D=draft', ['gauze pad']],
])('given items, when narrowed by %s, then just those are there', async (_, query, expected) => {
  const answer = await admin('GET', `/items?${query}`);
  expect(names(answer).sort()).toEqual([...expected].sort());
  expect(answer.document.meta!.page!.total).toBe(expected.length);
});

test('given a category and a tag, when items are narrowed by them, then both hold', async () => {
  const [bandages, cheap] = [await idOf('categories', 'Bandages'), await idOf('tags', 'Cheap')];
  expect(await items(`filter[category]=${bandages}&sort=name`)).toEqual(['Gauze', 'Plaster']);
  expect(await items(`filter[category]=${bandages}&filter[tags]=${cheap}`)).toEqual(['Gauze']);
});

test('given pages, when walked from link to link, then each record is met once', async () => {
  const met: unknown[] = [];
  let at: string | null = '/items?page[number]=1&page[size]=3&sort=status&filter[q]=about';
  while (at) {
    const answer = await admin('GET', at);
    met.push(...names(answer));
    at = answer.document.links!['next']?.replace('/api/v1', '') ?? null;
  }
  expect(met.sort()).toEqual(['Gauze', 'Plaster', 'Zinc ointment', 'gauze pad']);
});

test('given a page, then its links keep the search as it was asked', async () => {
  const { document } = await admin('GET', '/items?filter[q]=a%26b%23%2B&page[number]=2&page[size]=5&sort=-name');
  const keep = 'filter[q]=a%26b%23%2B&sort=-name';
  expect(document.links).toEqual({
    self: '/api/v1/items?filter[q]=a%26b%23%2B&page[number]=2&page[size]=5&sort=-name',
    first: `/api/v1/items?${keep}&page[number]=1&page[size]=5`,
    prev: `/api/v1/items?${keep}&page[number]=1&page[size]=5`,
    next: null,
    last: `/api/v1/items?${keep}&page[number]=1&page[size]=5`,
  });
  const byOffset = await admin('GET', '/items?page[offset]=1&page[limit]=2');
  expect(byOffset.document.links!['next']).toBe('/api/v1/items?page[offset]=3&page[limit]=2');
  expect(names(byOffset)).toHaveLength(2);
});

test('given items, when nothing is said of includes, then categories and tags come along, each once', async () => {
  const { document } = await admin('GET', '/items');
  const kinds = document.included!.map(({ type }) => type);
  expect([kinds.filter((one) => one === 'categories').length, kinds.filter((one) => one === 'tags').length]).toEqual([3, 2]);
  expect((await admin('GET', '/items?include=')).document.included).toBeUndefined();
  expect((await admin('GET', '/items?include=tags')).document.included!.every(({ type }) => type === 'tags')).toBe(true);
});

test('given sparse fields, then just those are told, and what is included keeps its own', async () => {
  const answer = await admin('GET', '/items?fields[items]=name,category&fields[categories]=name&include=category,tags&sort=name');
  const [gauze] = recordsIn(answer);
  expect(Object.keys(gauze!.attributes!)).toEqual(['name']);
  expect(Object.keys(gauze!.relationships!)).toEqual(['category']);
  expect(
    answer.document
      .included!.filter(({ type }) => type === 'categories')
      .every(({ attributes }) => Object.keys(attributes!).join() === 'name'),
  ).toBe(true);
});

test('given a member, who may not browse people, when they include an item’s owner, then they see the link only', async () => {
  const answer = await world.as('member')('GET', '/items?include=owner&page[size]=1');
  expect(answer.document.included).toEqual([]);
  expect(recordsIn(answer)[0]!.relationships!['owner']!.data).toEqual({ type: 'users', id: world.idOf('admin') });
});

test('given more rows, when a list with includes is asked for, then it takes no more statements', async () => {
  const statements = async (query: string) => (await statementsDuring(() => admin('GET', `/items?${query}`))).length;
  const [one, four] = [await statements('page[size]=1'), await statements('page[size]=100')];
  expect(four).toBe(one);
  expect(one).toBeLessThanOrEqual(5);
});

test('given included categories, then how many items they have is counted for who asks for it', async () => {
  const counts = async (query: string) =>
    (await admin('GET', `/items?include=category${query}`)).document.included!.map(({ attributes }) => attributes!['items_count']);
  expect(new Set(await counts(''))).toEqual(new Set([undefined]));
  expect((await counts('&fields[categories]=items_count')).sort()).toEqual([1, 1, 2]);
});

test('given a search that nobody made before, then its page and how many there are come by one statement', async () => {
  const said = await statementsDuring(() => admin('GET', '/items?filter[q]=plas&include='));
  expect(said.filter((text) => text.includes('from "items"'))).toHaveLength(1);
});

test.each([
  ['words that end one text and begin the other', 'gauze about', []],
  ['letters with marks in the other case', '-GRÖ', ['Über-Größe']],
  ['a percent sign', '00%25', ['100% cotton']],
  ['an underscore', 'a_b', ['a_b']],
  ['a part of the excerpt that was made from the description', 'about zinc', ['Zinc ointment']],
])('given %s, when items are searched for it, then each is found as it is', async (_, q, expected) => {
  for (const name of ['Über-Größe', '100% cotton', 'a_b', 'axb']) await build(admin, 'item', { name });
  expect([...new Set(await items(`filter[q]=${q}&sort=name`))]).toEqual(expected);
});

test.each([
  ['the first page', 'page[size]=1', 1],
  ['a later page', 'page[size]=1&page[number]=2', 1],
  ['a page beyond the last', 'page[size]=1&page[number]=9', 0],
])('given %s of a search, then the total is told, for who asks first and who asks again', async (_, page, found) => {
  const word = encodeURIComponent(page);
  await build(admin, 'item', { name: `Twin ${page} one` });
  await build(admin, 'item', { name: `Twin ${page} two` });
  for (let times = 0; times < 3; times++) {
    const answer = await admin('GET', `/items?filter[q]=${word}&${page}&fields[items]=name${'&include='.repeat(times % 2)}`);
    expect([recordsIn(answer).length, answer.document.meta!.page!.total]).toEqual([found, 2]);
  }
});

test('given clients of several cities, when narrowed by cities as people type them, then those of each are found', async () => {
  for (const [name, city] of [
    ['Klinik Satu', 'Bandung'],
    ['Klinik Dua', 'Bogor'],
    ['Klinik Tiga', 'Bandung Barat'],
  ])
    await build(admin, 'entity', { name, city });
  const found = async (cities: string) =>
    recordsIn(await admin('GET', `/entity?filter[city]=${encodeURIComponent(cities)}&sort=name`)).map(
      ({ attributes }) => attributes!['name'],
    );
  expect(await found('bandung')).toEqual(['Klinik Satu']);
  expect(await found('BOGOR,Bandung')).toEqual(['Klinik Dua', 'Klinik Satu']);
  expect(await found('Cimahi')).toEqual([]);
});
