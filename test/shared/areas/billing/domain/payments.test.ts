/** What a payment may say, and which takes a certificate of withheld tax or names our account. Rules: INV-6, INV-19, INV-20, INV-22, MNY-12. */
import {
  accountProblem,
  amountToTransfer,
  certificateProblem,
  isCovered,
  paymentProblems,
  waitingAmount,
} from '#shared/areas/billing/domain/payments';

const payment = { method: 'transfer', amount: 327_000, withheld: 6_000, paid_at: '2026-11-20' };

const invoice = { dpp: 275_000, ppn: 33_000, issue_date: '2026-11-10' };

test('given tax that was withheld, then its certificate may come later: its number is not asked for', () => {
  expect(paymentProblems(payment, '2026-11-20', invoice)).toEqual([]);
});

test('given an amount of nothing, tax below zero and a day to come, then all three are named', () => {
  expect(
    paymentProblems({ ...payment, amount: 0, withheld: -1, paid_at: '2026-11-21' }, '2026-11-20', invoice).map(({ code }) => code),
  ).toEqual(['payment.amount', 'payment.withheld', 'payment.future']);
});

test.each<[string, string, string | null, object[]]>([
  ['a year before its invoice', '2025-11-10', '2026-11-10', []],
  ['of another century', '1900-01-01', '2026-11-10', [{ code: 'date.not_before', field: 'paid_at', date: '2025-11-09' }]],
  ['of a draft', '2024-01-01', null, []],
])('given a payment %s, then its day is checked', (_, paid_at, issue_date, problems) => {
  expect(paymentProblems({ ...payment, paid_at }, '2026-11-20', { ...invoice, issue_date })).toEqual(problems);
});

test.each([
  ['with withheld tax takes a certificate', 6_000, false, undefined],
  ['that was reversed takes none', 6_000, true, 'certificate.reversed'],
  ['that is itself a reversal takes none', -6_000, false, 'certificate.reversed'],
])('a payment %s', (_, withheld, reversed, problem) => {
  expect(certificateProblem({ withheld, reversed })).toBe(problem);
});

test.each([
  ['transfer', 'active', undefined],
  ['transfer', 'inactive', 'payment.account_closed'],
  ['transfer', undefined, undefined],
  ['cash', 'active', 'payment.account_of_transfer'],
  ['qris', undefined, 'payment.account_of_transfer'],
  ['va', 'inactive', 'payment.account_of_transfer'],
])('a payment by %s into an account that is %s: %s', (method, status, problem) => {
  expect(accountProblem(method, status === undefined ? undefined : { status })).toBe(problem);
});

test.each([
  ['two per cent of the tax base', 5_500, []],
  ['the value-added tax and the highest rate', 74_250, []],
  ['a rupiah more than that', 74_251, [{ code: 'payment.withheld_above', field: 'withheld', max: 74_250 }]],
])('given tax that the client withheld: %s', (_, withheld, problems) =>
  expect(paymentProblems({ ...payment, withheld }, '2026-11-20', invoice)).toEqual(problems),
);

test.each([
  ['nothing is withheld', 527_250, null, 527_250],
  ['tax is withheld', 527_250, 9_500, 517_750],
  ['more is withheld than is open', 5_000, 9_500, 0],
  ['something wrong is typed', 527_250, 'abc', 527_250],
  ['an amount below zero is typed', 527_250, -1, 527_250],
])('given an invoice, when %s, then what is left is transferred', (_, balance, withheld, amount) => {
  expect(amountToTransfer(balance, withheld)).toBe(amount);
});

const proof = (amount: number, more: object = {}) => ({ status: 'pending', amount, withheld: null, invoice: { id: 'one' }, ...more });
test.each([
  ['nothing was sent', [], 0, false],
  ['a proof of less waits', [proof(526_000)], 526_000, false],
  ['a proof of all waits', [proof(527_250)], 527_250, true],
  ['a proof with the tax that was withheld waits', [proof(517_750, { withheld: 9_500 })], 527_250, true],
  ['two proofs of a part wait', [proof(500_000), proof(27_250)], 527_250, true],
  ['the proof was rejected', [proof(527_250, { status: 'rejected' })], 0, false],
  ['the proof was verified', [proof(527_250, { status: 'verified' })], 0, false],
  ['the proof is of another invoice', [proof(527_250, { invoice: { id: 'other' } })], 0, false],
])('given %s, then it is known how much waits and whether it covers what is open', (_, payments, waits, covered) => {
  expect(waitingAmount('one', payments)).toBe(waits);
  expect(isCovered({ id: 'one', balance: 527_250 }, payments)).toBe(covered);
});
