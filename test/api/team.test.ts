/** What the list of the team says of each: the role of the login, and the hours of the clinic's day. Rules: TEAM-2, TEAM-7. */
import { weekdays } from '#shared/areas/clinic/resources/schedule';
import { addDays, dayOf } from '#shared/domain/calendarDays';
import type { ResourceObject } from '#shared/jsonapi';
import { build, clinicOf, refTo, type Given } from '../build/records';
import { recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let owner: Caller;
let entity: { type: string; id: string };
let poly: ResourceObject;

beforeAll(async () => {
  api = await startTestApi();
  ({ call: owner, entity } = await clinicOf(api.as('admin')));
  poly = await build(owner, 'poly');
});
afterAll(() => api.close());

const listed = async ({ id }: ResourceObject) =>
  recordsIn(await owner('GET', '/team-members?page[size]=100')).find((one) => one.id === id)!.attributes!;

// The database tells the day by its own clock.
const today = dayOf(new Date().toISOString(), 'Asia/Jakarta');
const weekday = weekdays[(new Date(today).getUTCDay() + 6) % 7]!;
const others = weekdays.filter((one) => one !== weekday);
const early = { weekdays: [weekday], start: '08:00', end: '12:00' };
const late = { weekdays: [weekday], start: '16:00', end: '20:00' };

test.each<[string, readonly Given[], readonly Given[], string | null]>([
  ['two schedules on this day of the week', [late, early], [], '08:00–12:00, 16:00–20:00'],
  ['schedules on the other days only', [{ ...early, weekdays: others }], [], null],
  ['a schedule that is over', [{ ...early, valid_to: addDays(today, -1) }], [], null],
  [
    'a schedule that begins tomorrow, and one that begins today',
    [
      { ...late, valid_from: addDays(today, 1) },
      { ...early, valid_from: today },
    ],
    [],
    '08:00–12:00',
  ],
  ['a leave', [early], [{ first_day: today, last_day: today }], null],
  ['a leave that was over yesterday', [early], [{ first_day: addDays(today, -3), last_day: addDays(today, -1) }], '08:00–12:00'],
  ['no schedule', [], [], null],
])('given a doctor with %s, then the list tells the hours of today', async (_, schedules, leaves, hours) => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
  for (const one of schedules) await build(owner, 'schedule', { minutes: 15, ...one, doctor: refTo(doctor), poly: refTo(poly) });
  for (const one of leaves) await build(owner, 'leave', { ...one, member: refTo(doctor) });
  expect((await listed(doctor))['hours_today']).toBe(hours);
});

test('given a schedule that is deleted, then it is no longer told', async () => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
  const { id } = await build(owner, 'schedule', { minutes: 15, ...early, doctor: refTo(doctor), poly: refTo(poly) });
  expect((await listed(doctor))['hours_today']).toBe('08:00–12:00');
  await owner('DELETE', `/schedules/${id}`);
  expect((await listed(doctor))['hours_today']).toBeNull();
});

test('given a login, then the list tells its role, until the membership ends', async () => {
  const dokter = recordsIn(await owner('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === 'dokter')!;
  const login = await build(owner, 'membership', { entity, role: refTo(dokter) });
  const doctor = await build(owner, 'teamMember', { membership: refTo(login) });
  expect((await listed(doctor))['role']).toBe('dokter');
  const ofRole = async (role: string) => recordsIn(await owner('GET', `/team-members?filter[role]=${role}`)).map(({ id }) => id);
  expect(await ofRole('dokter')).toEqual([doctor.id]);
  expect(await ofRole('kasir')).toEqual([]);
  expect((await listed(await build(owner, 'teamMember', { membership: null })))['role']).toBeNull();
  const ended = await owner('POST', `/memberships/${login.id}/end`, { data: { type: 'memberships', id: login.id, attributes: {} } });
  expect(recordIn(ended).attributes!['status']).toBe('ended');
  expect((await listed(doctor))['role']).toBeNull();
});
