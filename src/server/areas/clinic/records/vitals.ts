/** What is refused of vital signs, and how they are judged by the patient's age. Rules: VIT-1, VIT-2, VIT-4. */
import { measures, type Measure } from '#shared/areas/clinic/domain/measures';
import {
  bodyMassIndex,
  findingOf,
  isPlausible,
  limitsFor,
  meantBy,
  monthsOld,
  units,
  type Finding,
  type Limits,
} from '#shared/areas/clinic/domain/vitals';
import { dayOf } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Current, Row, Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { overlapsAnother, ownRanges } from '../sql/clinicians';
import { ofVisit } from './ofVisit';

type Vitals = ValuesNamed<'vitalSign'>;

const at = (name: string): string => `/data/attributes/${name}`;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** What is wrong with the values by themselves, at any age. */
export const vitalProblems = async (values: Values): Promise<readonly Problem[]> => {
  const { systolic, diastolic, ...more } = values as Vitals;
  const isEmpty = ![systolic, diastolic, more.pain, more.consciousness, ...measures.map((name) => values[name])].some(isGiven);
  const isReversed = isGiven(systolic) && isGiven(diastolic) && systolic! <= diastolic!;
  return [
    ...(isEmpty ? [{ code: 'vital.empty' } as const] : []),
    ...(isGiven(diastolic) && !isGiven(systolic) ? [{ code: 'required', pointer: at('systolic') } as const] : []),
    ...(isReversed ? [{ code: 'vital.pressure_order', pointer: at('diastolic') } as const] : []),
  ];
};

/** The problem of a value that is not plausible, with the value that was probably meant or the possible range. */
const implausible = (name: Measure, value: number, limits: Limits): Problem => {
  const { unit } = units[name];
  const meant = meantBy(value, limits);
  if (meant !== undefined) return { code: 'vital.meant', pointer: at(name), meta: { value, meant, unit } };
  const [low = 0, high = 0] = limits.plausible;
  return { code: 'vital.implausible', pointer: at(name), meta: { value, low, high, unit } };
};

/** @throws Refusal with every value that is not plausible at the patient's age */
const judged = (values: Vitals, limitsOf: (measure: Measure) => Limits): Readonly<Partial<Record<Measure, Finding>>> => {
  const given = measures
    .filter((name) => isGiven(values[name]))
    .map((name) => ({ name, value: Number(values[name]), limits: limitsOf(name) }));
  const problems = given
    .filter(({ value, limits }) => !isPlausible(value, limits))
    .map(({ name, value, limits }) => implausible(name, value, limits));
  if (problems.length) throw new Refusal(problems);
  return Object.fromEntries(
    given.flatMap(({ name, value, limits }) => {
      const finding = findingOf(value, limits);
      return finding ? [[name, finding]] : [];
    }),
  );
};

/** What new vital signs have in addition to what was measured. */
export const firstVitals = async (work: Work, values: Values): Promise<Values> => {
  const { entity, visit, weight, height } = values as Vitals;
  const more = await ofVisit(work, visit!, entity!, 'never');
  const patient = (await work.read('patient', more.patient.id, ['birth_date', 'sex']))!;
  const { now, zone } = await clientTime(work, entity!.id);
  const measured = { months: monthsOld(patient.birth_date, dayOf(now, zone)) ?? 0, sex: patient.sex };
  const ranges = await ownRanges(work, entity!.id);
  const findings = judged(values as Vitals, (measure) => limitsFor(measure, measured, ranges));
  const bmi = weight && height ? bodyMassIndex(Number(weight), Number(height)) : null;
  return { ...values, ...more, measured_at: now, findings, bmi };
};

type Range = ValuesNamed<'vitalRange'>;

/** From the least to the most. */
const ordered = ['plausible_low', 'critical_low', 'normal_low', 'normal_high', 'critical_high', 'plausible_high'] as const;

/** The limits that are given must not cross: from the least plausible to the most. */
export const rangeProblems = async (values: Values, how: 'add' | 'update', current: Current): Promise<readonly Problem[]> => {
  const all = { ...(how === 'update' && (await current())), ...values } as Range;
  const given = ordered.filter((name) => isGiven(all[name]));
  const crossed = given.filter((name, index) => index > 0 && Number(all[name]) < Number(all[given[index - 1]!]));
  const isReversed = isGiven(all.to_months) && all.to_months! <= all.from_months!;
  return [
    ...crossed.map((name): Problem => ({ code: 'vital.limits_crossed', pointer: at(name) })),
    ...(isReversed ? [{ code: 'vital.ages_reversed', pointer: at('to_months') } as const] : []),
  ];
};

/** @throws Refusal `vital.range_overlaps` where another limit of this measure has some of these ages */
export const examineRange = async (work: Work, before: Row | null, values: Values): Promise<Values> => {
  const { measure, sex = null, from_months, to_months = null, entity } = { ...before, ...values } as Range;
  const client = entity?.id ?? String(before!['entity_id']);
  const asked = { client, id: before?.id ?? null, measure: measure!, sex, from: from_months!, to: to_months };
  if (await overlapsAnother(work, asked)) throw new Refusal([{ code: 'vital.range_overlaps', pointer: at('from_months') }]);
  return values;
};
