/** Whole rupiah, half up, once per line (MNY-1, MNY-5); and value-added tax to the rupiah (MNY-9, MNY-10). */
import { shareOf, sumOf } from '#shared/domain/money';
import { taxed } from '#shared/areas/billing/domain/tax';

const rule = { valid_from: '2025-01-01', pkp: true, rate: 12, dpp_num: 11, dpp_den: 12 };

describe('a share of an amount', () => {
  const rows: [string, number, number, number, number][] = [
    ['15 of 30 days of an add-on', 300_000, 15, 30, 150_000],
    ['the rest of a month of an upgrade', 2_400_000, 15, 30, 1_200_000],
    ['exactly half a rupiah goes up', 1, 1, 2, 1],
    ['just under half goes down', 3, 1, 7, 0],
    ['just over half goes up', 4, 1, 7, 1],
    ['nothing of something', 129_000, 0, 30, 0],
    ['something of nothing', 0, 11, 12, 0],
    ['the largest amount, exactly', 999_999_999_999, 9_999, 10_000, 999_899_999_999],
    ['a credit rounds like its charge', -1, 1, 2, -1],
    ['a credit too small to count is no negative nought', -1, 1, 3, 0],
  ];
  test.each(rows)('%s', (_, amount, numerator, denominator, expected) => expect(shareOf(amount, numerator, denominator)).toBe(expected));

  test.each([
    ['an amount with sen', 1.5, 1, 2],
    ['a denominator of nought', 1, 1, 0],
  ])('%s is refused', (_, amount, numerator, denominator) => expect(() => shareOf(amount, numerator, denominator)).toThrow(RangeError));
});

describe('PPN', () => {
  test.each([
    [129_000, 118_250, 14_190, 143_190],
    [475_000, 435_417, 52_250, 527_250],
    [2_675_000, 2_452_083, 294_250, 2_969_250],
    [100_041, 91_704, 11_004, 111_045],
    [0, 0, 0, 0],
  ])('of %i: DPP %i, PPN %i, together %i', (price, dpp, ppn, total) => expect(taxed(price, rule)).toEqual({ dpp, ppn, total }));

  test.each([
    ['an issuer that is not PKP', { ...rule, pkp: false }],
    ['an issuer without a rule', null],
  ])('%s charges none', (_, given) => expect(taxed(475_000, given)).toEqual({ dpp: 475_000, ppn: 0, total: 475_000 }));

  test('a rate may have decimals', () =>
    expect(taxed(1_000_000, { ...rule, rate: 1.1, dpp_num: 1, dpp_den: 1 })).toMatchObject({ ppn: 11_000 }));
});

/** Amounts to try a law on: always the same ones, small and large alike. */
const amounts = (): number[] => {
  let state = 20_261_121;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({ length: 500 }, (_, index) => next() % 10 ** ((index % 9) + 1));
};

describe('whatever the amount', () => {
  test.each([
    [11, 12],
    [15, 30],
    [1, 3],
    [2, 7],
  ])('%i/%i of it is off by half a rupiah at most', (numerator, denominator) => {
    const off = amounts().filter(
      (amount) => Math.abs(shareOf(amount, numerator, denominator) * denominator - amount * numerator) * 2 > denominator,
    );
    expect(off).toEqual([]);
  });

  test('its credit takes back just what its charge took', () => {
    expect(amounts().filter((amount) => shareOf(-amount, 11, 12) + shareOf(amount, 11, 12) !== 0)).toEqual([]);
  });

  test('price and PPN make the total, and a higher price is never taxed less', () => {
    const sorted = amounts()
      .sort((a, b) => a - b)
      .map((price) => ({ price, ...taxed(price, rule) }));
    expect(sorted.filter(({ price, ppn, total }) => price + ppn !== total)).toEqual([]);
    expect(sorted.filter(({ ppn }, index) => ppn < (sorted[index - 1]?.ppn ?? 0))).toEqual([]);
  });

  test('a total is the sum of what was rounded before', () => expect(sumOf([118_250, 14_190, -2_440])).toBe(130_000));
});
