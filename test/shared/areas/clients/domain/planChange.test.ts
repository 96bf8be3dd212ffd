/** A change of plan to the rupiah (SUB-10, SUB-18, MNY-4, MNY-5, MNY-7). */
import type { SubscriptionLine } from '#shared/areas/clients/domain/bill';
import { sumOf } from '#shared/domain/money';
import { planChange, type ChangeRequest } from '#shared/areas/clients/domain/planChange';
import { planLines } from '#shared/areas/clients/domain/planLines';
import type { Plan } from '#shared/areas/clients/domain/pricing';
import { clinic, doctor, hospital, modules, tax } from '../../../domain/catalogue';

const september = { start: '2026-09-01', end: '2026-10-01' };
const plain = (id: string, price: number, qty = 1): SubscriptionLine => ({ kind: 'package', id, qty, price });
const addon = (feature: string, price: number): SubscriptionLine => ({ kind: 'addon', id: feature, feature, qty: 1, price });
const seats = (qty: number, price = 25_000): SubscriptionLine => ({ kind: 'seat', id: 'clinic', qty, price });
const linesOf = (plan: Plan, addons: readonly string[] = []) => planLines({ plan, modules, addons, extraSeats: 0 }).lines;

const request: Omit<ChangeRequest, 'current' | 'wanted'> = {
  cycle: 'monthly',
  discount: 0,
  rule: tax,
  period: september,
  day: '2026-09-16',
};
const small = plain('small', 1_500_000);
const large = plain('large', 2_400_000);

describe('a change now, on 16 September', () => {
  const rows: [string, Partial<ChangeRequest> & Pick<ChangeRequest, 'current' | 'wanted'>, object][] = [
    [
      'an upgrade: credit, charge and net',
      { current: [small], wanted: [large] },
      { credit: 750_000, charge: 1_200_000, net: 450_000, dpp: 412_500, ppn: 49_500, total: 499_500 },
    ],
    [
      'an add-on: only the add-on is charged',
      { current: [small], wanted: [small, addon('bed', 300_000)] },
      { credit: 0, charge: 150_000, net: 150_000, dpp: 137_500, ppn: 16_500, total: 166_500 },
    ],
    [
      'a downgrade that a person chooses to have now gives money back',
      { current: [large], wanted: [small], when: 'now' },
      { credit: 1_200_000, charge: 750_000, net: -450_000, dpp: -412_500, ppn: -49_500, total: -499_500 },
    ],
    ['three more seats: only those are charged', { current: [seats(2)], wanted: [seats(5)] }, { credit: 0, charge: 37_500, net: 37_500 }],
    ['two seats fewer', { current: [seats(5)], wanted: [seats(3)], when: 'now' }, { credit: 25_000, charge: 0, net: -25_000 }],
    [
      'a line with another price is another line',
      { current: [seats(2)], wanted: [seats(3, 30_000)] },
      { credit: 25_000, charge: 45_000, net: 20_000 },
    ],
    [
      'a yearly cycle is charged by the price of a year',
      { current: [small], wanted: [large], cycle: 'yearly', period: { start: '2026-01-01', end: '2027-01-01' } },
      { credit: 4_397_260, charge: 7_035_616 },
    ],
    [
      'an issuer that is not PKP',
      { current: [small], wanted: [large], rule: null },
      { net: 450_000, dpp: 450_000, ppn: 0, total: 450_000 },
    ],
    ['the same discount before and after has no effect', { current: [small], wanted: [large], discount: 100_000 }, { net: 450_000 }],
    ['in a trial nothing was billed', { current: [small], wanted: [large], period: null }, { when: 'now', lines: [], net: 0, total: 0 }],
    [
      'at the next period nothing is charged now',
      { current: [small], wanted: [large], when: 'next_period' },
      { lines: [], net: 0, total: 0 },
    ],
    ['on the first day the whole difference', { current: [small], wanted: [large], day: '2026-09-01' }, { net: 900_000 }],
    ['on the last day one day', { current: [small], wanted: [large], day: '2026-09-30' }, { net: 30_000 }],
  ];
  test.each(rows)('%s', (_, given, expected) => expect(planChange({ ...request, ...given })).toMatchObject(expected));

  test('each line names its days, credits first', () => {
    const { lines } = planChange({ ...request, current: [small], wanted: [large] });
    expect(lines.map(({ id, amount, from, to }) => [id, amount, from, to])).toEqual([
      ['small', -750_000, '2026-09-16', '2026-10-01'],
      ['large', 1_200_000, '2026-09-16', '2026-10-01'],
    ]);
  });
});

