/** A day of visits at the demo's clinic, the same in every run. */
import { queueNumber } from '#shared/areas/clinic/domain/queue';
import { addDays, addSeconds, type Day, type Instant } from '#shared/domain/calendarDays';
import { chanceOf, idOf, type Chance } from '../random';
import { casesFor } from './cases';

/** Begins the ids of visits: milliseconds of a day in 2026. */
const BASE = Date.UTC(2026, 0, 5);
const MINUTE = 60;

/** Visits of a full day, and how many may come in addition. */
const LEAST = 40;
const MORE = 25;

/** A room with one of its doctors. */
export type Place = { readonly code: string; readonly poly: string; readonly doctor: string };

type Person = { readonly id: string; readonly payer_id: string; readonly sex: string; readonly birth_date: Day };

/** From this age on, in days, a patient is called first. */
const OLD = 65 * 365;

type About = {
  /** When the clinic opens on that day. */
  readonly opens: Instant;
  /** What lies after it has not happened. */
  readonly now: Instant;
  readonly places: readonly Place[];
  readonly patients: readonly Person[];
  /** Visits of the days before. */
  readonly before: number;
};

/** When a visit was called, examined and ended; what lies after the present has not happened. */
const stagesOf = ({ below }: Chance, from: Instant, now: Instant) => {
  const called = addSeconds(from, (5 + below(45)) * MINUTE);
  const examined = addSeconds(called, (1 + below(4)) * MINUTE);
  const ended = addSeconds(examined, (5 + below(12)) * MINUTE);
  const past = (at: Instant): Instant | null => (at <= now ? at : null);
  return { calls: called <= now ? 1 : 0, called_at: past(called), examined_at: past(examined), ended_at: past(ended) };
};

/** What became of a visit by its stages. */
const courseOf = ({ next }: Chance, stages: ReturnType<typeof stagesOf>) => {
  const { examined_at, ended_at } = stages;
  if (!examined_at) return { ...stages, status: 'antri' };
  if (!ended_at) return { ...stages, status: 'diperiksa' };
  const kind = next();
  if (kind < 0.04) return { ...stages, examined_at: null, status: 'batal', end_reason: 'Pasien pulang sebelum diperiksa' };
  if (kind < 0.07) return { ...stages, status: 'dirujuk', referred_to: 'RSUD', end_reason: 'Perlu pemeriksaan spesialis' };
  return { ...stages, status: 'selesai' };
};

/** The visits that began on a day, until the present. Nobody comes twice on one day. */
export const visitsOf = (day: Day, { opens, now, places, patients, before }: About) => {
  const chance = chanceOf(Date.parse(day) / 86_400_000);
  const { next, below, pick } = chance;
  const inRoom = new Map<string, number>();
  const here = new Set<string>();
  const count = LEAST + below(MORE);
  return Array.from({ length: count }, (_, at) => {
    const created_at = addSeconds(opens, at * 8 * MINUTE + below(5 * MINUTE));
    const { code, poly, doctor } = pick(places);
    const person = pick(patients);
    const id = idOf(BASE, before + at, chance);
    const course = courseOf(chance, stagesOf(chance, created_at, now));
    if (here.has(person.id) || created_at > now) return undefined;
    here.add(person.id);
    inRoom.set(code, (inRoom.get(code) ?? 0) + 1);
    return {
      id,
      day,
      queue_no: queueNumber(code, inRoom.get(code)!),
      code,
      kind: 'ralan',
      purpose: next() < 0.94 ? 'pemeriksaan' : 'tanpa_pemeriksaan',
      complaint: pick(casesFor(code, person, day)).complaint,
      priority: person.birth_date < addDays(day, -OLD) ? 'lansia' : 'biasa',
      ...course,
      patient_id: person.id,
      doctor_id: doctor,
      poly_id: poly,
      payer_id: person.payer_id,
      created_at,
      updated_at: course.ended_at ?? course.called_at ?? created_at,
    };
  }).filter((one) => one !== undefined);
};

export type DemoVisit = ReturnType<typeof visitsOf>[number];
