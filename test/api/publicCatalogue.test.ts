/** What anyone may know of what is sold: active packages and modules and the tax of the day, and where to pay, fresh from whichever server changed them. Rules: CAT-1, CAT-9, INV-10, MNY-8. */
import { catalogueOf } from '#server/site/catalogue';
import { readConfig } from '#server/config';
import { storeOf } from '#server/storeOf';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf } from '../build/records';
import { startTestApi, type TestApi } from './testApi';

let world: TestApi;
let catalogue: ReturnType<typeof catalogueOf>;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  world = await startTestApi();
  const { database } = world;
  catalogue = catalogueOf(storeOf(readConfig({}), database, () => now));
});
afterAll(() => world.close());

const admin = () => world.as('admin');
const anonymous = () => world.as('anonymous');

const all = async (path: string) => {
  const { status, document } = await anonymous()('GET', path);
  expect(status).toBe(200);
  return document.data as ResourceObject[];
};
const named = async (path: string, name: string) =>
  (await all(`${path}?page[size]=100`)).find(({ attributes }) => Object.values(attributes!).includes(name))!;

const change = async (type: string, id: string, attributes: object) => {
  const { status } = await admin()('PATCH', `/${type}/${id}`, { data: { type, id, attributes } });
  expect(status).toBe(200);
};

test('the packages, cheapest first, with what each includes, and the tax of the day', async () => {
  const { packages, modules, tax } = await catalogue();
  expect(packages.map(({ package_name, seat_price }) => [package_name, seat_price])).toEqual([
    ['Dokter Pribadi', 15_000],
    ['Klinik', 25_000],
    ['Rumah Sakit', 25_000],
  ]);
  expect(
    modules
      .filter(({ package_id }) => package_id === packages[0]!.id)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['addon', 'addon', 'included', 'included', 'included', 'included']);
  expect(tax).toEqual({ valid_from: '2025-01-01', pkp: true, rate: 12, dpp_num: 11, dpp_den: 12 });
});

test('as long as nothing changes it is the same; a price changed through another server is there at once', async () => {
  const before = await catalogue();
  expect(await catalogue()).toBe(before);
  const other = await world.another();
  const clinic = before.packages.find(({ code }) => code === 'KLINIK')!;
  const farmasi = before.modules.find(({ package_id, feature_key }) => package_id === clinic.id && feature_key === 'pharmacy')!;
  const { status } = await world.as('admin', other)('PATCH', `/modules/${farmasi.id}`, {
    data: { type: 'modules', id: farmasi.id, attributes: { price: 111_000 } },
  });
  expect(status).toBe(200);
  expect((await catalogue()).modules.find(({ id }) => id === farmasi.id)!.price).toBe(111_000);
});

test.each([
  ['packages', 'Rumah Sakit'],
  ['modules', 'Kode ICD'],
])('an archived one of the %s is nobody’s business but of those who may see all', async (type, name) => {
  const { id } = await named(`/${type}`, name);
  await change(type, id!, { status: 'archived' });
  expect((await all(`/${type}?page[size]=100`)).map((one) => one.id)).not.toContain(id);
  expect((await anonymous()('GET', `/${type}/${id!}`)).status).toBe(404);
  expect((await world.as('member')('GET', `/${type}/${id!}`)).status).toBe(404);
  expect((await admin()('GET', `/${type}/${id!}`)).status).toBe(200);
  const { packages, modules } = await catalogue();
  expect([...packages, ...modules].map((one) => one.id)).not.toContain(id);
  await change(type, id!, { status: 'active' });
  expect((await all(`/${type}?page[size]=100`)).map((one) => one.id)).toContain(id);
});

test('a new tax rule holds from its day on, where the prices are quoted', async () => {
  const attributes = { name: 'PPN 13 %', valid_from: '2027-01-01', pkp: true, rate: 13, dpp_num: 1, dpp_den: 1 };
  expect((await admin()('POST', '/taxrules', { data: { type: 'taxrules', attributes } })).status).toBe(201);
  expect((await catalogue()).tax!.rate).toBe(12);
  // In Jakarta it is the first of January already.
  now = new Date('2026-12-31T18:00:00Z');
  expect((await catalogue()).tax!.rate).toBe(13);
  expect((await all('/taxrules')).length).toBe(2);
});

test('the bank accounts in use are told in their order, and one that goes out of use is gone at once', async () => {
  const banks = async () => (await catalogue()).accounts.map(({ bank }) => bank);
  const made: string[] = [];
  for (const [bank, position] of [
    ['Mandiri', null],
    ['BCA', 2],
    ['BRI', 1],
  ] as const)
    made.push((await build(admin(), 'bankAccount', { bank, position })).id);
  expect(await banks()).toEqual(['BRI', 'BCA', 'Mandiri']);
  await admin()('PATCH', `/bank-accounts/${made[1]}`, changeOf('bankAccount', made[1]!, { status: 'inactive' }));
  expect(await banks()).toEqual(['BRI', 'Mandiri']);
});

test.each(['member', 'creator', 'anonymous'] as const)('a %s may not write a tax rule', async (person) => {
  const attributes = { name: 'Mine', valid_from: '2027-01-01', pkp: false, rate: 0, dpp_num: 1, dpp_den: 1 };
  const { status } = await world.as(person)('POST', '/taxrules', { data: { type: 'taxrules', attributes } });
  expect(status).toBe(person === 'anonymous' ? 401 : 403);
});
