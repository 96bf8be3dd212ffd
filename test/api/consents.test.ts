/** Consents of patients: read, decided, signed, printed and withdrawn, and what a treatment needs of them. Rules: TRT-1, TRT-11. */
import { consentTextOf } from '#shared/areas/clinic/domain/consentText';
import type { Paper } from '#shared/documents/paper';
import type { Ref } from '#shared/kit/resource';
import { readPdf, textOf } from '../build/pdf';
import { build, changeOf, clinicOf, draftOf, refTo, SIGNATURE, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { API, errorsIn, recordIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

// Ten in the morning of 5 March in Jakarta.
const now = new Date('2026-03-05T03:00:00.000Z');
let api: TestApi;
let sari: Caller;
let authorization: string;
let visit: Ref;
let signedKind: Ref;
let spokenKind: Ref;
let doctor: Ref;
let mrn: string;
let clinic: string;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  const own = await clinicOf(api.as('admin'));
  sari = own.call;
  clinic = String(recordIn(await sari('GET', `/entity/${own.entity.id}`)).attributes!['name']);
  const { document } = await sari('GET', '/me');
  authorization = `Bearer ${await api.tokenFor((document.meta!['actor'] as { id: string }).id)}`;
  const patient = await build(sari, 'patient', { name: 'Siti Aminah', birth_date: '1986-03-05', sex: 'P' });
  mrn = String(patient.attributes!['mrn']);
  visit = refTo(await build(sari, 'visit', { patient: refTo(patient) }));
  doctor = refTo(await build(sari, 'teamMember', { title: 'dr.', name: 'Budi', profession: 'dokter' }));
  const kind = { name: 'Cabut gigi', name_en: 'Tooth extraction', explanation: 'Risiko: perdarahan dan infeksi.' };
  signedKind = refTo(await build(sari, 'treatmentTemplate', { ...kind, consent: 'tertulis' }));
  spokenKind = refTo(await build(sari, 'treatmentTemplate', { consent: 'lisan' }));
});
afterAll(() => api.close());

const any = { 'if-match': '*' };
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const give = ({ type, id }: Ref, command: string, attributes: object = {}, confirmed: readonly string[] = []) =>
  sari(
    'POST',
    `/${type}/${id}/${command.replace('startUrgently', 'start-urgently')}`,
    { data: { type, id, attributes }, ...(confirmed.length && { meta: { confirmed } }) },
    any,
  );
const planned = async (template: Ref, values: Given = {}): Promise<Ref> =>
  refTo(await build(sari, 'treatment', { visit, template, performer: doctor, ...values }));
const read = async ({ type, id }: Ref) => recordIn(await sari('GET', `/${type}/${id}`)).attributes!;

/** What the screen shows of the consent to the extraction. */
const shownText = consentOf('id', 'Cabut gigi');
function consentOf(language: 'id' | 'en', treatment: string): () => string {
  return () =>
    consentTextOf({
      kind: 'persetujuan_tindakan',
      language,
      template: null,
      values: { patient: 'Siti Aminah', mrn, clinic, doctor: 'dr. Budi', treatment, explanation: 'Risiko: perdarahan dan infeksi.' },
    }).body;
}
const ofTreatment = (treatment: Ref, values: Given = {}): Given => ({
  kind: 'persetujuan_tindakan',
  visit,
  treatment,
  text: shownText(),
  signer: 'Siti Aminah',
  witness: 'Ratna',
  signature: SIGNATURE,
  ...values,
});
const ask = async (values: Given) => sari('POST', '/consents', await draftOf(sari, 'consent', values));
const taken = async (values: Given): Promise<Ref> => {
  const answer = await ask(values);
  expect(said(answer)).toEqual([201]);
  return refTo(recordIn(answer));
};

describe('a treatment that needs a signed consent', () => {
  test('given none, then it does not begin; once it was signed, it does', async () => {
    const one = await planned(signedKind);
    for (const command of ['start', 'finish']) expect(said(await give(one, command))).toEqual([409, 'treatment.consent_missing']);
    await taken(ofTreatment(one));
    expect(await read(one)).toMatchObject({ consent: 'tertulis', consent_state: 'setuju' });
    expect(said(await give(one, 'start'))).toEqual([200]);
  });

  test('given a refusal, then it is stored, and the treatment begins in no way', async () => {
    const one = await planned(signedKind);
    await taken(ofTreatment(one, { decision: 'menolak' }));
    for (const [command, input] of [
      ['start', {}],
      ['finish', {}],
      ['startUrgently', { reason: 'Perdarahan hebat' }],
    ] as const)
      expect(said(await give(one, command, input))).toEqual([409, 'treatment.consent_refused']);
  });

  test('given an emergency, then it begins with a reason, which is stored', async () => {
    const one = await planned(signedKind);
    expect(said(await give(one, 'startUrgently', { reason: ' ' }))).toEqual([422, 'required /data/attributes/reason']);
    expect(said(await give(one, 'startUrgently', { reason: 'Pasien tidak sadar' }))).toEqual([200]);
    expect(await read(one)).toMatchObject({ status: 'berlangsung', emergency_reason: 'Pasien tidak sadar', consent_state: 'belum' });
    expect(said(await give(await planned(spokenKind), 'startUrgently', { reason: 'Perdarahan' }))).toEqual([
      409,
      'treatment.consent_not_needed',
    ]);
  });

  test('given a consent that is withdrawn, then the treatment waits again; after its beginning it cannot be withdrawn', async () => {
    const one = await planned(signedKind);
    const first = await taken(ofTreatment(one));
    expect(said(await give(first, 'withdraw', { reason: 'Pasien berubah pikiran' }))).toEqual([200]);
    expect(said(await give(one, 'start'))).toEqual([409, 'treatment.consent_missing']);
    const second = await taken(ofTreatment(one));
    await give(one, 'start');
    expect(said(await give(second, 'withdraw', { reason: 'Terlambat' }))).toEqual([409, 'consent.used']);
  });
});

