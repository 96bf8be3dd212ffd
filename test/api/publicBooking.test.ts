/** The public booking page of a clinic: free times for anybody with its address, and nothing of other people. Rule: APT-7. */
import type { BookingPage } from '#shared/areas/clinic/domain/booking';
import type { ResourceObject } from '#shared/jsonapi';
import { build, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

// Monday 23 November 2026, 08.10 in Jakarta.
const morning = new Date('2026-11-23T01:10:00.000Z');
const [monday, tuesday, friday] = ['2026-11-23', '2026-11-24', '2026-11-27'];
let now = morning;
let api: TestApi;
let owner: Caller;
let guest: Caller;
let entity: { type: string; id: string };
let umum: ResourceObject;
let sari: ResourceObject;
let phones = 0;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: owner, entity } = await clinicOf(api.as('admin')));
  guest = api.as('anonymous');
  umum = await build(owner, 'poly', { code: 'A', name: 'Poli Umum' });
  sari = await doctorWith({ name: 'Sari Dewi', title: 'dr.', title_after: 'Sp.PD', specialty: 'Penyakit dalam' });
});
afterAll(() => api.close());
beforeEach(() => {
  // Another hour for each test: what a clinic and an address may ask for is counted by time.
  now = new Date(now.getTime() + 3_700_000);
});

const doctorWith = async (given: Given, schedule: Given = {}) => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter', ...given });
  await build(owner, 'schedule', { doctor: refTo(doctor), poly: refTo(umum), start: '08:00', end: '20:00', ...schedule });
  return doctor;
};
const settings = async (command: string, by: Caller = owner): Promise<unknown> => {
  const answer = await by('POST', `/entity/${entity.id}/${command}`, { data: { type: 'entity', id: entity.id, attributes: {} } });
  return answer.status === 200 ? recordIn(answer).attributes!['booking_key'] : answer.status;
};
const page = (key: unknown) => guest('GET', `/booking-pages/${String(key)}`);
const metaOf = <T>({ document }: Answered) => document.meta as unknown as T;
const doctorsOn = async (key: unknown) => metaOf<BookingPage>(await page(key)).doctors;
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const somePhone = () => `+62812345${String((phones += 1)).padStart(5, '0')}`;
const book = (key: unknown, { doctor = sari, ...given }: { doctor?: ResourceObject } & Record<string, unknown> = {}) => {
  const attributes = { day: tuesday, start: '08:00', name: 'Rudi Hartono', birth_date: '1990-05-17', phone: somePhone(), ...given };
  const data = { type: 'bookings', attributes, relationships: { doctor: { data: refTo(doctor) } } };
  return guest('POST', `/booking-pages/${String(key)}/bookings`, { data });
};
const byToken = (path: string, token: unknown) => guest('POST', path, { data: { type: 'booking-tokens', attributes: { token } } });
const appointmentOf = async (answer: Answered): Promise<ResourceObject> => {
  const { number } = metaOf<{ number: string }>(answer);
  return recordsIn(await owner('GET', `/appointments?page[size]=100`)).find(({ attributes }) => attributes!['number'] === number)!;
};
const mailsTo = async (email: string) =>
  recordsIn(await api.as('admin')('GET', `/mails?filter[purpose]=booking&page[size]=100`)).filter(
    ({ attributes }) => attributes!['to'] === email,
  );

test('given a clinic that has never opened its page, when it is opened, renewed and closed, then only the newest address leads there', async () => {
  const first = await settings('renew-booking');
  const second = await settings('renew-booking');
  expect([(await page(first)).status, (await page(second)).status]).toEqual([404, 200]);
  expect(await settings('close-booking')).toBeNull();
  expect([said(await page(second)), said(await book(second))]).toEqual([
    [404, 'resource.missing'],
    [404, 'resource.missing'],
  ]);
  expect(await settings('renew-booking', api.as('admin'))).toBe(403);
});

test('given appointments, leave and a licence that ends, then the page has doctors with free times, and nothing of any patient', async () => {
  const key = await settings('renew-booking');
  const ends = await doctorWith({ name: 'Budi', sip_expires_at: tuesday });
  const away = await doctorWith({ name: 'Cici' });
  await build(owner, 'leave', { member: refTo(away), first_day: monday, last_day: '2027-01-31' });
  const patient = await build(owner, 'patient', { name: 'Ani Lestari' });
  await owner(
    'POST',
    '/appointments',
    await draftOf(owner, 'appointment', { doctor: refTo(sari), patient: refTo(patient), day: friday, start: '09:00' }),
  );
  const answer = await page(key);
  const doctors = metaOf<BookingPage>(answer).doctors;
  const daysOf = ({ id }: ResourceObject) => doctors.find((one) => one.id === id)!.days;
  expect(doctors.find(({ id }) => id === sari.id)).toMatchObject({ name: 'dr. Sari Dewi, Sp.PD', specialty: 'Penyakit dalam' });
  expect(daysOf(sari).find(({ day }) => day === friday)!.times).not.toContain('09:00');
  expect(daysOf(sari).at(-1)!.day).toBe('2026-12-22');
  expect(daysOf(ends).map(({ day }) => day)).toEqual([monday, tuesday]);
  expect(daysOf(away)).toEqual([]);
  expect(answer.text).not.toMatch(/Ani|Lestari/);
});

