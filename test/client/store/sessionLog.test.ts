/** @jest-environment node */
/** What a saved session holds: everything up to its bound, nothing secret, nothing of the person before. */
import { createSessionLog } from '#client/store/sessionLog';
import { sessionText, type SavedSession } from '#client/store/savedSession';
import { countsOf } from '#client/store/sessionFile';
import { auth } from '#client/store/session/auth';
import { sidebar } from '#client/store/flows/sidebar';
import { createHttp } from '#client/services/http';
import { startTestStore } from '../startTestStore';
import { stubServer } from '../stubServer';

const act = (n: number) => ({ type: 'notices/dismissed', payload: { id: `Gauze ${n}` } });
let seconds = 0;
beforeEach(() => (seconds = 0));
const hearing = (length: number, count: number) => {
  const log = createSessionLog(length, () => ({ at: 1_000 * ++seconds, page: '/usman/items', isPressed: true }));
  for (let n = 1; n <= count; n++) log.hear(act(n), { before: n });
  return log.save({ after: count });
};

test.each([
  ['a short session, whole', 3, 3, { start: null, first: 1, last: 3 }],
  ['two full stretches, whole', 3, 6, { start: null, first: 1, last: 6 }],
  ['the last stretches, and the state that they began in', 3, 7, { start: { before: 4 }, first: 4, last: 7 }],
])('keeps %s', (_, length, count, { start, first, last }) => {
  const { actions, began, times, by, pages, ...kept } = hearing(length, count);
  const nothing = { presses: [], faults: [], refreshes: [], unanswered: [], silent: [] };
  expect(kept).toEqual({ nadi: 'session', version: 1, ...nothing, start, end: { after: count } });
  expect([by, pages]).toEqual(['p'.repeat(actions.length), [[0, '/usman/items']]]);
  expect([began, times?.length, times?.[1]]).toEqual([`1970-01-01T00:00:0${first}.000Z`, actions.length, 1_000]);
  expect([actions[0], actions.at(-1)]).toEqual([act(first), act(last)]);
});

/** A person's list, a flood of changes that others made to the row that it shows, and another list of the person. */
const flood = (changes: number, { fails = () => false }: { fails?: (change: number) => boolean } = {}) => {
  let pressed = true;
  const log = createSessionLog(4, () => ({ at: 0, page: '', isPressed: pressed }));
  const row = (version: number) => ({ id: 'gauze', version, name: 'Gauze' });
  const list = (request: string, key: string, more: object = {}) => ({
    type: 'item/list',
    payload: { key },
    meta: { request, then: [], ...more },
  });
  const exchange = (n: number) => ({ method: 'GET', path: '/api/v1/items', status: 200, document: { n } });
  const listed = (request: string, version: number) => ({
    type: 'item/listed',
    payload: { key: 'grid news', ids: ['gauze'], total: 1, records: { items: [row(version)] } },
    meta: { request, exchange: exchange(version) },
  });
  const known = (version: number) => ({ item: { entities: { gauze: row(version) } } });
  log.hear(list('one', 'grid'), {});
  log.hear(listed('one', 1), {});
  pressed = false;
  for (let n = 1; n <= changes; n++) {
    log.hear(list(`live ${n}`, 'grid news', { by: 'live' }), known(n));
    log.hear({ type: 'item/leave', payload: { key: 'grid news' }, meta: { request: `leave ${n}`, then: [], by: 'live' } }, known(n));
    if (fails(n))
      log.hear({ type: 'item/failed', payload: { errors: [] }, meta: { request: `live ${n}`, exchange: exchange(n) } }, known(n));
    else log.hear(listed(`live ${n}`, n + 1), known(n));
  }
  log.hear(list('two', 'grid'), known(changes + 1));
  return log.save({});
};
const versionsIn = ({ actions }: SavedSession) =>
  actions.map(({ type, payload }) =>
    `${type} ${(payload as { records?: { items: { version: number }[] } }).records?.items.map(({ version }) => version).join() ?? ''}`.trim(),
  );

test('says whose each action was, and of a flood of live updates keeps the newest, the changed rows and the number', () => {
  const session = flood(1_000);
  expect(session.start).toBeNull();
  expect(versionsIn(session)).toEqual([
    ...['item/list', 'item/listed 1'],
    'live/rowsChanged 1000',
    ...['item/list', 'item/leave', 'item/listed 1001', 'item/list'],
  ]);
  expect([session.by, session.refreshes]).toEqual(['pelllls', [[3, 999]]]);
});

test('a refresh that failed does not push out the last one that was answered, and a later good one does', () => {
  expect(versionsIn(flood(3, { fails: (n) => n > 1 }))).toEqual([
    ...['item/list', 'item/listed 1'],
    ...['item/list', 'item/leave', 'item/listed 2'],
    ...['item/list', 'item/leave', 'item/failed', 'item/list'],
  ]);
  expect(flood(4, { fails: (n) => n === 2 || n === 3 })).toMatchObject({ by: 'pelllls', refreshes: [[3, 3]] });
});

