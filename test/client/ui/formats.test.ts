/** Numbers, money and dates as each language writes them. Rules: MNY-2, MNY-3, VAL-12. */
import { formatDuration } from '#client/ui/formatDuration';
import { formatDate, formatMoney, formatNumber, formatRelative } from '#client/ui/formats';

test.each([
  ['id', '1.387.500'],
  ['en', '1,387,500'],
] as const)('a number in %s', (language, expected) => {
  expect(formatNumber(1_387_500, language)).toBe(expected);
});

test.each([
  ['rupiah, in Indonesian', 1_387_500, 'id', 'IDR', 'Rp\u00a01.387.500'],
  ['rupiah stay rupiah in English', 1_387_500, 'en', 'IDR', 'IDR\u00a01,387,500'],
  ['an amount without a currency, in Indonesian', 129_000, 'id', undefined, 'Rp\u00a0129.000'],
  ['an amount without a currency, in English', 129, 'en', undefined, 'US$129.00'],
] as const)('%s', (_, amount, language, currency, expected) => {
  expect(formatMoney(amount, language, currency)).toBe(expected);
});

describe('in an Indian browser', () => {
  beforeEach(() => void jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-IN'));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['an amount without a currency is in rupees, grouped by lakhs', 125_000, 'en', undefined, '₹1,25,000.00'],
    ['rupiah stay rupiah', 1_387_500, 'en', 'IDR', 'IDR\u00a01,387,500'],
    ['dollars stay dollars', 129, 'en', 'USD', 'US$129.00'],
    ['in Indonesian nothing changes', 129_000, 'id', undefined, 'Rp\u00a0129.000'],
  ] as const)('%s', (_, amount, language, currency, expected) => {
    expect(formatMoney(amount, language, currency)).toBe(expected);
  });
});

const wholes = [0, 7, 99, 100, 999, 1_000, 12_345, 999_999, 1_000_000, 999_999_999_999, -1, -1_000, -45_600];
const both = [
  ['id', 'id-ID', 'symbol'],
  ['en', 'en-GB', 'code'],
] as const;

test.each(
  both.flatMap(([language, locale, currencyDisplay]) => wholes.map((whole) => [whole, language, locale, currencyDisplay] as const)),
)('%d in %s reads as Intl writes it, as a number and in rupiah', (whole, language, locale, currencyDisplay) => {
  const rupiah = new Intl.NumberFormat(locale, { style: 'currency', currency: 'IDR', currencyDisplay, maximumFractionDigits: 0 });
  expect([formatNumber(whole, language), formatMoney(whole, language, 'IDR')]).toEqual([
    new Intl.NumberFormat(locale).format(whole),
    rupiah.format(whole),
  ]);
});

test.each([
  ['a day', '2026-11-21', 'id', '21 Nov 2026'],
  ['a day, in English', '2026-11-21', 'en', '21 Nov 2026'],
] as const)('%s stays that day', (_, iso, language, expected) => {
  expect(formatDate(iso, language)).toBe(expected);
});

test('a moment is told with its time', () => {
  expect(formatDate('2026-11-21T06:05:00Z', 'id')).toMatch(/^2[01] Nov 2026,? \d\d[.:]\d\d/);
});

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:50Z', 'id', 'sekarang'],
  ['2026-11-21T11:58:00Z', 'id', '2 menit yang lalu'],
  ['2026-11-21T09:00:00Z', 'en', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'id', 'kemarin'],
  ['2026-11-22T12:00:00Z', 'en', 'tomorrow'],
  ['2026-11-23T11:00:00Z', 'id', 'lusa'],
  ['2026-11-24T11:00:00Z', 'id', 'dalam 3 hari'],
  ['2025-11-01T12:00:00Z', 'id', 'tahun lalu'],
] as const)('%s in %s is %s', (iso, language, expected) => {
  expect(formatRelative(iso, language, now)).toBe(expected);
});

test.each([
  [0, 'id', '0 menit'],
  [59, 'en', '0 minutes'],
  [60, 'en', '1 minute'],
  [86_400, 'id', '1 hari'],
  [12 * 86_400 + 3 * 3_600 + 59, 'id', '12 hari 3 jam'],
  [12 * 86_400 + 3 * 3_600 + 60, 'en', '12 days 3 hours'],
  [365 * 86_400, 'en', '365 days'],
] as const)('%s seconds in %s are %s', (seconds, language, expected) => {
  expect(formatDuration(seconds, language)).toBe(expected);
});
