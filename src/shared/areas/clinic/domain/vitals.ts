/**
 * Vital signs: their units, and how a value is judged by the patient's age. Three limits are apart: what is not plausible is refused, what is
 * critical raises an alarm, what is outside of the normal is marked. Rules: VIT-1 to VIT-4.
 */
import { ageOn } from '#shared/domain/age';
import type { Day } from '#shared/domain/calendarDays';
import type { Measure } from './measures';

/** As they are written in any language, and their codes in UCUM and LOINC (the profile of vital signs of FHIR R4). */
export const units: Readonly<Record<Measure, { readonly unit: string; readonly ucum: string; readonly loinc: string }>> = {
  systolic: { unit: 'mmHg', ucum: 'mm[Hg]', loinc: '8480-6' },
  diastolic: { unit: 'mmHg', ucum: 'mm[Hg]', loinc: '8462-4' },
  pulse: { unit: '/min', ucum: '/min', loinc: '8867-4' },
  respiration: { unit: '/min', ucum: '/min', loinc: '9279-1' },
  temperature: { unit: '°C', ucum: 'Cel', loinc: '8310-5' },
  spo2: { unit: '%', ucum: '%', loinc: '2708-6' },
  weight: { unit: 'kg', ucum: 'kg', loinc: '29463-7' },
  height: { unit: 'cm', ucum: 'cm', loinc: '8302-2' },
  head: { unit: 'cm', ucum: 'cm', loinc: '9843-4' },
};

/** The least and the most; a side without a limit is undefined. */
export type Span = readonly [low: number | undefined, high: number | undefined];

/** How far a value may be in each of three ways; both ends are still inside. */
export type Limits = { readonly plausible: Span; readonly critical: Span; readonly normal: Span };

/** Completed months of age, the first included and the last not; no last: for life. */
type Band = { readonly from: number; readonly to?: number } & Partial<Limits>;

const YEAR = 12;
const none: Span = [undefined, undefined];

/**
 * Examples to be checked by each clinic, which enters its own: from common tables of paediatric and adult emergency care.
 * By completed months, so that a band changes on the birthday.
 */
const examples: Readonly<Record<Measure, readonly Band[]>> = {
  systolic: [
    { from: 0, to: 1, plausible: [30, 140], critical: [50, 100], normal: [60, 90] },
    { from: 1, to: YEAR, plausible: [40, 160], critical: [60, 120], normal: [72, 104] },
    { from: YEAR, to: 3 * YEAR, plausible: [40, 180], critical: [70, 130], normal: [86, 106] },
    { from: 3 * YEAR, to: 6 * YEAR, plausible: [40, 200], critical: [74, 130], normal: [89, 112] },
    { from: 6 * YEAR, to: 12 * YEAR, plausible: [40, 220], critical: [80, 140], normal: [97, 120] },
    { from: 12 * YEAR, to: 18 * YEAR, plausible: [40, 260], critical: [90, 160], normal: [102, 131] },
    { from: 18 * YEAR, plausible: [40, 300], critical: [90, 180], normal: [100, 139] },
  ],
  diastolic: [
    { from: 0, to: 1, plausible: [10, 100], critical: [25, 70], normal: [35, 53] },
    { from: 1, to: YEAR, plausible: [10, 120], critical: [30, 80], normal: [37, 56] },
    { from: YEAR, to: 6 * YEAR, plausible: [15, 130], critical: [35, 90], normal: [42, 72] },
    { from: 6 * YEAR, to: 18 * YEAR, plausible: [15, 150], critical: [40, 100], normal: [57, 83] },
    { from: 18 * YEAR, plausible: [15, 200], critical: [40, 120], normal: [60, 89] },
  ],
  pulse: [
    { from: 0, to: 1, plausible: [20, 300], critical: [80, 220], normal: [100, 205] },
    { from: 1, to: YEAR, plausible: [20, 300], critical: [80, 200], normal: [100, 180] },
    { from: YEAR, to: 3 * YEAR, plausible: [20, 300], critical: [70, 180], normal: [98, 140] },
    { from: 3 * YEAR, to: 6 * YEAR, plausible: [20, 300], critical: [60, 160], normal: [80, 120] },
    { from: 6 * YEAR, to: 12 * YEAR, plausible: [20, 280], critical: [50, 150], normal: [75, 118] },
    { from: 12 * YEAR, plausible: [20, 260], critical: [40, 130], normal: [60, 100] },
  ],
  respiration: [
    { from: 0, to: 1, plausible: [5, 150], critical: [20, 70], normal: [30, 60] },
    { from: 1, to: YEAR, plausible: [5, 120], critical: [20, 60], normal: [30, 53] },
    { from: YEAR, to: 3 * YEAR, plausible: [5, 100], critical: [15, 50], normal: [22, 37] },
    { from: 3 * YEAR, to: 6 * YEAR, plausible: [4, 100], critical: [12, 40], normal: [20, 28] },
    { from: 6 * YEAR, to: 12 * YEAR, plausible: [4, 80], critical: [10, 35], normal: [18, 25] },
    { from: 12 * YEAR, plausible: [4, 80], critical: [9, 29], normal: [12, 20] },
  ],
  temperature: [
    { from: 0, to: 3, plausible: [28, 43], critical: [35.5, 37.9], normal: [36.5, 37.5] },
    { from: 3, to: 5 * YEAR, plausible: [28, 43], critical: [35, 39.9], normal: [36.5, 37.5] },
    { from: 5 * YEAR, plausible: [28, 43], critical: [35, 39.9], normal: [36, 37.5] },
  ],
  spo2: [{ from: 0, plausible: [40, 100], critical: [90, undefined], normal: [95, undefined] }],
  weight: [
    { from: 0, to: 1, plausible: [0.4, 8] },
    { from: 1, to: YEAR, plausible: [1, 20] },
    { from: YEAR, to: 3 * YEAR, plausible: [4, 35] },
    { from: 3 * YEAR, to: 6 * YEAR, plausible: [6, 60] },
    { from: 6 * YEAR, to: 12 * YEAR, plausible: [8, 150] },
    { from: 12 * YEAR, plausible: [15, 300] },
  ],
  height: [
    { from: 0, to: YEAR, plausible: [25, 100] },
    { from: YEAR, to: 3 * YEAR, plausible: [45, 130] },
    { from: 3 * YEAR, to: 6 * YEAR, plausible: [60, 150] },
    { from: 6 * YEAR, to: 12 * YEAR, plausible: [70, 200] },
    { from: 12 * YEAR, plausible: [80, 250] },
  ],
  head: [
    { from: 0, to: YEAR, plausible: [18, 55] },
    { from: YEAR, plausible: [35, 70] },
  ],
};

