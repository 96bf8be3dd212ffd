/** From a doctor's schedule to a booked time, and from there to a visit with its number. Rules: TEAM-2, APT-1 to APT-6. */
import type { ResourceObject } from '#shared/jsonapi';
import { VISIT_ENDS } from '#server/areas/clinic/jobs/visitEndJob';
import { enqueue } from '#server/repository/jobQueue';
import { build, changeOf, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

// Monday 23 November 2026, 08.10 in Jakarta.
const morning = new Date('2026-11-23T01:10:00.000Z');
const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'];
let now = morning;
let api: TestApi;
let owner: Caller;
let [umum, sari, budi, ani]: ResourceObject[] = [];

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: owner } = await clinicOf(api.as('admin')));
  await enqueue(api.database.kysely, now, 'visitEnds', {}, { key: VISIT_ENDS });
  umum = await build(owner, 'poly', { code: 'A', name: 'Poli Umum' });
  sari = await build(owner, 'teamMember', { name: 'Sari Dewi', title: 'dr.', profession: 'dokter' });
  budi = await build(owner, 'teamMember', { name: 'Budi', title: 'drg.', profession: 'dokter_gigi' });
  ani = await build(owner, 'patient', { name: 'Ani Lestari' });
  for (const doctor of [sari, budi]) await build(owner, 'schedule', { doctor: refTo(doctor), poly: refTo(umum) });
});
afterAll(() => api.close());
beforeEach(() => {
  now = morning;
});

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const book = async (values: Given) =>
  owner('POST', '/appointments', await draftOf(owner, 'appointment', { doctor: refTo(sari!), day: tuesday, start: '08:00', ...values }));
const booked = async (values: Given) => recordIn(await book(values));
const give = ({ id }: ResourceObject, name: string, attributes: object = {}, relations: object = {}) =>
  owner('POST', `/appointments/${id}/${name}`, {
    data: {
      type: 'appointments',
      id,
      attributes,
      relationships: Object.fromEntries(Object.entries(relations).map(([key, data]) => [key, { data }])),
    },
  });
const stranger = { patient: null, name: 'Rudi', phone: '081234567890' };

describe('schedules (TEAM-2)', () => {
  const practice = async (values: Given) =>
    owner('POST', '/schedules', await draftOf(owner, 'schedule', { doctor: refTo(sari!), poly: refTo(umum!), ...values }));

  test.each<[string, Given, string[]]>([
    ['at the same time', { start: '11:00', end: '13:00' }, ['schedule.overlaps /data/attributes/start']],
    ['that ends before it begins', { start: '13:00', end: '12:00' }, ['time.order /data/attributes/end']],
    ['shorter than one appointment', { start: '13:00', end: '13:15', minutes: 30 }, ['schedule.too_short /data/attributes/minutes']],
    ['on no day', { start: '13:00', end: '14:00', weekdays: [] }, ['required /data/attributes/weekdays']],
  ])('given a doctor’s schedule, when one is added %s, then it is refused', async (_, values, problems) => {
    expect(errorsIn(await practice(values))).toEqual(problems);
  });

  test.each<[string, Given]>([
    ['after it', { start: '12:00', end: '13:00' }],
    ['on another day', { weekdays: ['minggu'] }],
    ['that was valid before', { valid_to: '2026-10-31', weekdays: ['senin'], start: '12:00', end: '14:00', valid_from: '2026-10-01' }],
  ])('given a doctor’s schedule, when one is added %s, then it is taken', async (_, values) => {
    const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
    await practice({ doctor: refTo(doctor), valid_from: '2026-11-01' });
    expect(said(await practice({ doctor: refTo(doctor), ...values }))).toEqual([201]);
  });

  test('given two schedules of a doctor on one weekday, when a third overlaps both, then the refusal names both', async () => {
    const doctor = refTo(await build(owner, 'teamMember', { profession: 'dokter' }));
    const on = (weekday: string, start: string, end: string) => practice({ doctor, weekdays: [weekday], start, end });
    for (const [start, end] of [
      ['08:00', '10:00'],
      ['10:00', '12:00'],
    ] as const)
      expect(said(await on('senin', start, end))).toEqual([201]);
    expect(said(await on('selasa', '09:00', '11:00'))).toEqual([201]);
    const refused = await practice({ doctor, weekdays: ['senin', 'rabu'], start: '09:00', end: '11:00' });
    expect(said(refused)).toEqual([409, 'schedule.overlaps /data/attributes/start']);
    expect(refused.document.errors![0]!.meta).toEqual({ list: '08:00–10:00 Poli Umum, 10:00–12:00 Poli Umum' });
  });

  test('given a schedule, when it is changed without touching another, then it is not compared with itself', async () => {
    const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
    const made = recordIn(await practice({ doctor: refTo(doctor) }));
    const changed = await owner('PATCH', `/schedules/${made.id}`, changeOf('schedule', made.id, { end: '13:00' }));
    expect(said(changed)).toEqual([200]);
  });
});

