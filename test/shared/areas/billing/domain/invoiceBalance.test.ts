/** What is owed on an invoice, its status, and how a client's credit is used (MNY-11, MNY-12, INV-2), and what is due first (APP-23). */
import { balanceOf, dueFirst, statusOf, spendCredit, type Received } from '#shared/areas/billing/domain/invoiceBalance';
import { sumOf } from '#shared/domain/money';
import { amounts, fc } from '../../../domain/properties';

const cash = (amount: number, withheld = 0): Received => ({ amount, withheld });

describe('the balance and status of an invoice of 527.250', () => {
  test.each([
    ['nothing received', [], 0, { paid: 0, balance: 527_250, excess: 0 }, 'issued'],
    ['a part', [cash(200_000)], 0, { paid: 200_000, balance: 327_250, excess: 0 }, 'partially_paid'],
    ['all in two payments', [cash(200_000), cash(327_250)], 0, { paid: 527_250, balance: 0, excess: 0 }, 'paid'],
    ['cash and withheld tax together', [cash(517_750, 9_500)], 0, { paid: 527_250, balance: 0, excess: 0 }, 'paid'],
    ['one rupiah too little', [cash(527_249)], 0, { paid: 527_249, balance: 1, excess: 0 }, 'partially_paid'],
    ['too much', [cash(600_000)], 0, { paid: 527_250, balance: 0, excess: 72_750 }, 'paid'],
    ['paid and reversed', [cash(527_250), cash(-527_250)], 0, { paid: 0, balance: 527_250, excess: 0 }, 'issued'],
    ['credited in full', [], 527_250, { paid: 0, balance: 0, excess: 0 }, 'void'],
    ['credited in part', [], 27_250, { paid: 0, balance: 500_000, excess: 0 }, 'issued'],
    ['paid, then credited in full', [cash(527_250)], 527_250, { paid: 0, balance: 0, excess: 527_250 }, 'void'],
    ['a part paid, the rest credited', [cash(100_000)], 427_250, { paid: 100_000, balance: 0, excess: 0 }, 'paid'],
  ])('%s', (_, received, credited, sums, status) => {
    const balance = balanceOf(527_250, received, credited);
    expect(balance).toEqual({ ...sums, credited });
    expect(statusOf(balance)).toBe(status);
  });

  test('what was given up as uncollectible stays so until it is paid in full', () => {
    expect(statusOf(balanceOf(527_250, [], 0), { givenUp: true })).toBe('uncollectible');
    expect(statusOf(balanceOf(527_250, [cash(100_000)], 0), { givenUp: true })).toBe('uncollectible');
    expect(statusOf(balanceOf(527_250, [cash(527_250)], 0), { givenUp: true })).toBe('paid');
  });

  test('an invoice of nothing is paid, unless it was taken back', () => {
    expect(statusOf(balanceOf(0, [], 0))).toBe('paid');
    expect(statusOf(balanceOf(0, [], 0), { takenBack: true })).toBe('void');
  });

  test.each([
    ['more is credited than the total', [], 527_251],
    ['the credit is below zero', [], -1],
    ['more is returned than was received', [cash(100), cash(-101)], 0],
  ])('is refused where %s', (_, received, credited) => expect(() => balanceOf(527_250, received, credited)).toThrow(RangeError));
});

test('paid and credited never exceed the total, and nothing that was received is lost', () => {
  const receipts = fc.array(fc.record({ amount: amounts, withheld: fc.integer({ min: 0, max: 5_000 }) }), { maxLength: 6 });
  fc.assert(
    fc.property(amounts, receipts, fc.nat(1000), (total, received, share) => {
      const { paid, credited, balance, excess } = balanceOf(total, received, Math.floor((total * share) / 1000));
      expect(paid + credited).toBeLessThanOrEqual(total);
      expect(paid + credited + balance).toBe(total);
      expect(paid + excess).toBe(sumOf(received.map(({ amount, withheld }) => amount + withheld)));
      expect(Math.min(paid, credited, balance, excess)).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe("a client's credit", () => {
  test.each([
    ['pays the oldest invoice first', 600_000, [527_250, 143_190], [527_250, 72_750]],
    ['is not used up by small invoices', 600_000, [100_000, 200_000], [100_000, 200_000]],
    ['of nothing pays nothing', 0, [1], [0]],
  ])('%s', (_, credit, owed, taken) => expect(spendCredit(credit, owed)).toEqual(taken));
});

const open = (due_date: string | null, balance: number) => ({ due_date, balance });
test.each([
  ['nothing', [], undefined],
  ['an invoice without a due date', [open(null, 100)], undefined],
  ['one that is overdue, and one of next month', [open('2026-12-10', 200), open('2026-11-17', 100)], [100, '2026-11-17', true]],
  ['two that are overdue', [open('2026-11-20', 200), open('2026-11-17', 100), open('2026-12-10', 400)], [300, '2026-11-17', true]],
  ['one that is due today', [open('2026-11-26', 100), open('2026-12-10', 200)], [100, '2026-11-26', false]],
  [
    'two of one day, and a later one',
    [open('2026-12-10', 100), open('2026-12-10', 200), open('2026-12-11', 400)],
    [300, '2026-12-10', false],
  ],
] as const)('of %s it is known how much is due first', (_, invoices, first) => {
  const [amount, date, isLate] = first ?? [];
  expect(dueFirst(invoices, '2026-11-26')).toEqual(first && { amount, date, isLate });
});
