/** The kiosk of a clinic: who proves by number and date of birth who they are takes one number, and nothing else is told. Rule: VIS-8. */
import type { KioskChoice, KioskTicket } from '#shared/areas/clinic/domain/kiosk';
import type { ResourceObject } from '#shared/jsonapi';
import { build, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

// Monday 23 November 2026, 08.10 in Jakarta.
const morning = new Date('2026-11-23T01:10:00.000Z');
const [sunday, monday] = ['2026-11-22', '2026-11-23'];
const HOUR = 3_600_000;
const born = '1990-08-17';
let now = morning;
let api: TestApi;
let owner: Caller;
let guest: Caller;
let entity: { type: string; id: string };
let umum: ResourceObject;
let sari: ResourceObject;
let key: unknown;

const doctorWith = async (given: Given, schedule: Given = {}) => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter', ...given });
  await build(owner, 'schedule', { doctor: refTo(doctor), poly: refTo(umum), start: '08:00', end: '20:00', ...schedule });
  return doctor;
};
const settings = async (command: string, by: Caller = owner): Promise<unknown> => {
  const answer = await by('POST', `/entity/${entity.id}/${command}`, { data: { type: 'entity', id: entity.id, attributes: {} } });
  return answer.status === 200 ? recordIn(answer).attributes!['kiosk_key'] : answer.status;
};
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const metaOf = <T>({ document }: Answered) => document.meta as unknown as T;
const mrnOf = ({ attributes }: ResourceObject) => String(attributes!['mrn']);
/** Each with another name, by more than a typing error, so that none is taken for another one. */
let added = 0;
const addPatient = (given: Given = {}) => {
  added += 1;
  const letters = String.fromCharCode(97 + (added % 26), 97 + Math.floor(added / 26));
  return build(owner, 'patient', { name: `Budi${letters} Santoso${letters}`, birth_date: born, ...given });
};
const find = (code: string, birth_date = born, at: unknown = key) =>
  guest('POST', `/kiosks/${String(at)}/patients`, { data: { type: 'kiosk-proofs', attributes: { code, birth_date } } });
const arrive = (code: string, relations: Readonly<Record<string, ResourceObject>>, birth_date = born) =>
  guest('POST', `/kiosks/${String(key)}/arrivals`, {
    data: {
      type: 'kiosk-arrivals',
      attributes: { code, birth_date },
      relationships: Object.fromEntries(Object.entries(relations).map(([name, one]) => [name, { data: refTo(one) }])),
    },
  });
const appointmentOf = async (patient: ResourceObject, given: Given = {}) => {
  const draft = await draftOf(owner, 'appointment', {
    doctor: refTo(sari),
    patient: refTo(patient),
    day: monday,
    start: '11:00',
    ...given,
  });
  return recordIn(await owner('POST', '/appointments', draft));
};
const run = (type: string, { id }: ResourceObject, command: string, attributes: Given = {}) =>
  owner('POST', `/${type}/${id}/${command}`, { data: { type, id, attributes } }, { 'if-match': '*' });
const visitsOf = async (patient: ResourceObject) => recordsIn(await owner('GET', `/visits?filter[patient]=${patient.id}`));

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: owner, entity } = await clinicOf(api.as('admin')));
  guest = api.as('anonymous');
  umum = await build(owner, 'poly', { code: 'A', name: 'Poli Umum', room: 'Ruang 1' });
  sari = await doctorWith({ name: 'Sari Dewi', title: 'dr.' });
  key = await settings('renew-kiosk');
});
afterAll(() => api.close());
beforeEach(() => {
  // Wrong guesses count for a quarter of an hour.
  now = new Date(now.getTime() + HOUR / 3);
});

