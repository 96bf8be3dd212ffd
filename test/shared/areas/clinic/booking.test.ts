/** Which days and times the public page of a clinic offers. Rule: APT-7. */
import { BOOKING_DAYS, freeDaysOf } from '#shared/areas/clinic/domain/booking';
import type { Agenda, Booked, Practice } from '#shared/areas/clinic/domain/slots';
import { addDays } from '#shared/domain/calendarDays';

const monday = '2026-11-23';
const doctor = { type: 'team-members', id: 'sari' };
const other = { type: 'team-members', id: 'budi' };
const practice = (of = doctor): Practice => ({
  id: of.id,
  doctor: of,
  poly: { type: 'polies', id: 'umum' },
  weekdays: ['senin', 'rabu'],
  start: '08:00',
  end: '09:00',
  minutes: 30,
  parallel: 1,
  quota: null,
  valid_from: null,
  valid_to: null,
});
const taken = (day: string, start: string, end: string, of = doctor): Booked => ({ doctor: of, day, start, end, lane: 0 });
const whole = ['08:00', '08:30'];
const [second, third, fourth, fifth, wednesday] = [7, 14, 21, 28, 2].map((days) => addDays(monday, days)) as [
  string,
  string,
  string,
  string,
  string,
];
const wednesdays = [wednesday, ...[7, 14, 21].map((days) => addDays(wednesday, days))];
const all = [monday, second, third, fourth, fifth, ...wednesdays].sort();

const offered = (agenda: Partial<Agenda> = {}, until: string | null = null) =>
  Object.fromEntries(
    freeDaysOf(
      { id: doctor.id, until },
      { practices: [practice()], absences: [], booked: [], now: { day: monday, time: '07:00' }, ...agenda },
    ).map(({ day, times }) => [day, times]),
  );
const allBut = (days: Readonly<Record<string, readonly string[] | undefined>>) =>
  Object.fromEntries(all.flatMap((day) => (day in days ? (days[day] ? [[day, days[day]]] : []) : [[day, whole]])));

test.each<[string, ReturnType<typeof offered>, object]>([
  ['a schedule, its days within 30 days', offered(), allBut({})],
  ['a time that is taken, the others', offered({ booked: [taken(monday, '08:00', '08:30')] }), allBut({ [monday]: ['08:30'] })],
  [
    'a day that is full, no such day',
    offered({ booked: [taken(monday, '08:00', '08:30'), taken(monday, '08:30', '09:00')] }),
    allBut({ [monday]: undefined }),
  ],
  ['times of another doctor that are taken, all', offered({ booked: [taken(monday, '08:00', '08:30', other)] }), allBut({})],
  ['a schedule of another doctor, nothing of it', offered({ practices: [practice(other)] }), {}],
  ['a time that has passed today, the later one', offered({ now: { day: monday, time: '08:00' } }), allBut({ [monday]: ['08:30'] })],
  [
    'leave, the days after it',
    offered({ absences: [{ member: doctor, first_day: monday, last_day: wednesday }] }),
    allBut({ [monday]: undefined, [wednesday]: undefined }),
  ],
  ['a licence that ends on Wednesday, the days until then', offered({}, wednesday), { [monday]: whole, [wednesday]: whole }],
])('given %s are offered', (_, days, expected) => {
  expect(days).toEqual(expected);
});

test('given a schedule of every day, then the last day that is offered is the thirtieth', () => {
  const weekdays = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const;
  const days = Object.keys(offered({ practices: [{ ...practice(), weekdays: [...weekdays] }] }));
  expect([days.length, days.at(-1)]).toEqual([BOOKING_DAYS, addDays(monday, BOOKING_DAYS - 1)]);
});
