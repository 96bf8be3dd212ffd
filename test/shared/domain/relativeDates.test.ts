/** Days that are named from today, at the ends of months, weeks and years, and by each zone. Rule: LST-16. */
import type { Zone } from '#shared/domain/calendarDays';
import { daysOf, isRelativeDate, momentsOf, relativeDates, type RelativeDate } from '#shared/domain/relativeDates';

/** Noon of a day in Jakarta. */
const noon = (day: string) => `${day}T05:00:00.000Z`;

test.each<[RelativeDate, string, string | undefined, string | undefined]>([
  ['today', '2026-11-26', '2026-11-26', '2026-11-26'],
  ['this-week', '2026-11-26', '2026-11-23', '2026-11-29'],
  ['this-week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['this-week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['this-week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['this-month', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['this-month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['this-month', '2027-02-10', '2027-02-01', '2027-02-28'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['overdue', '2026-03-01', undefined, '2026-02-28'],
  ['next-7-days', '2026-12-28', '2026-12-28', '2027-01-04'],
  ['next-30-days', '2026-02-01', '2026-02-01', '2026-03-03'],
])('%s on %s: from %s to %s', (word, today, from, to) => {
  expect(daysOf(word, noon(today), 'Asia/Jakarta')).toEqual({ ...(from && { from }), ...(to && { to }) });
});

test.each<[Zone, string, string]>([
  ['Asia/Jakarta', '2026-11-30', '2026-11-30T16:59:59.999Z'],
  ['Asia/Makassar', '2026-11-30', '2026-11-30T15:59:59.999Z'],
  // There it is the first of December already.
  ['Asia/Jayapura', '2026-12-01', '2026-12-01T14:59:59.999Z'],
])('today at 22.30 in Jakarta on the last of November is in %s %s, until %s', (zone, day, end) => {
  const now = '2026-11-30T15:30:00.000Z';
  expect(daysOf('today', now, zone)).toEqual({ from: day, to: day });
  expect(momentsOf(daysOf('today', now, zone), zone).to).toBe(end);
});

test('before today has no beginning, also as instants', () => {
  const days = daysOf('overdue', noon('2026-03-01'), 'Asia/Jakarta');
  expect(momentsOf(days, 'Asia/Jakarta')).toEqual({ to: '2026-02-28T16:59:59.999Z' });
});

test('only the known words are words', () => {
  expect([...relativeDates, 'tomorrow', '', 'constructor'].filter(isRelativeDate)).toEqual([...relativeDates]);
});

test('a range may begin with a moment and end with a day', () => {
  expect(momentsOf({ from: '2026-11-30T03:00:00.000Z', to: '2026-11-30' }, 'Asia/Makassar')).toEqual({
    from: '2026-11-30T03:00:00.000Z',
    to: '2026-11-30T15:59:59.999Z',
  });
});