test('given a kiosk, when it is renewed and closed, then only the newest address leads there, and only the clinic may do it', async () => {
  const old = key;
  key = await settings('renew-kiosk');
  expect((await guest('GET', `/kiosks/${String(old)}`)).status).toBe(404);
  expect(metaOf(await guest('GET', `/kiosks/${String(key)}`))).toEqual({ clinic: expect.any(String) as unknown });
  expect(await settings('close-kiosk')).toBeNull();
  expect(said(await find('000001'))).toEqual([404, 'resource.missing']);
  expect(await settings('renew-kiosk', api.as('admin'))).toBe(403);
  key = await settings('renew-kiosk');
});

test('given a card, when its patient chooses a doctor who practises, then they have a number, and the answer has no name', async () => {
  const patient = await addPatient();
  const found = await find(String(Number(mrnOf(patient))));
  expect(metaOf<KioskChoice>(found)).toMatchObject({ initials: 'BS', tickets: [], appointments: [], doctors: [{ name: 'dr. Sari Dewi' }] });
  const taken = await arrive(mrnOf(patient), { doctor: sari });
  expect([taken.status, metaOf<KioskTicket>(taken)]).toEqual([
    201,
    {
      number: expect.stringMatching(/^A-\d{3}$/) as unknown,
      initials: 'BS',
      doctor: 'dr. Sari Dewi',
      poly: 'Poli Umum',
      room: 'Ruang 1',
      before: 0,
      day: monday,
      time: expect.stringMatching(/^\d\d:\d\d$/) as unknown,
    },
  ]);
  expect(found.text + taken.text).not.toMatch(/Budi|Santoso|1990/);
  const [visit] = await visitsOf(patient);
  expect(visit!.attributes).toMatchObject({ status: 'antri', queue_no: metaOf<KioskTicket>(taken).number });
});

test('given a patient who waits, when they come again, then they see the number that they have and how many are before them', async () => {
  const [first, second] = [await addPatient(), await addPatient({ name: 'Citra Lestari' })];
  await arrive(mrnOf(first), { doctor: sari });
  const taken = metaOf<KioskTicket>(await arrive(mrnOf(second), { doctor: sari }));
  expect(taken.before).toBeGreaterThan(0);
  expect(metaOf<KioskTicket>(await arrive(mrnOf(second), { doctor: sari }))).toEqual(taken);
  expect(metaOf<KioskChoice>(await find(mrnOf(second))).tickets).toEqual([taken]);
});

test('given two presses at once, then one number', async () => {
  const patient = await addPatient();
  const answers = await Promise.all([1, 2, 3].map(() => arrive(mrnOf(patient), { doctor: sari })));
  expect(new Set(answers.map((one) => metaOf<KioskTicket>(one).number)).size).toBe(1);
  expect(await visitsOf(patient)).toHaveLength(1);
});

test.each(['the record number', 'the number of the appointment'])(
  'given an appointment of today, when its patient comes with %s, then it is theirs and becomes the visit',
  async (by) => {
    const patient = await addPatient();
    const appointment = await appointmentOf(patient, { start: by === 'the record number' ? '19:00' : '19:15' });
    const code = by === 'the record number' ? mrnOf(patient) : String(appointment.attributes!['number']);
    expect(metaOf<KioskChoice>(await find(code)).appointments).toMatchObject([{ id: appointment.id, doctor: 'dr. Sari Dewi' }]);
    const taken = await arrive(code, { appointment });
    expect(taken.status).toBe(201);
    // An answer that was lost is asked for again.
    expect(metaOf<KioskTicket>(await arrive(code, { appointment }))).toEqual(metaOf<KioskTicket>(taken));
    expect(recordIn(await owner('GET', `/appointments/${appointment.id}`)).attributes!['status']).toBe('datang');
    expect(await visitsOf(patient)).toHaveLength(1);
  },
);

