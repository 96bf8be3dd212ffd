/** Treatments of a clinic: planned from a kind, begun with consent, finished with consumables, corrected, cancelled, and done in series. Rules: TRT-4, TRT-5, TRT-6, TRT-7, TRT-8, TRT-9, TRT-10, TRT-12. */
import { chargeSource } from '#shared/areas/clinic/domain/treatments';
import type { Ref } from '#shared/kit/resource';
import { build, changeOf, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

const now = new Date('2026-03-05T03:00:00.000Z');
let api: TestApi;
let sari: Caller;
let patient: Ref;
let visit: Ref;
/** An injection with two consumables, and a series of three sessions. */
let injection: Ref;
let therapy: Ref;
let nurse: Ref;

const usual = [
  { name: 'Spuit 3 ml', quantity: '1.000', unit: 'buah' },
  { name: 'Kapas alkohol', quantity: '2.000', unit: 'lembar' },
];

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: sari } = await clinicOf(api.as('admin')));
  patient = refTo(await build(sari, 'patient', { name: 'Siti Aminah', birth_date: '1986-03-05', sex: 'P' }));
  visit = refTo(await build(sari, 'visit', { patient }));
  injection = refTo(await build(sari, 'treatmentTemplate', { name: 'Injeksi', name_en: 'Injection', icd9cm: '9929', consumables: usual }));
  therapy = refTo(await build(sari, 'treatmentTemplate', { name: 'Fisioterapi', sessions: 3, consumables: [] }));
  nurse = refTo(await build(sari, 'teamMember', { name: 'Ratna', profession: 'perawat', sip_expires_at: '2026-03-05' }));
});
afterAll(() => api.close());

const any = { 'if-match': '*' };
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const give = (by: Caller, { type, id }: Ref, command: string, attributes: object = {}, confirm: readonly string[] = []) =>
  by('POST', `/${type}/${id}/${command}`, { data: { type, id, attributes }, ...(confirm.length && { meta: { confirmed: confirm } }) }, any);
const planned = async (values: Given = {}): Promise<Ref> =>
  refTo(await build(sari, 'treatment', { visit, template: injection, performer: nurse, ...values }));
const read = async ({ type, id }: Ref) => recordIn(await sari('GET', `/${type}/${id}`)).attributes!;
const done = async (one: Ref): Promise<Ref> => {
  expect(said(await give(sari, one, 'finish'))).toEqual([200]);
  return one;
};
const correctionOf = async ({ id }: Ref): Promise<Ref> => {
  const all = recordsIn(await sari('GET', `/treatments?filter[visit]=${visit.id}&page[size]=100`));
  return refTo(all.find(({ relationships }) => (relationships!['previous']?.data as Ref | null)?.id === id)!);
};
/** All treatments of a chain of corrections that would be charged. */
const charged = (chain: readonly Given[]) =>
  chain.map((one, at) => chargeSource({ id: String(at), status: String(one['status']) }, null)).filter(Boolean);

test('given a kind of treatment, then a planned one has its name, code, consent and consumables', async () => {
  expect(await read(await planned())).toMatchObject({
    status: 'direncanakan',
    name: 'Injeksi',
    name_en: 'Injection',
    icd9cm: '99.29',
    consent: 'tidak',
    consent_state: null,
    consumables: usual.map((one) => ({ ...one, batch: null })),
    number: expect.stringMatching(/^TD\/2026\/03\/\d{5}$/),
  });
});

test.each<[path: string, commands: readonly string[]]>([
  ['started and finished', ['start', 'finish']],
  ['finished without having been started', ['finish']],
])('given a treatment that is %s, then it has the usual consumables and is charged once', async (_, commands) => {
  const one = await planned();
  for (const command of commands) expect(said(await give(sari, one, command))).toEqual([200]);
  const row = await read(one);
  expect(row).toMatchObject({ status: 'selesai', consumables: usual.map((line) => ({ ...line, batch: null })) });
  expect(charged([row])).toHaveLength(1);
});

test('given a finished treatment that is corrected twice, then only the last one counts, with the same time and consumables', async () => {
  const first = await done(await planned({ notes: 'Lengan kiri' }));
  expect(said(await give(sari, first, 'correct', { reason: 'Salah sisi' }))).toEqual([200]);
  const second = await correctionOf(first);
  await sari('PATCH', `/treatments/${second.id}`, changeOf('treatment', second.id, { notes: 'Lengan kanan' }), any);
  await done(second);
  await give(sari, second, 'correct', { reason: 'Salah tulis' });
  const third = await done(await correctionOf(second));
  const rows = await Promise.all([first, second, third].map(read));
  expect(rows.map(({ status, notes }) => [status, notes])).toEqual([
    ['dikoreksi', 'Lengan kiri'],
    ['dikoreksi', 'Lengan kanan'],
    ['selesai', 'Lengan kanan'],
  ]);
  expect(rows[2]).toMatchObject({ reason: 'Salah tulis', finished_at: rows[0]!['finished_at'], consumables: rows[0]!['consumables'] });
  expect(charged(rows)).toHaveLength(1);
});

