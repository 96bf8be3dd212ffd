/** A patient's data as JSON and as a PDF: for who may export it, complete, and noted as a reading. Rules: PAT-6, PAT-11, PAT-12. */
import type { Paper } from '#shared/documents/paper';
import { dataAttribute } from '#shared/endpoints/documents';
import { fileLinkPath } from '#shared/endpoints/upload';
import type { Ref } from '#shared/kit/resource';
import { build, clinicOf, refTo, type Given } from '../build/records';
import { readPdf, textOf } from '../build/pdf';
import { until } from '../build/until';
import { errorsIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let api: TestApi;
let admin: Caller;
let owner: Caller;
let clinic: Ref;
let one: Ref;
let visit: string;

const nik = '3171015711000001';
// 17 November in the clinic's zone, and still the 16th in UTC.
const now = new Date('2026-11-16T18:00:00.000Z');

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = api.as('admin');
  ({ call: owner, entity: clinic } = await clinicOf(admin));
  one = refTo(await build(owner, 'patient', { name: 'Siti Aminah', nik, birth_date: '2000-11-17', sex: 'P', ...allergic }));
  const made = await build(owner, 'visit', { patient: one, complaint: 'Demam tiga hari' });
  visit = String(made.attributes!['number']);
});
afterAll(() => api.close());

const allergic = { allergies: [{ substance: 'Penisilin', reaction: 'Ruam', severity: 'berat' }] };

const data = (call: Caller, { id }: Ref = one) => call('GET', `/patients/${id}/data`);
const paper = async (call: Caller, language: string): Promise<Paper> =>
  (await call('GET', `/patients/${one.id}/paper?language=${language}`)).document.meta!['paper'] as Paper;
const linesOf = async (): Promise<readonly Given[]> =>
  recordsIn(await owner('GET', `/readings?filter[record_id]=${one.id}`)).map(({ attributes }) => attributes!);
const exports = async (): Promise<number> => (await linesOf()).reduce((sum, line) => sum + Number(line['exported']), 0);

/** Somebody of the clinic in one of its roles. */
const personIn = async (role: string): Promise<Caller> => {
  const user = await build(admin, 'user', { entity: clinic });
  const { email } = user.attributes!;
  const [membership] = recordsIn(await admin('GET', `/memberships?filter[q]=${String(email)}`));
  const roles = recordsIn(await admin('GET', '/roles?page[size]=100'));
  const chosen = refTo(roles.find(({ attributes }) => attributes!['name'] === role)!);
  const { id } = membership!;
  await owner('POST', `/memberships/${id}/change-role`, { data: { type: 'memberships', id, relationships: { role: { data: chosen } } } });
  return api.asUser(user.id);
};

type Exported = {
  readonly record: { readonly attributes: Given };
  readonly merged: readonly { readonly id: string }[];
  readonly belongings: Readonly<Record<string, readonly { readonly attributes: Given }[]>>;
  readonly readings: readonly { readonly attributes: Given }[];
  readonly names: readonly (Ref & { readonly name: string })[];
};
const exportedIn = ({ text }: Answered) => JSON.parse(text) as Exported;

test('given a patient with a visit, when the owner exports it, then the JSON has all of it, in full', async () => {
  await owner('GET', `/patients/${one.id}`);
  await until(async () => (await linesOf()).length > 0);
  const { record, belongings, readings, names } = exportedIn(await data(owner));
  expect(record.attributes).toMatchObject({ name: 'Siti Aminah', nik, ...allergic });
  expect(Object.keys(belongings)).toEqual(['visits']);
  expect(belongings['visits']!.map(({ attributes }) => attributes['number'])).toEqual([visit]);
  expect(readings.map(({ attributes }) => attributes['opened'])).toEqual([1]);
  expect(new Set(names.map(({ type }) => type))).toEqual(new Set(['entity', 'team-members', 'polies', 'payers']));
  expect(names.every(({ name }) => name !== '')).toBe(true);
});

test('given a record that was merged into it, then the export of the one that stays brings it along', async () => {
  const [goes, stays] = [refTo(await build(owner, 'patient')), refTo(await build(owner, 'patient'))];
  const merging = { attributes: { reason: 'Terdaftar dua kali' }, relationships: { into: { data: stays } } };
  await owner('POST', `/patients/${goes.id}/merge`, { data: { type: 'patients', id: goes.id, ...merging } });
  expect(exportedIn(await data(owner, stays)).merged.map(({ id }) => id)).toEqual([goes.id]);
});

test.each([
  [
    'id',
    ['Data pasien', '26 th', 'Perempuan', '17 November 2026', 'Penisilin · Ruam · berat', 'Antre', 'Keluhan: Demam tiga hari', 'Pemilik'],
  ],
  [
    'en',
    ['Patient data', '26 y', 'Female', '17 November 2026', 'Penisilin · Ruam · severe', 'Waiting', 'Complaint: Demam tiga hari', 'Owner'],
  ],
])('in %s, the document says %j, with the age of the clinic’s day', async (language, said) => {
  const text = JSON.stringify(await paper(owner, language));
  for (const part of [...said, 'Siti Aminah', nik, visit]) expect(text).toContain(part);
});

test('given a link, when it is opened, then the PDF comes, and the JSON by its own link', async () => {
  const { document } = await owner('GET', '/me');
  const headers = { authorization: `Bearer ${await api.tokenFor((document.meta!['actor'] as { id: string }).id)}` };
  const opened = async (attribute: string) => {
    const link = await owner('GET', fileLinkPath('patients', attribute).replace('{id}', one.id));
    return api.app.inject({ url: String(link.document.meta!['url']), headers });
  };
  const pdf = await opened('pdf_en');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(textOf(readPdf(pdf.rawPayload))).toContain('Siti Aminah');
  const json = await opened(dataAttribute);
  expect(json.headers['content-type']).toBe('application/json');
  expect((JSON.parse(json.payload) as Exported).record.attributes).toMatchObject({ name: 'Siti Aminah' });
});

test('given exports as JSON, paper and by a link, then each is counted, and asking for a link is not', async () => {
  const before = await exports();
  await data(owner);
  await until(async () => (await exports()) === before + 1);
  await paper(owner, 'id');
  await until(async () => (await exports()) === before + 2);
  await owner('GET', fileLinkPath('patients', dataAttribute).replace('{id}', one.id));
  await data(owner);
  await until(async () => (await exports()) === before + 3);
});

test.each(['data', 'paper', 'pdf'])('%s is for the owner and the administrator of the clinic, and for nobody else', async (what) => {
  const ask = (call: Caller) => call('GET', `/patients/${one.id}/${what}`);
  const told = async (call: Caller) => {
    const answer = await ask(call);
    return [answer.status, ...errorsIn(answer)];
  };
  for (const role of ['dokter', 'perawat', 'kasir']) expect(await told(await personIn(role))).toEqual([403, 'access.denied']);
  expect(await told(admin)).toEqual([403, 'access.denied']);
  expect(await told(api.as('anonymous'))).toEqual([401, 'session.missing']);
  const other = await clinicOf(((...given) => admin(...given)) as Caller);
  expect(await told(other.call)).toEqual([404, 'resource.missing']);
  if (what !== 'pdf') expect((await ask(await personIn('admin_klinik'))).status).toBe(200);
});