test('given an appointment of tomorrow, of somebody else, or without a patient, then the kiosk sends them to the desk or knows nobody', async () => {
  const [patient, other] = [await addPatient(), await addPatient({ name: 'Lain', birth_date: '1971-01-01' })];
  const tomorrow = await appointmentOf(patient, { day: '2026-11-24' });
  const theirs = await appointmentOf(other, { start: '19:30' });
  expect(metaOf<KioskChoice>(await find(mrnOf(patient))).appointments).toEqual([]);
  expect(said(await arrive(mrnOf(patient), { appointment: tomorrow }))).toEqual([409, 'kiosk.desk']);
  expect(said(await arrive(mrnOf(patient), { appointment: theirs }))).toEqual([409, 'kiosk.desk']);
  expect(said(await find(String(tomorrow.attributes!['number'])))).toEqual([404, 'kiosk.no_match']);
  const nobody = recordIn(
    await owner(
      'POST',
      '/appointments',
      await draftOf(owner, 'appointment', {
        doctor: refTo(sari),
        patient: null,
        name: 'Rudi',
        phone: '+6281234500001',
        day: monday,
        start: '19:45',
      }),
    ),
  );
  expect(said(await find(String(nobody.attributes!['number'])))).toEqual([404, 'kiosk.no_match']);
  expect(await visitsOf(patient)).toEqual([]);
});

test('given an appointment of today, when its patient chooses the doctor instead, then they come to it all the same', async () => {
  const patient = await addPatient();
  const appointment = await appointmentOf(patient, { start: '18:45' });
  expect((await arrive(mrnOf(patient), { doctor: sari })).status).toBe(201);
  expect(recordIn(await owner('GET', `/appointments/${appointment.id}`)).attributes!['status']).toBe('datang');
  expect(await visitsOf(patient)).toHaveLength(1);
});

test('given an appointment with a doctor who is on leave by now, then the kiosk gives no number', async () => {
  const [patient, doctor] = [await addPatient(), await doctorWith({ name: 'Fajar' })];
  const appointment = await appointmentOf(patient, { doctor: refTo(doctor), start: '18:00' });
  const leave = await draftOf(owner, 'leave', { member: refTo(doctor), first_day: monday, last_day: monday });
  expect((await owner('POST', '/leaves', { ...leave, meta: { confirmed: ['leave.booked'] } })).status).toBe(201);
  expect(said(await arrive(mrnOf(patient), { appointment }))).toEqual([409, 'kiosk.desk']);
  expect(await visitsOf(patient)).toEqual([]);
});

test('given a doctor on leave, one whose licence has expired and one whose hours are over, then none of them is offered or taken', async () => {
  const patient = await addPatient();
  const away = await doctorWith({ name: 'Cici' });
  await build(owner, 'leave', { member: refTo(away), first_day: monday, last_day: monday });
  const expired = await doctorWith({ name: 'Dodi', sip_expires_at: sunday });
  const early = await doctorWith({ name: 'Edi' }, { start: '06:00', end: '08:00' });
  expect(metaOf<KioskChoice>(await find(mrnOf(patient))).doctors.map(({ name }) => name)).toEqual(['dr. Sari Dewi']);
  for (const doctor of [away, expired, early]) expect(said(await arrive(mrnOf(patient), { doctor }))).toEqual([409, 'kiosk.desk']);
});

test.each<[string, (patient: ResourceObject) => Promise<unknown>]>([
  ['a wrong date of birth', async (patient) => find(mrnOf(patient), '1990-08-18')],
  ['a number that nobody has', async () => find('999999')],
  ['no number at all', async () => find('Budi')],
  [
    'a date of birth that is estimated',
    async () => {
      const estimated = await addPatient({ birth_date: '1960-01-01', birth_estimated: true });
      return find(mrnOf(estimated), '1960-01-01');
    },
  ],
  [
    'a patient who has died',
    async (patient) => {
      await run('patients', patient, 'record-death', { deceased_on: monday });
      return find(mrnOf(patient));
    },
  ],
  [
    'a patient of another clinic',
    async () => {
      const { call } = await clinicOf(api.as('admin'));
      for (let count = 0; count < 40; count += 1) await build(call, 'patient', { birth_date: '1980-01-01' });
      return find('000040', '1980-01-01');
    },
  ],
])('given %s, then the answer is one and the same', async (_, ask) => {
  expect(said((await ask(await addPatient())) as Answered)).toEqual([404, 'kiosk.no_match']);
});

