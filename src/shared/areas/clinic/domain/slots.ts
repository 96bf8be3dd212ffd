/** The times of a day at which patients can be booked: from schedules, leaves and what is booked already. Rules: TEAM-2, APT-1, APT-2. */
import type { Day } from '#shared/domain/calendarDays';
import { minutesOf, timeAt, type Moment, type TimeOfDay } from '#shared/domain/timeOfDay';
import type { Ref } from '#shared/kit/resource';
import { weekdays, type Schedule, type Weekday } from '../resources/schedule';

/** What of a schedule decides its times. */
export type Practice = Pick<
  Schedule,
  'id' | 'weekdays' | 'start' | 'end' | 'minutes' | 'parallel' | 'quota' | 'valid_from' | 'valid_to'
> & { readonly doctor: Ref; readonly poly: Ref };

export type Absence = { readonly member: Ref; readonly first_day: Day; readonly last_day: Day };

/** A time of a doctor that is taken. @see isKept */
export type Booked = { readonly doctor: Ref; readonly day: Day; readonly start: TimeOfDay; readonly end: TimeOfDay; readonly lane: number };

/** What a day is made of. `now`: by the clinic's clock. */
export type Agenda = {
  readonly practices: readonly Practice[];
  readonly absences: readonly Absence[];
  readonly booked: readonly Booked[];
  readonly now: Moment;
};

/** `lane`: the place that a booking takes, from 0; undefined where none is free. `why`: why it cannot be booked. */
export type Slot = {
  readonly doctor: string;
  readonly poly: string;
  readonly start: TimeOfDay;
  readonly end: TimeOfDay;
  readonly lane: number | undefined;
  readonly why: 'past' | 'leave' | 'full' | undefined;
};

/** States of an appointment that keeps its time: somebody who came has used it. */
export const keeping: readonly string[] = ['dipesan', 'dikonfirmasi', 'datang'];

export const weekdayOf = (day: Day): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7]!;

/** Whether the schedule holds on this day; null bounds are none. */
export const holdsOn = ({ weekdays: on, valid_from, valid_to }: Practice, day: Day): boolean =>
  on.includes(weekdayOf(day)) && (valid_from ?? day) <= day && day <= (valid_to ?? day);

type Span = { readonly start: TimeOfDay; readonly end: TimeOfDay };

/** Ends and begins at the same time are no overlap. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Whether two schedules of one person can hold at the same time (TEAM-2). */
export const collide = (one: Omit<Practice, 'id'>, other: Omit<Practice, 'id'>): boolean =>
  one.weekdays.some((day) => other.weekdays.includes(day)) &&
  overlaps(one, other) &&
  (one.valid_from ?? '') <= (other.valid_to ?? '9') &&
  (other.valid_from ?? '') <= (one.valid_to ?? '9');

/** The times of a schedule, each as long as an appointment; what is left at its end is too short. */
const spansOf = ({ start, end, minutes }: Practice): readonly Span[] => {
  const from = minutesOf(start);
  return Array.from({ length: Math.floor((minutesOf(end) - from) / minutes) }, (_, at) => ({
    start: timeAt(from + at * minutes),
    end: timeAt(from + (at + 1) * minutes),
  }));
};

/** The first place that nobody has; undefined where all are taken. */
const laneOf = ({ parallel, quota }: Practice, of: readonly Booked[], span: Span): number | undefined => {
  if (quota !== null && of.length >= quota) return undefined;
  const taken = of.filter((one) => overlaps(one, span)).map(({ lane }) => lane);
  return Array.from({ length: parallel }, (_, lane) => lane).find((lane) => !taken.includes(lane));
};

const whyNot = (isAway: boolean, isPast: boolean, lane: number | undefined): Slot['why'] => {
  if (isPast) return 'past';
  if (isAway) return 'leave';
  return lane === undefined ? 'full' : undefined;
};

const slotsIn = (practice: Practice, day: Day, { absences, booked, now }: Agenda): readonly Slot[] => {
  const { doctor, poly } = practice;
  const isAway = absences.some(({ member, first_day, last_day }) => member.id === doctor.id && first_day <= day && day <= last_day);
  const own = booked.filter((one) => one.doctor.id === doctor.id && one.day === day && overlaps(one, practice));
  return spansOf(practice).map((span) => {
    const isPast = day < now.day || (day === now.day && span.start <= now.time);
    const lane = laneOf(practice, own, span);
    return { doctor: doctor.id, poly: poly.id, ...span, lane, why: whyNot(isAway, isPast, lane) };
  });
};

/** All times of a day, by time and then as the schedules are given. */
export const slotsOn = (day: Day, agenda: Agenda): readonly Slot[] =>
  agenda.practices
    .filter((one) => holdsOn(one, day))
    .flatMap((one) => slotsIn(one, day, agenda))
    .sort((one, other) => one.start.localeCompare(other.start));

/** Whether it can be booked. */
export const isFree = ({ why }: Slot): boolean => why === undefined;

/** What of an appointment decides its line. */
type Kept = Pick<Booked, 'start'> & { readonly status: string | null };

/** A line of a day's agenda: an appointment, or a time that is free. `isOutside`: it is expected, and the doctor is not there at its time. */
export type Line<A> =
  | { readonly start: TimeOfDay; readonly appointment: A; readonly isOutside: boolean; readonly slot?: undefined }
  | { readonly start: TimeOfDay; readonly slot: Slot; readonly appointment?: undefined };

const isExpected = ({ status }: Kept): boolean => status === 'dipesan' || status === 'dikonfirmasi';

/** The agenda of one doctor on one day, by time; at the same time appointments come before what is free. */
export const linesOf = <A extends Kept>(slots: readonly Slot[], appointments: readonly A[]): readonly Line<A>[] => {
  const isThere = ({ start }: A): boolean => slots.some((one) => one.start === start && one.why !== 'leave');
  const lines: Line<A>[] = [
    ...appointments.map((one) => ({ start: one.start, appointment: one, isOutside: isExpected(one) && !isThere(one) })),
    ...slots.filter(isFree).map((slot) => ({ start: slot.start, slot })),
  ];
  return lines.sort((one, other) => one.start.localeCompare(other.start));
};
