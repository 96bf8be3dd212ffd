/** Days as people and banks write them (VAL-16). */
import { isDayCount, orderOfDates, writtenDay } from '#shared/domain/writtenDay';

const TODAY = '2026-11-23';

describe('days', () => {
  test.each([
    ['20/11/2026', '2026-11-20'],
    ['20-11-26', '2026-11-20'],
    ["'20/11", '2026-11-20'],
    ['31/12', '2025-12-31'],
    ['2026-11-20 08:15:00', '2026-11-20'],
    ['2026-11-20T08:15:00.000Z', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['5 Mei 2026', '2026-05-05'],
    ['20/11/2026 08:15', '2026-11-20'],
    ['20/11/2026 08.15 WIB', '2026-11-20'],
    ['11/20/2026 8:15:00 PM', undefined],
    ['25-Nop-2026', '2026-11-25'],
    ['25 Pebruari 2026', '2026-02-25'],
    ['1 Agt 2026', '2026-08-01'],
    ['1 Ags. 2026', '2026-08-01'],
    ['25Des26', '2026-12-25'],
    ['2026/11/25', '2026-11-25'],
    ['2026.11.25', '2026-11-25'],
    ['20261125', '2026-11-25'],
    ['Rabu, 25 November 2026', '2026-11-25'],
    ['Jum’at, 27 Nov 2026', '2026-11-27'],
    ['Wed 25 Nov 2026', '2026-11-25'],
    ['Sen, 23/11/2026', '2026-11-23'],
    ['November 25, 2026', '2026-11-25'],
    ['Nov 25th, 2026 at 9:05 am', '2026-11-25'],
    ['25 November 2026', '2026-11-25'],
    ['25–11–2026', '2026-11-25'],
    ['31/02/2026', undefined],
    ['29 Feb 2026', undefined],
    ['2026-13-01', undefined],
    ['25 Xyz 2026', undefined],
    ['Rabu', undefined],
    ['46351', undefined],
    ['PEND', undefined],
    ['', undefined],
  ])('%s is %s', (cell, day) => expect(writtenDay(cell, { latest: TODAY })).toBe(day));

  test.each([
    ['11/25/2026', '2026-11-25'],
    ['3/5/26', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['5 Mar 2026', '2026-03-05'],
    ['25/11/2026', undefined],
  ])('with the month first, %s is %s', (cell, day) => expect(writtenDay(cell, { latest: TODAY, order: 'month_day' })).toBe(day));
});

test('without a last day, a day needs its year', () => {
  expect([writtenDay('5 Maret', {}), writtenDay('05/03', {}), writtenDay('5 Maret 2026', {})]).toEqual([
    undefined,
    undefined,
    '2026-03-05',
  ]);
});

test.each([
  ['a first number above 12', ['05/11/2026', '25/11/2026'], 'day_month'],
  ['nothing that speaks against the day first', ['05/11/2026', '06/11/2026'], 'day_month'],
  ['months in words', ['5 Nov 2026'], 'day_month'],
  ['a second number above 12', ['11/05/2026', '11/25/2026'], undefined],
  ['both', ['25/11/2026', '11/25/2026'], undefined],
  ['a day that would be after today with the day first', ['11/05/2026', '05/12/2026'], undefined],
  ['days after today in any order', ['01/09/2027'], 'day_month'],
  ['no dates', [], 'day_month'],
] as const)('a column with %s', (_, cells, order) => expect(orderOfDates(cells, TODAY)).toBe(order));

test.each([
  ['dates that can be read both ways', ['05/11/2026', '06/11/2026'], undefined],
  ['a date that can only be read with the day first', ['05/11/2026', '25/11/2026'], 'day_month'],
  ['dates that are the same in both orders', ['11/11/2026'], 'day_month'],
  ['months in words', ['5 Nov 2026'], 'day_month'],
] as const)('in a file that looks American, a column with %s', (_, cells, order) =>
  expect(orderOfDates(cells, TODAY, () => true)).toBe(order),
);

test.each([
  ['46351', true],
  ['46351,5', true],
  ['20261125', false],
  ['123', false],
])('%s as a spreadsheet’s count of days: %s', (cell, is) => expect(isDayCount(cell)).toBe(is));
