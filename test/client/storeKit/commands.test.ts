/** @jest-environment node */
/** Commands on the real store: an intent for each, once per record, and a preview that ends with the version it was made from. Rules: CMD-1, CMD-5. */
import { newId } from '#client/storeKit/ids';
import { modules } from '../modules';
import { problemDocument, resourceObject } from '../stubServer';
import { startTestStore } from '../startTestStore';

const { clientsubsheader: subscription } = modules;
const id = newId();
const record = (values: object = {}) => ({
  data: resourceObject('clientsubsheader', { id, number: 'SUB-2026-00001', status: 'active', ...values }),
});
const preview = (version: number) => ({ data: null, meta: { preview: { version, from: 'active', to: 'paused', changes: [] } } });
const order = { id, version: 3, input: { reason: 'Renovasi' } };

async function withSubscription() {
  const world = await startTestStore();
  await world.dispatch(subscription.actions.get(id));
  await world.last().answer(200, record({ version: 3 }));
  world.actions.length = 0;
  return {
    ...world,
    seen: () => subscription.selectors.byId(world.state(), id),
    request: () => subscription.selectors.request(world.state(), id),
    preview: () => subscription.selectors.preview(world.state(), id),
    types: () => world.actions.map(({ type }) => type),
  };
}

test('given a command, then it is sent once with the version and a key, and its event says what was done', async () => {
  const { dispatch, calls, last, seen, types, request } = await withSubscription();
  const before = calls.length;
  await dispatch(subscription.commands.pause(order));
  await dispatch(subscription.commands.pause(order));
  expect(calls.slice(before).map(({ method, path }) => [method, path.split('?')[0]])).toEqual([['POST', `/clientsubsheader/${id}/pause`]]);
  expect(last().body).toEqual({ data: { type: 'clientsubsheader', id, attributes: { reason: 'Renovasi' } } });
  expect(last().headers).toMatchObject({ 'If-Match': '"3"', 'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
  expect(request().busy).toBe('run');
  await last().answer(200, record({ status: 'paused', version: 4 }));
  expect(seen()).toMatchObject({ status: 'paused', version: 4 });
  expect(types()).toEqual(expect.arrayContaining(['clientsubsheader/pause', 'clientsubsheader/pauseBegun']));
});

test('given a refusal, then the record stays as it is and the reasons stand beside it', async () => {
  const { dispatch, last, seen, request } = await withSubscription();
  await dispatch(subscription.commands.pause(order));
  await last().answer(409, problemDocument(409, 'state.illegal', { meta: { state: 'paused', legal: 'resume' } }));
  expect(seen()).toMatchObject({ status: 'active', version: 3 });
  expect(request()).toMatchObject({ busy: null, failed: 'run', errors: [{ code: 'state.illegal' }] });
});

test('given two previews, then the newest counts; it changes no record and hinders no request', async () => {
  const { dispatch, calls, last, preview: shown, request, seen } = await withSubscription();
  await dispatch(subscription.actions.preview({ ...order, command: 'pause', input: {} }));
  const first = calls.at(-1)!;
  await dispatch(subscription.actions.preview({ ...order, command: 'pause' }));
  expect(first.signal.aborted).toBe(true);
  expect(last().path).toBe(`/clientsubsheader/${id}/pause?preview=true`);
  expect(shown()).toMatchObject({ busy: true });
  await last().answer(200, preview(3));
  expect(shown()).toMatchObject({ busy: false, preview: { from: 'active', to: 'paused' } });
  expect([request().busy, request().failed, seen()!.version]).toEqual([null, null, 3]);
});

test('given a preview, when the record has another version, then it is dropped', async () => {
  const { dispatch, last, preview: shown } = await withSubscription();
  await dispatch(subscription.actions.preview({ ...order, command: 'pause' }));
  await last().answer(200, preview(3));
  await dispatch(subscription.actions.get(id));
  await last().answer(200, record({ version: 4 }));
  expect(shown().preview).toBeUndefined();
});

test.each([
  ['has got one by the command', 'SUB-2026-00002', 'SUB-2026-00002'],
  ['still has none', null, ''],
])('given a record without a name, when it %s, then the notice names it as the answer does', async (_, number, name) => {
  const { dispatch, last, actions } = await withSubscription();
  await dispatch(subscription.commands.pause(order, { notify: 'resource-clientsubsheader:commands.pause.done', values: { name: '' } }));
  await last().answer(200, record({ status: 'paused', version: 4, number }));
  const [notice] = actions.filter(({ type }) => type === 'notices/shown');
  expect(notice!.payload).toMatchObject({ values: { name } });
});