test('given five wrong dates of birth of one card, then the right one is refused, too, until a quarter of an hour has passed', async () => {
  const patient = await addPatient();
  const number = String(Number(mrnOf(patient)));
  // With any number of zeros it is one number.
  for (let day = 1; day <= 5; day += 1) expect((await find(number.padStart(1 + day, '0'), `1991-01-0${day}`)).status).toBe(404);
  expect(said(await find(mrnOf(patient)))).toEqual([429, 'rate.limited']);
  expect((await find(mrnOf(await addPatient()))).status).toBe(200);
  now = new Date(now.getTime() + 16 * 60_000);
  expect((await find(mrnOf(patient))).status).toBe(200);
});

test('given twenty wrong dates of birth of one card at once, then five are looked at', async () => {
  const patient = await addPatient();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => find(mrnOf(patient), `1992-01-${String(at + 1).padStart(2, '0')}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(404), ...Array<number>(15).fill(429)]);
});

test('given thirty wrong guesses at one clinic, then its kiosk waits for a quarter of an hour', async () => {
  const patient = await addPatient();
  for (let count = 0; count < 30; count += 1) await find(String(900_000 + count));
  expect(said(await find(mrnOf(patient)))).toEqual([429, 'rate.limited']);
  now = new Date(now.getTime() + 16 * 60_000);
  expect((await find(mrnOf(patient))).status).toBe(200);
});

test.each<[string, Given, string]>([
  ['no date', { code: '000001', birth_date: '1990-02-30' }, 'invalid_date /data/attributes/birth_date'],
  ['a code that is too long', { code: '1'.repeat(41), birth_date: born }, 'too_long /data/attributes/code'],
  ['a foreign field', { code: '000001', birth_date: born, patient: 'x' }, 'unknown_field /data/attributes/patient'],
])('given %s, then it is refused by the rule of the field', async (_, attributes, problem) => {
  const answer = await guest('POST', `/kiosks/${String(key)}/patients`, { data: { type: 'kiosk-proofs', attributes } });
  expect(said(answer)).toEqual([422, problem]);
});

test('given words that are no number, however many, then they are no guesses', async () => {
  const patient = await addPatient();
  for (let count = 0; count < 31; count += 1) expect((await find(`Budi ${count}`)).status).toBe(404);
  expect((await find(mrnOf(patient))).status).toBe(200);
});

test('given a patient who was merged, then the card from before leads to the record that stays', async () => {
  const [stays, goes] = [await addPatient({ name: 'Ani Hartati' }), await addPatient({ name: 'Ani Lestary' })];
  const merged = await owner(
    'POST',
    `/patients/${goes.id}/merge`,
    { data: { type: 'patients', id: goes.id, attributes: { reason: 'Orang yang sama' }, relationships: { into: { data: refTo(stays) } } } },
    { 'if-match': '*' },
  );
  expect(merged.status).toBe(200);
  await arrive(mrnOf(goes), { doctor: sari });
  expect(await visitsOf(stays)).toHaveLength(1);
});

test('given a clinic whose subscription was cancelled, then its kiosk is closed', async () => {
  const admin = api.as('admin');
  const [header] = recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${entity.id}`));
  await admin('POST', `/clientsubsheader/${header!.id}/cancel`, {
    data: { type: 'clientsubsheader', id: header!.id, attributes: { reason: 'Tutup', when: 'now' } },
  });
  expect([said(await guest('GET', `/kiosks/${String(key)}`)), said(await find('000001'))]).toEqual([
    [404, 'resource.missing'],
    [404, 'resource.missing'],
  ]);
});