describe('the next invoice', () => {
  test('is that of the whole plan, with the discount before the tax', () => {
    const { next } = planChange({ ...request, current: linesOf(doctor), wanted: linesOf(clinic), discount: 75_000 });
    expect(next).toMatchObject({ subtotal: 475_000, discount: 75_000, dpp: 366_667, ppn: 44_000, total: 444_000 });
    expect(sumOf(next.lines.map(({ amount }) => amount))).toBe(475_000);
  });

  test('is of the new cycle, which begins with the next period', () => {
    const change = planChange({ ...request, current: [small], wanted: [small], nextCycle: 'yearly' });
    expect(change).toMatchObject({ direction: 'same', when: 'next_period', lines: [], net: 0 });
    expect(change.next.subtotal).toBe(15_000_000);
  });
});

describe('now or later', () => {
  const rows: [string, SubscriptionLine[], SubscriptionLine[], string, string, string[]][] = [
    ['a dearer package is an upgrade', [small], [large], 'upgrade', 'now', []],
    ['a cheaper package is a downgrade', [large], [small], 'downgrade', 'next_period', []],
    ['an add-on is an upgrade', [small], [small, addon('bed', 75_000)], 'upgrade', 'now', []],
    ['a removal is a downgrade', [small, addon('bed', 75_000)], [small], 'downgrade', 'next_period', ['bed']],
    [
      'an exchange at the same price, with a loss',
      [addon('bed', 75_000)],
      [addon('radiology', 75_000)],
      'downgrade',
      'next_period',
      ['bed'],
    ],
    ['the same price without a loss', [small], [plain('other', 1_500_000)], 'upgrade', 'now', []],
    ['dearer, with a loss that is named', [addon('bed', 75_000)], [addon('radiology', 125_000)], 'upgrade', 'now', ['bed']],
    ['a free add-on more', [small], [small, addon('icd', 0)], 'upgrade', 'now', []],
    ['fewer seats', [seats(3)], [seats(1)], 'downgrade', 'next_period', []],
    ['nothing', [small], [small], 'same', 'next_period', []],
  ];
  test.each(rows)('%s', (_, current, wanted, direction, when, lost) =>
    expect(planChange({ ...request, current, wanted })).toMatchObject({ direction, when, lost }),
  );
});

describe('a discount above the price is refused', () => {
  const rows: [string, Partial<ChangeRequest>, object[]][] = [
    ['as high as the price', { discount: 1_500_000 }, []],
    ['one rupiah more', { discount: 1_500_001 }, [{ code: 'discount_above_price', discount: 1_500_001, price: 1_500_000 }]],
    ['a year has room for more', { cycle: 'yearly', discount: 15_000_000 }, []],
    [
      'from a year to a month',
      { cycle: 'yearly', nextCycle: 'monthly', discount: 2_000_000 },
      [{ code: 'discount_above_price', discount: 2_000_000, price: 1_500_000 }],
    ],
  ];
  test.each(rows)('%s', (_, given, problems) =>
    expect(planChange({ ...request, current: [large], wanted: [small], ...given }).problems).toEqual(problems),
  );
});

test('the packages of the catalogue can be exchanged, with the sums of the price page', () => {
  const change = planChange({ ...request, current: linesOf(clinic), wanted: linesOf(hospital) });
  expect(change).toMatchObject({ direction: 'upgrade', when: 'now', credit: 237_500, charge: 1_337_500, net: 1_100_000 });
  expect(change.next).toMatchObject({ subtotal: 2_675_000, dpp: 2_452_083, ppn: 294_250, total: 2_969_250 });
});