test('given a correction that is cancelled before it is finished, then what it was to correct counts again', async () => {
  const first = await done(await planned());
  await give(sari, first, 'correct', { reason: 'Salah sisi' });
  const second = await correctionOf(first);
  expect(said(await give(sari, second, 'cancel', { reason: 'Sudah benar' }))).toEqual([200]);
  const rows = await Promise.all([first, second].map(read));
  expect(rows.map(({ status }) => status)).toEqual(['selesai', 'batal']);
  expect(charged(rows)).toHaveLength(1);
  expect(said(await give(sari, first, 'correct', { reason: 'Salah sisi juga' }))).toEqual([200]);
});

test('given a finished treatment of a client whose data is removed for good, then its consumables go with it', async () => {
  const one = await done(await planned());
  await everyClientsRows(api.database, 'delete from treatments where id = $1', [one.id]);
  expect(await everyClientsRows(api.database, 'select from treatment_consumables where treatment_id = $1', [one.id])).toEqual([]);
});

test('given a treatment without its usual consumables, then who finishes it must confirm that there were none', async () => {
  const one = await planned();
  await sari('PATCH', `/treatments/${one.id}`, changeOf('treatment', one.id, { consumables: [] }), any);
  expect(said(await give(sari, one, 'finish'))).toEqual([409, 'confirm.needed', 'treatment.no_consumables']);
  expect(said(await give(sari, one, 'finish', {}, ['treatment.no_consumables']))).toEqual([200]);
});

test('given a treatment that is finished, then no route and no statement changes it or its consumables', async () => {
  const one = await done(await planned());
  expect(said(await sari('PATCH', `/treatments/${one.id}`, changeOf('treatment', one.id, { notes: 'Lain' }), any))).toEqual([
    409,
    'state.closed',
  ]);
  expect((await sari('DELETE', `/treatments/${one.id}`, undefined, any)).status).toBe(405);
  const { database } = api;
  await expect(everyClientsRows(database, `update treatments set notes = 'x' where id = $1`, [one.id])).rejects.toThrow(
    /finished treatment/,
  );
  await expect(everyClientsRows(database, 'delete from treatment_consumables where treatment_id = $1', [one.id])).rejects.toThrow(
    /finished treatment/,
  );
});

test.each<[who: string, expires: string | null, answer: unknown[]]>([
  ['whose licence ends today', '2026-03-05', [200]],
  ['whose licence ended yesterday', '2026-03-04', [409, 'visit.licence_expired']],
  ['without a licence', null, [200]],
])('given a performer %s, then a treatment begins or the answer says why not', async (_, sip_expires_at, answer) => {
  const performer = refTo(await build(sari, 'teamMember', { profession: 'perawat', sip_expires_at }));
  for (const command of ['start', 'finish']) {
    expect(said(await give(sari, await planned({ performer }), command))).toEqual(answer);
  }
});

test.each<[what: string, values: () => Promise<Given>, status: number]>([
  ['a cashier as the performer', async () => ({ performer: refTo(await build(sari, 'teamMember', { profession: 'kasir' })) }), 422],
  [
    'a kind that is no longer offered',
    async () => ({ template: refTo(await build(sari, 'treatmentTemplate', { status: 'inactive' })) }),
    422,
  ],
  ['a quantity of nothing', async () => ({ consumables: [{ name: 'Kasa', quantity: '0', unit: null }] }), 422],
])('given %s, then nothing is planned', async (_, values, status) => {
  const answer = await sari(
    'POST',
    '/treatments',
    await draftOf(sari, 'treatment', { visit, template: injection, performer: nurse, ...(await values()) }),
  );
  expect(answer.status).toBe(status);
});

test('given a code that is no ICD-9-CM procedure, then a kind of treatment is refused', async () => {
  const answer = await sari('POST', '/treatment-templates', await draftOf(sari, 'treatmentTemplate', { icd9cm: 'J06.9' }));
  expect(said(answer)).toEqual([422, 'treatment.unknown_code /data/attributes/icd9cm']);
});