test('given the page, when somebody books with a mail address, then the desk has it, the page has the time no more, and a mail has the link that cancels', async () => {
  const key = await settings('renew-booking');
  const answer = await book(key, { start: '10:00', email: 'rudi@pasien.test', complaint: 'Batuk berdarah' });
  expect(answer.status).toBe(201);
  const made = metaOf<{ number: string; token: string }>(answer);
  expect(made).toMatchObject({ day: tuesday, start: '10:00', doctor: 'dr. Sari Dewi, Sp.PD', mailed: null });
  const kept = await appointmentOf(answer);
  expect(kept.attributes).toMatchObject({
    status: 'dipesan',
    source: 'public',
    person: 'Rudi Hartono',
    email: 'rudi@pasien.test',
    complaint: 'Batuk berdarah',
  });
  expect(kept.relationships!['patient']!.data).toBeNull();
  const doctor = (await doctorsOn(key)).find(({ id }) => id === sari.id)!;
  expect(doctor.days.find(({ day }) => day === tuesday)!.times).not.toContain('10:00');
  const [mail] = await mailsTo('rudi@pasien.test');
  expect(mail!.attributes!['subject']).toContain(made.number);
  expect(mail!.attributes!['body']).toContain(`/batal-janji?token=${made.token}`);
  expect(mail!.attributes!['body']).not.toContain('Batuk');
});

test('given a booking, when its token is used, then it is shown without any name and cancelled once, and its time is free again', async () => {
  const key = await settings('renew-booking');
  const made = metaOf<{ token: string; number: string }>(await book(key, { start: '11:00' }));
  const read = await byToken('/booking', made.token);
  expect([read.status, metaOf(read)]).toMatchObject([200, { number: made.number, day: tuesday, start: '11:00', isOpen: true }]);
  expect(read.text).not.toMatch(/Rudi|62812/);
  // Also of a clinic that has closed its page since.
  await settings('close-booking');
  const cancelled = await byToken('/booking-cancellation', made.token);
  expect([cancelled.status, metaOf(cancelled)]).toMatchObject([200, { isOpen: false }]);
  expect(said(await byToken('/booking-cancellation', made.token))).toEqual([409, 'state.illegal']);
  expect((await book(await settings('renew-booking'), { start: '11:00' })).status).toBe(201);
  for (const path of ['/booking', '/booking-cancellation'])
    expect(said(await byToken(path, 'x'.repeat(43)))).toEqual([404, 'resource.missing']);
});

test.each<[string, Record<string, unknown>, (string | number)[]]>([
  ['that is taken', { day: friday, start: '09:00' }, [409, 'appointment.full /data/attributes/start']],
  ['that the schedule does not have', { start: '07:00' }, [422, 'appointment.no_slot /data/attributes/start']],
  ['more than 30 days ahead', { day: '2026-12-23' }, [422, 'appointment.no_slot /data/attributes/start']],
  ['that has passed', { day: monday, start: '08:00' }, [422, 'appointment.past /data/attributes/start']],
  ['for somebody who is not born yet', { birth_date: '2027-01-01' }, [422, 'date.future /data/attributes/birth_date']],
  ['without name and phone', { name: ' ', phone: null }, [422, 'required /data/attributes/name', 'required /data/attributes/phone']],
  ['with a phone that is none', { phone: '12' }, [422, 'invalid_phone /data/attributes/phone']],
  ['with a complaint that is too long', { complaint: 'x'.repeat(1_001) }, [422, 'too_long /data/attributes/complaint']],
  ['for a patient whom they name', { patient: 'x' }, [422, 'unknown_field /data/attributes/patient']],
])('given the page, when a time is booked %s, then it is refused', async (_, given, refused) => {
  expect(said(await book(await settings('renew-booking'), given))).toEqual(refused);
});

test('given the doctor of another clinic, then nothing can be booked with them', async () => {
  const { call } = await clinicOf(api.as('admin'));
  const other = await build(call, 'teamMember', { profession: 'dokter' });
  await build(call, 'schedule', { doctor: refTo(other) });
  expect((await book(await settings('renew-booking'), { doctor: other })).status).toBe(422);
});