test('given a treatment that needs a spoken consent, then who begins it confirms it, or records it first', async () => {
  expect(said(await give(await planned(spokenKind), 'start'))).toEqual([409, 'confirm.needed', 'treatment.oral_consent']);
  expect(said(await give(await planned(spokenKind), 'start', {}, ['treatment.oral_consent']))).toEqual([200]);
});

test.each<[what: string, values: (one: Ref) => Given | Promise<Given>, problems: readonly string[]]>([
  ['without a name of who signs', () => ({ signer: '' }), ['required /data/attributes/signer']],
  ['without a signature', () => ({ signature: null }), ['consent.signature_missing /data/attributes/signature']],
  ['with a tap of the pen', () => ({ signature: 'M10 10L11 10' }), ['consent.signature_missing /data/attributes/signature']],
  [
    'with something else in place of the strokes',
    () => ({ signature: '<svg onload=alert(1)>' }),
    ['consent.signature_missing /data/attributes/signature'],
  ],
  ['without a witness', () => ({ witness: null }), ['required /data/attributes/witness']],
  ['without its treatment', () => ({ treatment: null }), ['required /data/relationships/treatment']],
  ['to a text that somebody changed', () => ({ text: `${shownText()} Gratis.` }), ['consent.text_changed /data/attributes/text']],
  ['of another visit', async () => ({ visit: refTo(await build(sari, 'visit')) }), ['consent.other_visit /data/relationships/treatment']],
])('given a consent %s, then it is refused in a sentence', async (_, values, problems) => {
  const one = await planned(signedKind);
  const answer = await ask(ofTreatment(one, await values(one)));
  expect(errorsIn(answer)).toEqual(problems);
  expect((await read(one))['consent_state']).toBe('belum');
});

test('given a signed consent, then it is printed with the text, who decided and who witnessed, the same each time', async () => {
  const one = await planned(signedKind);
  const consent = await taken(ofTreatment(one, { relation: 'orang_tua', signer: 'Bambang' }));
  const fileOf = async () =>
    (await api.app.inject({ url: `${API}/consents/${consent.id}/pdf?language=en`, headers: { authorization } })).rawPayload;
  const file = await fileOf();
  const text = textOf(readPdf(file));
  for (const part of [
    /PST\/2026\/03\/\d{4}/,
    /Cabut gigi/,
    /perdarahan dan infeksi/,
    /Setuju/,
    /Bambang/,
    /Orang tua/,
    /Ratna/,
    /5 Maret 2026/,
  ])
    expect(text).toMatch(part);
  expect((await fileOf()).equals(file)).toBe(true);
  await give(consent, 'withdraw', { reason: 'Pasien berubah pikiran' });
  const { status } = (await sari('GET', `/consents/${consent.id}/paper`)).document.meta!['paper'] as Paper;
  expect(status).toBe('Dicabut');
});

test('given a text of the clinic that changes, then each consent says which edition was read', async () => {
  const template = await build(sari, 'letterTemplate', {
    kind: 'persetujuan_umum',
    language: 'id',
    title: 'Persetujuan',
    body: 'Saya {{patient}} setuju.',
  });
  const general = { kind: 'persetujuan_umum', visit, signer: 'Siti', text: 'Saya Siti Aminah setuju.' };
  const first = await taken(general);
  await sari('PATCH', `/letter-templates/${template.id}`, changeOf('letterTemplate', template.id, { body: 'Kami {{patient}} setuju.' }));
  expect(said(await ask(general))).toEqual([409, 'consent.text_changed /data/attributes/text']);
  const second = await taken({ ...general, text: 'Kami Siti Aminah setuju.' });
  expect([(await read(first))['edition'], (await read(second))['edition']]).toEqual([1, 2]);
  expect(await read(first)).toMatchObject({ text: 'Saya Siti Aminah setuju.' });
  await sari('DELETE', `/letter-templates/${template.id}`);
});

test('given a placeholder that consents do not have, then a template with it is refused', async () => {
  const draft = await draftOf(sari, 'letterTemplate', { kind: 'persetujuan_umum', language: 'en', body: 'Agreed on {{today}}' });
  expect(said(await sari('POST', '/letter-templates', draft))).toEqual([422, 'letter.unknown_placeholder /data/attributes/body']);
});

test('given a signed consent, then no route and no statement changes what was signed', async () => {
  const { id } = await taken(ofTreatment(await planned(signedKind)));
  expect((await sari('PATCH', `/consents/${id}`, changeOf('consent', id, { decision: 'menolak' }), any)).status).toBe(405);
  for (const set of [`decision = 'menolak'`, `signature = null`, `"text" = ''`, `paper = null`])
    await expect(everyClientsRows(api.database, `update consents set ${set} where id = $1`, [id])).rejects.toThrow(
      /consent cannot be changed/,
    );
});
