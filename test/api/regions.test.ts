/** Regions of Indonesia: found by name, named by code, and required to exist where a record has one (VAL-8). */
import type { Region } from '#shared/domain/region';
import { build, changeOf, draftOf } from '../build/records';
import { startTestApi, recordIn, recordsIn, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => {
  world = await startTestApi();
});
afterAll(() => world.close());

const regions = async (query: string) => {
  const answer = await world.as('member')('GET', `/regions?${query}`);
  return answer.status === 200
    ? recordsIn(answer).map(({ attributes }) => (attributes as unknown as Region).full_name)
    : answer.document.errors!.map(({ code, source }) => `${code} ${source?.parameter}`);
};

test.each<[string, string, string]>([
  ['a province', 'q=dki', 'DKI Jakarta'],
  ['a province by its very name before what lies in it', 'q=bali', 'Bali'],
  ['a city', 'q=bandung', 'Kabupaten Bandung, Jawa Barat'],
  ['a city with its kind', 'q=kota%20bandung', 'Kabupaten Bandung, Jawa Barat'],
  ['a district', 'q=coblong', 'Coblong, Kota Bandung, Jawa Barat'],
  ['a village', 'q=keude%20bakongan', 'Keude Bakongan, Bakongan, Kabupaten Aceh Selatan, Aceh'],
  ['a village by where it lies', 'q=gambir%20jakarta%20pusat', 'Gambir, Kota Administrasi Jakarta Pusat, DKI Jakarta'],
])('finds %s first', async (_, query, first) => {
  expect((await regions(query))[0]).toBe(first);
});

test('a search finds a bounded number, and nothing where there is none', async () => {
  expect(await regions('q=su')).toHaveLength(20);
  expect(await regions('q=atlantis')).toEqual([]);
});

test('codes of every level are named, and those of nothing left out', async () => {
  expect(await regions('codes=11,1101,110101,1101012001,99')).toEqual([
    'Aceh',
    'Kabupaten Aceh Selatan, Aceh',
    'Bakongan, Kabupaten Aceh Selatan, Aceh',
    'Keude Bakongan, Bakongan, Kabupaten Aceh Selatan, Aceh',
  ]);
});

test.each([
  ['one letter', 'q=a', 'query.invalid q'],
  ['too many letters', `q=${'a'.repeat(81)}`, 'query.invalid q'],
  ['nothing', '', 'query.invalid q'],
  ['both', 'q=bali&codes=51', 'query.invalid codes'],
  ['words as codes', 'codes=bali', 'query.invalid codes'],
  ['too many codes', `codes=${Array.from({ length: 101 }, (_, at) => 1000 + at).join(',')}`, 'query.invalid codes'],
  ['something else', 'name=bali', 'query.unknown name'],
])('%s is refused by name', async (_, query, refusal) => {
  expect(await regions(query)).toEqual([refusal]);
});

test('a guest is asked to sign in', async () => {
  expect((await world.as('anonymous')('GET', '/regions?q=bali')).status).toBe(401);
});

test('a client’s region is kept as digits, and one that does not exist is refused together with all else', async () => {
  const admin = world.as('admin');
  const clinic = await build(admin, 'entity', { region: '31.71.01' });
  expect(clinic.attributes!['region']).toBe('317101');
  const draft = await draftOf(admin, 'entity', { region: '3199', phone: '555-0123', npwp: '1.2' });
  const answer = await admin('POST', '/entity', draft);
  expect(answer.document.errors!.map(({ code, source }) => `${code} ${source?.pointer}`).sort()).toEqual([
    'invalid_npwp /data/attributes/npwp',
    'invalid_phone /data/attributes/phone',
    'invalid_region /data/attributes/region',
  ]);
  const change = await admin('PATCH', `/entity/${clinic.id}`, changeOf('entity', clinic.id, { region: '5171', phone: '(021) 555 1234' }));
  expect(recordIn(change).attributes).toMatchObject({ region: '5171', phone: '+62215551234' });
});

test('clients are found by a region that theirs lies in', async () => {
  const admin = world.as('admin');
  const named = async (region: string) => (await build(admin, 'entity', { region })).attributes!['name'];
  const [village, regency, elsewhere] = [await named('3273121001'), await named('3273'), await named('3578')];
  const answer = await admin('GET', '/entity?page[size]=100&filter[region]=32');
  const names = recordsIn(answer).map(({ attributes }) => attributes!['name']);
  expect(names).toEqual(expect.arrayContaining([village, regency]));
  expect(names).not.toContain(elsewhere);
});
