/** Calendar days in three zones, and the periods of a subscription by its anchor day (SUB-6, SUB-14, SUB-15). */
import {
  daysIn,
  instantsOf,
  nextPeriod,
  periodAt,
  periodContaining,
  type BillingPeriod,
  type BillingSchedule,
} from '#shared/areas/clients/domain/billingPeriods';
import { addDays, dayIn, dayOf, dayOfMonth, daysBetween, monthOf, startOfDay, type Day, type Zone } from '#shared/domain/calendarDays';
import { cycles, type Cycle } from '#shared/areas/clients/domain/pricing';
import { anchorDays, anyCycle, anyZone, days, fc, schedules } from '../../../domain/properties';

/** The starts of the first periods, one after another. */
const starts = (schedule: BillingSchedule, count: number): Day[] => {
  const periods: BillingPeriod[] = [periodContaining(schedule, schedule.from)];
  while (periods.length < count) periods.push(nextPeriod(periods.at(-1)!, schedule));
  return periods.map(({ start }) => start);
};

describe('a day in a zone', () => {
  test.each<[string, Zone, string, string]>([
    ['the last moment of a day in Jakarta', 'Asia/Jakarta', '2026-11-22T16:59:59.999Z', '2026-11-22'],
    ['midnight in Jakarta', 'Asia/Jakarta', '2026-11-22T17:00:00.000Z', '2026-11-23'],
    ['midnight in Makassar', 'Asia/Makassar', '2026-11-22T16:00:00.000Z', '2026-11-23'],
    ['midnight in Jayapura', 'Asia/Jayapura', '2026-11-22T15:00:00.000Z', '2026-11-23'],
    ['New Year in Jayapura, two hours before Jakarta', 'Asia/Jayapura', '2025-12-31T15:00:00.000Z', '2026-01-01'],
    ['the leap day', 'Asia/Jakarta', '2028-02-28T17:00:00.000Z', '2028-02-29'],
  ])('%s', (_, zone, instant, day) => expect(dayOf(instant, zone)).toBe(day));

  test('begins at an instant, and belongs to the day before until then', () =>
    fc.assert(
      fc.property(days, anyZone, (day, zone) => {
        const start = startOfDay(day, zone);
        const before = new Date(Date.parse(start) - 1).toISOString();
        expect([dayOf(start, zone), dayOf(before, zone)]).toEqual([day, addDays(day, -1)]);
      }),
    ));

  test('is the one that the platform calculates', () => {
    const platform = (zone: Zone) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    const formats = {
      'Asia/Jakarta': platform('Asia/Jakarta'),
      'Asia/Makassar': platform('Asia/Makassar'),
      'Asia/Jayapura': platform('Asia/Jayapura'),
    };
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) }), anyZone, (time, zone) => {
        const instant = new Date(time).toISOString();
        expect(dayOf(instant, zone)).toBe(formats[zone].format(time));
      }),
    );
  });

  test('what is no instant or no day is refused', () => {
    expect(() => dayOf('tomorrow', 'Asia/Jakarta')).toThrow(RangeError);
    expect(() => startOfDay('2026-13-01', 'Asia/Jakarta')).toThrow(RangeError);
  });
});

