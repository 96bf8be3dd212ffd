/** The issuer's versions: the days that each is printed on, and the prefixes that a number may have. Rule: INV-23. */
import { firstDayAfter, isNeededToday, isNumberPrefix, spanOf, withPrefix } from '#shared/areas/billing/domain/issuerRules';

test.each([
  ['NADI', true],
  ['N1', true],
  ['1234567890', true],
  ['UJI', false],
  ['nadi', false],
  ['NADI/', false],
  ['NADI PT', false],
  ['12345678901', false],
])('%s is a prefix of numbers: %s', (text, expected) => expect(isNumberPrefix(text)).toBe(expected));

test.each([
  ['the only version', '2026-01-01', [], { from: '2026-01-01', until: null }],
  ['one before another', '2026-01-01', ['2027-01-01', '2026-06-01'], { from: '2026-01-01', until: '2026-06-01' }],
  ['the last of several', '2026-06-01', ['2026-01-01'], { from: '2026-06-01', until: null }],
])('the days of %s', (_, day, others, expected) => expect(spanOf(day, others)).toEqual(expected));

test.each([
  ['the only version, begun', '2026-01-01', [], true],
  ['the only version, not begun', '2026-12-01', [], false],
  ['one begun before another', '2026-01-01', ['2026-12-01'], true],
  ['one with another before it', '2026-06-01', ['2026-01-01'], false],
])('given %s, then today needs it: %s', (_, day, others, expected) => expect(isNeededToday(day, others, '2026-11-26')).toBe(expected));

test('a number carries the prefix, and a version begins after the last document', () => {
  expect([withPrefix('NADI', 'INV/2026/11/0001'), withPrefix(null, 'INV/2026/11/0001')]).toEqual([
    'NADI/INV/2026/11/0001',
    'INV/2026/11/0001',
  ]);
  expect([firstDayAfter('2026-11-30'), firstDayAfter(null)]).toEqual(['2026-12-01', null]);
});
