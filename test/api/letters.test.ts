/** Letters of a clinic: numbered without gaps, written from templates, fixed once they are signed, and printed. Rules: LET-1, LET-2, LET-3, LET-4, LET-5. */
import type { Paper } from '#shared/documents/paper';
import type { ResourceObject } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { readPdf, textOf } from '../build/pdf';
import { build, changeOf, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { API, errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

// Half an hour after midnight of 5 March in Jakarta.
const now = new Date('2026-03-04T17:30:00.000Z');
let api: TestApi;
let sari: Caller;
let entity: Ref;
let authorization: string;
let patient: Ref;
let visit: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: sari, entity } = await clinicOf(api.as('admin')));
  const { document } = await sari('GET', '/me');
  authorization = `Bearer ${await api.tokenFor((document.meta!['actor'] as { id: string }).id)}`;
  patient = refTo(
    await build(sari, 'patient', { name: 'Siti Aminah', birth_date: '1986-03-05', sex: 'P', address: 'Jl. Kenanga 7', phone: null }),
  );
  visit = await build(sari, 'visit', { patient });
  await build(sari, 'vitalSign', { visit: refTo(visit), systolic: 120, diastolic: 80, weight: '54.5', height: '158', pulse: 80 });
});
afterAll(() => api.close());

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const any = { 'if-match': '*' };
const give = (by: Caller, { id }: ResourceObject, command: string, attributes: object = {}) =>
  by('POST', `/letters/${id}/${command}`, { data: { type: 'letters', id, attributes } }, any);
const letterOf = (values: Given = {}) => build(sari, 'letter', { entity, visit: refTo(visit), ...values });
const read = async ({ id }: ResourceObject) => recordIn(await sari('GET', `/letters/${id}`)).attributes!;
const signed = async (values: Given = {}): Promise<ResourceObject> => {
  const letter = await letterOf(values);
  expect(said(await give(sari, letter, 'sign'))).toEqual([200]);
  return letter;
};
const paperOf = async ({ id }: ResourceObject, query = ''): Promise<Paper> =>
  (await sari('GET', `/letters/${id}/paper${query}`)).document.meta!['paper'] as Paper;
/** The file itself: the usual caller reads every answer as a document. */
const pdfOf = async ({ id }: ResourceObject, language = 'id'): Promise<Buffer> => {
  const answer = await api.app.inject({ url: `${API}/letters/${id}/pdf?language=${language}`, headers: { authorization } });
  return answer.rawPayload;
};

