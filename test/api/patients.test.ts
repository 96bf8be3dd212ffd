/** Patients are registered: what is refused, and what a person confirms first. Rules: CORE-3, PAT-7, PAT-8, PAT-9, PAT-13, PAT-14. */
import { build, changeOf, clinicOf, refTo } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let owner: Caller;
let entity: { type: string; id: string };

beforeAll(async () => {
  api = await startTestApi();
  ({ call: owner, entity } = await clinicOf(api.as('admin')));
});
afterAll(() => api.close());

const born = { sex: 'P', birth_date: '1990-04-17' };
const add = (attributes: object, meta?: object, call = owner, of = entity) =>
  call('POST', '/patients', { data: { type: 'patients', attributes, relationships: { entity: { data: of } } }, ...(meta && { meta }) });

test.each([
  ['the same name, sex and date of birth', { name: 'SITI AMINAH', ...born }, 'patient.same_person /data/attributes/name'],
  ['these, and a typing error in the name', { name: 'Siti Aminnah', ...born }, 'patient.same_person /data/attributes/name'],
  [
    'the same phone and date of birth',
    { name: 'Orang Lain', ...born, phone: '0812-3456-7801' },
    'patient.same_phone /data/attributes/phone',
  ],
])('given a patient, when another one has %s, then it is added once the warning is confirmed', async (_, second, warning) => {
  const first = await build(owner, 'patient', { name: `Siti Aminah`, ...born, phone: '081234567801' }).catch(() => undefined);
  const answer = await add(second);
  expect([answer.status, ...errorsIn(answer).slice(0, 2)]).toEqual([409, 'confirm.needed', warning]);
  const [, found] = answer.document.errors!;
  expect(found!.meta).toMatchObject({ type: 'patients', name: expect.stringMatching(/^siti aminah$/i) });
  if (first) expect(found!.meta!['id']).toBe(first.id);
  expect((await add(second, { confirmed: [found!.code] })).status).toBe(201);
});

test('given a warning, when another code is confirmed, then it is asked about again and no record number is used', async () => {
  const same = { name: 'Dewi Kartika', ...born };
  const before = Number((await build(owner, 'patient', same)).attributes!['mrn']);
  expect((await add(same, { confirmed: ['patient.nik_sex'] })).status).toBe(409);
  const after = await add(same, { confirmed: ['patient.same_person'] });
  expect(Number(recordIn(after).attributes!['mrn'])).toBe(before + 1);
});

test('given a confirmed warning, then the audit keeps its code and the reason', async () => {
  const same = { name: 'Rina Wulandari', ...born };
  await build(owner, 'patient', same);
  const made = recordIn(await add(same, { confirmed: ['patient.same_person'], reason: 'Kembar' }));
  const rows = await everyClientsRows(api.database, 'select input from audit where record_id = $1', [made.id]);
  expect(rows).toEqual([{ input: { confirmed: ['patient.same_person'], reason: 'Kembar' } }]);
});

test.each([
  ['an estimated date of birth', 'Kira Kira', { ...born, birth_estimated: true }],
  ['another date of birth', 'Lain Hari', { ...born, birth_date: '1990-04-18' }],
  ['the other sex', 'Lain Kelamin', { ...born, sex: 'L' }],
])('given a patient, when one of the same name has %s, then nothing is asked', async (_, name, values) => {
  await build(owner, 'patient', { name, ...born });
  expect((await add({ name, ...values })).status).toBe(201);
});

test('given a patient of another clinic, when one with the same values is added here, then nothing is asked', async () => {
  const other = await clinicOf(api.as('admin'));
  await build(owner, 'patient', { name: 'Lintas Klinik', ...born });
  expect((await add({ name: 'Lintas Klinik', ...born }, undefined, other.call, other.entity)).status).toBe(201);
});

test.each([
  ['another date', { name: 'Tanggal Lain', sex: 'P', birth_date: '1990-04-18', nik: '3171015704900001' }, ['patient.nik_birth_date']],
  ['another sex', { name: 'Kelamin Lain', sex: 'L', birth_date: '1990-04-17', nik: '3171015704900002' }, ['patient.nik_sex']],
  [
    'another date and sex',
    { name: 'Semua Lain', sex: 'L', birth_date: '1991-04-17', nik: '3171015704900003' },
    ['patient.nik_birth_date', 'patient.nik_sex'],
  ],
])('given a NIK that says %s, when the patient is added, then it only warns', async (_, values, codes) => {
  const answer = await add(values);
  expect(answer.document.errors!.map(({ code }) => code)).toEqual(['confirm.needed', ...codes]);
  expect((await add(values, { confirmed: codes })).status).toBe(201);
});

test('given a year of both centuries, when the patient is as old as either, then nothing is asked', async () => {
  expect((await add({ name: 'Muda', sex: 'L', birth_date: '2010-01-01', nik: '3171010101100001' })).status).toBe(201);
  expect((await add({ name: 'Tua', sex: 'L', birth_date: '1910-01-01', nik: '3171010101100002' })).status).toBe(201);
});

