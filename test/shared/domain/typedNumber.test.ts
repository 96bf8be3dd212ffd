/** Numbers as people write them: rupiah, whole and decimal, read in their language and written back exactly. Rule: VAL-10. */
import { compareDecimals, decimalOf, inPlaces, placesOf, scaledOf } from '#shared/domain/decimal';
import { rupiahIn } from '#shared/domain/money';
import { decimalIn, decimalText, wholeIn } from '#shared/domain/typedNumber';
import type { Language } from '#shared/locale';

test.each<[string, number | undefined]>([
  ['1.387.500', 1_387_500],
  ['Rp 1.387.500', 1_387_500],
  ['Rp\u00a01.387.500', 1_387_500],
  ['rp1387500', 1_387_500],
  ['Rp. 1.387.500,-', 1_387_500],
  ['1.387.500,00', 1_387_500],
  ['IDR 1,387,500', 1_387_500],
  ['IDR 1,387', 1_387],
  ['1,387,500', 1_387_500],
  ['1387500.00', 1_387_500],
  ['1387500,00', 1_387_500],
  ['IDR 1,387,500.00', 1_387_500],
  ['Rp 1.387.500,00', 1_387_500],
  ['1,387.00', 1_387],
  ['1.387,0', 1_387],
  ['-IDR 1,387.00', -1_387],
  ['1.387.00', undefined],
  ['1387500.50', undefined],
  ['-Rp 150.000', -150_000],
  ['−Rp 150.000', -150_000],
  ['Rp -150.000', -150_000],
  ['-IDR 150,000', -150_000],
  ['0', 0],
  ['-0', 0],
  ['1.387,50', undefined],
  ['1,387.50', undefined],
  ['1,387', undefined],
  ['1.38.500', undefined],
  ['1.3875', undefined],
  ['-Rp -150.000', undefined],
  ['Rp', undefined],
  ['', undefined],
  ['satu juta', undefined],
  ['1e6', undefined],
  ['$ 100', undefined],
])('%s as rupiah is %s', (text, amount) => {
  expect(rupiahIn(text)).toBe(amount);
});

test.each<[Language, string, string | undefined]>([
  ['id', '1.250,5', '1250.5'],
  ['id', '1250,5', '1250.5'],
  ['id', '1.250', '1250'],
  ['id', '-0,25', '-0.25'],
  ['id', '012,50', '12.50'],
  ['id', '1.50', undefined],
  ['id', '1,250.5', undefined],
  ['id', '1,2,3', undefined],
  ['en', '1,250.5', '1250.5'],
  ['en', '1.50', '1.50'],
  ['en', '1.250,5', undefined],
  ['en', 'ten', undefined],
])('in %s, %s is the decimal %s', (language, text, decimal) => {
  expect(decimalIn(text, language)).toBe(decimal);
});

test.each<[Language, string, number | undefined]>([
  ['id', '1.000', 1_000],
  ['en', '1,000', 1_000],
  ['id', '12,5', undefined],
  ['en', '12.5', undefined],
  ['id', '99999999999999999999', undefined],
])('in %s, %s is the whole number %s', (language, text, whole) => {
  expect(wholeIn(text, language)).toBe(whole);
});

/** Numbers of every size and sign, made from a fixed seed so that a failure can be repeated. */
const many = function* (count: number): Generator<[bigint, number]> {
  let seed = 42n;
  for (let at = 0; at < count; at++) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    const scale = Number(seed % 11n);
    yield [(seed % 2n ? 1n : -1n) * (seed % 10n ** BigInt(1 + (at % 17))), scale];
  }
};

test('given any decimal, when it is written in a language and read again, then it is the same number', () => {
  for (const [scaled, scale] of many(2_000)) {
    const decimal = decimalOf(scaled, scale);
    expect(scaledOf(decimal, scale)).toBe(scaled);
    for (const language of ['id', 'en'] as const) {
      const back = decimalIn(decimalText(decimal, language), language)!;
      expect(inPlaces(back, scale)).toBe(scaled === 0n ? decimalOf(0n, scale) : decimal);
    }
  }
});

test('given any amount, when it is shown in a language and pasted, then it is the same amount', () => {
  for (const [scaled] of many(2_000)) {
    const amount = Number(scaled % 1_000_000_000_000n);
    const grouped = String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, '.');
    expect(rupiahIn(`${amount < 0 ? '-' : ''}Rp\u00a0${grouped}`)).toBe(amount === 0 ? 0 : amount);
    expect(rupiahIn(`${amount < 0 ? '-' : ''}IDR\u00a0${grouped.replaceAll('.', ',')}`)).toBe(amount === 0 ? 0 : amount);
  }
});

test('decimals are compared exactly, beyond what a binary fraction can tell', () => {
  expect(compareDecimals('0.30', '0.3')).toBe(0);
  expect(compareDecimals('999999999999999.01', '999999999999999.02')).toBe(-1);
  expect(compareDecimals('-1.5', '-1.4')).toBe(-1);
});

test('places count without zeros at the end, and what has too many keeps them for the rules to refuse', () => {
  expect(placesOf('1.500')).toBe(1);
  expect(inPlaces('1.5', 3)).toBe('1.500');
  expect(inPlaces('1.12345678901', 10)).toBe('1.12345678901');
});
