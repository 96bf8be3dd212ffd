/** A visit as a file of FHIR R4: for who may read all of it, refused with what is missing, and noted as a reading. Rules: FHIR-1, FHIR-4, PAT-11. */
import type { Ref } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, clinicOf, refTo, type Given } from '../build/records';
import { until } from '../build/until';
import { errorsIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let api: TestApi;
let admin: Caller;
let owner: Caller;
let clinic: Ref;

beforeAll(async () => {
  api = await startTestApi();
  admin = api.as('admin');
  ({ call: owner, entity: clinic } = await clinicOf(admin));
  await nameAtSatusehat('100000001');
});
afterAll(() => api.close());

const any = { 'if-match': '*' };
const nameAtSatusehat = (satusehat_id: string | null) =>
  owner('POST', `/entity/${clinic.id}/edit-details`, { data: { type: 'entity', id: clinic.id, attributes: { satusehat_id } } });
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const give = async (type: string, id: string, command: string) =>
  expect(said(await owner('POST', `/${type}/${id}/${command}`, { data: { type, id, attributes: {} } }, any))).toEqual([200]);
const doctorWith = async (values: Given) =>
  refTo(await build(owner, 'teamMember', { entity: clinic, profession: 'dokter', nik: null, ...values }));

let passports = 0;
/** A visit under way: measured, coded, with a signed note. */
const examined = async (patient: Given = {}, doctor: Given = { satusehat_id: 'N10000001' }): Promise<ResourceObject> => {
  const visit = await build(owner, 'visit', {
    entity: clinic,
    patient: refTo(
      await build(owner, 'patient', { entity: clinic, passport: `X${(passports += 1)}`, kind: 'wna', country: 'NL', ...patient }),
    ),
    doctor: await doctorWith(doctor),
    complaint: 'Demam tiga hari',
  });
  await give('visits', visit.id, 'examine');
  const of = { entity: clinic, visit: refTo(visit) };
  await build(owner, 'vitalSign', { ...of, pulse: 80, temperature: '36.80' });
  await build(owner, 'visitDiagnosis', { ...of, code: 'A90' });
  const note = await build(owner, 'visitNote', { ...of, assessment: 'Demam dengue' });
  await give('visit-notes', note.id, 'sign');
  return visit;
};
const finished = async (...given: Parameters<typeof examined>): Promise<ResourceObject> => {
  const visit = await examined(...given);
  await give('visits', visit.id, 'finish');
  return visit;
};

const file = (call: Caller, { id }: ResourceObject) => call('GET', `/visits/${id}/fhir`);
const exportsOf = async (visit: ResourceObject): Promise<number> => {
  const { id } = visit.relationships!['patient']!.data as Ref;
  const lines = recordsIn(await owner('GET', `/readings?filter[record_id]=${id}`));
  return lines.reduce((sum, { attributes }) => sum + Number(attributes!['exported']), 0);
};

type Bundle = { readonly entry: readonly { readonly resource: { readonly resourceType: string } }[] };
const kindsIn = (text: string) => (JSON.parse(text) as Bundle).entry.map(({ resource }) => resource.resourceType);
const kinds = [
  'Organization',
  'Location',
  'Practitioner',
  'Patient',
  'Encounter',
  'Condition',
  'Condition',
  'Observation',
  'Observation',
  'Composition',
];

test('given a finished visit, when the owner asks for its file and by a link, then both bring it, and each is noted as an export', async () => {
  const visit = await finished();
  const answer = await file(owner, visit);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/fhir+json']);
  expect(kindsIn(answer.text)).toEqual(kinds);
  await until(async () => (await exportsOf(visit)) === 1);
  const link = await owner('GET', `/file-links/visits/${visit.id}/fhir`);
  const { document } = await owner('GET', '/me');
  const headers = { authorization: `Bearer ${await api.tokenFor((document.meta!['actor'] as { id: string }).id)}` };
  const opened = await api.app.inject({ url: String(link.document.meta!['url']), headers });
  expect(opened.payload).toBe(answer.text);
  await until(async () => (await exportsOf(visit)) === 2);
});

test.each<[string, () => Promise<ResourceObject>, unknown[]]>([
  ['that is still under way', () => examined(), [409, 'fhir.not_ended']],
  [
    'whose patient and doctor have no number',
    () => finished({ kind: 'wni', nik: null, passport: null, country: null }, {}),
    [409, 'fhir.no_patient_number', 'fhir.no_doctor_number'],
  ],
])('given a visit %s, then the file and the link are refused with what is missing', async (_, make, answer) => {
  const visit = await make();
  expect(said(await file(owner, visit))).toEqual(answer);
  expect(said(await owner('GET', `/file-links/visits/${visit.id}/fhir`))).toEqual(answer);
});

/** Somebody of the clinic in one of its roles. */
const personIn = async (role: string): Promise<Caller> => {
  const user = await build(admin, 'user', { entity: clinic });
  const [membership] = recordsIn(await admin('GET', `/memberships?filter[q]=${String(user.attributes!['email'])}`));
  const chosen = recordsIn(await admin('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === role)!;
  const { id } = membership!;
  const change = changeOf('membership', id, { role: refTo(chosen) });
  await owner('POST', `/memberships/${id}/change-role`, change);
  return api.asUser(user.id);
};

test('given a finished visit, then its file is for who may read patients, visits, notes, diagnoses and vital signs, at this clinic', async () => {
  const visit = await finished();
  for (const role of ['dokter', 'perawat', 'apoteker']) expect(said(await file(await personIn(role), visit))).toEqual([200]);
  for (const role of ['kasir', 'lab']) expect(said(await file(await personIn(role), visit))).toEqual([403, 'access.denied']);
  expect(said(await file(admin, visit))).toEqual([403, 'access.denied']);
  expect(said(await file(api.as('anonymous'), visit))).toEqual([401, 'session.missing']);
  const other = await clinicOf(((...given) => admin(...given)) as Caller);
  expect(said(await file(other.call, visit))).toEqual([404, 'resource.missing']);
});

test('given a clinic without its number at SATUSEHAT, then it is named; a number that is none is refused, a UUID is taken', async () => {
  const visit = await finished();
  expect(said(await nameAtSatusehat(null))).toEqual([200]);
  expect(said(await file(owner, visit))).toEqual([409, 'fhir.no_organisation']);
  for (const wrong of ['12', 'RS-1', '100000001/x', '1'.repeat(13)])
    expect(said(await nameAtSatusehat(wrong))).toEqual([422, 'invalid_text /data/attributes/satusehat_id']);
  const change = changeOf('entity', clinic.id, { satusehat_id: 'x' });
  expect(said(await admin('PATCH', `/entity/${clinic.id}`, change))).toEqual([422, 'invalid_text /data/attributes/satusehat_id']);
  expect(said(await nameAtSatusehat('0f8fad5b-d9cb-469f-a165-70867728950e'))).toEqual([200]);
  expect((await file(owner, visit)).text).toContain('http://sys-ids.kemkes.go.id/encounter/0f8fad5b-d9cb-469f-a165-70867728950e');
});