test('given a patient with a NIK, when the date of birth is corrected, then it warns, and the NIK stays', async () => {
  const { id } = await build(owner, 'patient', { name: 'Koreksi', ...born, nik: '3273015704900077' });
  const change = changeOf('patient', id, { birth_date: '1990-05-17' });
  expect(errorsIn(await owner('PATCH', `/patients/${id}`, change))).toEqual([
    'confirm.needed',
    'patient.nik_birth_date /data/attributes/birth_date',
  ]);
  const saved = await owner('PATCH', `/patients/${id}`, { ...change, meta: { confirmed: ['patient.nik_birth_date'] } });
  expect(recordIn(saved).attributes).toMatchObject({ birth_date: '1990-05-17', nik: '3273015704900077' });
});

test.each([
  ['in the future', '2999-01-01', 'date.future /data/attributes/birth_date'],
  ['before 1900', '1899-12-31', 'invalid_date /data/attributes/birth_date'],
])('given a date of birth %s, then it is refused', async (_, birth_date, problem) => {
  const answer = await add({ name: 'Mustahil', sex: 'L', birth_date });
  expect([answer.status, ...errorsIn(answer)]).toEqual([422, problem]);
});

test.each([
  ['no list', { confirmed: 'patient.same_person' }, 'invalid_type /meta/confirmed'],
  ['numbers', { confirmed: [1] }, 'invalid_type /meta/confirmed'],
  ['a reason that is no text', { confirmed: [], reason: 1 }, 'invalid_type /meta/reason'],
  ['a long reason', { confirmed: [], reason: 'a'.repeat(301) }, 'too_long /meta/reason'],
])('given a confirmation that is %s, then it is refused', async (_, meta, problem) => {
  expect(errorsIn(await add({ name: 'Meta', ...born }, meta))).toEqual([problem]);
});

describe('a newborn without a NIK (PAT-13)', () => {
  const baby = { kind: 'bayi', name: 'Bayi Ny. Siti', sex: 'P', birth_date: '2026-03-01' };
  const addOf = (mother: { type: string; id: string }, attributes: object) =>
    owner('POST', '/patients', {
      data: { type: 'patients', attributes, relationships: { entity: { data: entity }, mother: { data: mother } } },
    });

  test('given a mother who is a patient, then the newborn has her NIK, unless one was given', async () => {
    const nik = '3273015704900078';
    const mother = refTo(await build(owner, 'patient', { nik }));
    const made = recordIn(await addOf(mother, { ...baby, birth_order: 1, birth_time: '05:40' }));
    expect(made.attributes).toMatchObject({ kind: 'bayi', nik: null, birth_time: '05:40' });
    expect(await everyClientsRows(api.database, 'select nik_mother from patients where id = $1', [made.id])).toEqual([{ nik_mother: nik }]);
  });

  test.each([
    ['no mother', {}, ['required /data/attributes/mother_name']],
    [
      'no mother and no time that is one',
      { birth_time: '25:00' },
      ['required /data/attributes/mother_name', 'invalid_moment /data/attributes/birth_time'],
    ],
  ])('given %s, then all problems are answered at once', async (_, more, problems) => {
    expect(errorsIn(await add({ ...baby, ...more }))).toEqual(problems);
  });

  test('given the name of a mother who is no patient, then the newborn is registered, and changed without naming her again', async () => {
    const made = recordIn(await add({ ...baby, name: 'Bayi Ny. Dewi', mother_name: 'Dewi' }));
    expect((await owner('PATCH', `/patients/${made.id}`, changeOf('patient', made.id, { phone: '081234567899' }))).status).toBe(200);
    const without = await owner('PATCH', `/patients/${made.id}`, changeOf('patient', made.id, { mother_name: null }));
    expect(errorsIn(without)).toEqual(['required /data/attributes/mother_name']);
  });
});

test.each([
  ['without a country', { passport: 'A1234567' }, ['required /data/attributes/country']],
  ['of an unknown country', { country: 'XX' }, ['not_an_option /data/attributes/country']],
  ['with country and passport', { country: 'JP', passport: 'A1234567' }, []],
])('given a foreigner %s, when they are registered with %j, then the problems are %j (PAT-14)', async (_, more, problems) => {
  expect(errorsIn(await add({ kind: 'wna', name: 'Ken Tanaka', sex: 'L', birth_date: '1980-05-06', ...more }))).toEqual(problems);
});

test('given a NIK that a patient has, when another one is added with it, then the refusal names who has it', async () => {
  const nik = '3171015708900003';
  const values = { name: 'Ratna Sari', sex: 'P', birth_date: '1990-08-17', nik };
  await build(owner, 'patient', values);
  const refused = await add({ ...values, name: 'Orang Lain Sekali' });
  expect([refused.status, ...errorsIn(refused)]).toEqual([422, 'taken_by /data/attributes/nik']);
  expect(refused.document.errors![0]!.meta).toEqual({ name: 'Ratna Sari' });
});
