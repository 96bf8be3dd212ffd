/** @jest-environment node */
/** The steps of a session: pages, actions with whose they were, exchanges, errors; and which actions this build has. Rule: TKT-16. */
import '../../../../modules';
import { readdirSync, readFileSync } from 'node:fs';
import { isKnownAction } from '#client/areas/support/screens/session/knownActions';
import { pathAt, timelineOf } from '#client/areas/support/screens/session/timeline';
import { whole, wholeEnd } from '#client/store/sessionFile';
import { PAGE_LOADED, type SavedSession } from '#client/store/savedSession';
import { sessionStates } from '#client/store/sessionStates';

const exchange = (status: number) => ({ method: 'GET', path: '/api/v1/items', status, document: null });
const session: SavedSession = {
  nadi: 'session',
  version: 1,
  by: 'psesl',
  times: [0, 40, 160, 800, 900],
  pages: [
    [0, '/item'],
    [4, '/tiket'],
  ],
  presses: [{ after: 0, at: 0, pressed: 'button', words: 'Simpan' }],
  faults: [{ after: 3, at: 170, kind: 'TypeError', stack: ['at ItemList'] }],
  start: null,
  actions: [
    { type: 'item/list', meta: { request: 'r1', then: [] } },
    { type: 'tag/list', meta: { request: 'r2', then: [] } },
    { type: 'item/failed', meta: { request: 'r1', exchange: exchange(500) } },
    { type: PAGE_LOADED },
    { type: 'item/notToday', meta: { request: 'r3', then: [], by: 'live' } },
  ],
};

test('given a session, then pages and errors stand among the actions, each with the step that it belongs to', () => {
  const rows = timelineOf(session, (type) => type !== 'item/notToday');
  expect(
    rows.map((row) => [
      row.kind,
      row.step,
      'type' in row ? row.type : 'path' in row ? row.path : 'name' in row ? row.name : 'words' in row ? row.words : '',
    ]),
  ).toEqual([
    ['press', 0, 'Simpan'],
    ['page', 1, '/item'],
    ['action', 1, 'item/list'],
    ['action', 2, 'tag/list'],
    ['action', 3, 'item/failed'],
    ['fault', 3, 'TypeError'],
    ['load', 4, ''],
    ['page', 5, '/tiket'],
    ['action', 5, 'item/notToday'],
  ]);
  const actions = rows.flatMap((row) => (row.kind === 'action' ? [row] : []));
  expect(actions.map(({ who }) => who)).toEqual(['person', 'screen', 'event', 'live']);
  expect(actions.map(({ isRefused, isUnknown }) => [isRefused, isUnknown])).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(actions[2]!.call).toEqual({ method: 'GET', path: '/api/v1/items', status: 500, ms: 160 });
});

test('given a page that was loaded, then what the store read of the browser has no rows, and the page has one', () => {
  const read = ['persist/PERSIST', 'persist/REHYDRATE', 'persist/FLUSH'].map((type) => ({ type }));
  const rows = timelineOf({ ...session, by: 'ssss', times: [0, 1, 2, 3], actions: [...read, session.actions[0]!], faults: [] }, () => true);
  expect(rows.map(({ kind, step }) => [kind, step])).toEqual([
    ['press', 0],
    ['page', 1],
    ['action', 4],
  ]);
});

test('given a file from before the log told whose an action was, then it follows from the action', () => {
  const { by: _, times: __, ...older } = session;
  const rows = timelineOf(older, () => true).flatMap((row) => (row.kind === 'action' ? [[row.who, row.call?.ms]] : []));
  expect(rows).toEqual([
    ['person', undefined],
    ['person', undefined],
    ['event', undefined],
    ['live', undefined],
  ]);
});

test.each([
  [0, '/item'],
  [1, '/item'],
  [3, '/item'],
  [5, '/tiket'],
])('at step %i the page is %s', (step, path) => expect(pathAt(session, step)).toBe(path));

test('a file without pages has none', () => expect(pathAt({}, 1)).toBeUndefined());

test.each([
  ['item/list', true],
  ['item/saved', true],
  ['ticket/reply', true],
  ['auth/login', true],
  ['persist/REHYDRATE', true],
  ['item/notToday', false],
  ['bed/vanished', false],
  ['teleport/begin', false],
])('%s is known: %s', (type, known) => expect(isKnownAction(type)).toBe(known));

const folder = `${__dirname}/../../../../../journeys`;
const journeys = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe.each(journeys)('given the journey %s', (name) => {
  const { actions, ...head } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as SavedSession;
  const read: SavedSession = { ...head, actions: actions.map(whole) };

  test('then every action of it is known', () => {
    expect(read.actions.map(({ type }) => type).filter((type) => !isKnownAction(type))).toEqual([]);
  });

  test('then its last step has the records that it ended with', () => {
    const state = sessionStates(read).at(-1) as unknown as Record<string, { entities?: object }>;
    const end = wholeEnd(head.end!, read.actions) as Record<string, { entities?: object }>;
    const records = (of: typeof end) =>
      Object.entries(of).flatMap(([part, { entities }]) => (entities ? [[part, Object.keys(entities).sort()]] : []));
    expect(records(JSON.parse(JSON.stringify(state)) as typeof end)).toEqual(expect.arrayContaining(records(end)));
  });
});