test('given ten people who want one time at once, then one has it', async () => {
  const key = await settings('renew-booking');
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(key, { start: '12:00' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('given a patient of the clinic, when somebody books with their phone, then the answer is as for anybody', async () => {
  const key = await settings('renew-booking');
  const phone = somePhone();
  await build(owner, 'patient', { name: 'Rudi Hartono', phone });
  const [known, unknown] = [await book(key, { start: '13:00', phone }), await book(key, { start: '13:15' })];
  expect([known.status, Object.keys(metaOf<object>(known))]).toEqual([unknown.status, Object.keys(metaOf<object>(unknown))]);
});

test('given five bookings to come of one phone, then there is no sixth until one is cancelled and an hour has passed', async () => {
  const key = await settings('renew-booking');
  const phone = somePhone();
  const at = (start: string) => book(key, { day: friday, start, phone });
  const made: Answered[] = [];
  for (const start of ['14:00', '14:15', '14:30', '14:45', '15:00']) made.push(await at(start));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(said(await at('15:15'))).toEqual([409, 'booking.too_many /data/attributes/phone']);
  await byToken('/booking-cancellation', metaOf<{ token: string }>(made[0]!).token);
  expect(said(await at('15:15'))).toEqual([409, 'booking.too_many /data/attributes/phone']);
  now = new Date(now.getTime() + 3_700_000);
  expect((await at('15:15')).status).toBe(201);
});

test('given 60 bookings within an hour, then the clinic takes no more on its page until some are older, and the desk still books', async () => {
  const key = await settings('renew-booking');
  const doctor = await doctorWith({}, { parallel: 10 });
  const at = (count: number) => ['08:00', '08:15', '08:30', '08:45', '09:00', '09:15'][Math.floor(count / 10)] ?? '10:00';
  const made = await Promise.all(Array.from({ length: 60 }, (_, count) => book(key, { doctor, day: friday, start: at(count) })));
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
  const refused = await book(key, { doctor, day: friday, start: '10:00' });
  expect(said(refused)).toEqual([429, 'rate.limited']);
  const draft = await draftOf(owner, 'appointment', {
    doctor: refTo(doctor),
    patient: null,
    name: 'Rudi',
    phone: somePhone(),
    day: friday,
    start: '10:00',
  });
  expect((await owner('POST', '/appointments', draft)).status).toBe(201);
  now = new Date(now.getTime() + 3_700_000);
  expect((await book(key, { doctor, day: friday, start: '10:00' })).status).toBe(201);
});

test('given one address, when it books 21 times within a few minutes, then it has to wait, whichever clinic it asks', async () => {
  const own = await startTestApi({ clock: () => morning, env: { RATE_LIMIT: '6000' } });
  const attributes = { day: tuesday, start: '08:00', name: 'Rudi', birth_date: '1990-05-17', phone: somePhone() };
  const data = { type: 'bookings', attributes, relationships: { doctor: { data: refTo(sari) } } };
  const path = '/booking-pages/018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00/bookings';
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) statuses.push((await own.as('anonymous')('POST', path, { data })).status);
  expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  await own.close();
});

test('given a booking of today, when it is said who came, then phone and mail address are the patient’s own, and the visit is theirs', async () => {
  const kept = await appointmentOf(await book(await settings('renew-booking'), { day: tuesday, start: '16:00', email: 'r@pasien.test' }));
  now = new Date(`${tuesday}T03:00:00.000Z`);
  const patient = await build(owner, 'patient', { name: 'Rudianto' });
  const give = (command: string, relationships = {}) =>
    owner('POST', `/appointments/${kept.id}/${command}`, { data: { type: 'appointments', id: kept.id, attributes: {}, relationships } });
  const identified = recordIn(await give('identify', { patient: { data: refTo(patient) } }));
  expect(identified.attributes).toMatchObject({ person: 'Rudianto', name: null, phone: null, email: null, source: 'public' });
  expect(recordIn(await give('arrive')).attributes!['status']).toBe('datang');
});

test('given a clinic whose subscription was cancelled, then its page is closed', async () => {
  const key = await settings('renew-booking');
  const admin = api.as('admin');
  const [header] = recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${entity.id}`));
  await admin('POST', `/clientsubsheader/${header!.id}/cancel`, {
    data: { type: 'clientsubsheader', id: header!.id, attributes: { reason: 'Tutup', when: 'now' } },
  });
  expect([said(await page(key)), said(await book(key))]).toEqual([
    [404, 'resource.missing'],
    [404, 'resource.missing'],
  ]);
});