test('given a deleted schedule, when its times were given to another one meanwhile, then it cannot be brought back (TEAM-2)', async () => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
  const of = { doctor: refTo(doctor), poly: refTo(umum!) };
  const first = await build(owner, 'schedule', of);
  const gone = await owner('DELETE', `/schedules/${first.id}`);
  await build(owner, 'schedule', of);
  const back = await owner('DELETE', String(gone.headers['location']).replace('/api/v1', ''));
  expect(said(back)).toEqual([409, 'schedule.overlaps /data/attributes/start']);
});

test('given a time of the schedule, when it is booked, then it has an end, a room and a number', async () => {
  const made = await booked({ patient: refTo(ani!), start: '08:15' });
  expect(made.attributes).toMatchObject({ person: 'Ani Lestari', status: 'dipesan', day: tuesday, start: '08:15', end: '08:30' });
  expect(made.attributes!['number']).toMatch(/^JT\/2026\/11\/\d{5}$/);
  expect(made.relationships!['poly']!.data).toEqual(refTo(umum!));
});

test('given a booking, when the doctor’s licence has expired since, then nobody arrives for this doctor, not by the owner either (TEAM-3)', async () => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter', name: 'Hasan' });
  await build(owner, 'schedule', { doctor: refTo(doctor), poly: refTo(umum!), weekdays: ['senin'] });
  const made = await booked({ patient: refTo(ani!), doctor: refTo(doctor), day: monday, start: '11:00' });
  await owner('PATCH', `/team-members/${doctor.id}`, changeOf('teamMember', doctor.id, { sip_no: '1', sip_expires_at: '2026-01-01' }));
  expect(said(await give(made, 'arrive'))).toEqual([409, 'visit.licence_expired /data/relationships/doctor']);
});

test.each<[string, Given, string]>([
  ['outside of the schedule', { ...stranger, start: '07:00' }, 'appointment.no_slot /data/attributes/start'],
  ['between two times', { ...stranger, start: '08:05' }, 'appointment.no_slot /data/attributes/start'],
  ['on a day without practice', { ...stranger, day: '2026-11-29' }, 'appointment.no_slot /data/attributes/start'],
  ['that has passed today', { ...stranger, day: monday, start: '08:00' }, 'appointment.past /data/attributes/start'],
  ['for somebody without a name', { ...stranger, name: null }, 'required /data/attributes/name'],
  ['for somebody without a phone', { ...stranger, phone: null }, 'required /data/attributes/phone'],
])('given a schedule, when a time %s is booked, then it is refused', async (_, values, problem) => {
  expect(errorsIn(await book(values))).toEqual([problem]);
});

