/** What was measured, written and coded at visits of the demo's clinic, the same in every run. */
import { measures } from '#shared/areas/clinic/domain/measures';
import { bodyMassIndex, findingOf, limitsFor, monthsOld } from '#shared/areas/clinic/domain/vitals';
import { weightCurve } from '#shared/areas/clinic/domain/weightForAge';
import { addSeconds, type Day, type Instant } from '#shared/domain/calendarDays';
import { chanceOf, idOf, type Chance } from '../random';
import { caseOf, type Case } from './cases';

/** Begins the ids: milliseconds of days in 2026. */
const BASES = { vitals: Date.UTC(2026, 1, 2), notes: Date.UTC(2026, 2, 2), diagnoses: Date.UTC(2026, 3, 6) };
const YEAR = 12;

export type Author = { readonly author: string; readonly author_id: string | null };

type Patient = { readonly sex: 'L' | 'P'; readonly birth_date: Day };

/** A visit that ended. */
export type Ended = {
  readonly id: string;
  readonly day: Day;
  readonly complaint: string;
  readonly patient_id: string;
  readonly called_at: Instant;
  readonly examined_at: Instant;
  readonly ended_at: Instant;
};

export type Title = { readonly title_id: string; readonly title_en: string };

type About = {
  /** How many visits there were before: what is made of a visit follows from its number. */
  readonly number: number;
  readonly patient: Patient;
  readonly nurse: Author;
  readonly doctor: Author;
  readonly titles: ReadonlyMap<string, Title>;
  /** Categories that each patient had before; it is added to. */
  readonly had: Map<string, Set<string>>;
};

/** By completed months of age: the middle of pulse and respiration; the height in centimetres from which children grow, and how much in a month. */
const growth = [
  { from: 0, to: YEAR, pulse: 130, respiration: 38, height: 52, grows: 2 },
  { from: YEAR, to: 3 * YEAR, pulse: 115, respiration: 28, height: 76, grows: 0.8 },
  { from: 3 * YEAR, to: 6 * YEAR, pulse: 100, respiration: 24, height: 95, grows: 0.55 },
  { from: 6 * YEAR, to: 12 * YEAR, pulse: 90, respiration: 21, height: 115, grows: 0.45 },
  { from: 12 * YEAR, to: Infinity, pulse: 80, respiration: 17, height: 0, grows: 0 },
] as const;

const heightOf = ({ below }: Chance, months: number, sex: 'L' | 'P', { from, height, grows }: (typeof growth)[number]): number => {
  if (height) return Math.round(height + (months - from) * grows) - 2 + below(5);
  const full = sex === 'L' ? 158 + below(18) : 148 + below(16);
  return months < 18 * YEAR ? full - 6 : full;
};

const weightOf = ({ below }: Chance, months: number, sex: 'L' | 'P', height: number): number => {
  const curve = weightCurve(sex, 0);
  const young = curve[months];
  if (young !== undefined) return Math.round(young * (92 + below(17))) / 100;
  return Math.round((height / 100) ** 2 * (months < 12 * YEAR ? 15 + below(4) : 19 + below(10)));
};

/** What was measured: as healthy people have it, but for the case. */
const measured = (chance: Chance, { fever, pressure }: Case, months: number, sex: 'L' | 'P') => {
  const { below } = chance;
  const age = growth.find(({ to }) => months < to)!;
  const { pulse, respiration } = age;
  const height = heightOf(chance, months, sex, age);
  const isChild = months < 6 * YEAR;
  const systolic = (pressure ? 138 : months < 12 * YEAR ? 98 : 108) + below(22);
  return {
    ...(!isChild && { systolic, diastolic: Math.round(systolic * 0.62) + below(6) }),
    pulse: pulse - 8 + below(17) + (fever ? 8 : 0),
    respiration: respiration - 2 + below(5),
    temperature: ((fever ? 379 : 362) + below(fever ? 14 : 10)) / 10,
    spo2: 96 + below(4),
    weight: weightOf(chance, months, sex, height),
    height,
  };
};

const judged = (values: ReturnType<typeof measured>, months: number, sex: 'L' | 'P') =>
  Object.fromEntries(
    measures.flatMap((measure) => {
      const value = (values as Partial<Record<typeof measure, number>>)[measure];
      const finding = value === undefined ? undefined : findingOf(value, limitsFor(measure, { months, sex }, []));
      return finding ? [[measure, finding]] : [];
    }),
  );

/** @returns the rows of the visit: vital signs, a signed note, and one or two diagnoses */
export const examinationOf = (visit: Ended, { number, patient, nurse, doctor, titles, had }: About) => {
  const chance = chanceOf(number + 11_003);
  const about = caseOf(visit.complaint);
  const found = chance.pick(about.findings);
  const months = monthsOld(patient.birth_date, visit.day) ?? 0;
  const values = measured(chance, about, months, patient.sex);
  const ofVisit = { visit_id: visit.id, patient_id: visit.patient_id };
  const at = (created_at: Instant) => ({ created_at, updated_at: created_at });
  const before = had.get(visit.patient_id) ?? new Set<string>();
  had.set(visit.patient_id, before);
  const codes = [found.code, ...(found.also && chance.next() < 0.4 ? [found.also] : [])];
  const diagnoses = codes.map((code, place) => {
    const occurrence = before.has(code.slice(0, 3)) ? 'lama' : 'baru';
    before.add(code.slice(0, 3));
    const rank = place === 0 ? 'primer' : 'sekunder';
    const said = addSeconds(visit.examined_at, 120 + place);
    return {
      id: idOf(BASES.diagnoses, number * 2 + place, chance),
      ...ofVisit,
      ...doctor,
      ...at(said),
      code,
      ...titles.get(code)!,
      rank,
      occurrence,
    };
  });
  return {
    vitals: {
      id: idOf(BASES.vitals, number, chance),
      ...ofVisit,
      ...nurse,
      ...at(visit.called_at),
      measured_at: visit.called_at,
      systolic: null,
      diastolic: null,
      ...values,
      bmi: bodyMassIndex(values.weight, values.height),
      findings: JSON.stringify(judged(values, months, patient.sex)),
    },
    note: {
      id: idOf(BASES.notes, number, chance),
      ...ofVisit,
      ...doctor,
      ...at(visit.ended_at),
      subjective: about.subjective,
      objective: found.objective,
      assessment: found.assessment,
      plan: found.plan,
      status: 'signed',
      signed_at: visit.ended_at,
    },
    diagnoses,
  };
};

export type Examination = ReturnType<typeof examinationOf>;
