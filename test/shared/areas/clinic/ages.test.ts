/** Ages of patients on a day. Rules: PAT-6, PAT-7. */
import { ageOn, birthOfAge } from '#shared/areas/clinic/domain/ages';

test.each([
  ['2026-11-27', '2026-11-27', 0, 'day'],
  ['2026-11-27', '2026-11-01', 26, 'day'],
  ['2026-11-27', '2026-10-27', 1, 'month'],
  ['2026-11-26', '2024-11-27', 23, 'month'],
  ['2026-11-27', '2024-11-27', 2, 'year'],
  ['2026-02-28', '1996-02-29', 29, 'year'],
  ['2026-03-01', '1996-02-29', 30, 'year'],
  ['2026-11-27', '2026-12-01', 0, 'day'],
])('given the day %s and a birth on %s, then the age is %i (%s)', (day, birth, count, unit) => {
  expect(ageOn(day, birth)).toEqual({ count, unit });
});

test.each([
  ['2026-11-27', 30, '1996-11-27'],
  ['2028-02-29', 30, '1998-02-28'],
])('given the day %s and an age of about %i years, then the date of birth is %s', (today, years, birth) => {
  expect([birthOfAge(years, today), ageOn(today, birth)]).toEqual([birth, { count: years, unit: 'year' }]);
});
