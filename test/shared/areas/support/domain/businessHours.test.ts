/** Business time in the provider's zone, over nights, weekends and holidays (TKT-4). */
import fc from 'fast-check';
import { afterBusinessTime, businessTime, firstHours, type BusinessHours } from '#shared/areas/support/domain/businessHours';
import type { Zone } from '#shared/domain/calendarDays';

const HOUR = 3_600_000;

/** An instant by the clock of Jakarta. */
const at = (day: string, time: string): string => new Date(`${day}T${time}:00+07:00`).toISOString();

const independence: BusinessHours = { ...firstHours, holidays: new Set(['2026-08-17']) };
const eastern: BusinessHours = { ...firstHours, zone: 'Asia/Jayapura' };

describe('business time between two instants', () => {
  const rows: [string, BusinessHours, string, string, number][] = [
    ['within a morning', firstHours, at('2026-08-12', '09:00'), at('2026-08-12', '11:30'), 2.5],
    ['before opening until noon', firstHours, at('2026-08-12', '05:00'), at('2026-08-12', '12:00'), 4],
    ['over a night', firstHours, at('2026-08-12', '16:00'), at('2026-08-13', '09:00'), 2],
    ['over a weekend', firstHours, at('2026-08-14', '16:00'), at('2026-08-17', '09:00'), 2],
    ['over a weekend and a holiday', independence, at('2026-08-14', '16:00'), at('2026-08-18', '09:00'), 2],
    ['on a Sunday', firstHours, at('2026-08-16', '09:00'), at('2026-08-16', '17:00'), 0],
    ['backwards', firstHours, at('2026-08-12', '11:00'), at('2026-08-12', '09:00'), 0],
    ['a whole week', firstHours, at('2026-08-10', '00:00'), at('2026-08-17', '00:00'), 45],
    ['in Jayapura, which opens two hours before Jakarta', eastern, at('2026-08-12', '06:00'), at('2026-08-12', '09:00'), 3],
  ];
  test.each(rows)('%s', (_, hours, from, to, expected) => {
    expect(businessTime(from, to, hours) / HOUR).toBe(expected);
  });
});

describe('the instant after an amount of business time', () => {
  const rows: [string, BusinessHours, string, number, string][] = [
    ['within a day', firstHours, at('2026-08-12', '09:00'), 2, at('2026-08-12', '11:00')],
    ['that ends with the day', firstHours, at('2026-08-12', '09:00'), 8, at('2026-08-12', '17:00')],
    ['over a weekend', firstHours, at('2026-08-14', '16:00'), 4, at('2026-08-17', '11:00')],
    ['over a weekend and a holiday', independence, at('2026-08-14', '16:00'), 4, at('2026-08-18', '11:00')],
    ['asked for in the night', firstHours, at('2026-08-12', '22:00'), 1, at('2026-08-13', '09:00')],
    ['of nothing, in the night', firstHours, at('2026-08-12', '22:00'), 0, at('2026-08-12', '22:00')],
  ];
  test.each(rows)('%s', (_, hours, from, amount, expected) => {
    expect(afterBusinessTime(from, amount * HOUR, hours)).toBe(expected);
  });

  test('given hours without a working day, when an instant is asked for, then it refuses instead of searching for ever', () => {
    expect(() => afterBusinessTime(at('2026-08-12', '09:00'), HOUR, { ...firstHours, days: [] })).toThrow(RangeError);
  });

  test('given any hours, instant and amount, when the time until the answer is counted, then it is the amount', () => {
    const anyHours = fc.record({
      zone: fc.constantFrom<Zone>('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'),
      opens: fc.integer({ min: 0, max: 11 }),
      closes: fc.integer({ min: 12, max: 24 }),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      holidays: fc.uniqueArray(fc.constantFrom('2026-08-17', '2026-08-18', '2026-12-25', '2027-01-01')).map((days) => new Set(days)),
    });
    const anyInstant = fc.date({ min: new Date('2026-08-01'), max: new Date('2027-01-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyHours, anyInstant, fc.integer({ min: 0, max: 200 * HOUR }), (hours, from, amount) => {
        const start = from.toISOString();
        expect(businessTime(start, afterBusinessTime(start, amount, hours), hours)).toBe(amount);
      }),
    );
  });
});