test('given 20 bookings of one time at once, then one is taken and the others are said to be too late (APT-1)', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => book({ ...stranger, day: wednesday, start: '09:00' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(new Set(answers.flatMap((one) => errorsIn(one)))).toEqual(new Set(['appointment.full /data/attributes/start']));
});

test('given a schedule for two patients at a time and a quota of three, then two have one time, and the day is full after three', async () => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
  await build(owner, 'schedule', { doctor: refTo(doctor), poly: refTo(umum!), parallel: 2, quota: 3 });
  const at = (start: string) => book({ ...stranger, doctor: refTo(doctor), start });
  const [one, two] = [await at('08:00'), await at('08:00')];
  expect([one, two].map((answer) => recordIn(answer).attributes!['lane'])).toEqual([0, 1]);
  expect(said(await at('08:00'))).toEqual([409, 'appointment.full /data/attributes/start']);
  expect(said(await at('08:15'))).toEqual([201]);
  expect(said(await at('08:30'))).toEqual([409, 'appointment.full /data/attributes/start']);
  await give(recordIn(one), 'cancel', { reason: 'Salah tanggal' });
  expect(said(await at('08:00'))).toEqual([201]);
});

test('given a booked time, when a row is written past the checks, then the database refuses it (APT-1)', async () => {
  const { id } = await booked({ ...stranger, start: '10:00' });
  const again = api.database.pool.query(
    `with scope as (select set_config('nadi.scope', 'all', true))
     insert into appointments (id, entity_id, number, day, start, "end", lane, doctor_id, poly_id)
     select gen_random_uuid(), entity_id, 'JT/0', day, '10:05', '10:20', lane, doctor_id, poly_id from scope, appointments where id = $1`,
    [id],
  );
  await expect(again).rejects.toMatchObject({ code: '23P01', constraint: 'appointments_overlap' });
});

test('given a patient with an appointment, when they are booked with another doctor at the same time, then it has to be confirmed (APT-4)', async () => {
  const patient = refTo(await build(owner, 'patient'));
  await booked({ patient, start: '11:00' });
  const document = await draftOf(owner, 'appointment', { doctor: refTo(budi!), patient, day: tuesday, start: '11:00' });
  const answer = await owner('POST', '/appointments', document);
  expect(said(answer)).toEqual([409, 'confirm.needed', 'appointment.same_time']);
  const confirmed = { ...document, meta: { confirmed: ['appointment.same_time'] } };
  expect(said(await owner('POST', '/appointments', confirmed))).toEqual([201]);
});

test('given appointments, when their doctor takes leave, then the leave names them, and afterwards nothing can be booked (APT-3)', async () => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
  await build(owner, 'schedule', { doctor: refTo(doctor), poly: refTo(umum!) });
  const concerned = await booked({ ...stranger, doctor: refTo(doctor), start: '08:00' });
  const document = await draftOf(owner, 'leave', { member: refTo(doctor), first_day: tuesday, last_day: wednesday });
  const answer = await owner('POST', '/leaves', document);
  expect(said(answer)).toEqual([409, 'confirm.needed', 'leave.booked']);
  expect(answer.document.errors![1]!.meta).toMatchObject({ id: concerned.id, name: 'Rudi', date: tuesday, time: '08:00' });
  const confirmed = await owner('POST', '/leaves', { ...document, meta: { confirmed: ['leave.booked'] } });
  expect(said(confirmed)).toEqual([201]);
  expect(said(await book({ ...stranger, doctor: refTo(doctor), start: '08:15' }))).toEqual([
    409,
    'appointment.leave /data/attributes/start',
  ]);
  expect(said(await give(concerned, 'move', { day: '2026-11-26', start: '08:00' }, { doctor: refTo(doctor) }))).toEqual([200]);
});

test('given an appointment, when it is moved, then its old time is free, and to a taken time it cannot be moved', async () => {
  const [one, other] = [await booked({ ...stranger, start: '11:30' }), await booked({ ...stranger, start: '11:45' })];
  const taken = await give(one, 'move', { day: tuesday, start: '11:45' }, { doctor: refTo(sari!) });
  expect(said(taken)).toEqual([409, 'appointment.full /data/attributes/start']);
  expect(said(await give(one, 'move', { day: wednesday, start: '11:45' }, { doctor: refTo(sari!) }))).toEqual([200]);
  expect(said(await give(other, 'move', { day: tuesday, start: '11:30' }, { doctor: refTo(sari!) }))).toEqual([200]);
});

