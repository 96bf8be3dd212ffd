/** @jest-environment node */
/** What a saved session holds: everything up to its bound, nothing secret, nothing of the person before. */
import { createSessionLog, sessionText } from '#client/store/sessionLog';
import { auth } from '#client/store/session/auth';
import { sidebar } from '#client/store/flows/sidebar';
import { createHttp } from '#client/services/http';
import { startTestStore } from '../startTestStore';
import { stubServer } from '../stubServer';

const act = (n: number) => ({ type: 'notices/dismissed', payload: { id: `Gauze ${n}` } });
let seconds = 0;
beforeEach(() => (seconds = 0));
const hearing = (length: number, count: number) => {
  const log = createSessionLog(length, { now: () => 1_000 * ++seconds, page: () => '/usman/items', isPressed: () => true });
  for (let n = 1; n <= count; n++) log.hear(act(n), { before: n });
  return log.save({ after: count });
};

test.each([
  ['a short session, whole', 3, 3, { start: null, first: 1, last: 3 }],
  ['two full stretches, whole', 3, 6, { start: null, first: 1, last: 6 }],
  ['the last stretches, and the state that they began in', 3, 7, { start: { before: 4 }, first: 4, last: 7 }],
])('keeps %s', (_, length, count, { start, first, last }) => {
  const { actions, began, times, by, pages, ...kept } = hearing(length, count);
  expect(kept).toEqual({ nadi: 'session', version: 1, start, faults: [], unanswered: [], silent: [], end: { after: count } });
  expect([by, pages]).toEqual(['p'.repeat(actions.length), [[0, '/usman/items']]]);
  expect([began, times?.length, times?.[1]]).toEqual([`1970-01-01T00:00:0${first}.000Z`, actions.length, 1_000]);
  expect([actions[0], actions.at(-1)]).toEqual([act(first), act(last)]);
});

test('says whose each action was, and keeps what a person did through a flood of live updates', () => {
  let pressed = true;
  const log = createSessionLog(3, { now: () => 0, page: () => '', isPressed: () => pressed });
  const list = (request: string, more: object) => ({ type: 'item/list', meta: { request, then: [], ...more } });
  log.hear(list('one', {}), {});
  log.hear({ type: 'item/listed', meta: { request: 'one' } }, {});
  pressed = false;
  for (let n = 1; n <= 10; n++) {
    log.hear(list(`live ${n}`, { by: 'live' }), {});
    log.hear({ type: 'item/listed', meta: { request: `live ${n}` } }, {});
  }
  log.hear(list('two', {}), {});
  const { by, start } = log.save({});
  expect([start, by]).toEqual([null, `pe${'ll'.repeat(10)}s`]);
});

test('keeps errors that nobody caught: their kind and their places, not their sentence', () => {
  const log = createSessionLog();
  log.hear(act(1), {});
  log.fault(
    Object.assign(new TypeError('Dr. Sari is undefined'), { stack: 'TypeError: Dr. Sari is undefined\n    at rowOf (main.js:1:2)' }),
  );
  expect(log.save({}).faults).toEqual([{ after: 1, kind: 'TypeError', stack: ['at rowOf (main.js:1:2)'] }]);
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
