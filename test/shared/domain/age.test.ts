/** Ages, and dates of birth that follow from an age. Rules: PAT-6, PAT-7. */
import { addDays } from '#shared/domain/calendarDays';
import { ageOn, ageText, estimatedBirth, hoursText } from '#shared/domain/age';
import { days, fc } from './properties';

const today = '2026-11-27';

test.each([
  ['2026-11-27', '0 hr', '0 d'],
  ['2026-11-24', '3 hr', '3 d'],
  ['2026-10-28', '30 hr', '30 d'],
  ['2026-10-27', '1 bln', '1 mo'],
  ['2026-06-20', '5 bln', '5 mo'],
  ['2025-11-28', '11 bln', '11 mo'],
  ['2025-11-27', '1 th', '1 y'],
  ['2024-08-27', '2 th 3 bln', '2 y 3 mo'],
  ['2021-11-28', '4 th 11 bln', '4 y 11 mo'],
  ['2021-11-27', '5 th', '5 y'],
  ['1992-03-01', '34 th', '34 y'],
  ['2026-11-28', '', ''],
])('given a birth on %s, when the day is 27 November 2026, then the age is read as %j and %j', (birth, id, en) => {
  expect([ageText(birth, today, 'id'), ageText(birth, today, 'en')]).toEqual([id, en]);
});

test.each([
  ['2024-02-29', '2025-02-28', '1 th'],
  ['2024-02-29', '2025-02-27', '11 bln'],
  ['2026-01-31', '2026-02-28', '1 bln'],
  ['2026-01-31', '2026-03-30', '1 bln'],
])('given a birth on %s, when the day is %s, then a missing day of the month is its last one: %s', (birth, on, said) => {
  expect(ageText(birth, on, 'id')).toBe(said);
});

test.each([
  ['30 th', '1996-11-27', '± 30 th'],
  ['30', '1996-11-27', '± 30 th'],
  ['about 30', '1996-11-27', '± 30 th'],
  ['± 30 th', '1996-11-27', '± 30 th'],
  ['Sekitar 30 tahun', '1996-11-27', '± 30 th'],
  ['2 years', '2024-11-27', '± 2 th'],
  ['5 bln', '2026-06-27', '± 5 bln'],
  ['3 minggu', '2026-11-06', '± 21 hr'],
  ['10 hari', '2026-11-17', '± 10 hr'],
])('given the age %j, then the date of birth is %s and read as %j', (text, birth, said) => {
  expect(estimatedBirth(text, today)).toBe(birth);
  expect(ageText(birth, today, 'id', true)).toBe(said);
});

test.each(['', 'dewasa', '30 kg', '121', '999', '12/03/1990', '30 th 2'])('given %j, then it is no age', (text) => {
  expect(estimatedBirth(text, today)).toBeUndefined();
});

test('given any age in years, when its date of birth is estimated, then the age on that day is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), days, (years, on) => {
      expect(ageOn(estimatedBirth(`${years} th`, on)!, on)).toMatchObject({ years, months: 0 });
    }),
  );
});

test('given any birth, when a day passes, then nobody gets younger', () => {
  const rank = (birth: string, on: string) => {
    const { years, months, days: left } = ageOn(birth, on)!;
    return (years * 12 + months) * 100 + left;
  };
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 4_000 }), (birth, later) => {
      expect(rank(birth, addDays(birth, later + 1))).toBeGreaterThan(rank(birth, addDays(birth, later)) - 1);
    }),
  );
});

test.each([
  ['2026-11-27', '08:30', '0 jam', '0 h'],
  ['2026-11-27', '01:31', '7 jam', '7 h'],
  ['2026-11-26', '23:45', '9 jam', '9 h'],
  ['2026-11-24', '08:46', '71 jam', '71 h'],
  ['2026-11-24', '08:45', undefined, undefined],
  ['2026-11-27', '08:46', undefined, undefined],
])('given a birth on %s at %s, when it is 08.45 on 27 November 2026, then the age in hours is %j and %j', (day, time, id, en) => {
  const now = { day: today, time: '08:45' };
  expect([hoursText({ day, time }, now, 'id'), hoursText({ day, time }, now, 'en')]).toEqual([id, en]);
});