test('given an appointment of today, when the patient arrives, then there is a visit with a number; of another day there is none (APT-5)', async () => {
  const today = await booked({ patient: refTo(await build(owner, 'patient')), day: monday, start: '08:30', complaint: 'Batuk' });
  const later = await booked({ patient: refTo(await build(owner, 'patient')), start: '09:30' });
  await give(today, 'confirm');
  const arrived = recordIn(await give(today, 'arrive'));
  const visit = recordIn(await owner('GET', `/visits/${(arrived.relationships!['visit']!.data as { id: string }).id}`));
  expect(arrived.attributes!['status']).toBe('datang');
  expect(visit.attributes).toMatchObject({ status: 'antri', day: monday, complaint: 'Batuk' });
  expect(visit.attributes!['queue_no']).toMatch(/^A-\d{3}$/);
  expect(said(await give(later, 'arrive'))).toEqual([409, 'appointment.not_today']);
  expect(said(await give(today, 'arrive'))[0]).toBe(409);
});

test('given a booking without a patient, when it is said who came, then the visit is of that patient (APT-5)', async () => {
  const made = await booked({ ...stranger, day: monday, start: '08:45' });
  const patient = await build(owner, 'patient', { name: 'Rudi Hartono' });
  const named = recordIn(await give(made, 'identify', {}, { patient: refTo(patient) }));
  expect(named.attributes).toMatchObject({ person: 'Rudi Hartono', name: null, phone: null });
  expect(said(await give(made, 'arrive'))).toEqual([200]);
});

test.each([
  ['Asia/Jayapura', '2026-11-23T14:30:00.000Z'],
  ['Asia/Makassar', '2026-11-23T15:30:00.000Z'],
  ['Asia/Jakarta', '2026-11-23T16:30:00.000Z'],
])(
  'given a clinic in %s, then at 23.30 its day still goes on, and at 00.30 nobody is expected any more (APT-2, APT-6)',
  async (zone, late) => {
    const admin = api.as('admin');
    const { call, entity } = await clinicOf(admin);
    await admin('PATCH', `/entity/${entity.id}`, changeOf('entity', entity.id, { time_zone: zone }));
    const doctor = refTo(await build(call, 'teamMember', { profession: 'dokter' }));
    await build(call, 'schedule', { doctor, start: '00:00', end: '24:00' });
    const at = (day: string, start: string) =>
      draftOf(call, 'appointment', { ...stranger, doctor, day, start }).then((draft) => call('POST', '/appointments', draft));
    const expected = recordIn(await at(monday, '23:45'));
    const [half, hour] = [new Date(late), new Date(Date.parse(late) + 3_600_000)];
    now = half;
    await api.app.jobs.runDue();
    const status = async () => recordIn(await call('GET', `/appointments/${expected.id}`)).attributes!['status'];
    expect([await status(), said(await at(monday, '23:15')), said(await at(monday, '23:30'))]).toEqual([
      'dipesan',
      [422, 'appointment.past /data/attributes/start'],
      [422, 'appointment.past /data/attributes/start'],
    ]);
    now = hour;
    for (const _ of ['once', 'twice']) await api.app.jobs.runDue();
    expect(await status()).toBe('tidak_datang');
    expect(said(await at(tuesday, '00:15'))).toEqual([422, 'appointment.past /data/attributes/start']);
    expect(said(await at(tuesday, '00:45'))).toEqual([201]);
  },
);

test('given two clinics, then neither sees the other’s schedules, leaves and appointments', async () => {
  const { call } = await clinicOf(api.as('admin'));
  await booked({ ...stranger, start: '10:30' });
  for (const path of ['/schedules', '/leaves', '/appointments']) expect(recordsIn(await call('GET', path))).toEqual([]);
});
