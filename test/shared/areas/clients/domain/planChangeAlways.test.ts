/** What holds of a change of plan and of bills for any lines, moments and tax rules (SUB-18, MNY-4, MNY-5, MNY-7, INV-9). */
import { monthlyRevenue, priceOf, type SubscriptionLine } from '#shared/areas/clients/domain/bill';
import { periodContaining } from '#shared/areas/clients/domain/billingPeriods';
import { addDays } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';
import { planChange } from '#shared/areas/clients/domain/planChange';
import { tax } from '../../../domain/catalogue';
import { anyCycle, fc, schedules } from '../../../domain/properties';

const lineSets = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), qty: fc.integer({ min: 1, max: 20 }), price: fc.nat(3_000_000) }),
    { selector: ({ id }) => id, minLength: 1 },
  )
  .map((rows) => rows.map((row): SubscriptionLine => ({ kind: 'addon', feature: row.id, ...row })));

const rules = fc.constantFrom(tax, { ...tax, pkp: false }, { ...tax, rate: 11, dpp_num: 1, dpp_den: 1 }, null);

const moments = fc.record({ schedule: schedules, later: fc.nat(400) }).map(({ schedule, later }) => {
  const period = periodContaining(schedule, schedule.from);
  const day = addDays(period.start, later % 366);
  return { cycle: schedule.cycle, period, day };
});

describe('whatever the plans', () => {
  test('there and back on the same day is worth nothing', () =>
    fc.assert(
      fc.property(lineSets, lineSets, moments, rules, (one, other, moment, rule) => {
        const both = { ...moment, discount: 0, rule, when: 'now' as const };
        const there = planChange({ ...both, current: one, wanted: other });
        const back = planChange({ ...both, current: other, wanted: one });
        for (const part of ['net', 'dpp', 'ppn', 'total'] as const) expect(there[part] + back[part]).toBe(0);
        expect([there.credit, there.charge]).toEqual([back.charge, back.credit]);
      }),
    ));

  test('lines add up to credit and charge, and the tax to the total', () =>
    fc.assert(
      fc.property(lineSets, lineSets, moments, rules, (current, wanted, moment, rule) => {
        const change = planChange({ ...moment, discount: 0, rule, current, wanted, when: 'now' });
        expect(sumOf(change.lines.map(({ amount }) => amount))).toBe(change.net);
        expect(change.charge - change.credit).toBe(change.net);
        expect(change.net + change.ppn).toBe(change.total);
        expect(change.charge).toBeLessThanOrEqual(priceOf(wanted, moment.cycle));
        expect(change.credit).toBeLessThanOrEqual(priceOf(current, moment.cycle));
      }),
    ));

  test('on the first day the change is the difference of two whole bills before tax', () =>
    fc.assert(
      fc.property(lineSets, lineSets, moments, (current, wanted, { cycle, period }) => {
        const { net } = planChange({ cycle, period, discount: 0, rule: tax, day: period.start, current, wanted, when: 'now' });
        expect(net).toBe(priceOf(wanted, cycle) - priceOf(current, cycle));
      }),
    ));
});

const large: SubscriptionLine = { kind: 'package', id: 'large', qty: 1, price: 2_400_000 };

describe('monthly recurring revenue', () => {
  test.each([
    ['a month', [large], 'monthly' as const, 0, 2_400_000],
    ['a year costs ten months and brings a twelfth of it', [large], 'yearly' as const, 0, 2_000_000],
    ['less the discount of a period', [large], 'quarterly' as const, 300_000, 2_300_000],
    ['rounded once for each subscription', [{ ...large, price: 475_000 }], 'yearly' as const, 0, 395_833],
  ])('%s', (_, lines, cycle, discount, expected) => expect(monthlyRevenue(lines, cycle, discount)).toBe(expected));

  test('new, expansion, contraction and churn explain the change from month to month', () => {
    const books = fc.array(fc.option(fc.record({ lines: lineSets, cycle: anyCycle }), { nil: null }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(books, books, (before, after) => {
        const worth = (book: typeof before) => book.map((one) => (one ? monthlyRevenue(one.lines, one.cycle, 0) : 0));
        const [old, now] = [worth(before), worth(after)];
        const moves = old.map((amount, at) => now[at]! - amount);
        const up = sumOf(moves.filter((move) => move > 0));
        const down = sumOf(moves.filter((move) => move < 0));
        expect(sumOf(old) + up + down).toBe(sumOf(now));
      }),
    );
  });
});
