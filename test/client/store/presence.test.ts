/** @jest-environment node */
/** Who is at a record: what the tab says reaches the server in its order. Rule: LIV-5. */
import { startLive } from '#client/store/live/index';
import { presence } from '#client/store/live/presence';
import { me } from '#client/store/session/me';
import { sessionOpened } from '#client/storeKit/sessionEvents';
import { startTestStore } from '../startTestStore';
import { settled } from '../stubServer';

test('given a tab that goes from reading to writing, then each is said only once the one before was answered', async () => {
  const said: (string | null)[] = [];
  const answers: (() => void)[] = [];
  presence.connect('s', (_, shown) => {
    said.push(shown && shown.mode);
    return new Promise((resolve) => answers.push(() => resolve([])));
  });
  const [before, heard] = [jest.fn(), jest.fn()];
  const record = { type: 'tickets', id: 'a' };
  const leave = presence.show({ ...record, mode: 'reading' }, before);
  leave();
  presence.show({ ...record, mode: 'writing' }, heard);
  await settled();
  expect(said).toEqual(['reading']);
  answers.shift()!();
  await settled();
  expect(said).toEqual(['reading', null]);
  answers.shift()!();
  await settled();
  expect(said).toEqual(['reading', null, 'writing']);
  answers.shift()!();
  await settled();
  expect([before.mock.calls, heard.mock.calls]).toEqual([[], [[[]]]]);
  presence.disconnect();
});

test('given an open stream, when anything may have changed, then the tab says again what it shows', async () => {
  const world = await startTestStore();
  await world.dispatch(sessionOpened('kunci'));
  const actor = { id: 'u', roles: [], permissions: [], entityId: null };
  await world.dispatch(me.actions.loaded({ id: 'u', records: {}, actor, idleLockMinutes: 0 }, { request: 'profile' }));
  const said: unknown[] = [];
  let stream!: ReadableStreamDefaultController<Uint8Array>;
  const events = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const send = (text: string) => stream.enqueue(Buffer.from(text));
  send('event: open\ndata: {"stream":"s"}\n\n');
  const fetch = async (_: unknown, sent?: RequestInit) => {
    if (!sent?.body) return new Response(events);
    said.push(JSON.parse(String(sent.body)));
    return new Response(JSON.stringify({ meta: { people: [] } }));
  };
  const tab = { isSeen: () => true, address: () => '/', watch: () => () => undefined };
  const stop = startLive({ store: world.store, fetch: fetch as typeof globalThis.fetch, tab });
  const leave = presence.show({ type: 'tickets', id: 'a', mode: 'reading' }, () => undefined);
  await settled();
  const before = said.length;
  send('event: all\ndata: {}\n\n');
  await settled();
  leave();
  stop();
  stream.close();
  expect([before, said.slice(1, 2)]).toEqual([1, said.slice(0, 1)]);
});
