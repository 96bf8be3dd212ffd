/** Kinds of fields through the API: lists filtered by several choices, ranges of numbers and what is counted; values taken and refused. */
import { resources } from '#shared/areas/resources';
import { serverResources } from '#server/areas/resources';
import { columnOf, type ServerResource } from '#server/repository/serverResource';
import { build, draftOf, refTo } from '../build/records';
import { startTestApi, recordsIn, type TestApi } from './testApi';

let world: TestApi;
const prices: Readonly<Record<string, number>> = { 'KIND-A': 100_000, 'KIND-B': 200_000, 'KIND-C': 300_000 };

beforeAll(async () => {
  world = await startTestApi();
  const admin = world.as('admin');
  const cycles = { 'KIND-A': ['monthly'], 'KIND-B': ['monthly', 'yearly'], 'KIND-C': ['quarterly'] } as const;
  for (const [code, base_price] of Object.entries(prices)) {
    const pack = await build(admin, 'package', { code, base_price, cycles: cycles[code as keyof typeof cycles] });
    for (let at = 0; at < base_price / 100_000; at++) await build(admin, 'module', { package: refTo(pack) });
  }
});
afterAll(() => world.close());

const codesFor = async (query: string) => {
  const answer = await world.as('admin')('GET', `/packages?page[size]=100&filter[q]=KIND-&sort=code&${query}`);
  return answer.status === 200
    ? recordsIn(answer).map(({ attributes }) => attributes!['code'])
    : answer.document.errors!.map(({ code, source }) => `${code} ${source?.parameter}`);
};

test.each<[string, string, readonly string[]]>([
  ['one of its choices', 'filter[cycles]=yearly', ['KIND-B']],
  ['any of several choices', 'filter[cycles]=yearly,quarterly', ['KIND-B', 'KIND-C']],
  ['a choice that none has', 'filter[cycles]=semiannual', []],
  ['a choice that is none', 'filter[cycles]=weekly', ['filter.invalid filter[cycles]']],
  ['a least price', 'filter[base_price][from]=200000', ['KIND-B', 'KIND-C']],
  ['a range of prices, with both its ends', 'filter[base_price][from]=100000&filter[base_price][to]=200000', ['KIND-A', 'KIND-B']],
  ['a price below zero', 'filter[base_price][to]=-1', []],
  ['a price in words', 'filter[base_price][from]=murah', ['filter.invalid filter[base_price][from]']],
  ['a price that no column could hold', 'filter[base_price][from]=9999999999999999', ['filter.invalid filter[base_price][from]']],
  ['a number that is counted', 'filter[modules_count][from]=2', ['KIND-B', 'KIND-C']],
  ['a number that is counted, up to', 'filter[modules_count][to]=1', ['KIND-A']],
])('packages by %s', async (_, query, expected) => {
  expect(await codesFor(query)).toEqual(expected);
});

test('packages can be sorted by how many modules they have', async () => {
  const answer = await world.as('admin')('GET', '/packages?page[size]=100&filter[q]=KIND-&sort=-modules_count');
  expect(recordsIn(answer).map(({ attributes }) => attributes!['code'])).toEqual(['KIND-C', 'KIND-B', 'KIND-A']);
});

test('choices are kept each once and in the declared order', async () => {
  const pack = await build(world.as('admin'), 'package', { cycles: ['yearly', 'monthly', 'yearly'] });
  expect(pack.attributes!['cycles']).toEqual(['monthly', 'yearly']);
});

test('an amount may come as people write it, and is kept as a whole number', async () => {
  const pack = await build(world.as('admin'), 'package', { base_price: 'Rp 1.387.500' });
  expect(pack.attributes!['base_price']).toBe(1_387_500);
});

test('values that each kind refuses are said all at once', async () => {
  const cycles = Array.from({ length: 200 }, (_, at) => `choice_${at}`);
  const draft = await draftOf(world.as('admin'), 'package', { base_price: '1.387,50', seat_price: '1,387.50', trial_days: '7,5', cycles });
  const answer = await world.as('admin')('POST', '/packages', draft);
  expect(answer.document.errors!.map(({ code, source, meta }) => [code, source?.pointer, meta?.['max']])).toEqual([
    ['invalid_money', '/data/attributes/base_price', undefined],
    ['too_many', '/data/attributes/cycles', 4],
    ['not_integer', '/data/attributes/trial_days', undefined],
    ['invalid_money', '/data/attributes/seat_price', undefined],
  ]);
});

test('no declared search or sort leads to a related value that is counted', () => {
  const served = (type: string) => Object.values<ServerResource>(serverResources).find(({ resource }) => resource.type === type)!;
  const counted = Object.values(resources).flatMap(({ name, search, sort, relations }) =>
    [...search, ...sort]
      .filter((path) => {
        const [relation, inner] = path.split('.') as [string, string?];
        return (
          inner !== undefined && columnOf(served((relations as Record<string, { type: string }>)[relation]!.type), inner) === undefined
        );
      })
      .map((path) => `${name}: ${path}`),
  );
  expect(counted).toEqual([]);
});
