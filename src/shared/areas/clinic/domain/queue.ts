/** The queue of one doctor in one room: who is examined, who was called, and in which order the others wait. Rules: VIS-6, VIS-7. */
import type { Instant } from '#shared/domain/calendarDays';
import type { Visit } from '../resources/visit';

/** What of a visit decides its place. */
export type Queued = Pick<
  Visit,
  'queue_no' | 'status' | 'priority' | 'created_at' | 'called_at' | 'skipped_at' | 'examined_at' | 'ended_at'
>;

export type Queue<V> = {
  /** With the doctor now: usually one. */
  readonly examined: readonly V[];
  /** Called and not yet with the doctor, the latest call first. */
  readonly called: readonly V[];
  /** Waiting, in the order in which they will be called. */
  readonly line: readonly V[];
  /** Visits that have ended. */
  readonly ended: readonly V[];
};

/** How many others are called before somebody who was skipped is called again. */
const SKIPPED_FOR = 3;

const MINUTE = 60_000;

const ranks: Readonly<Record<Visit['priority'], number>> = { gawat: 0, lansia: 1, hamil: 1, disabilitas: 1, biasa: 2 };

/** The number of a queue as it is called: `A-012`. @param code the letters of the room */
export const queueNumber = (code: string, sequence: number): string => `${code}-${String(sequence).padStart(3, '0')}`;

/** The number in `A-012`: 12. */
const numberIn = (queueNo: string): number => Number(queueNo.slice(queueNo.lastIndexOf('-') + 1));

const byPlace = (one: Queued, other: Queued): number =>
  ranks[one.priority] - ranks[other.priority] || numberIn(one.queue_no ?? '') - numberIn(other.queue_no ?? '');

const by =
  <V>(time: (visit: V) => Instant | null | undefined) =>
  (one: V, other: V): number =>
    Date.parse(time(one) ?? '') - Date.parse(time(other) ?? '');

const skippedAt = ({ skipped_at }: Queued) => skipped_at;
const calledAt = ({ called_at }: Queued) => called_at;

/** How many were called, or went in, after an instant. */
const calledSince = (visits: readonly Queued[], instant: Instant): number =>
  visits.filter(({ called_at, examined_at }) => [called_at, examined_at].some((time) => time && Date.parse(time) > Date.parse(instant)))
    .length;

/** Ordered by priority, then by number. A skipped visit comes after the next three calls since it was skipped. */
const lineOf = <V extends Queued>(visits: readonly V[]): readonly V[] => {
  const waiting = visits.filter(({ status }) => status === 'antri');
  const line = waiting.filter(({ called_at, skipped_at }) => !called_at && !skipped_at).sort(byPlace);
  const skipped = waiting.filter(({ skipped_at }) => skipped_at).sort(by(skippedAt));
  // The latest skip is inserted first, so that of two at the same place the earlier one comes first.
  return skipped.reduceRight<readonly V[]>((all, one) => {
    const place = Math.max(0, SKIPPED_FOR - calledSince(visits, one.skipped_at!));
    return all.toSpliced(Math.min(place, all.length), 0, one);
  }, line);
};

/** @param visits of one doctor in one room on one day */
export const queueOf = <V extends Queued>(visits: readonly V[]): Queue<V> => ({
  examined: visits.filter(({ status }) => status === 'diperiksa').sort(by(({ examined_at }) => examined_at)),
  called: visits
    .filter(({ status, called_at, skipped_at }) => status === 'antri' && called_at && !skipped_at)
    .sort((a, b) => by(calledAt)(b, a)),
  line: lineOf(visits),
  ended: visits.filter(({ status }) => status !== 'antri' && status !== 'diperiksa'),
});

/** Whole minutes between two instants; never below 0, as clocks of two computers differ. */
export const minutesBetween = (from: Instant, to: Instant): number => Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE));

const median = (numbers: readonly number[]): number | undefined => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Usual minutes of each stage; undefined where nobody has gone through it today. */
export type StageMinutes = { readonly waiting: number | undefined; readonly examination: number | undefined };

/** What the stages usually take today: the median of those who were examined. Times that are missing count for nothing (VIS-6). */
export const stageMinutes = (visits: readonly Queued[]): StageMinutes => {
  const examined = visits.filter(({ status, examined_at, ended_at }) => examined_at && ended_at && status !== 'batal');
  return {
    waiting: median(examined.map(({ created_at, examined_at }) => minutesBetween(created_at, examined_at!))),
    examination: median(examined.map(({ examined_at, ended_at }) => minutesBetween(examined_at!, ended_at!))),
  };
};