test('given 20 letters of a kind that are signed at once, then their numbers have no gap, and each kind counts for itself', async () => {
  const drafts = await Promise.all(Array.from({ length: 20 }, () => letterOf({ kind: 'kontrol' })));
  const answers = await Promise.all(drafts.map((letter) => give(sari, letter, 'sign')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const numbers = await Promise.all(drafts.map(async (letter) => (await read(letter))['number']));
  const expected = Array.from({ length: 20 }, (_, at) => `SKK/2026/03/${String(at + 1).padStart(4, '0')}`);
  expect(numbers.sort()).toEqual(expected);
  expect((await read(await signed({ kind: 'resume' })))['number']).toBe('RSM/2026/03/0001');
});

test('given a draft that is not signed, then it has no number, and no number is used by what is refused', async () => {
  const letter = await letterOf({ kind: 'sehat' });
  expect(await read(letter)).toMatchObject({ number: null, status: 'draft', paper: null });
  expect(said(await give(sari, await signed({ kind: 'sehat' }), 'sign'))).toEqual([409, 'state.illegal']);
  await give(sari, letter, 'sign');
  expect((await read(letter))['number']).toBe('SKBS/2026/03/0002');
});

test.each<[string, 'id' | 'en', Given, RegExp[]]>([
  [
    'a sick note',
    'id',
    {},
    [/Surat Keterangan Sakit/, /Nama : Siti Aminah/, /Umur : 40 tahun/, /selama 3 hari/, /5 Maret 2026 sampai dengan 7 Maret 2026/],
  ],
  [
    'a sick note',
    'en',
    {},
    [/Sick Note/, /Name : Siti Aminah/, /Age : 40 years/, /from March 5, 2026 to March 7, 2026|from 5 March 2026 to 7 March 2026/],
  ],
  [
    'a certificate of good health',
    'id',
    { kind: 'sehat' },
    [/Tinggi badan : 158 cm/, /Berat badan : 54,5 kg/, /Tekanan darah : 120\/80 mmHg/],
  ],
  ['a referral', 'en', { kind: 'rujukan' }, [/To : RSUD Kota|To: RSUD Kota/, /Provisional diagnosis : Demam dengue/]],
])(
  'given %s in %s, then its PDF says so in that language, whichever is asked for, and is the same each time',
  async (_, language, values, texts) => {
    const letter = await signed({ language, ...values });
    const file = await pdfOf(letter, language === 'id' ? 'en' : 'id');
    const text = textOf(readPdf(file));
    for (const one of texts) expect(text).toMatch(one);
    expect(text).toContain(String((await read(letter))['number']));
    expect((await pdfOf(letter)).equals(file)).toBe(true);
  },
);

test('given a sick note with a diagnosis, then it says it only where the doctor chose so', async () => {
  const without = await paperOf(await signed({ diagnosis: 'Tifoid' }));
  const within = await paperOf(await signed({ diagnosis: 'Tifoid', with_diagnosis: true }));
  expect([without, within].map(({ paragraphs }) => paragraphs!.some((line) => line.includes('Tifoid')))).toEqual([false, true]);
});

test('given a signed letter, then the patient, the clinic and the template change and the letter does not', async () => {
  const other = refTo(await build(sari, 'patient', { name: 'Tini', birth_date: '2000-01-01' }));
  const letter = await signed({ visit: refTo(await build(sari, 'visit', { patient: other })) });
  const [before, file] = [await paperOf(letter), await pdfOf(letter)];
  await sari('PATCH', `/patients/${other.id}`, changeOf('patient', other.id, { name: 'Tina', birth_date: '1950-01-01' }), any);
  const template = await build(sari, 'letterTemplate', { kind: 'sakit', language: 'id', title: 'Surat Izin', body: 'Izin {{patient}}' });
  expect(await paperOf(letter)).toEqual(before);
  expect((await pdfOf(letter)).equals(file)).toBe(true);
  expect(await paperOf(await signed())).toMatchObject({ title: 'Surat Izin', paragraphs: ['Izin Siti Aminah'] });
  await sari('DELETE', `/letter-templates/${template.id}`);
  expect((await paperOf(await signed())).title).toBe('Surat Keterangan Sakit');
});

test('given a signed letter, then no route and no statement changes it but the cancellation, which is printed on it', async () => {
  const letter = await signed();
  const fixed = await read(letter);
  for (const values of [{ days: 14 }, { diagnosis: 'Lain' }, { kind: 'sehat' }])
    expect(said(await sari('PATCH', `/letters/${letter.id}`, changeOf('letter', letter.id, values), any))[0]).toBe(409);
  expect((await sari('DELETE', `/letters/${letter.id}`, undefined, any)).status).toBe(405);
  for (const set of ['days = 14', `paper = '{}'`, 'number = null', 'signed_at = now()', `status = 'draft'`, 'deleted_at = now()'])
    await expect(everyClientsRows(api.database, `update letters set ${set} where id = $1`, [letter.id])).rejects.toThrow(/signed letter/);
  expect(await read(letter)).toEqual(fixed);
  expect(said(await give(sari, letter, 'cancel'))).toEqual([422, 'required /data/attributes/reason']);
  expect(said(await give(sari, letter, 'cancel', { reason: 'Salah pasien' }))).toEqual([200]);
  expect(await read(letter)).toMatchObject({ status: 'cancelled', cancel_reason: 'Salah pasien', number: fixed['number'] });
  expect(textOf(readPdf(await pdfOf(letter)))).toContain('Dibatalkan');
  expect(said(await give(sari, letter, 'cancel', { reason: 'Lagi' }))).toEqual([409, 'state.illegal']);
  await expect(everyClientsRows(api.database, `update letters set status = 'signed' where id = $1`, [letter.id])).rejects.toThrow();
});

test('given a summary of ten thousand characters in one line, then all of it is on the pages of its PDF', async () => {
  const letter = await signed({ kind: 'resume', text: `${'Pasien membaik. '.repeat(620)}Selesai.` });
  const pdf = readPdf(await pdfOf(letter));
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(textOf(pdf).match(/membaik/g)).toHaveLength(620);
  expect(textOf(pdf)).toContain('Selesai.');
});

test('given two patients, when they are merged, then the signed letter goes along and says what it said', async () => {
  const [one, other] = [refTo(await build(sari, 'patient')), refTo(await build(sari, 'patient'))];
  const letter = await signed({ visit: refTo(await build(sari, 'visit', { patient: one })) });
  const before = await paperOf(letter);
  const document = { data: { type: 'patients', id: one.id, attributes: { reason: 'Ganda' }, relationships: { into: { data: other } } } };
  expect(said(await sari('POST', `/patients/${one.id}/merge`, document, any))).toEqual([200]);
  expect(recordIn(await sari('GET', `/letters/${letter.id}`)).relationships!['patient']!.data).toEqual(other);
  expect(await paperOf(letter)).toEqual(before);
});

test('given a draft, then its preview says that it is not signed, and nobody stands under it', async () => {
  expect(await paperOf(await letterOf())).toMatchObject({ status: 'Draf, belum ditandatangani', number: '', signature: null });
});

test.each<[string, Given, string[]]>([
  ['a sick note without days', { days: null }, ['required /data/attributes/days']],
  ['a sick note of 15 days', { days: 15 }, ['too_large /data/attributes/days']],
  ['a referral without a place', { kind: 'rujukan', referred_to: null }, ['required /data/attributes/referred_to']],
  ['a follow-up without a day', { kind: 'kontrol', control_day: null }, ['required /data/attributes/control_day']],
])('given %s, then it is refused', async (_, values, problems) => {
  const draft = await draftOf(sari, 'letter', { entity, visit: refTo(visit), ...values });
  expect(said(await sari('POST', '/letters', draft))).toEqual([422, ...problems]);
});

test('given a cancelled visit, then it has no letter; given one that has ended, then it can have one', async () => {
  const [cancelled, ended] = [await build(sari, 'visit'), await build(sari, 'visit')];
  const act = (id: string, command: string, attributes = {}) =>
    sari('POST', `/visits/${id}/${command}`, { data: { type: 'visits', id, attributes } }, any);
  await act(cancelled.id, 'cancel', { reason: 'Pulang' });
  for (const command of ['examine', 'finish']) await act(ended.id, command);
  const add = async (of: ResourceObject) => sari('POST', '/letters', await draftOf(sari, 'letter', { entity, visit: refTo(of) }));
  expect(said(await add(cancelled))).toEqual([409, 'visit.cancelled /data/relationships/visit']);
  expect((await add(ended)).status).toBe(201);
});

test('given who signs has a licence, then it stands under the letter; once it has expired, nothing is signed and no number used', async () => {
  const [membership] = recordsIn(await sari('GET', '/memberships'));
  const member = await build(sari, 'teamMember', {
    ...{ name: 'Sari Dewi', title: 'dr.', title_after: null, profession: 'dokter', membership: refTo(membership!) },
    ...{ sip_no: '503/SIP/2024', sip_expires_at: '2026-03-05' },
  });
  const paper = await paperOf(await signed());
  expect(paper.signature).toMatchObject({ name: 'dr. Sari Dewi', lines: ['SIP 503/SIP/2024'] });
  await sari('PATCH', `/team-members/${member.id}`, changeOf('teamMember', member.id, { sip_expires_at: '2026-03-04' }), any);
  const letter = await letterOf();
  expect(said(await give(sari, letter, 'sign'))).toEqual([409, 'visit.licence_expired']);
  await sari('PATCH', `/team-members/${member.id}`, changeOf('teamMember', member.id, { sip_expires_at: null }), any);
  await give(sari, letter, 'sign');
  expect(Number(String((await read(letter))['number']).slice(-4))).toBe(Number(paper.number.slice(-4)) + 1);
});

test('given a template with placeholders that its kind does not have, then it is refused and names them', async () => {
  const body = 'Nama {{patient}}, {{ pasien }} dirujuk ke {{referred_to}}';
  const draft = await draftOf(sari, 'letterTemplate', { entity, kind: 'kontrol', language: 'en', body });
  const answer = await sari('POST', '/letter-templates', draft);
  expect(said(answer)).toEqual([422, 'letter.unknown_placeholder /data/attributes/body']);
  expect(answer.document.errors![0]!.meta).toEqual({ names: 'pasien, referred_to' });
});

test('given another clinic, then it finds neither letter nor paper, and counts its own numbers', async () => {
  const letter = await signed();
  const stranger = (await clinicOf(await api.asUser(api.idOf('admin')))).call;
  expect((await stranger('GET', `/letters/${letter.id}`)).status).toBe(404);
  expect((await stranger('GET', `/letters/${letter.id}/paper`)).status).toBe(404);
  expect((await give(stranger, letter, 'cancel', { reason: 'Iseng' })).status).toBe(404);
  const own = await build(stranger, 'letter');
  await give(stranger, own, 'sign');
  expect(recordIn(await stranger('GET', `/letters/${own.id}`)).attributes!['number']).toBe('SKS/2026/03/0001');
});
