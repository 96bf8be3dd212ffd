/** From the door to the doctor: a patient is registered, gets a number, is called and examined. Rules: CORE-2, CORE-7, CORE-8, CORE-9, PAT-1, TEAM-3, VIS-2, VIS-3, VIS-4, VIS-7. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, clinicOf, refTo } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
const admin = () => api.as('admin');
let owner: Caller;
let entity: { type: string; id: string };
let [umum, anak, sari, budi, self]: ResourceObject[] = [];

beforeAll(async () => {
  api = await startTestApi();
  const clinic = await clinicOf(admin());
  ({ call: owner, entity } = clinic);
  umum = await build(owner, 'poly', { code: 'A', name: 'Poli Umum', room: 'Ruang 1' });
  anak = await build(owner, 'poly', { code: 'B', name: 'Poli Anak' });
  sari = await build(owner, 'teamMember', {
    name: 'Sari Dewi',
    title: 'dr.',
    title_after: 'Sp.A',
    profession: 'dokter',
    poly: refTo(umum),
  });
  budi = await build(owner, 'teamMember', { name: 'Budi', title: 'drg.', profession: 'dokter_gigi' });
  self = recordsIn(await owner('GET', '/payers?filter[kind]=umum'))[0];
});
afterAll(() => api.close());

const born = { sex: 'P', birth_date: '1990-04-17' };
let registered = 0;
const newPatient = (values: object = {}) => build(owner, 'patient', { name: `Ani Lestari ${++registered}`, ...born, ...values });
const visitOf = (patient: ResourceObject, values: object = {}) => ({
  data: {
    type: 'visits',
    attributes: {},
    relationships: Object.fromEntries(
      Object.entries({ entity, patient: refTo(patient), doctor: refTo(sari!), poly: refTo(umum!), payer: refTo(self!), ...values }).map(
        ([name, data]) => [name, { data }],
      ),
    ),
  },
});
const register = (patient: ResourceObject, values: object = {}) => owner('POST', '/visits', visitOf(patient, values));
const command = (visit: string, name: string, attributes: object = {}, relationships: object = {}) =>
  owner('POST', `/visits/${visit}/${name}`, { data: { type: 'visits', id: visit, attributes, relationships } });

test('given a clinic, then it has the payers umum and bpjs from its first day on', async () => {
  const payers = recordsIn(await owner('GET', '/payers?sort=code'));
  expect(payers.map(({ attributes }) => attributes!['kind'])).toEqual(['bpjs', 'umum']);
});

test('given two clinics, when each registers patients, then each counts its record numbers from 000001', async () => {
  const mrns = [await newPatient(), await newPatient()].map(({ attributes }) => attributes!['mrn']);
  expect(mrns).toEqual(['000001', '000002']);
});

test('given 40 registrations at once, then 40 consecutive record numbers', async () => {
  const made = await Promise.all(Array.from({ length: 40 }, (_, at) => newPatient({ name: `Pasien ${at}` })));
  const numbers = made.map(({ attributes }) => Number(attributes!['mrn'])).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => numbers[0]! + at));
});

test('given the NIK of a patient of this clinic, when it is given to another, then it is refused', async () => {
  await newPatient({ nik: '3171015704900001' });
  const answer = await owner('POST', '/patients', {
    data: {
      type: 'patients',
      attributes: { name: 'Orang Lain', ...born, nik: '3171 0157 0490 0001' },
      relationships: { entity: { data: entity } },
    },
  });
  expect([answer.status, ...errorsIn(answer)]).toEqual([422, 'taken_by /data/attributes/nik']);
});

test('given a patient, when a visit is registered, called, examined and finished, then each stage has its time', async () => {
  const patient = await newPatient();
  const { id, attributes } = recordIn(await register(patient));
  expect(attributes).toMatchObject({ status: 'antri', calls: 0, called_at: null });
  expect(attributes!['queue_no']).toMatch(/^A-\d{3}$/);
  for (const name of ['call', 'skip', 'call', 'examine']) expect((await command(id, name)).status).toBe(200);
  const uncoded = await command(id, 'finish');
  expect([uncoded.status, ...errorsIn(uncoded)]).toEqual([409, 'visit.no_primary']);
  await build(owner, 'visitDiagnosis', { visit: { type: 'visits', id }, code: 'J06.9' });
  expect((await command(id, 'finish')).status).toBe(200);
  const after = recordIn(await owner('GET', `/visits/${id}`)).attributes!;
  expect(after).toMatchObject({ status: 'selesai', calls: 2, skipped_at: null });
  const times = ['created_at', 'called_at', 'examined_at', 'ended_at'].map((name) => after[name]);
  expect(times).toEqual([...times].sort());
});

test('given a patient with an allergy, then a visit brings the patient without the list and says so, and the patient’s own page has it', async () => {
  const patient = await newPatient({ allergies: [{ substance: 'Amoksisilin', reaction: null, severity: 'berat' }] });
  const { id } = recordIn(await register(patient));
  for (const path of [`/visits/${id}`, '/visits?include=patient']) {
    const brought = (await owner('GET', path)).document.included!.find((one) => one.id === patient.id)!;
    expect(brought.attributes).not.toHaveProperty('allergies');
    expect(brought.meta!['masked']).toContain('allergies');
  }
  const own = recordIn(await owner('GET', `/patients/${patient.id}`));
  expect(own.attributes!['allergies']).toEqual([{ substance: 'Amoksisilin', reaction: null, severity: 'berat' }]);
  expect(own.meta).not.toHaveProperty('masked');
});

test('given 50 check-ins at once, then 50 different numbers of one room without a gap', async () => {
  const patients = await Promise.all(Array.from({ length: 50 }, (_, at) => newPatient({ name: `Antre ${at}` })));
  const visits = await Promise.all(patients.map(async (one) => recordIn(await register(one, { poly: refTo(anak!) }))));
  const numbers = visits.map(({ attributes }) => attributes!['queue_no']).sort();
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => `B-${String(at + 1).padStart(3, '0')}`));
});

test('given somebody who waits, when they are registered with the same doctor again, then the refusal names number and room', async () => {
  const patient = await newPatient();
  const { attributes } = recordIn(await register(patient));
  const again = await register(patient);
  expect(again.status).toBe(409);
  expect(again.document.errors![0]).toMatchObject({
    code: 'visit.waits_already',
    meta: { number: attributes!['queue_no'], room: 'Poli Umum' },
  });
  expect((await register(patient, { doctor: refTo(budi!) })).status).toBe(201);
});

test('given somebody who waits with two doctors, when one visit is to move to the other doctor, then it stays where it was', async () => {
  const patient = await newPatient();
  const first = recordIn(await register(patient));
  await register(patient, { doctor: refTo(budi!), poly: refTo(anak!) });
  const to = { doctor: { data: refTo(budi!) }, poly: { data: refTo(anak!) } };
  expect(errorsIn(await command(first.id, 'transfer', {}, to))).toEqual(['visit.waits_already /data/relationships/patient']);
  expect(recordIn(await owner('GET', `/visits/${first.id}`)).attributes).toEqual(first.attributes);
});

test('given somebody who waits, when they are transferred, then they have the next number of the other room', async () => {
  const visit = recordIn(await register(await newPatient()));
  const moved = await command(visit.id, 'transfer', {}, { doctor: { data: refTo(budi!) }, poly: { data: refTo(anak!) } });
  expect(recordIn(moved).attributes!['queue_no']).toMatch(/^B-\d{3}$/);
});

test.each([
  ['a cashier as doctor', { profession: 'kasir' }, [422, 'relation_missing /data/relationships/doctor']],
  ['a doctor who left', { profession: 'dokter', status: 'inactive' }, [422, 'relation_missing /data/relationships/doctor']],
])('given %s, when a visit is registered, then it is refused', async (_, values, refusal) => {
  const doctor = await build(owner, 'teamMember', { name: 'Tidak boleh', ...values });
  const answer = await register(await newPatient(), { doctor: refTo(doctor) });
  expect([answer.status, ...errorsIn(answer)]).toEqual(refusal);
});

const LAPSED = { profession: 'dokter', title: 'dr.', name: 'Hasan', sip_no: '1', sip_expires_at: '2020-01-01' };

test('given a doctor whose licence has expired, when a colleague who cannot edit the team registers a visit, then it is refused', async () => {
  const doctor = await build(owner, 'teamMember', LAPSED);
  const nurse = await build(admin(), 'user', { entity });
  const [membership] = recordsIn(await admin()('GET', `/memberships?filter[entity]=${entity.id}&filter[q]=${nurse.attributes!['email']}`));
  const role = recordsIn(await admin()('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === 'perawat');
  await admin()('POST', `/memberships/${membership!.id}/change-role`, {
    data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(role!) } } },
  });
  const answer = await (await api.asUser(nurse.id))('POST', '/visits', visitOf(await newPatient(), { doctor: refTo(doctor) }));
  expect([answer.status, ...errorsIn(answer)]).toEqual([409, 'visit.licence_expired /data/relationships/doctor']);
  expect(answer.document.errors![0]!.meta).toEqual({ name: 'dr. Hasan' });
});

test.each([
  ['nothing', 409, undefined],
  ['the warning without a reason', 409, { confirmed: ['visit.licence_override'] }],
  ['the warning with a blank reason', 409, { confirmed: ['visit.licence_override'], reason: '  ' }],
  ['the warning with a reason', 201, { confirmed: ['visit.licence_override'], reason: 'SIP baru sudah keluar, berkas menyusul' }],
])('given a doctor whose licence has expired, when the owner confirms %s, then the answer is %i', async (_, status, meta) => {
  const doctor = await build(owner, 'teamMember', LAPSED);
  const answer = await owner('POST', '/visits', { ...visitOf(await newPatient(), { doctor: refTo(doctor) }), meta });
  expect(answer.status).toBe(status);
  if (status === 409) return expect(errorsIn(answer)).toEqual(['confirm.needed', 'visit.licence_override /data/relationships/doctor']);
  const rows = await everyClientsRows(api.database, 'select input from audit where record_id = $1', [recordIn(answer).id]);
  expect(rows).toEqual([{ input: meta }]);
});

test('given a patient who comes first, when the reason is left out, then it is asked for', async () => {
  const patient = await newPatient();
  const urgent = (attributes: object) => {
    const { data } = visitOf(patient);
    return owner('POST', '/visits', { data: { ...data, attributes } });
  };
  expect(errorsIn(await urgent({ priority: 'lansia' }))).toEqual(['required /data/attributes/priority_reason']);
  expect((await urgent({ priority: 'lansia', priority_reason: 'Usia 82 tahun' })).status).toBe(201);
});

test('given a patient who died, when a visit is registered, then it is refused', async () => {
  const patient = await newPatient();
  const dead = await owner('POST', `/patients/${patient.id}/record-death`, {
    data: { type: 'patients', id: patient.id, attributes: { deceased_on: '2026-01-02' } },
  });
  expect(dead.status).toBe(200);
  const answer = await register(patient);
  expect([answer.status, ...errorsIn(answer)]).toEqual([422, 'relation_missing /data/relationships/patient']);
});

test('given a waiting visit, when somebody edits it by hand, then only its commands change it', async () => {
  const { id } = recordIn(await register(await newPatient()));
  const answer = await owner('PATCH', `/visits/${id}`, changeOf('visit', id, { complaint: 'Batuk' }));
  expect(answer.status).toBe(409);
});
