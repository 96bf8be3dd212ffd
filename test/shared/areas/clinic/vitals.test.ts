/** Vital signs by age: limits, what was meant by a slip, body mass index and weight for age. Rules: VIT-1 to VIT-4. */
import fc from 'fast-check';
import { measures, type Measure } from '#shared/areas/clinic/domain/measures';
import {
  bodyMassIndex,
  exampleBands,
  findingOf,
  isPlausible,
  limitsFor,
  meantBy,
  monthsOld,
  type OwnRange,
} from '#shared/areas/clinic/domain/vitals';
import { LAST_MONTH, weightCurve, weightScore } from '#shared/areas/clinic/domain/weightForAge';
import { dayOf } from '#shared/domain/calendarDays';

const adult = { months: 40 * 12, sex: 'L' } as const;
const own = (more: Partial<OwnRange>): OwnRange => ({
  measure: 'pulse',
  sex: null,
  from_months: 0,
  to_months: null,
  plausible_low: null,
  plausible_high: null,
  critical_low: null,
  critical_high: null,
  normal_low: null,
  normal_high: null,
  ...more,
});

test.each<[Measure, number, number | undefined]>([
  ['temperature', 395, 39.5],
  ['temperature', 3.95, 39.5],
  ['temperature', 367, 36.7],
  ['height', 1.7, 170],
  ['height', 17, 170],
  ['weight', 6500, 65],
  ['weight', 3500, 35],
  ['pulse', 0.8, 80],
  ['spo2', 9.8, 98],
  ['pulse', 0, undefined],
])('given %s %f of an adult, then it is refused and %f was meant', (measure, value, meant) => {
  const limits = limitsFor(measure, adult, []);
  expect(isPlausible(value, limits)).toBe(false);
  expect(meantBy(value, limits)).toBe(meant);
});

test.each<[Measure, number, number, string | undefined]>([
  ['temperature', 40 * 12, 39.5, 'high'],
  ['temperature', 40 * 12, 40, 'critical_high'],
  ['temperature', 2, 38, 'critical_high'],
  ['temperature', 3, 38, 'high'],
  ['spo2', 40 * 12, 94, 'low'],
  ['spo2', 40 * 12, 89, 'critical_low'],
  ['pulse', 0, 150, undefined],
  ['pulse', 40 * 12, 150, 'critical_high'],
  ['systolic', 40 * 12, 139, undefined],
  ['systolic', 40 * 12, 140, 'high'],
  ['weight', 40 * 12, 200, undefined],
])('given %s of somebody %i months old, then %f is %s', (measure, months, value, finding) => {
  expect(findingOf(value, limitsFor(measure, { months, sex: 'P' }, []))).toBe(finding);
});

test.each([
  ['2026-03-04T16:59:59Z', 3 * 12 - 1],
  ['2026-03-04T17:00:00Z', 3 * 12],
])('given a child born on 2023-03-05, then the band at %s in WIB is that of %i months', (at, months) => {
  expect(monthsOld('2023-03-05', dayOf(at, 'Asia/Jakarta'))).toBe(months);
});

test.each<[string, OwnRange[], 'L' | 'P', string | undefined]>([
  ['none of its own', [], 'L', 'high'],
  ['a higher end of the normal', [own({ normal_high: '120' })], 'L', undefined],
  ['a range of another age', [own({ normal_high: '120', to_months: 12 })], 'L', 'high'],
  ['a range of the other sex', [own({ normal_high: '120', sex: 'P' })], 'L', 'high'],
  ['a range of this sex and one of both', [own({ normal_high: '120' }), own({ normal_high: '105', sex: 'L' })], 'L', 'high'],
  ['only another limit', [own({ critical_high: '105' })], 'L', 'critical_high'],
])('given a clinic with %s, then a pulse of 110 is judged by it', (_, ranges, sex, finding) => {
  expect(findingOf(110, limitsFor('pulse', { months: 480, sex }, ranges))).toBe(finding);
});

test('the bands of each measure follow each other from birth without a gap', () => {
  for (const measure of measures) {
    const bands = exampleBands(measure);
    expect(bands[0]!.from).toBe(0);
    for (const [index, { to }] of bands.entries()) expect(to).toBe(bands[index + 1]?.from);
  }
});

test('in every band the normal is within the critical, and that within the plausible', () => {
  const within = ([low, high]: readonly (number | undefined)[] = [], [outerLow, outerHigh]: readonly (number | undefined)[] = []) =>
    (low ?? Infinity) >= (outerLow ?? -Infinity) && (high ?? -Infinity) <= (outerHigh ?? Infinity);
  for (const measure of measures)
    for (const { plausible, critical, normal } of exampleBands(measure))
      expect([within(normal, critical), within(critical, plausible)]).toEqual([true, true]);
});

test('whatever is meant by a slip is plausible', () => {
  fc.assert(
    fc.property(fc.constantFrom(...measures), fc.double({ min: 0, max: 1e6, noNaN: true }), fc.nat(1_000), (measure, value, months) => {
      const limits = limitsFor(measure, { months, sex: 'P' }, []);
      const meant = meantBy(value, limits);
      return meant === undefined || isPlausible(meant, limits);
    }),
  );
});

test.each([
  [65, 170, '22.5'],
  [3.2, 50, '12.8'],
])('given %f kg and %f cm, then the body mass index is %s', (weight, height, bmi) => expect(bodyMassIndex(weight, height)).toBe(bmi));

/** Weights of the standards' own tables at −3, −2, 0, +2 and +3 standard deviations. */
test.each([
  ['L', 0, [2.1, 2.5, 3.3, 4.4, 5]],
  ['L', 12, [6.9, 7.7, 9.6, 12, 13.3]],
  ['L', 24, [8.6, 9.7, 12.2, 15.3, 17.1]],
  ['L', 60, [12.4, 14.1, 18.3, 24.2, 27.9]],
  ['P', 0, [2, 2.4, 3.2, 4.2, 4.8]],
  ['P', 12, [6.3, 7, 8.9, 11.5, 13.1]],
  ['P', 24, [8.1, 9, 11.5, 14.8, 17]],
  ['P', 60, [12.1, 13.7, 18.2, 24.9, 29.5]],
] as const)('given sex %s at %i months, then the curves are those that the WHO published', (sex, months, weights) => {
  expect([-3, -2, 0, 2, 3].map((score) => Number(weightCurve(sex, score)[months]!.toFixed(1)))).toEqual(weights);
});

test.each([
  ['L', 12, 9.6479, 0],
  ['P', 24, 11.4775, 0],
  // Beyond three standard deviations the distance between the second and the third is the unit.
  ['L', 0, 1.5, -4.53],
] as const)('given sex %s at %i months and %f kg, then the score is %f', (sex, months, weight, score) => {
  expect(weightScore(sex, months, weight)).toBeCloseTo(score, 1);
});

test('there is no score above five years', () => expect(weightScore('L', LAST_MONTH + 1, 20)).toBeUndefined());
