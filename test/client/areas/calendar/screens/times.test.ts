/** When events are: kept, drawn, told, moved by keys; and what a form's beginning does to its end. */
import { blank, eventSchema, timesIn, valuesOf, withBeginning, type EventValues } from '#client/areas/calendar/screens/eventValues';
import { keyActionOf } from '#client/areas/calendar/screens/keys';
import { isOn, spanOf, tell, timesOf, type Times } from '#client/areas/calendar/screens/times';
import { daysOf, titleOf, turned, type View } from '#client/areas/calendar/screens/views';

/** An instant of the reader's own day, wherever the test runs. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const timed = (from: Date, to: Date): Times => ({ start: from.toISOString(), end: to.toISOString(), allDay: false });
const whole = (start: string, end = start): Times => ({ start, end, allDay: true });

const visit = timed(at(24, 9), at(24, 10));

describe('drawn and kept', () => {
  test('days end at the midnight that follows the last of them', () => {
    expect(spanOf(whole('2026-11-24', '2026-11-25'))).toEqual({ start: at(24, 0), end: at(26, 0) });
  });
  test.each<[string, Times]>([
    ['hours', visit],
    ['a day', whole('2026-11-24')],
    ['several days', whole('2026-11-30', '2026-12-02')],
  ])('%s come back as they were', (_, times) => {
    expect(timesOf(spanOf(times), times.allDay)).toEqual(times);
  });
  test.each<[string, Times, number, boolean]>([
    ['the day itself', visit, 24, true],
    ['the next day', visit, 25, false],
    ['the last of several', whole('2026-11-24', '2026-11-25'), 25, true],
    ['the day after them', whole('2026-11-24', '2026-11-25'), 26, false],
    ['what ends at midnight', timed(at(24, 22), at(25, 0)), 25, false],
    ['what has no length', timed(at(24, 0), at(24, 0)), 24, true],
  ])('on a day: %s', (_, times, day, on) => {
    expect(isOn(times, at(day, 0))).toBe(on);
  });
});

test.each([
  ['id', visit, 'Selasa, 24 November 2026, 09.00–10.00'],
  ['en', visit, 'Tuesday, 24 November 2026, 09:00–10:00'],
  ['id', whole('2026-11-24'), 'Selasa, 24 November 2026'],
  ['id', whole('2026-11-24', '2026-11-25'), 'Selasa, 24 November 2026 – Rabu, 25 November 2026'],
  ['en', timed(at(24, 22), at(25, 1)), 'Tuesday, 24 November 2026, 22:00 – Wednesday, 25 November 2026, 01:00'],
] as const)('told in %s', (language, times, words) => {
  expect(tell(times, language)).toBe(words);
});

describe('views', () => {
  test.each<[View, 'id' | 'en', string, number]>([
    ['month', 'id', 'November 2026', 30],
    ['week', 'id', '23 – 29 November 2026', 7],
    ['week', 'en', '23 – 29 November 2026', 7],
    ['day', 'en', 'Tuesday, 24 November 2026', 1],
  ])('%s in %s', (view, language, title, days) => {
    expect([titleOf(view, at(24, 0), language), daysOf(view, at(24, 0), language).length]).toEqual([title, days]);
  });
  test.each(['id', 'en'] as const)('a week begins on Monday in %s', (language) => {
    expect(daysOf('week', at(29, 12), language)[0]).toEqual(at(23, 0));
  });
  test('a week of two months names both', () => {
    expect(titleOf('week', at(30, 0), 'id')).toBe('30 November – 6 Desember 2026');
  });
  test('a page of the month from its last day stays a month', () => {
    expect(turned('month', new Date(2026, 0, 31), 1)).toEqual(new Date(2026, 1, 28));
  });
});

describe('keys', () => {
  const press = (key: string, held: { alt?: boolean; shift?: boolean; ctrl?: boolean } = {}, times = visit, view: View = 'week') =>
    keyActionOf(
      { key, altKey: held.alt ?? false, shiftKey: held.shift ?? false, ctrlKey: held.ctrl ?? false, metaKey: false },
      times,
      view,
    );
  const alt = { alt: true };
  const both = { alt: true, shift: true };

  test.each([
    ['Enter', 'open'],
    [' ', 'open'],
    ['Delete', 'remove'],
  ])('%p: %s', (key, deed) => {
    expect(press(key)).toEqual({ do: deed });
  });
  test.each([
    ['a day back', 'ArrowLeft', 'week', visit, timed(at(23, 9), at(23, 10))],
    ['a day on', 'ArrowRight', 'day', visit, timed(at(25, 9), at(25, 10))],
    ['half an hour later', 'ArrowDown', 'week', visit, timed(at(24, 9, 30), at(24, 10, 30))],
    ['half an hour earlier', 'ArrowUp', 'day', visit, timed(at(24, 8, 30), at(24, 9, 30))],
    ['a week on, in a month', 'ArrowDown', 'month', visit, timed(new Date(2026, 11, 1, 9), new Date(2026, 11, 1, 10))],
    ['a week back, when it lasts all day', 'ArrowUp', 'week', whole('2026-11-24'), whole('2026-11-17')],
  ] as const)('moves %s', (_, key, view, times, to) => {
    expect(press(key, alt, times, view)).toEqual({ do: 'movedTo', times: to });
  });
  test.each([
    ['later', 'ArrowDown', visit, timed(at(24, 9), at(24, 10, 30))],
    ['a day later', 'ArrowRight', whole('2026-11-24'), whole('2026-11-24', '2026-11-25')],
    ['never before it starts', 'ArrowLeft', whole('2026-11-24'), whole('2026-11-24')],
  ] as const)('ends %s', (_, key, times, to) => {
    expect(press(key, both, times)).toEqual({ do: 'resizedTo', times: to });
  });
  test.each([
    ['a letter', 'r', {}],
    ['an arrow alone', 'ArrowDown', {}],
    ['a browser’s own', 'ArrowLeft', { alt: true, ctrl: true }],
    ['Alt with Enter', 'Enter', alt],
  ])('%s means nothing', (_, key, held) => {
    expect(press(key, held)).toBeUndefined();
  });
});

describe('the form', () => {
  const start = { ...blank(at(24, 0)), title: 'Rapat' };
  const problems = (values: EventValues): Record<string, unknown> => {
    try {
      eventSchema.validateSync(values, { abortEarly: false });
      return {};
    } catch (failure) {
      const { inner } = failure as { inner: { path: string; message: unknown }[] };
      return Object.fromEntries([...inner].reverse().map(({ path, message }) => [path, message]));
    }
  };

  test('a new event is an hour of the chosen day’s morning', () => {
    expect(timesIn(blank(at(24, 0)))).toEqual(visit);
  });
  test('days that were dragged over are whole days', () => {
    expect(timesIn(blank({ start: at(24, 0), end: at(26, 0) }, true))).toEqual(whole('2026-11-24', '2026-11-25'));
  });
  test.each([visit, whole('2026-11-24', '2026-11-26')])('an event comes out of its form as it went in', (times) => {
    expect(timesIn(valuesOf({ id: 'a', title: 'Rapat', className: 'red', description: '', ...times }))).toEqual(times);
  });
  test.each<[string, Partial<EventValues>, Record<string, unknown>]>([
    ['nothing wrong', {}, {}],
    ['no title', { title: ' ' }, { title: { code: 'required' } }],
    ['too long a title', { title: 'a'.repeat(121) }, { title: { code: 'too_long', meta: { max: 120 } } }],
    ['too long a description', { description: 'a'.repeat(1001) }, { description: { code: 'too_long', meta: { max: 1000 } } }],
    ['no day', { fromDay: null }, { fromDay: { code: 'required' } }],
    ['half a day', { toDay: '?' }, { toDay: { code: 'invalid_date' } }],
    ['no hour', { fromTime: null }, { fromTime: { code: 'required' } }],
    ['no hour, all day', { fromTime: null, allDay: true }, {}],
    ['the end before the beginning', { toTime: '08:59' }, { toDay: { code: 'order' } }],
    ['the same day, all day, whatever the hours', { toTime: '08:59', allDay: true }, {}],
    ['no length', { toTime: '09:00' }, {}],
  ])('%s', (_, change, found) => {
    expect(problems({ ...start, ...change })).toEqual(found);
  });
  test('a beginning past the end takes the end along', () => {
    expect(withBeginning(start, { fromDay: '2026-11-30' })).toMatchObject({
      fromDay: '2026-11-30',
      toDay: '2026-11-30',
      fromTime: '09:00',
      toTime: '10:00',
    });
    expect(withBeginning(start, { fromTime: '23:30' })).toMatchObject({ toDay: '2026-11-25', toTime: '00:30' });
  });
  test('a beginning before the end leaves the end', () => {
    expect(withBeginning(start, { fromTime: '08:00' })).toMatchObject({ fromTime: '08:00', toTime: '10:00' });
  });
});
