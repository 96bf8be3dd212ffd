/** A session that is replayed as it was comes out equal; one that was tampered with says in words where it differs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createRootReducer } from '#client/store/rootReducer';
import { devToolsText } from '#client/store/sessionFile';
import { createSessionLog } from '#client/store/sessionLog';
import { sessionText, type SavedSession } from '#client/store/savedSession';
import type { Logged } from './actions';
import { readLog } from './log';
import { replay } from './replay';
import { shrink } from './shrink';
import { explain, story } from './words';

const journey = (name: string) => readFileSync(join(__dirname, `../journeys/${name}.json`), 'utf8');
/** The session with every record where it was. */
const sessionOf = (text: string) => ({ nadi: 'session', version: 1, ...readLog(text) }) as SavedSession & { actions: Logged[] };
/** What a recorded journey has in place of a name. */
const nameIn = (file: string, type: string) =>
  (readLog(journey(file)).actions.find((one) => one.type === type)!.payload as { readonly name: string }).name;
const gauze = nameIn('main-job', 'item/add');
const shelf = nameIn('main-job', 'category/add');
const bandages = nameIn('refused-save', 'category/add');
const replayed = async (text: string) => explain(await replay(readLog(text)));

type Tamper = (session: SavedSession & { actions: Logged[] }) => object;

const place = ({ actions }: { actions: readonly Logged[] }, type: string) => actions.findIndex((one) => one.type === type);
const without =
  (type: string): Tamper =>
  (session) => ({ ...session, actions: session.actions.filter((_, index) => index !== place(session, type)) });
const changed =
  (type: string, change: (text: string) => string): Tamper =>
  (session) => ({
    ...session,
    actions: session.actions.map((one, index) =>
      index === place(session, type) ? (JSON.parse(change(JSON.stringify(one))) as Logged) : one,
    ),
  });
const tampered = (name: string, tamper: Tamper) => JSON.stringify(tamper(sessionOf(journey(name))));

test.each<[string, string, Tamper, RegExp[]]>([
  [
    'the status of an answer',
    'main-job',
    changed('item/saved', (text) => text.replace('"status":201', '"status":500')),
    [
      new RegExp(`After item/add \\(name "${gauze}", status "draft"`),
      /expected item\/saved .* → 500, but it did not come/,
      /came item\/failed/,
    ],
  ],
  [
    'an event that is missing',
    'main-job',
    without('notices/shown'),
    [
      new RegExp(
        `After category/add \\(name "${shelf}"\\)\n {5}came notices/shown \\(.*"form:added", name "${shelf}"\\), which the log does not have`,
      ),
    ],
  ],
  [
    'an answer that is missing',
    'refused-save',
    without('category/saved'),
    [
      /expected notices\/shown .*, but it did not come/,
      /The calls that got no answer are not those of the log:\n {5}sent POST \/api\/v1\/categories, which the log does not have/,
    ],
  ],
  ['an intent that is missing', 'main-job', without('item/update'), [/expected item\/saved .*PATCH .*, but it did not come/]],
  [
    'a record',
    'main-job',
    changed('item/saved', (text) => text.replace(`"name":"${gauze}"`, '"name":"Lint"')),
    [new RegExp(`item/saved came, but differs:\n {5}payload.records.items.0.name: expected "Lint", came "${gauze}"`)],
  ],
  [
    'the place of a call',
    'refused-save',
    changed('category/saved', (text) => text.replace('/api/v1/categories', '/api/v1/shelves')),
    [
      /the request that led to category\/saved was sent differently:\n {5}path: expected "\/api\/v1\/shelves", came "\/api\/v1\/categories"/,
    ],
  ],
  [
    'the final state',
    'refused-save',
    ({ end, ...session }) => ({
      ...session,
      end: JSON.parse(JSON.stringify(end).replace(`"name":"${bandages}"`, '"name":"Bands"')) as object,
    }),
    [
      /differs from the log in one place/,
      new RegExp(`At the end the state differs:\n {5}category.entities.\\S+.name: expected "Bands", came "${bandages}"`),
    ],
  ],
])('says that %s was changed', async (_, name, tamper, said) => {
  const fault = await replayed(tampered(name, tamper));
  for (const words of said) expect(fault).toMatch(words);
});

test('a log from before the app knew a slice, or a part of one, still passes', async () => {
  const older = ({ end, ...session }: SavedSession): SavedSession => {
    const { trash: _, auth, ...rest } = end as Record<string, object>;
    const { errors: __, ...part } = auth as Record<string, unknown>;
    return { ...session, end: { ...rest, auth: part } };
  };
  expect(await replayed(tampered('refused-save', older))).toBe('');
});

/** What the Redux DevTools extension would export of the same session. */
const lifted = ({ start, actions, end }: SavedSession) => ({
  actionsById: Object.fromEntries(
    [{ type: '@@INIT' }, ...actions, { type: 'sidebar/toggled' }].map((action, id) => [
      id,
      { type: 'PERFORM_ACTION', action, timestamp: 0 },
    ]),
  ),
  nextActionId: actions.length + 2,
  stagedActionIds: [...Array(actions.length + 2).keys()],
  skippedActionIds: [actions.length + 1],
  currentStateIndex: actions.length,
  computedStates: [{ state: {} }, { state: end }],
  ...(start && { committedState: start }),
});

