/** What charges amount to, and which of them a payment covers. Rules: SVC-11, SVC-12, CSH-5. */
import fc from 'fast-check';
import { chargeAmounts, coverLines, type BillLine } from '#shared/areas/cashier/domain/charges';
import { components, sumOfComponents, type ComponentAmounts } from '#shared/areas/cashier/domain/tariffs';

const amounts = (facility: number, professional: number, consumables: number, administration: number): ComponentAmounts => ({
  ...{ facility, professional, consumables, administration },
});

const unit = amounts(30_000, 60_000, 5_000, 5_000);

test.each<[what: string, terms: { quantity: number; discount: number; shared: number }, total: number, parts: ComponentAmounts]>([
  ['one', { quantity: 1, discount: 0, shared: 0 }, 100_000, unit],
  ['three', { quantity: 3, discount: 0, shared: 0 }, 300_000, amounts(90_000, 180_000, 15_000, 15_000)],
  ['half off', { quantity: 1, discount: 50_000, shared: 0 }, 50_000, amounts(15_000, 30_000, 2_500, 2_500)],
  ['one rupiah off', { quantity: 1, discount: 1, shared: 0 }, 99_999, amounts(30_000, 59_999, 5_000, 5_000)],
  ['all of it paid by others', { quantity: 1, discount: 0, shared: 100_000 }, 0, amounts(0, 0, 0, 0)],
])('given %s, then total and components follow in one step', (_, terms, total, parts) =>
  expect(chargeAmounts({ unit, ...terms })).toEqual({ unit_price: 100_000, total, ...parts }),
);

const someComponents = fc
  .tuple(fc.nat(999_999_999), fc.nat(999_999_999), fc.nat(999_999_999), fc.nat(999_999_999))
  .map(([one, two, three, four]) => amounts(one, two, three, four));

test('the components of a line always add up to its total', () =>
  fc.assert(
    fc.property(someComponents, fc.integer({ min: 1, max: 999 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, quantity, share) => {
      const gross = sumOfComponents(of) * quantity;
      const charged = chargeAmounts({ unit: of, quantity, discount: Math.floor(gross * share), shared: 0 });
      expect(sumOfComponents(charged)).toBe(charged.total);
      expect(components.every((one) => charged[one] >= 0)).toBe(true);
    }),
  ));

const someBill = fc
  .array(someComponents, { minLength: 1, maxLength: 20 })
  .map((lines) => lines.map((of, at): BillLine => ({ charge: String(at), total: sumOfComponents(of), covered: 0, ...of })));

/** The lines after a payment or a refund. */
const paidBy = (lines: readonly BillLine[], amount: number): readonly BillLine[] => {
  const covers = new Map(coverLines(lines, amount).map((one) => [one.charge, one]));
  return lines.map((line) => ({ ...line, covered: line.covered + (covers.get(line.charge)?.amount ?? 0) }));
};

/** What is wrong after a bill was paid, and given back, until each of these amounts was paid, and at last all of it. */
const faultsOf = (bill: readonly BillLine[], until: readonly number[]): readonly string[] => {
  const faults: string[] = [];
  const earned = new Map<string, number>();
  let [lines, paid] = [bill, 0];
  for (const amount of [...until, bill.reduce((sum, { total }) => sum + total, 0)]) {
    const covers = coverLines(lines, amount - paid);
    if (covers.reduce((sum, one) => sum + one.amount, 0) !== amount - paid) faults.push('the parts are not the payment');
    for (const cover of covers) {
      if (sumOfComponents(cover) !== cover.amount) faults.push('components are not their part');
      for (const one of components) earned.set(`${cover.charge} ${one}`, (earned.get(`${cover.charge} ${one}`) ?? 0) + cover[one]);
    }
    lines = paidBy(lines, amount - paid);
    paid = amount;
  }
  for (const line of lines) {
    if (line.covered !== line.total) faults.push('a line is not paid');
    for (const one of components)
      if ((earned.get(`${line.charge} ${one}`) ?? 0) !== line[one]) faults.push(`${one} is not what was charged`);
  }
  return faults;
};

test('10,000 random bills, each paid in parts and given back: the parts add up to the total, and every component to the rupiah', () =>
  fc.assert(
    fc.property(someBill, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }), (bill, shares) => {
      const total = bill.reduce((sum, one) => sum + one.total, 0);
      expect(
        faultsOf(
          bill,
          shares.map((share) => Math.floor(total * share)),
        ),
      ).toEqual([]);
    }),
    { numRuns: 10_000 },
  ));

test.each<[what: string, amount: number, covers: readonly [charge: string, amount: number][]]>([
  [
    'a part payment covers the first lines first',
    150,
    [
      ['a', 100],
      ['b', 50],
    ],
  ],
  [
    'the whole sum covers all lines',
    300,
    [
      ['a', 100],
      ['b', 200],
    ],
  ],
  ['nothing covers nothing', 0, []],
])('%s', (_, amount, covers) => {
  const line = (charge: string, total: number): BillLine => ({ charge, total, covered: 0, ...amounts(total, 0, 0, 0) });
  expect(coverLines([line('a', 100), line('b', 200)], amount).map((one) => [one.charge, one.amount])).toEqual(covers);
});

test('money that is given back comes off the last lines', () => {
  const line = (charge: string, total: number): BillLine => ({ charge, total, covered: total, ...amounts(total, 0, 0, 0) });
  expect(coverLines([line('a', 100), line('b', 200)], -250).map((one) => [one.charge, one.amount])).toEqual([
    ['a', -50],
    ['b', -200],
  ]);
});