describe('periods begin on the anchor day', () => {
  test.each<[string, Cycle, number, Day, Day[]]>([
    ['the 31st, monthly', 'monthly', 31, '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['the 30th, monthly, in a leap year', 'monthly', 30, '2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['the 29th, monthly', 'monthly', 29, '2027-01-29', ['2027-01-29', '2027-02-28', '2027-03-29']],
    ['the 31st, from the last day of February', 'monthly', 31, '2026-02-28', ['2026-02-28', '2026-03-31']],
    ['the 1st, monthly', 'monthly', 1, '2026-12-01', ['2026-12-01', '2027-01-01']],
    ['the 30th, quarterly', 'quarterly', 30, '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30']],
    ['the 31st, every half-year', 'semiannual', 31, '2026-08-31', ['2026-08-31', '2027-02-28', '2027-08-31']],
    ['the leap day, yearly', 'yearly', 29, '2028-02-29', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['billing begins between anchor days', 'monthly', 1, '2026-09-16', ['2026-09-01', '2026-10-01']],
    ['billing begins before this month’s anchor day', 'monthly', 20, '2026-09-05', ['2026-08-20', '2026-09-20']],
    ['billing begins within a quarter', 'quarterly', 1, '2026-09-16', ['2026-09-01', '2026-12-01']],
  ])('%s', (_, cycle, anchorDay, from, expected) => expect(starts({ cycle, anchorDay, from }, expected.length)).toEqual(expected));

  test('the 29th to 31st never drift, over 48 months', () =>
    fc.assert(
      fc.property(fc.integer({ min: 29, max: 31 }), anyCycle, days, (anchorDay, cycle, from) => {
        const { lasts } = cycles[cycle];
        const all = starts({ cycle, anchorDay, from }, 48 / lasts + 1);
        const first = monthOf(all[0]!);
        expect(all).toEqual(all.map((_, at) => dayIn(first + at * lasts, anchorDay)));
        const short = all.filter((day) => dayOfMonth(day) !== anchorDay);
        expect(short.filter((day) => dayOfMonth(addDays(day, 1)) !== 1)).toEqual([]);
      }),
    ));
});

describe('the period of a day', () => {
  test.each<[string, Cycle, Day, BillingPeriod, number]>([
    ['within the first month', 'monthly', '2026-02-27', { start: '2026-01-31', end: '2026-02-28' }, 28],
    ['the day on which a period begins', 'monthly', '2026-02-28', { start: '2026-02-28', end: '2026-03-31' }, 31],
    ['years later', 'monthly', '2028-02-29', { start: '2028-02-29', end: '2028-03-31' }, 31],
    ['a quarter', 'quarterly', '2026-06-15', { start: '2026-04-30', end: '2026-07-31' }, 92],
    ['a year with a leap day', 'yearly', '2028-02-01', { start: '2028-01-31', end: '2029-01-31' }, 366],
  ])('%s', (_, cycle, day, expected, length) => {
    const period = periodContaining({ cycle, anchorDay: 31, from: '2026-01-31' }, day);
    expect(period).toEqual(expected);
    expect(daysIn(period)).toBe(length);
  });

  test('contains it, and the next one begins where it ends', () =>
    fc.assert(
      fc.property(schedules, days, (schedule, day) => {
        const period = periodContaining(schedule, day);
        expect(period.start <= day && day < period.end).toBe(true);
        expect(periodContaining(schedule, period.end)).toEqual(nextPeriod(period, schedule));
        expect(periodContaining(schedule, addDays(period.end, -1))).toEqual(period);
      }),
    ));

  test('has the days of its months, in leap years too', () =>
    fc.assert(
      fc.property(days, (day) => {
        const year = periodContaining({ cycle: 'yearly', anchorDay: 1, from: `${day.slice(0, 4)}-01-01` }, day);
        const leap = Number(day.slice(0, 4)) % 4 === 0;
        expect(daysIn(year)).toBe(leap ? 366 : 365);
      }),
    ));

  test('is stored as instants of the client’s zone, and read back', () =>
    fc.assert(
      fc.property(schedules, anyZone, (schedule, zone) => {
        const period = periodContaining(schedule, schedule.from);
        expect(periodAt(instantsOf(period, zone), zone)).toEqual(period);
      }),
    ));

  test('a period in Jayapura begins two hours before the same period in Jakarta', () => {
    const period = { start: '2026-09-01', end: '2026-10-01' };
    expect(instantsOf(period, 'Asia/Jakarta')).toEqual({
      period_start: '2026-08-31T17:00:00.000Z',
      period_end: '2026-09-30T17:00:00.000Z',
    });
    expect(instantsOf(period, 'Asia/Jayapura')).toEqual({
      period_start: '2026-08-31T15:00:00.000Z',
      period_end: '2026-09-30T15:00:00.000Z',
    });
  });
});

test('days can be counted between two days, and added again', () =>
  fc.assert(fc.property(days, days, (one, other) => expect(addDays(one, daysBetween(one, other))).toBe(other))));

test('an anchor day of a month is that day, or the last one', () =>
  fc.assert(
    fc.property(days, anchorDays, (day, anchorDay) => {
      const found = dayIn(monthOf(day), anchorDay);
      expect(monthOf(found)).toBe(monthOf(day));
      expect(dayOfMonth(found) === anchorDay || (dayOfMonth(found) < anchorDay && dayOfMonth(addDays(found, 1)) === 1)).toBe(true);
    }),
  ));