test.each<[string, (session: SavedSession) => object]>([
  ['the whole history, an action of it skipped', lifted],
  ['the actions alone', ({ actions }) => ({ payload: actions })],
  ['the actions as JSON once more', ({ actions }) => ({ payload: JSON.stringify(actions) })],
])("the extension's export replays as the app's own file: %s", async (_, exported) => {
  const own = journey('merge-of-a-stale-save');
  const first = await replay(readLog(own));
  const again = await replay(readLog(JSON.stringify(exported(sessionOf(own)))));
  expect(explain(again)).toBe('');
  expect({ actions: again.actions, end: again.end }).toEqual({ actions: first.actions, end: first.end });
});

test('what is exported for the extension replays as well, and its reducers take it', async () => {
  const own = journey('merge-of-a-stale-save');
  const text = devToolsText(sessionOf(own));
  expect(explain(await replay(readLog(text)))).toBe('');
  const { payload } = JSON.parse(text) as { payload: string };
  const reducer = createRootReducer(memory);
  const state = (JSON.parse(payload) as UnknownAction[]).reduce(reducer, reducer(undefined, { type: '@@INIT' }));
  expect(Object.keys(state.tag.entities)).toEqual(Object.keys((sessionOf(own).end as typeof state).tag.entities));
});

test('what is exported of the middle of a session begins with the state of that moment, and hides what is personal', async () => {
  const session = lastOf('undo-of-a-deletion', 5);
  const name = { type: 'notices/shown', payload: { id: 'one', variant: 'info', key: 'form:added', values: { name: 'Klinik Melati' } } };
  const text = devToolsText({ ...session, actions: [...session.actions, name] });
  expect(text).not.toContain('Melati');
  expect(JSON.parse((JSON.parse(text) as { preloadedState: string }).preloadedState)).toMatchObject({ auth: { token: '[redacted]' } });
  expect(explain(await replay(readLog(devToolsText(session))))).toBe('');
});

test("the extension's export is held to its last state", async () => {
  const session = sessionOf(journey('refused-save'));
  const end = JSON.parse(JSON.stringify(session.end).replace(`"name":"${bandages}"`, '"name":"Bands"')) as object;
  expect(await replayed(JSON.stringify(lifted({ ...session, end })))).toMatch(/category\.entities\.\S+\.name: expected "Bands"/);
});

const memory = { getItem: async () => null, setItem: async () => undefined, removeItem: async () => undefined };

/** The session as a log would have kept it that holds only the last of it. */
const lastOf = (name: string, length: number): SavedSession => {
  const reducer = createRootReducer(memory);
  const log = createSessionLog(length);
  let state = reducer(undefined, { type: '@@INIT' });
  for (const action of readLog(journey(name)).actions as readonly UnknownAction[]) {
    log.hear(action, state);
    state = reducer(state, action);
  }
  return log.save(state);
};

test.each([2, 3, 5, 7, 9])('a session of which only the last stretches of %i actions were kept replays from there', async (length) => {
  const session = lastOf('undo-of-a-deletion', length);
  expect(session.start).not.toBeNull();
  expect(await replayed(sessionText(session))).toBe('');
});

test('an answer that did not come in time is replayed as such, without waiting', async () => {
  expect(await replayed(journey('lost-network-and-retry').replaceAll('"code":"network"', '"code":"timeout"'))).toBe('');
});

test.each<[string, string, Tamper, string]>([
  [
    'an event',
    'main-job',
    changed('item/saved', (text) => text.replace(`"name":"${gauze}"`, '"name":"Lint"')),
    ` 1. item/add (name "${gauze}", status "draft", date "2026-05-04", type "categories", type "tags")`,
  ],
  [
    'the final state',
    'refused-save',
    ({ end, ...session }) => ({
      ...session,
      end: JSON.parse(JSON.stringify(end).replace(`"name":"${bandages}"`, '"name":"Bands"')) as object,
    }),
    ` 1. category/add (name "${bandages}")`,
  ],
])('shrinks to the one step that breaks %s', async (_, name, tamper, left) => {
  const least = await shrink(readLog(tampered(name, tamper)));
  expect(story(least!.actions)).toBe(left);
});

test('does not shrink what does not fail', async () => {
  expect(await shrink(readLog(journey('double-click')))).toBeUndefined();
});

test.each([
  ['no JSON', 'Gauze', /is not JSON/],
  ['no session', '{"name":"Gauze"}', /holds no session/],
  ['nothing', 'null', /holds no session/],
  ['a session without actions', '{"nadi":"session","version":1}', /holds no list of actions/],
  ['actions that are none', '{"nadi":"session","version":1,"actions":["item/add",null]}', /holds no list of actions/],
  ['an export of the extension without actions', '{"payload":{}}', /holds no list of actions/],
  ['an export of the extension that is broken', '{"payload":"Gauze"}', /holds no session/],
  ['a history of the extension that is broken', '{"actionsById":{},"stagedActionIds":{},"computedStates":[]}', /holds no session/],
  ['a session of a later version', '{"nadi":"session","version":2}', /version 2/],
])('says what a file is that holds %s', (_, text, said) => {
  expect(() => readLog(text)).toThrow(said);
});