/** A clinic's own limits: a limit that is not given is the example's. */
export type OwnRange = {
  readonly measure: Measure;
  readonly sex: 'L' | 'P' | null;
  readonly from_months: number;
  readonly to_months: number | null;
} & { readonly [limit in `${keyof Limits}_${'low' | 'high'}`]: string | null };

/** Completed months of age; undefined before the birth. */
export const monthsOld = (birth: Day, on: Day): number | undefined => {
  const age = ageOn(birth, on);
  return age && age.years * YEAR + age.months;
};

const isIn = (months: number, from: number, to: number | null | undefined): boolean => months >= from && months < (to ?? Infinity);

const number = (text: string | null | undefined): number | undefined => (text === null || text === undefined ? undefined : Number(text));

/** Who is measured: the completed months of their age on the clinic's day, and their sex. */
export type Measured = { readonly months: number; readonly sex: 'L' | 'P' };

/**
 * The limits of a measure for somebody of an age.
 * @param own the clinic's; one for a sex counts before one for both
 */
export const limitsFor = (measure: Measure, { months, sex }: Measured, own: readonly OwnRange[]): Limits => {
  const example = examples[measure].find(({ from, to }) => isIn(months, from, to));
  const fitting = own.filter((one) => one.measure === measure && isIn(months, one.from_months, one.to_months));
  const mine = fitting.find((one) => one.sex === sex) ?? fitting.find((one) => one.sex === null);
  const limit = (kind: keyof Limits): Span => {
    const [low, high] = example?.[kind] ?? none;
    return [number(mine?.[`${kind}_low`]) ?? low, number(mine?.[`${kind}_high`]) ?? high];
  };
  return { plausible: limit('plausible'), critical: limit('critical'), normal: limit('normal') };
};

/** The examples as the table of a page: each band of a measure. */
export const exampleBands = (measure: Measure): readonly Band[] => examples[measure];

export type Finding = 'critical_low' | 'low' | 'high' | 'critical_high';

const below = (value: number, [low]: Span): boolean => low !== undefined && value < low;
const above = (value: number, [, high]: Span): boolean => high !== undefined && value > high;

/** Whether the value is possible for a person at all. */
export const isPlausible = (value: number, { plausible }: Limits): boolean => !below(value, plausible) && !above(value, plausible);

/** What a plausible value tells; undefined where it is normal, or nothing is known of what is normal. */
export const findingOf = (value: number, { critical, normal }: Limits): Finding | undefined => {
  if (below(value, critical)) return 'critical_low';
  if (above(value, critical)) return 'critical_high';
  if (below(value, normal)) return 'low';
  return above(value, normal) ? 'high' : undefined;
};

export const isCritical = (finding: Finding | undefined): boolean => finding === 'critical_low' || finding === 'critical_high';

/** How a slip changes a number: a decimal point that was forgotten or doubled, or metres instead of centimetres. */
const slips = [0.1, 10, 100, 0.01];

/** The value that was probably meant by one that is not plausible: 39.5 for 395; a normal one before others. Undefined where none is plausible. */
export const meantBy = (value: number, limits: Limits): number | undefined => {
  const possible = slips.map((factor) => Number((value * factor).toFixed(2))).filter((one) => isPlausible(one, limits));
  return possible.find((one) => findingOf(one, limits) === undefined) ?? possible[0];
};

/** Body mass index in kg/m², with one decimal place. @param weight kilograms @param height centimetres */
export const bodyMassIndex = (weight: number, height: number): string => (weight / (height / 100) ** 2).toFixed(1);
