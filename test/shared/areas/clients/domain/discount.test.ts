/** What a discount takes off, and when it ends (SUB-28). */
import { discountOf, lastDayOf, percentOn, type Discount } from '#shared/areas/clients/domain/discount';
import { midnight, zone } from '../../../domain/datedSubscriptions';

const discount = (values: Partial<Discount>): Discount => ({ discount: null, discount_percent: null, discount_until: null, ...values });

test.each<[string, Partial<Discount>, string, number, number]>([
  ['none', {}, '2026-09-01', 475_000, 0],
  ['an amount', { discount: 75_000 }, '2026-09-01', 475_000, 75_000],
  ['a percentage', { discount_percent: 20 }, '2026-09-01', 475_000, 95_000],
  ['a percentage that is rounded to rupiah', { discount_percent: 33 }, '2026-09-01', 100_001, 33_000],
  ['everything', { discount_percent: 100 }, '2026-09-01', 475_000, 475_000],
  ['its last day', { discount: 75_000, discount_until: '2026-09-01' }, '2026-09-01', 475_000, 75_000],
  ['the day after its last', { discount: 75_000, discount_until: '2026-08-31' }, '2026-09-01', 475_000, 0],
  ['a percentage that has ended', { discount_percent: 20, discount_until: '2026-08-31' }, '2026-09-01', 475_000, 0],
])('%s', (_, values, day, price, expected) => expect(discountOf(discount(values), day, price)).toBe(expected));

test('only a percentage that holds is a percentage', () => {
  const twenty = discount({ discount_percent: 20, discount_until: '2026-09-30' });
  expect([percentOn(twenty, '2026-09-30'), percentOn(twenty, '2026-10-01'), percentOn(discount({ discount: 1 }), '2026-09-30')]).toEqual([
    20, 0, 0,
  ]);
});

const header = (values: object) =>
  ({
    ...{ status: 'active', cycle: 'monthly', anchor_day: 1, trial_end_at: null, pending_change: null },
    ...{ period_start: midnight('2026-09-01'), period_end: midnight('2026-10-01'), billed_until: null },
    ...values,
  }) as Parameters<typeof lastDayOf>[1];
const billed = { billed_until: midnight('2026-10-01') };

test.each<[string, object, number, string | undefined]>([
  ['the present one, where it has no invoice', {}, 1, '2026-09-30'],
  ['the next one, where the present one has an invoice', billed, 1, '2026-10-31'],
  ['three from the next one', billed, 3, '2026-12-31'],
  ['years', { ...billed, cycle: 'yearly' }, 2, '2028-09-30'],
  ['months that begin on the 31st', { ...billed, anchor_day: 31, period_end: midnight('2026-09-30') }, 2, '2026-11-29'],
  ['the first after a trial', { status: 'trial', trial_end_at: midnight('2026-09-15'), anchor_day: null }, 1, '2026-10-14'],
  ['none of a draft', { status: 'draft', period_start: null, period_end: null }, 1, undefined],
  ['none during a pause', { status: 'paused' }, 1, undefined],
])('the last day of periods: %s', (_, values, count, expected) => expect(lastDayOf(count, header(values), zone)).toBe(expected));
