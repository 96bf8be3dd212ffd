/** Which times of a day can be booked: from schedules, leaves, bookings, and the clinic's clock. Rules: TEAM-2, APT-1, APT-2. */
import {
  collide,
  linesOf,
  slotsOn,
  weekdayOf,
  type Absence,
  type Agenda,
  type Booked,
  type Practice,
} from '#shared/areas/clinic/domain/slots';
import { weekdays } from '#shared/areas/clinic/resources/schedule';
import { minutesOf, momentIn, quarters, timeAt } from '#shared/domain/timeOfDay';

const [monday, sunday] = ['2026-11-23', '2026-11-29'];
const ref = (type: string, id: string) => ({ type, id });
const doctor = ref('team-members', 'sari');
const practice = (values: Partial<Practice> = {}): Practice => ({
  id: 'one',
  doctor,
  poly: ref('polies', 'umum'),
  weekdays: ['senin'],
  start: '08:00',
  end: '09:00',
  minutes: 20,
  parallel: 1,
  quota: null,
  valid_from: null,
  valid_to: null,
  ...values,
});
const booked = (start: string, end: string, lane = 0, of = doctor): Booked => ({ doctor: of, day: monday, start, end, lane });
const away = (first_day: string, last_day: string, member = doctor): Absence => ({ member, first_day, last_day });

/** `08:00` free, `08:20 full` not. */
const said = (day: string, agenda: Partial<Agenda> = {}) =>
  slotsOn(day, { practices: [practice()], absences: [], booked: [], now: { day: '2026-11-01', time: '07:00' }, ...agenda }).map(
    ({ start, why }) => [start, why].filter(Boolean).join(' '),
  );

test.each<[string, string, Partial<Agenda>, string[]]>([
  ['nothing booked', monday, {}, ['08:00', '08:20', '08:40']],
  ['another weekday', sunday, {}, []],
  ['a time that is booked', monday, { booked: [booked('08:20', '08:40')] }, ['08:00', '08:20 full', '08:40']],
  ['a booking of another length', monday, { booked: [booked('08:10', '08:30')] }, ['08:00 full', '08:20 full', '08:40']],
  [
    'a booking of another doctor',
    monday,
    { booked: [booked('08:20', '08:40', 0, ref('team-members', 'budi'))] },
    ['08:00', '08:20', '08:40'],
  ],
  [
    'two patients at a time, one booked',
    monday,
    { practices: [practice({ parallel: 2 })], booked: [booked('08:20', '08:40')] },
    ['08:00', '08:20', '08:40'],
  ],
  [
    'a quota that is used up',
    monday,
    { practices: [practice({ quota: 1 })], booked: [booked('08:20', '08:40')] },
    ['08:00 full', '08:20 full', '08:40 full'],
  ],
  ['a rest that is too short', monday, { practices: [practice({ minutes: 25 })] }, ['08:00', '08:25']],
  ['a leave that begins on this day', monday, { absences: [away(monday, sunday)] }, ['08:00 leave', '08:20 leave', '08:40 leave']],
  ['a leave that ended the day before', monday, { absences: [away('2026-11-20', '2026-11-22')] }, ['08:00', '08:20', '08:40']],
  ['a leave of another member', monday, { absences: [away(monday, monday, ref('team-members', 'budi'))] }, ['08:00', '08:20', '08:40']],
  [
    'the first day of the schedule',
    monday,
    { practices: [practice({ valid_from: monday, valid_to: monday })] },
    ['08:00', '08:20', '08:40'],
  ],
  ['a schedule that has ended', monday, { practices: [practice({ valid_to: '2026-11-22' })] }, []],
  ['the day under way', monday, { now: { day: monday, time: '08:20' } }, ['08:00 past', '08:20 past', '08:40']],
  ['a day that is over', monday, { now: { day: '2026-11-24', time: '00:00' } }, ['08:00 past', '08:20 past', '08:40 past']],
])('given %s, then these times can be booked', (_, day, agenda, times) => {
  expect(said(day, agenda)).toEqual(times);
});

