/** What invoices come to, and what is wrong with their lines. Rules: MNY-5, MNY-7, MNY-8, MNY-10. */
import fc from 'fast-check';
import { invoiceProblems, invoiceSums, lineAmount } from '#shared/areas/billing/domain/invoiceSums';
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';

const rule = { valid_from: '2025-01-01', pkp: true, rate: 12, dpp_num: 11, dpp_den: 12 };

test.each<[qty: unknown, unit_price: unknown, amount: number | null]>([
  ['1.000', 475_000, 475_000],
  ['2.5', 25_001, 62_503],
  ['0.333', 100_000, 33_300],
  ['2.5', -25_001, -62_503],
  ['1000000', 999_999_999, 999_999_999_000_000],
  ['1,5', 100, null],
  ['1.0001', 100, null],
  ['-1', 100, null],
  [null, 100, null],
  ['1', 'abc', null],
  ['1', null, null],
])('given %s pieces at %s, then the line comes to %s', (qty, unit_price, amount) => {
  expect(lineAmount({ qty, unit_price })).toBe(amount);
});

test.each<[amounts: number[], discount: number, tax: typeof rule | null, sums: object]>([
  [[475_000], 0, rule, { subtotal: 475_000, dpp: 435_417, ppn: 52_250, total: 527_250 }],
  [[475_000, 62_503], 10_000, rule, { subtotal: 537_503, dpp: 483_544, ppn: 58_025, total: 585_528 }],
  [[475_000, -75_000], 0, { ...rule, pkp: false }, { subtotal: 400_000, dpp: 400_000, ppn: 0, total: 400_000 }],
  [[100], 100, null, { subtotal: 100, dpp: 0, ppn: 0, total: 0 }],
])('given lines of %j less %i, then the discount comes before the tax', (amounts, discount, tax, sums) => {
  expect(
    invoiceSums(
      amounts.map((amount) => ({ amount })),
      discount,
      tax,
    ),
  ).toEqual(sums);
});

test('given any lines, then the subtotal is the sum of the amounts that are shown, and the total is what is left of it with its tax', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 9_999 }).map((n) => (n / 100).toFixed(2)),
    unit_price: fc.integer({ min: 1, max: 10 ** 8 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const amounts = lines.map((one) => ({ amount: lineAmount(one) }));
      const subtotal = amounts.reduce((sum, { amount }) => sum + amount!, 0);
      const discount = Math.floor(subtotal * share);
      const sums = invoiceSums(amounts, discount, rule);
      expect(sums.subtotal).toBe(subtotal);
      expect(sums.total).toBe(subtotal - discount + sums.ppn);
      expect(sums.ppn).toBeLessThanOrEqual(Math.ceil((subtotal - discount) * 0.11) + 1);
    }),
  );
});

const line = (kind: string, unit_price: number) => ({ kind, qty: '1', unit_price });

test.each<[string, object[], number, object[]]>([
  ['a charge and a credit', [line('package', 100), line('adjustment', -100)], 0, []],
  ['a price of zero', [line('package', 100), line('module', 0)], 0, [{ code: 'invoice.price_zero', line: 1 }]],
  ['a package below zero', [line('package', 100), line('package', -1)], 0, [{ code: 'invoice.price_negative', line: 1 }]],
  ['a credit for days', [line('package', 100), line('proration', -1)], 0, []],
  ['too large a discount', [line('package', 100)], 101, [{ code: 'invoice.total_negative', subtotal: 100, discount: 101 }]],
  [
    'a line above the most',
    [line('package', 100), { ...line('package', 999_999_999_999), qty: '2' }],
    0,
    [{ code: 'invoice.line_too_large', line: 1 }],
  ],
  [
    'lines above the most together',
    [line('package', 300_000_000_000), line('seat', 300_000_000_000)],
    0,
    [{ code: 'invoice.total_too_large' }],
  ],
  ['more credit than charge', [line('adjustment', -1)], 0, [{ code: 'invoice.total_negative', subtotal: -1, discount: 0 }]],
])('given %s, then all that is wrong is named', (_, lines, discount, problems) => {
  expect(invoiceProblems(lines, discount)).toEqual(problems);
});

test.each([
  ['2024-12-31', undefined],
  ['2025-01-01', '2025-01-01'],
  ['2026-06-30', '2025-01-01'],
  ['2026-07-01', '2026-07-01'],
  ['2030-01-01', '2026-07-01'],
])('given rules from two days, when a document is of %s, then that from %s is its rule', (day, from) => {
  const later = { ...rule, valid_from: '2026-07-01' };
  for (const rules of [
    [rule, later],
    [later, rule],
  ])
    expect(effectiveOn(rules, day)?.valid_from).toBe(from);
});