describe('a series of three sessions', () => {
  const seriesOf = async (values: Given = {}) =>
    refTo(await build(sari, 'treatmentSeries', { patient, template: therapy, total: 3, ...values }));
  const session = (series: Ref, values: Given = {}) => planned({ template: therapy, series, ...values });

  test('given 20 sessions that are planned at once, then three are, and the others are told why not', async () => {
    const series = await seriesOf();
    const document = await draftOf(sari, 'treatment', { visit, template: therapy, performer: nurse, series });
    const answers = await Promise.all(Array.from({ length: 20 }, () => sari('POST', '/treatments', document)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map((one) => said(one).join()))).toEqual(
      new Set(['409,treatment.series_full /data/relationships/series']),
    );
  });

  test('given sessions that are done, corrected and cancelled, then the series counts each once', async () => {
    const series = await seriesOf();
    const [first, second] = [await done(await session(series)), await done(await session(series))];
    expect((await read(second!))['session']).toBe(2);
    await give(sari, first!, 'correct', { reason: 'Salah tulis' });
    await done(await correctionOf(first!));
    expect((await read(series))['done']).toBe(2);
    await give(sari, second!, 'cancel', { reason: 'Salah pasien' });
    expect((await read(series))['done']).toBe(1);
    await done(await session(series));
    await done(await session(series));
    expect(await read(series)).toMatchObject({ done: 3, total: 3 });
    expect(
      said(await sari('POST', '/treatments', await draftOf(sari, 'treatment', { visit, template: therapy, performer: nurse, series }))),
    ).toEqual([409, 'treatment.series_full /data/relationships/series']);
  });

  test.each<[whose: string, values: () => Promise<Given>]>([
    ['another patient', async () => ({ visit: refTo(await build(sari, 'visit')) })],
    ['another treatment', async () => ({ template: injection })],
  ])('given a series of %s, then no session is planned', async (_, values) => {
    const series = await seriesOf();
    const document = await draftOf(sari, 'treatment', { visit, template: therapy, performer: nurse, series, ...(await values()) });
    expect(said(await sari('POST', '/treatments', document))).toEqual([422, 'treatment.other_series /data/relationships/series']);
  });

  test('given a cancelled series, then what was planned is not done any more', async () => {
    const series = await seriesOf();
    const one = await session(series);
    expect(said(await give(sari, series, 'cancel', { reason: 'Pindah kota' }))).toEqual([200]);
    expect(said(await give(sari, one, 'finish'))).toEqual([409, 'treatment.series_over']);
  });

  test('given a series, then how it is charged cannot be changed', async () => {
    const { id } = await seriesOf();
    expect((await sari('PATCH', `/treatment-series/${id}`, changeOf('treatmentSeries', id, { charge_by: 'sesi' }), any)).status).toBe(405);
  });

  test('given a treatment of one session, then it has no series', async () => {
    const document = await draftOf(sari, 'treatmentSeries', { patient, template: injection });
    expect(said(await sari('POST', '/treatment-series', document))).toEqual([422, 'series.single /data/relationships/template']);
  });
});

describe('the end of a visit', () => {
  const begin = async (): Promise<Ref> => {
    const own = refTo(await build(sari, 'visit', { patient: refTo(await build(sari, 'patient')), purpose: 'tanpa_pemeriksaan' }));
    await give(sari, own, 'examine');
    return own;
  };

  test('given a planned treatment, then who ends the visit confirms it', async () => {
    const own = await begin();
    await planned({ visit: own });
    expect(said(await give(sari, own, 'finish'))).toEqual([409, 'confirm.needed', 'visit.treatments_open']);
    expect(said(await give(sari, own, 'finish', {}, ['visit.treatments_open']))).toEqual([200]);
  });

  test('given a treatment that was begun, then it is finished after its visit, and none is begun any more', async () => {
    const own = await begin();
    const [begun, waits] = [await planned({ visit: own }), await planned({ visit: own })];
    await give(sari, begun, 'start');
    await give(sari, own, 'finish', {}, ['visit.treatments_open']);
    expect(said(await give(sari, waits, 'start'))).toEqual([409, 'visit.ended /data/relationships/visit']);
    await done(begun);
  });

  test('given planned treatments, then a cancelled visit cancels them; one that was done keeps the visit', async () => {
    const own = await begin();
    const one = await planned({ visit: own });
    expect(said(await give(sari, own, 'cancel', { reason: 'Pulang' }))).toEqual([200]);
    expect(await read(one)).toMatchObject({ status: 'batal', reason: 'Pulang' });
    const second = await begin();
    await done(await planned({ visit: second }));
    expect(said(await give(sari, second, 'cancel', { reason: 'Pulang' }))).toEqual([409, 'visit.treatments_done']);
  });
});
