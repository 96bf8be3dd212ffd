/** @jest-environment node */
/** The dashboard's numbers in the store: those from before stay, someone else's go, and a session with them replays. */
import type { Summary } from '#shared/areas/dashboard/summary';
import { auth } from '#client/store/session/auth';
import { summary } from '#client/areas/dashboard/flows/summary';
import { viewAs } from '#client/store/session/viewAs';
import { startTestStore } from '../../../startTestStore';
import { problemDocument } from '../../../stubServer';

const numbers = (total: number): Summary => ({
  zone: 'Asia/Jakarta',
  today: '2026-11-18',
  weeks: ['2026-11-09', '2026-11-16'],
  parts: { item: { total, recent: 2, before: 1, weekly: [1, 2] } },
});
const answer = (total: number) => ({ meta: { summary: numbers(total) } });

const open = async () => {
  const store = await startTestStore();
  await store.dispatch(summary.actions.load('Asia/Makassar'));
  return { ...store, found: () => summary.selectors.all(store.state()) };
};

test('given numbers are asked for, then the zone is said, and what comes is kept', async () => {
  const { last, found } = await open();
  expect([last().method, last().path, found().status]).toEqual(['GET', '/summary?zone=Asia%2FMakassar', 'loading']);
  await last().answer(200, answer(5));
  expect(found()).toEqual({ numbers: numbers(5), status: 'ready', errors: [] });
});

test.each([
  ['refused', 403, problemDocument(403, 'access.denied'), 'access.denied'],
  ['something else', 200, { meta: {} }, 'unexpected'],
  ['no document', 200, '<html>', 'unexpected'],
])('given numbers are there and new ones are %s, then those from before stay, with the reason', async (_, status, document, code) => {
  const { last, found, dispatch } = await open();
  await last().answer(200, answer(5));
  await dispatch(summary.actions.load());
  expect(found()).toMatchObject({ numbers: numbers(5), status: 'loading' });
  await last().answer(status, document);
  expect(found()).toMatchObject({ numbers: numbers(5), status: 'failed', errors: [{ code }] });
});

test('given the network is lost and comes back, then Retry brings the numbers', async () => {
  const { last, found, dispatch } = await open();
  await last().lose();
  expect(found()).toMatchObject({ numbers: null, status: 'failed', errors: [{ code: 'network' }] });
  await dispatch(summary.actions.load());
  await last().answer(200, answer(6));
  expect(found()).toEqual({ numbers: numbers(6), status: 'ready', errors: [] });
});

test('given numbers are asked for twice, then the first asking ends and its late answer changes nothing', async () => {
  const { calls, found, dispatch } = await open();
  await dispatch(summary.actions.load());
  expect(calls[0]!.signal.aborted).toBe(true);
  await calls[1]!.answer(200, answer(8));
  await calls[0]!.answer(200, answer(7));
  expect(found().numbers).toEqual(numbers(8));
});

test('given one becomes another role, then the numbers go at once, and those under way never come', async () => {
  const { to, calls, found, dispatch } = await open();
  await to('GET', '/summary').answer(200, answer(9));
  await dispatch(summary.actions.load());
  const [, underWay] = calls;
  await dispatch(viewAs.actions.start('018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00'));
  await to('POST', '/me/view-as').answer(204);
  expect([found(), underWay!.signal.aborted]).toEqual([{ numbers: null, status: 'idle', errors: [] }, true]);
});

test('given one signs out, then nothing is left', async () => {
  const { to, found, dispatch } = await open();
  await to('GET', '/summary').answer(200, answer(9));
  await dispatch(auth.actions.logout());
  expect(found()).toEqual({ numbers: null, status: 'idle', errors: [] });
});
