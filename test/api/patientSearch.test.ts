/**
 * Patients are found by part of a name, with one typing error, by No. RM, NIK, BPJS number and phone, and never those of another clinic:
 * also where the rules let everybody see everything, so that row-level security alone keeps clinics apart. Rules: LST-18, PAT-2.
 */
import { patient } from '#shared/areas/clinic/resources/patient';
import { build, refTo } from '../build/records';
import { clinicOn, type Clinic } from './clinicWithServices';
import { errorsIn, recordsIn, type Caller } from './testApi';

let here: Clinic;
let there: Clinic;

const register = (clinic: Clinic, values: object) =>
  build(clinic.owner, 'patient', { entity: refTo(clinic.entity), phone: null, ...values });

const search = async (by: Caller, q: string, more = '') => {
  const query = `filter[q]=${encodeURIComponent(q)}${more}`;
  const answer = await by('POST', '/patients/search', { data: { type: 'searches', attributes: { query } } });
  return { total: answer.document.meta?.page?.total, names: recordsIn(answer).map(({ attributes }) => attributes!['name']) };
};

beforeAll(async () => {
  [here, there] = [await clinicOn(), await clinicOn()];
  for (const values of [
    { name: 'Sheldon Cooper', phone: '0812-3456-7890', nik: '3273011203800001', bpjs_no: '0001234567890' },
    { name: 'Budi Santoso', phone: '+62 813 1111 2222' },
    { name: 'Budiman Santoso' },
    { name: 'Siti Nur’aini binti Al-Fatih' },
    { name: 'Shaun O’Brien' },
    { name: 'José Pérez' },
  ])
    await register(here, values);
  for (const values of [{ name: 'Sheldon Tetangga', phone: '0812-3456-7891', nik: '3273011203800002' }]) await register(there, values);
});

test.each([
  ['part of a name', 'shel', ['Sheldon Cooper']],
  ['a whole word, before others that begin with it', 'budi', ['Budi Santoso', 'Budiman Santoso']],
  ['two words in any order', 'santoso budim', ['Budiman Santoso']],
  ['two spaces', 'sheldon  cooper', ['Sheldon Cooper']],
  ['words that no one patient has', 'sheldon santoso', []],
  ['the middle of a word', 'eldon', []],
  ['a letter too many', 'shelldon', ['Sheldon Cooper']],
  ['a letter too few', 'sheldn', ['Sheldon Cooper']],
  ['another letter', 'shekdon', ['Sheldon Cooper']],
  ['two letters exchanged', 'sehldon', ['Sheldon Cooper']],
  ['a typing error next to a word without one', 'cooper sheldom', ['Sheldon Cooper']],
  ['two typing errors', 'shekdun', []],
  ['an apostrophe', 'O’Brien', ['Shaun O’Brien']],
  ['another apostrophe', "o'brien", ['Shaun O’Brien']],
  ['no apostrophe', 'obrien', ['Shaun O’Brien']],
  ['what follows an apostrophe', 'brien', ['Shaun O’Brien']],
  ['two words in the place of an apostrophe', 'nur aini', ['Siti Nur’aini binti Al-Fatih']],
  ['no hyphen', 'alfatih', ['Siti Nur’aini binti Al-Fatih']],
  ['no accents', 'jose perez', ['José Pérez']],
  ['a phone number as it is dialled', '0812 3456 7890', ['Sheldon Cooper']],
  ['a phone number of the country', '+6281234567890', ['Sheldon Cooper']],
  ['its beginning', '62 812-34', ['Sheldon Cooper']],
  ['four digits of it', '0812', ['Sheldon Cooper']],
  ['its end', '7890', []],
  ['a NIK', '3273011203800001', ['Sheldon Cooper']],
  ['a NIK with points', '327301.120380.0001', ['Sheldon Cooper']],
  ['part of a NIK', '327301120380000', []],
  ['a BPJS number', '0001234567890', ['Sheldon Cooper']],
  ['a No. RM', '000002', ['Budi Santoso']],
  ['a No. RM without its zeros', '2', ['Budi Santoso']],
  ['a No. RM with fewer zeros', '002', ['Budi Santoso']],
  ['a name with a phone number', 'sheldon 0812', ['Sheldon Cooper']],
  ['signs only', '%_', []],
])('%s: "%s"', async (_what, q, names) => {
  expect(await search(here.owner, q)).toEqual({ total: names.length, names });
});

test('the order that a person chose counts more than how well a name fits', async () =>
  expect((await search(here.owner, 'budi', '&sort=-name')).names).toEqual(['Budiman Santoso', 'Budi Santoso']));

test('a search and a filter hold both', async () =>
  expect((await search(here.owner, 'santoso', '&filter[birth_date][from]=2200-01-01')).names).toEqual([]));

test('a corrected name is found, and the wrong one no more', async () => {
  const { id } = await register(here, { name: 'Wulandry' });
  await here.owner('PATCH', `/patients/${id}`, { data: { type: 'patients', id, attributes: { name: 'Wulandari' }, meta: { version: 1 } } });
  expect((await search(here.owner, 'wulandari')).names).toEqual(['Wulandari']);
  expect((await search(here.owner, 'wulandry')).names).toEqual([]);
});

test('a search stands in no address: not in the request, nor in the links of its answer', async () => {
  const refused = await here.owner('GET', '/patients?filter[q]=3273011203800001');
  expect([refused.status, ...errorsIn(refused)]).toEqual([400, 'search.in_body filter[q]']);
  const document = { data: { type: 'searches', attributes: { query: 'filter[q]=3273011203800001' } } };
  expect((await here.owner('POST', '/patients/search', document)).document.links).toBeUndefined();
});

test.each([
  ['no query', { type: 'searches', attributes: {} }, 'required /data/attributes/query'],
  ['a query that is no text', { type: 'searches', attributes: { query: 1 } }, 'invalid_type /data/attributes/query'],
  ['an unknown filter', { type: 'searches', attributes: { query: 'filter[nik]=1' } }, 'filter.unknown filter[nik]'],
])('a search with %s is refused', async (_what, data, problem) => {
  expect(errorsIn(await here.owner('POST', '/patients/search', { data }))).toEqual([problem]);
});

describe('given a patient of the same name in another clinic', () => {
  const nothingOfTheirs = async () => {
    for (const q of ['sheldon', 'sheldin', '3273011203800002', '0812', '000001'])
      expect((await search(here.owner, q)).names).not.toContain('Sheldon Tetangga');
    expect((await search(here.owner, 'tetangga')).names).toEqual([]);
  };

  test('then no search finds it', nothingOfTheirs);

  test('then none does where the rule lets everybody see all', async () => {
    const { list } = patient.access;
    Object.assign(patient.access, { list: () => ({}) });
    await nothingOfTheirs();
    Object.assign(patient.access, { list });
  });

  test('then their own clinic finds it', async () => expect((await search(there.owner, 'sheldin')).names).toEqual(['Sheldon Tetangga']));
});
