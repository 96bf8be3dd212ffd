/** What the receipt of a payment says (INV-8). */
import { hasDutyBox, receiptOf } from '#shared/domain/receipt';

test.each([
  [4_999_999, false],
  [5_000_000, false],
  [5_000_001, true],
])('a receipt for %d has a box for the duty stamp: %s', (amount, box) => expect(hasDutyBox(amount)).toBe(box));

const payment = {
  ...{ amount: 5_900_000, withheld: 118_000, withholding_no: '2600000123', method: 'transfer', paid_at: '2026-11-20' },
  ...{ reference: 'TRX-1', status: 'verified', reversed: false },
};

test('money and withheld tax are told apart, and together they are what is settled', () =>
  expect(receiptOf(payment, 'INV/2026/11/0001', 'Klinik Melati')).toEqual({
    ...{ invoice: 'INV/2026/11/0001', client: 'Klinik Melati', method: 'transfer', paidOn: '2026-11-20', reference: 'TRX-1' },
    ...{ amount: 5_900_000, withheld: 118_000, withholdingNo: '2600000123', settled: 6_018_000, dutyBox: true },
  }));

test.each([
  ['waits to be verified', { status: 'pending' }],
  ['was rejected', { status: 'rejected' }],
  ['was reversed', { reversed: true }],
  ['is the reversal itself', { amount: -5_900_000 }],
])('a payment that %s has no receipt', (_, more) =>
  expect(receiptOf({ ...payment, ...more }, 'INV/2026/11/0001', 'Melati')).toBeUndefined(),
);
