/** What the receipt of a payment says (INV-8). */
import { dutyOf, receiptOf } from '#shared/areas/billing/domain/receipt';

const rule = { duty_above: 5_000_000, stamp_duty: 10_000 };
const about = { invoice: 'INV/2026/11/0001', client: 'Klinik Melati', rule };

test.each([
  [4_999_999, rule, null],
  [5_000_000, rule, null],
  [5_000_001, rule, 10_000],
  [5_000_001, { duty_above: 7_500_000, stamp_duty: 15_000 }, null],
  [7_500_001, { duty_above: 7_500_000, stamp_duty: 15_000 }, 15_000],
  [9_000_000, null, null],
])('a receipt for %d by the rule %j has a box for a duty stamp of %s', (amount, of, duty) => expect(dutyOf(amount, of)).toBe(duty));

const payment = {
  ...{ amount: 5_900_000, withheld: 118_000, withholding_no: '2600000123', method: 'transfer', paid_at: '2026-11-20' },
  ...{ reference: 'TRX-1', status: 'verified', reversed: false },
};

test('money and withheld tax are told apart, and together they are what is settled', () =>
  expect(receiptOf(payment, about)).toEqual({
    ...{ invoice: 'INV/2026/11/0001', client: 'Klinik Melati', method: 'transfer', paidOn: '2026-11-20', reference: 'TRX-1' },
    ...{ amount: 5_900_000, withheld: 118_000, withholdingNo: '2600000123', settled: 6_018_000, duty: 10_000 },
  }));

test.each([
  ['waits to be verified', { status: 'pending' }],
  ['was rejected', { status: 'rejected' }],
  ['was reversed', { reversed: true }],
  ['is the reversal itself', { amount: -5_900_000 }],
])('a payment that %s has no receipt', (_, more) => expect(receiptOf({ ...payment, ...more }, about)).toBeUndefined());