test("the first action soon after a press is a person's, the others are the screen's", () => {
  let now = 0;
  const log = createSessionLog(9, () => ({ at: now, page: '', isPressed: false }));
  const opens = { type: 'item/list', payload: { key: 'grid' } };
  log.hear(opens, {});
  log.touch();
  now = 1_000;
  for (let n = 1; n <= 2; n++) log.hear(opens, {});
  log.touch();
  now = 5_000;
  log.hear(opens, {});
  const session = log.save({});
  expect([session.by, countsOf(session)]).toEqual(['spss', { actions: 4, people: 1 }]);
});

test('a live update that ended the session stays whole', () => {
  const log = createSessionLog(4);
  const list = (request: string) => ({ type: 'item/list', payload: { key: 'grid' }, meta: { request, then: [], by: 'live' } });
  const exchange = { method: 'GET', path: '/api/v1/items', status: 401, document: null };
  log.hear(list('one'), {});
  log.hear(auth.actions.expired({ request: 'one', exchange }), {});
  log.hear(list('two'), {});
  log.hear(
    { type: 'item/listed', payload: { key: 'grid', records: {} }, meta: { request: 'two', exchange: { ...exchange, status: 200 } } },
    {},
  );
  expect(log.save({}).actions.map(({ type }) => type)).toEqual(['item/list', 'auth/expired', 'item/list', 'item/listed']);
});

const errorAt = (place: string, name = 'TypeError') =>
  Object.assign(new Error('Dr. Sari is undefined'), { name, stack: `${name}: Dr. Sari is undefined\n    at ${place} (main.js:1:2)` });

test('keeps presses and errors beside the actions, in the order of time; of an error its kind and places, not its sentence', () => {
  let now = 0;
  const log = createSessionLog(3, () => ({ at: (now += 10), page: '', isPressed: true }));
  log.hear(act(1), {});
  log.press({ pressed: 'button', words: 'Simpan' });
  log.hear(act(2), {});
  const crash = errorAt('rowOf');
  log.fault(crash, 'screen');
  log.fault(crash, 'console');
  log.press({ pressed: 'link' });
  expect(log.save({})).toMatchObject({
    times: [0, 20],
    presses: [
      { after: 1, at: 10, pressed: 'button', words: 'Simpan' },
      { after: 2, at: 50, pressed: 'link' },
    ],
    faults: [{ after: 2, at: 30, from: 'screen', kind: 'TypeError', stack: ['at rowOf (main.js:1:2)'] }],
  });
});

test('keeps no more of them than there is room for: the same error is counted, a stack is cut', () => {
  const log = createSessionLog(3);
  for (let n = 1; n <= 1_000; n++) log.press({ pressed: 'button', words: `Simpan ${n}` });
  for (let n = 1; n <= 30; n++) log.fault(errorAt('same'));
  for (let n = 1; n <= 1_000; n++) log.fault(errorAt(`place ${n} ${'x'.repeat(1_000)}`, `Error ${n}`), 'console');
  log.fault({ name: 'RangeError', stack: 'at deep (main.js:1:2)\n'.repeat(10_000) });
  const { presses, faults } = log.save({});
  expect([presses!.length, presses!.at(-1)!.words, faults!.length, faults![0]!.count]).toEqual([500, 'Simpan 1000', 50, 30]);
  expect(JSON.stringify(faults).length).toBeLessThan(50_000);
});

test('says which calls have no answer yet', async () => {
  const log = createSessionLog();
  const { fetch, calls } = stubServer();
  const http = log.overhear(createHttp({ fetch, token: () => null, language: () => 'id' }));
  const { signal } = new AbortController();
  const answered = http({ method: 'GET', path: '/tags' }, signal);
  void http({ method: 'POST', path: '/items', document: {} }, signal);
  expect(log.save({}).unanswered).toEqual(['GET /api/v1/tags', 'POST /api/v1/items']);
  await calls[0]!.answer(200, { data: [] });
  const { exchange } = await answered;
  expect(log.save({})).toMatchObject({ unanswered: ['POST /api/v1/items'], silent: ['GET /api/v1/tags'] });
  log.hear({ type: 'tag/listed', meta: { request: 'one', exchange } }, {});
  expect(log.save({})).toMatchObject({ unanswered: ['POST /api/v1/items'], silent: [] });
});

test('holds neither the password that was typed nor the token that was given', async () => {
  const store = await startTestStore();
  await store.dispatch(auth.actions.login({ email: 'sari@klinik.id', password: 'kasa-steril-2026' }));
  await store.last().answer(200, { access_token: 'a-token-of-dr-sari' });
  const log = createSessionLog();
  for (const action of store.actions) log.hear(action, {});
  const text = sessionText(log.save(store.state()));
  expect(text).toContain('sari@klinik.id');
  expect(text).not.toMatch(/kasa-steril|a-token-of/);
  expect(JSON.parse(text)).toMatchObject({ nadi: 'session', end: { auth: { token: '[redacted]' } } });
});

test('forgets a person who has signed out as soon as the next one does something', () => {
  const log = createSessionLog();
  log.hear(act(1), {});
  log.hear(auth.actions.loggedOut(), {});
  expect(log.save({}).actions).toHaveLength(2);
  log.hear(sidebar.actions.toggled(), { of: 'the next' });
  expect(log.save({})).toMatchObject({ start: { of: 'the next' }, actions: [{ type: 'sidebar/toggled' }] });
});
