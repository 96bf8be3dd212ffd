/** A search finds what a phone or a word processor types: quotation marks, accents, spaces, hyphens. Rule: LST-3. */
import { resources, type ResourceName } from '#shared/areas/resources';
import { build } from '../build/records';
import { recordsIn, startTestApi, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.close());

const found = async (name: ResourceName, q: string, column: string) => {
  const answer = await api.as('admin')('GET', `${resources[name].path}?filter[q]=${encodeURIComponent(q)}`);
  return recordsIn(answer).map(({ attributes }) => attributes![column]);
};

describe.each([
  ['tag', 'name'],
  ['item', 'name'],
  ['entity', 'name'],
] as const)('%s', (name, column) => {
  test.each([
    ["Klinik O'Brien", 'o’brien'],
    ['Klinik O’Neill', "o'neill"],
    ["Klinik D'Souza", 'd´souza'],
    ["Klinik N'Golo", 'n`golo'],
    ["Klinik Ka'bah", 'ka\u02bbbah'],
    ['Klinik Jum´at', "jum'at"],
    ['Klinik Qur`an', 'qur’an'],
    ['Café Médika', 'cafe medika'],
    ['Cafe Sehat', 'café sehat'],
    ['ÉCLAIR Öst', 'eclair ost'],
    ['Klinik  Dua', 'klinik dua'],
    ['Klinik Tiga', 'klinik   tiga'],
    ['Klinik\u00a0Empat', 'klinik empat'],
    ['Klinik Lima', 'klinik\u00a0lima'],
    ['Pra\u2013Natal', 'pra-natal'],
    ['Diskon 50%_penuh', '50%_pen'],
  ])('%s is found by %s', async (stored, q) => {
    await build(api.as('admin'), name, { [column]: stored });
    expect(await found(name, q, column)).toEqual([stored]);
  });
});

test('a related record is found in the same way', async () => {
  const admin = api.as('admin');
  const { id } = await build(admin, 'category', { name: 'Crème d’Été' });
  const item = await build(admin, 'item', { category: { type: 'categories', id } });
  expect(await found('item', "creme d'ete", 'name')).toEqual([item.attributes!['name']]);
});

test('% and _ are no signs for any letters', async () => expect(await found('tag', '%_%', 'name')).toEqual([]));
