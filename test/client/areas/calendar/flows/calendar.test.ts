/** @jest-environment node */
/** The calendar's events: added, changed, removed and brought back. How they are kept: keeping.test.ts. Rule: APP-8. */
import { calendar, calendarLimits, eventColors, type CalendarEvent } from '#client/areas/calendar/flows/calendar';
import { storedFound } from '#client/store/flows/personalStorageEvents';
import { startTestStore } from '../../../startTestStore';
import { sari } from '../../../store/people';

const { eventAdded, eventChanged, eventRemoved, eventRestored } = calendar.actions;

const meeting: CalendarEvent = {
  id: 'rapat',
  title: 'Rapat tim',
  start: '2026-11-24T02:00:00.000Z',
  end: '2026-11-24T03:00:00.000Z',
  className: 'blue',
  description: 'Ruang 2',
  allDay: false,
};
const leave: CalendarEvent = { ...meeting, id: 'cuti', title: 'Cuti', start: '2026-11-27', end: '2026-11-28', allDay: true };

const world = async () => {
  const started = await startTestStore();
  return { ...started, all: () => calendar.selectors.all(started.state()) };
};

test('added, changed, removed, restored', async () => {
  const { dispatch, all } = await world();
  await dispatch(eventAdded(meeting));
  await dispatch(eventAdded(leave));
  expect(all()).toEqual([meeting, leave]);
  await dispatch(eventChanged({ ...meeting, title: 'Rapat pleno', className: 'red' }));
  expect(all().find(({ id }) => id === 'rapat')).toEqual({ ...meeting, title: 'Rapat pleno', className: 'red' });
  await dispatch(eventRemoved({ id: 'rapat' }));
  expect(all()).toEqual([leave]);
  await dispatch(eventRestored(meeting));
  expect(
    all()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['cuti', 'rapat']);
});

test('the actions read as sentences', () => {
  expect([eventAdded, eventChanged, eventRemoved, eventRestored].map(({ type }) => type)).toEqual([
    'calendar/eventAdded',
    'calendar/eventChanged',
    'calendar/eventRemoved',
    'calendar/eventRestored',
  ]);
});

test('an event that is gone is not changed back into being', async () => {
  const { dispatch, all } = await world();
  await dispatch(eventChanged(meeting));
  expect(all()).toEqual([]);
});

test.each(eventColors)('the colour %s', async (className) => {
  const { dispatch, all } = await world();
  await dispatch(eventAdded({ ...meeting, className }));
  expect(all()).toEqual([{ ...meeting, className }]);
});

test.each<[string, Partial<CalendarEvent>]>([
  ['no title', { title: '' }],
  ['a title of blanks', { title: '   ' }],
  ['too long a title', { title: 'a'.repeat(calendarLimits.title + 1) }],
  ['too long a description', { description: 'a'.repeat(calendarLimits.description + 1) }],
  ['a colour that is none', { className: 'pink' as CalendarEvent['className'] }],
  ['an end before its start', { end: '2026-11-24T01:00:00.000Z' }],
  ['a time that is none', { start: 'besok' }],
  ['a day among instants', { start: '2026-11-24' }],
])('an event with %s is not added', async (_, wrong) => {
  const { dispatch, all } = await world();
  await dispatch(eventAdded({ ...meeting, ...wrong }));
  expect(all()).toEqual([]);
});

test('no more than the browser is asked to keep', async () => {
  const many = Object.fromEntries(Array.from({ length: calendarLimits.events }, (_, nth) => [`e${nth}`, { ...meeting, id: `e${nth}` }]));
  const { dispatch, all } = await world();
  await dispatch(storedFound({ person: sari.id, calendar: { events: many } }));
  await dispatch(eventAdded(meeting));
  expect(all()).toHaveLength(calendarLimits.events);
  expect(all().some(({ id }) => id === meeting.id)).toBe(false);
  await dispatch(eventRemoved({ id: 'e0' }));
  await dispatch(eventAdded(meeting));
  expect(all().some(({ id }) => id === meeting.id)).toBe(true);
});

test.each<[string, unknown]>([
  ['a word', 'rusak'],
  ['nothing', null],
  ['what is no event', { a: 1, b: null, rapat: { ...meeting, title: 7 } }],
])('memory with %s for events starts empty, and takes new ones', async (_, events) => {
  const { dispatch, all } = await world();
  await dispatch(storedFound({ person: sari.id, calendar: { events } }));
  expect(all()).toEqual([]);
  await dispatch(eventAdded(meeting));
  expect(all()).toEqual([meeting]);
});
