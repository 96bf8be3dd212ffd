/** Schedules of the demo's doctors, a leave, and a week of appointments, the same in every run. */
import { slotsOn, type Booked, type Practice } from '#shared/areas/clinic/domain/slots';
import { addDays, type Day } from '#shared/domain/calendarDays';
import { weekdays } from '#shared/areas/clinic/resources/schedule';
import { chanceOf, idOf } from '../random';
import type { Place } from './visits';

/** The first ids of each kind: milliseconds of days in 2026. */
const [SCHEDULES, LEAVES, APPOINTMENTS] = [Date.UTC(2026, 1, 2), Date.UTC(2026, 1, 3), Date.UTC(2026, 1, 4)];

/** Days ahead, today among them, that have appointments. */
const DAYS = 7;

/** How many of the times are taken. */
const TAKEN = 0.45;

const reasons = ['Kontrol rutin', 'Imunisasi', 'Periksa kehamilan', 'Tambal gigi', 'Konsultasi hasil laboratorium'];

/** Each doctor on all days but Sunday: some in the morning, some in the afternoon. */
export const schedulesOf = (places: readonly Place[]) =>
  places.map(({ doctor, poly }, at) => {
    const [start, end] = at % 2 ? (['13:00', '17:00'] as const) : (['08:00', '12:00'] as const);
    return {
      id: idOf(SCHEDULES, at, chanceOf(at + 1)),
      weekdays: weekdays.slice(0, 6),
      start,
      end,
      minutes: 20,
      parallel: 1,
      quota: null,
      valid_from: null,
      valid_to: null,
      doctor_id: doctor,
      poly_id: poly,
    };
  });

export type DemoSchedule = ReturnType<typeof schedulesOf>[number];

/** One doctor is away for three days of next week. */
export const leavesOf = ([first]: readonly Place[], today: Day) => [
  {
    id: idOf(LEAVES, 0, chanceOf(1)),
    first_day: addDays(today, 8),
    last_day: addDays(today, 10),
    reason: 'Simposium',
    member_id: first!.doctor,
  },
];

const practiceOf = ({ doctor_id, poly_id, ...one }: DemoSchedule): Practice => ({
  ...one,
  doctor: { type: 'team-members', id: doctor_id },
  poly: { type: 'polies', id: poly_id },
});

/** Appointments from today on; times that have passed today are there, too, as somebody booked them before. */
export const appointmentsOf = (schedules: readonly DemoSchedule[], patients: readonly { readonly id: string }[], today: Day) => {
  const chance = chanceOf(Date.parse(today) / 86_400_000 + 1);
  const none: readonly Booked[] = [];
  const agenda = { practices: schedules.map(practiceOf), absences: [], booked: none, now: { day: addDays(today, -1), time: '00:00' } };
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const times = days.flatMap((day) => slotsOn(day, agenda).map((slot) => ({ day, ...slot })));
  return times
    .filter(() => chance.next() < TAKEN)
    .map(({ day, doctor, poly, start, end }, at) => ({
      id: idOf(APPOINTMENTS, at, chance),
      status: chance.next() < 0.4 ? 'dikonfirmasi' : 'dipesan',
      day,
      start,
      end,
      lane: 0,
      complaint: chance.pick(reasons),
      patient_id: chance.pick(patients).id,
      doctor_id: doctor,
      poly_id: poly,
    }));
};
