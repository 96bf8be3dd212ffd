/** Proration by day, and amounts divided into parts (MNY-4, MNY-5, MNY-6). */
import { daysIn, periodContaining } from '#shared/areas/clients/domain/billingPeriods';
import { addDays } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';
import { cycles, inCycle, type Cycle } from '#shared/areas/clients/domain/pricing';
import { billableDays, prorated, splitAmount } from '#shared/areas/clients/domain/proration';
import { amounts, days, fc, schedules } from '../../../domain/properties';

const september = { start: '2026-09-01', end: '2026-10-01' };
const february = { start: '2028-02-01', end: '2028-03-01' };
const year = { start: '2027-06-01', end: '2028-06-01' };

describe('the part of an amount for the rest of a period', () => {
  test.each([
    ['an add-on from 16 September: 15 of 30 days', 300_000, september, '2026-09-16', 150_000],
    ['an upgrade on 16 September: the credit', -1_500_000, september, '2026-09-16', -750_000],
    ['an upgrade on 16 September: the charge', 2_400_000, september, '2026-09-16', 1_200_000],
    ['from the first day: the whole amount', 475_000, september, '2026-09-01', 475_000],
    ['from the last day: one day', 475_000, september, '2026-09-30', 15_833],
    ['exactly half a rupiah is rounded up', 15, september, '2026-09-30', 1],
    ['from the end: nothing', 475_000, september, '2026-10-01', 0],
    ['before the period: the whole amount, and not more', 475_000, september, '2026-08-20', 475_000],
    ['after the period: nothing', 475_000, september, '2026-11-02', 0],
    ['the leap day alone', 290_000, february, '2028-02-29', 10_000],
    ['a yearly price over a leap day', 3_660_000, year, '2028-02-29', 930_000],
  ])('%s', (_, amount, period, from, expected) => expect(prorated(amount, period, from)).toBe(expected));

  test('some days in the middle', () => {
    expect(billableDays(september, '2026-09-10', '2026-09-13')).toBe(3);
    expect(prorated(300_000, september, '2026-09-10', '2026-09-13')).toBe(30_000);
    expect(billableDays(september, '2026-09-13', '2026-09-10')).toBe(0);
  });
});

test.each<[Cycle, number, number]>([
  ['monthly', 475_000, 1],
  ['quarterly', 1_425_000, 3],
  ['semiannual', 2_850_000, 6],
  ['yearly', 4_750_000, 12],
])('a %s period of 475.000 a month costs %i and lasts %i months', (cycle, amount, months) => {
  expect(inCycle(475_000, cycle)).toBe(amount);
  expect(cycles[cycle].lasts).toBe(months);
});

describe('an amount divided into parts', () => {
  test.each([
    ['into equal parts, the last one receives the rest', 100, [1, 1, 1], [33, 33, 34]],
    ['by days', 1_000_000, [10, 20, 1], [322_581, 645_161, 32_258]],
    ['into one part', 129_000, [30], [129_000]],
    ['with a part of no days', 10, [0, 1, 0], [0, 10, 0]],
    ['smaller than the number of its parts', 2, [1, 1, 1, 1], [1, 1, 0, 0]],
    ['nothing', 0, [1, 2], [0, 0]],
    ['a credit like the charge that it takes back', -100, [1, 1, 1], [-33, -33, -34]],
  ])('%s', (_, amount, weights, expected) => expect(splitAmount(amount, weights)).toEqual(expected));

  test.each([
    ['no parts', []],
    ['parts without weight', [0, 0]],
  ])('%s are refused', (_, weights) => expect(() => splitAmount(100, weights)).toThrow(RangeError));

  test('always adds up to the amount, and no part has another sign', () =>
    fc.assert(
      fc.property(amounts, fc.boolean(), fc.array(fc.nat(366), { minLength: 1, maxLength: 40 }), (size, isCredit, weights) => {
        fc.pre(sumOf(weights) > 0);
        const amount = isCredit && size > 0 ? -size : size;
        const parts = splitAmount(amount, weights);
        expect(sumOf(parts)).toBe(amount);
        expect(parts.filter((part) => part * amount < 0)).toEqual([]);
      }),
    ));
});

describe('whatever the amount and the period', () => {
  test('the days of a period add up to its amount', () =>
    fc.assert(
      fc.property(schedules, amounts, (schedule, amount) => {
        const period = periodContaining(schedule, schedule.from);
        const parts = splitAmount(
          amount,
          Array.from({ length: daysIn(period) }, () => 1),
        );
        expect(parts).toHaveLength(daysIn(period));
        expect(sumOf(parts)).toBe(amount);
      }),
    ));

  test('what is used and what is not make the amount, within one rupiah of rounding', () =>
    fc.assert(
      fc.property(schedules, amounts, fc.nat(400), (schedule, amount, later) => {
        const period = periodContaining(schedule, schedule.from);
        const day = addDays(period.start, later % (daysIn(period) + 1));
        const together = prorated(amount, period, period.start, day) + prorated(amount, period, day);
        expect(together === amount || together === amount + 1).toBe(true);
      }),
    ));

  test('a credit takes back just what the charge took, and a later day never costs more', () =>
    fc.assert(
      fc.property(schedules, amounts, days, (schedule, amount, day) => {
        const period = periodContaining(schedule, day);
        expect(prorated(amount, period, day) + prorated(-amount, period, day)).toBe(0);
        expect(prorated(amount, period, addDays(day, 1))).toBeLessThanOrEqual(prorated(amount, period, day));
      }),
    ));
});