test('given places that are taken, then a booking gets the first one that is free', () => {
  const [slot] = slotsOn(monday, {
    practices: [practice({ parallel: 3, minutes: 60 })],
    absences: [],
    booked: [booked('08:00', '09:00', 0), booked('08:00', '09:00', 2)],
    now: { day: '2026-11-01', time: '07:00' },
  });
  expect(slot).toMatchObject({ lane: 1, why: undefined });
});

test.each<[string, Partial<Practice>, boolean]>([
  ['the same times', {}, true],
  ['a part of the times', { start: '08:30', end: '10:00' }, true],
  ['times that begin when the others end', { start: '09:00', end: '10:00' }, false],
  ['another day', { weekdays: ['selasa'] }, false],
  ['one day in common', { weekdays: ['selasa', 'senin'] }, true],
  ['validity that ends before', { valid_to: '2026-11-30' }, false],
  ['validity of one day in common', { valid_to: '2026-12-01' }, true],
])('given a schedule from December on and another one with %s, then they overlap: %s', (_, values, expected) => {
  const first = practice({ valid_from: '2026-12-01' });
  expect([collide(first, practice(values)), collide(practice(values), first)]).toEqual([expected, expected]);
});

// In UTC it is another day than at the clinic, at 00.30 in all zones and at 23.30 in none.
test.each([
  ['Asia/Jakarta', '2026-11-22T17:30:00.000Z', '2026-11-23', '00:30'],
  ['Asia/Makassar', '2026-11-22T16:30:00.000Z', '2026-11-23', '00:30'],
  ['Asia/Jayapura', '2026-11-22T15:30:00.000Z', '2026-11-23', '00:30'],
  ['Asia/Jakarta', '2026-11-23T16:30:00.000Z', '2026-11-23', '23:30'],
  ['Asia/Makassar', '2026-11-23T15:30:00.000Z', '2026-11-23', '23:30'],
  ['Asia/Jayapura', '2026-11-23T14:30:00.000Z', '2026-11-23', '23:30'],
] as const)('given the zone %s, then %s is %s at %s, and the other times of the day are free (APT-2)', (zone, instant, day, time) => {
  expect(momentIn(instant, zone)).toEqual({ day, time });
  const all = practice({ start: '00:00', end: '24:00', minutes: 30, weekdays: [...weekdays] });
  const free = slotsOn(day, { practices: [all], absences: [], booked: [], now: momentIn(instant, zone) }).filter(({ why }) => !why);
  expect(free).toHaveLength(time === '00:30' ? 46 : 0);
});

test('given times, then they are counted in minutes, and a week begins on Monday', () => {
  expect([minutesOf('08:30'), timeAt(510), quarters[1], quarters.at(-1)]).toEqual([510, '08:30', '00:15', '24:00']);
  expect([weekdayOf(monday), weekdayOf(sunday)]).toEqual(['senin', 'minggu']);
});

test('given appointments and free times, then a day has both in order, and who is expected while the doctor is away is marked (APT-3)', () => {
  const at = (start: string, status: string) => ({ start, status });
  const said = (absences: readonly Absence[]) => {
    const slots = slotsOn(monday, {
      practices: [practice()],
      absences,
      booked: [booked('08:20', '08:40')],
      now: { day: monday, time: '07:00' },
    });
    return linesOf(slots, [at('08:20', 'dipesan'), at('09:00', 'dikonfirmasi'), at('10:00', 'datang')]).map((line) =>
      line.slot ? `${line.start} free` : `${line.start} ${line.appointment.status}${line.isOutside ? ' outside' : ''}`,
    );
  };
  expect(said([])).toEqual(['08:00 free', '08:20 dipesan', '08:40 free', '09:00 dikonfirmasi outside', '10:00 datang']);
  expect(said([away(monday, monday)])).toEqual(['08:20 dipesan outside', '09:00 dikonfirmasi outside', '10:00 datang']);
});
