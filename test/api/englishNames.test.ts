/** Packages and modules have a name in each language: found by both, on the public pages and on documents. Rule: CAT-13. */
import { nameIn, packageIn } from '#shared/areas/catalogue/domain/names';
import { described } from '#shared/areas/clients/domain/periodInvoice';
import { readConfig } from '#server/config';
import { catalogueOf } from '#server/site/catalogue';
import { storeOf } from '#server/storeOf';
import { build } from '../build/records';
import { recordsIn, startTestApi, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await build(api.as('admin'), 'package', { package_name: 'Praktik Bidan', package_name_en: 'Midwife practice' });
});
afterAll(() => api.close());

test.each([
  ['in English where there is one', { name: 'Farmasi', name_en: 'Pharmacy' }, 'en', 'Pharmacy'],
  ['in Indonesian for who reads it', { name: 'Farmasi', name_en: 'Pharmacy' }, 'id', 'Farmasi'],
  ['as it is where there is none', { name: 'Farmasi', name_en: null }, 'en', 'Farmasi'],
  ['as it is where it is empty', { name: 'Farmasi', name_en: '' }, 'en', 'Farmasi'],
] as const)('a name is said %s', (_, names, language, expected) => expect(nameIn(names, language)).toBe(expected));

test('a line of an invoice has the name of each language', () => {
  expect(described({ kind: 'included', name: 'Farmasi', name_en: 'Pharmacy' })).toEqual({
    description_id: 'Modul Farmasi',
    description_en: 'Pharmacy module',
  });
  expect(described({ kind: 'seat', name: 'Klinik', name_en: 'Clinic' }).description_en).toBe('Extra seats, Clinic package');
});

test.each(['bidan', 'midwife'])('a search for "%s" finds the package', async (text) => {
  const found = recordsIn(await api.as('anonymous')('GET', `/packages?filter[q]=${text}`));
  expect(found.map(({ attributes }) => attributes!['package_name'])).toEqual(['Praktik Bidan']);
});

test('the catalogue of the public pages knows both names, and the seeded ones are in English, too', async () => {
  const { packages } = await catalogueOf(storeOf(readConfig({ LOG_LEVEL: 'silent' }), api.database))();
  expect(packages.map((one) => packageIn(one, 'en').package_name).sort()).toEqual([
    'Clinic',
    'Hospital',
    'Midwife practice',
    'Private practice',
  ]);
});
