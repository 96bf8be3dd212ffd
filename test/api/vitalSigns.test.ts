/** Vital signs at a visit, judged by the patient's age and the clinic's own limits. Rules: VIT-1, VIT-2, VIT-3, VIT-4, VIT-5. */
import type { Ref } from '#shared/kit/resource';
import { build, changeOf, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { errorsIn, recordIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

// Three quarters of an hour after midnight of 5 March in Jakarta.
const now = new Date('2026-03-04T17:45:00.000Z');
let api: TestApi;
let nurse: Caller;
let entity: Ref;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: nurse, entity } = await clinicOf(api.as('admin')));
});
afterAll(() => api.close());

const visitOf = async (birth_date: string, sex: 'L' | 'P' = 'P') =>
  refTo(await build(nurse, 'visit', { patient: refTo(await build(nurse, 'patient', { birth_date, sex })) }));
const take = async (visit: Ref, values: Given): Promise<Answered> =>
  nurse('POST', '/vital-signs', await draftOf(nurse, 'vitalSign', { entity, visit, pulse: null, ...values }));
const told = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const adult = '1986-03-05';

test('given weight, height and other values, then what is outside of the normal is marked, and the body mass index counted', async () => {
  const answer = await take(await visitOf(adult), { pulse: 112, temperature: '40.1', weight: '65', height: '170', spo2: 98 });
  expect(recordIn(answer).attributes).toMatchObject({
    bmi: '22.5',
    findings: { pulse: 'high', temperature: 'critical_high' },
    measured_at: now.toISOString(),
    status: 'recorded',
  });
});

test.each<[string, Given, string[], unknown]>([
  [
    'a forgotten decimal point',
    { temperature: '395' },
    ['vital.meant /data/attributes/temperature'],
    { value: 395, meant: 39.5, unit: '°C' },
  ],
  ['metres for centimetres', { height: '1.7' }, ['vital.meant /data/attributes/height'], { value: 1.7, meant: 170, unit: 'cm' }],
  ['a heart that stands still', { pulse: 0 }, ['vital.implausible /data/attributes/pulse'], { value: 0, low: 20, high: 260, unit: '/min' }],
  ['a systolic below the diastolic', { systolic: 80, diastolic: 120 }, ['vital.pressure_order /data/attributes/diastolic'], undefined],
  ['a diastolic alone', { diastolic: 80 }, ['required /data/attributes/systolic'], undefined],
  ['nothing', {}, ['vital.empty'], undefined],
])('given %s, then it is refused and says why', async (_, values, problems, meta) => {
  const answer = await take(await visitOf(adult), values);
  expect(told(answer)).toEqual([422, ...problems]);
  expect(answer.document.errors![0]!.meta).toEqual(meta);
});

test('given several values that are not plausible, then all are said at once', async () => {
  expect(told(await take(await visitOf(adult), { temperature: '3.95', height: '1.7' }))).toEqual([
    422,
    'vital.meant /data/attributes/temperature',
    'vital.meant /data/attributes/height',
  ]);
});

test.each([
  ['2025-03-05', undefined],
  ['2025-03-06', 'high'],
])(
  'given a child born on %s, then at 00.45 of 5 March in Jakarta a pulse of 181 is judged by the band of that age',
  async (birth, other) => {
    const { findings } = recordIn(await take(await visitOf(birth), { pulse: 181 })).attributes!;
    // From the first birthday on, 181 is critical.
    expect(findings).toEqual({ pulse: other ?? 'critical_high' });
  },
);

test('given limits of the clinic, then they count in place of the examples, and ages must not overlap', async () => {
  const range = { measure: 'respiration', from_months: 216, to_months: null, normal_high: '24' };
  const before = recordIn(await take(await visitOf(adult), { respiration: 22 })).attributes!;
  const made = await build(nurse, 'vitalRange', range);
  const after = recordIn(await take(await visitOf(adult), { respiration: 22 })).attributes!;
  expect([before['findings'], after['findings']]).toEqual([{ respiration: 'high' }, {}]);
  const again = await nurse('POST', '/vital-ranges', await draftOf(nurse, 'vitalRange', { ...range, from_months: 300, entity }));
  expect(told(again)).toEqual([409, 'vital.range_overlaps /data/attributes/from_months']);
  const crossed = await nurse('PATCH', `/vital-ranges/${made.id}`, changeOf('vitalRange', made.id, { normal_low: '30', to_months: 12 }));
  expect(told(crossed)).toEqual([
    422,
    'vital.limits_crossed /data/attributes/normal_high',
    'vital.ages_reversed /data/attributes/to_months',
  ]);
});

test('given vital signs, then they are never changed, only struck out with a reason', async () => {
  const { id } = recordIn(await take(await visitOf(adult), { pulse: 80 }));
  expect((await nurse('PATCH', `/vital-signs/${id}`, changeOf('vitalSign', id, { pulse: 90 }))).status).toBe(405);
  const strike = (attributes: object) => nurse('POST', `/vital-signs/${id}/strike`, { data: { type: 'vital-signs', id, attributes } });
  expect(told(await strike({}))).toEqual([422, 'required /data/attributes/reason']);
  const struck = recordIn(await strike({ reason: 'Pasien lain' }));
  expect(struck.attributes).toMatchObject({ status: 'struck', struck_reason: 'Pasien lain', pulse: 80 });
});
