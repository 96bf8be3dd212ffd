/** @jest-environment node */
/** Which actions a module's saga puts, with a store that only records them. */
import createSagaMiddleware from 'redux-saga';
import createMockStore from 'redux-mock-store';
import type { UnknownAction } from '@reduxjs/toolkit';
import { newId } from '#client/storeKit/ids';
import { moduleSagas } from '#client/storeKit/moduleSagas';
import { sessionOpened } from '#client/storeKit/sessionEvents';
import type { Service } from '#client/services/serviceResults';
import type { Problem } from '#shared/errors';
import { firstPage } from '#shared/jsonapi';
import type { Resources } from '#shared/areas/resources';
import { answeringService, exchange } from '../answeringService';
import { settled } from '../stubServer';
import { modules } from '../modules';

const { tag } = modules;

const id = newId();
const deletion = newId();

/** A service that answers at once, or refuses everything. */
const service = (refusal?: Problem) => answeringService('tag', { id, version: 2, name: 'Sterile' }, refusal);

/** The state that the real slice would have, with one list watched and one left. */
const before = [tag.actions.list('grid', firstPage), tag.actions.list('old', firstPage), tag.actions.leave('old')];
const stateAfter = (put: readonly UnknownAction[] = []) => ({ tag: [...before, ...put].reduce(tag.reducer, undefined)! });

/** The sagas of the modules, of which only tags have one. */
const sagas = (tags: Service<Resources['tag']>) =>
  moduleSagas(
    (name) => (name === 'tag' ? tag.saga(tags) : undefined),
    ({ error }) => {
      throw error;
    },
  );

async function run(intents: readonly UnknownAction[], refusal?: Problem) {
  const middleware = createSagaMiddleware();
  const store = createMockStore([middleware])(stateAfter);
  const task = middleware.run(sagas(service(refusal)));
  for (const intent of intents) store.dispatch(intent);
  await settled();
  task.cancel();
  return store.getActions();
}
const { actions } = tag;
const types = (put: readonly { type: string }[]) => put.map(({ type }) => type);

test.each([
  ['list', actions.list('grid', firstPage), 'tag/listed'],
  ['get', actions.get(id), 'tag/loaded'],
  ['add', actions.add({ id, name: 'Sterile' }), 'tag/saved'],
  ['update', actions.update({ id, version: 1, name: 'Sterile' }), 'tag/saved'],
  ['destroy', actions.destroy({ id, version: 1, deletion }), 'tag/destroyed'],
  ['destroyMany', actions.destroyMany({ ids: [id], deletion }), 'tag/destroyed'],
  ['restore', actions.restore(deletion), 'tag/restored'],
])('%s is answered by one event, which names the request and carries the exchange', async (_, intent, event) => {
  const put = await run([intent]);
  expect(types(put)).toEqual([intent.type, event]);
  expect(put[1]).toMatchObject({ meta: { request: intent.meta.request, exchange } });
});

test.each([
  ['list', actions.list('grid', firstPage), []],
  ['add', actions.add({ id, name: 'Sterile' }, { goTo: '/' }), []],
  ['update', actions.update({ id, version: 1 }, { notify: 'saved' }), []],
  ['destroy', actions.destroy({ id, version: 1, deletion }, { refresh: true }), ['notices/shown']],
])('%s refused is one failure; only what no form shows is said', async (_, intent, more) => {
  expect(types(await run([intent], { code: 'access.denied' }))).toEqual([intent.type, 'tag/failed', ...more]);
});

test('what the saga asks for itself is named after the request that led to it', async () => {
  const intent = actions.destroy({ id, version: 1, deletion }, { refresh: true });
  const put = await run([intent]);
  const { request } = intent.meta;
  expect(put[2]).toMatchObject({
    type: 'tag/list',
    payload: { key: 'grid' },
    meta: { request: `${request}/grid`, after: request, then: [] },
  });
  expect(types(put)).toEqual(['tag/destroy', 'tag/destroyed', 'tag/list', 'tag/listed']);
});

test('each list runs on its own, each update once at a time, and deletions side by side', async () => {
  const other = newId();
  const put = await run([
    actions.list('grid', firstPage),
    actions.list('card', firstPage),
    actions.update({ id, version: 1 }),
    actions.update({ id, version: 1 }),
    actions.update({ id: other, version: 1 }),
    actions.destroy({ id, version: 1, deletion }),
    actions.destroy({ id: other, version: 1, deletion }),
  ]);
  const count = (type: string) => types(put).filter((one) => one === type).length;
  expect([count('tag/listed'), count('tag/saved'), count('tag/destroyed')]).toEqual([2, 2, 2]);
});

test('a session that is over is waited for, and the answer is not a failure', async () => {
  const over = service({ code: 'session.expired' });
  const refusing = { ...service(), get: jest.fn(service().get).mockImplementationOnce(over.get) };
  const middleware = createSagaMiddleware();
  const store = createMockStore([middleware])(stateAfter);
  const task = middleware.run(sagas(refusing));
  store.dispatch(actions.get(id));
  await settled();
  expect(types(store.getActions())).toEqual(['tag/get', 'auth/expired']);
  store.dispatch(sessionOpened('second'));
  await settled();
  task.cancel();
  expect(types(store.getActions())).toEqual(['tag/get', 'auth/expired', 'auth/loggedIn', 'tag/loaded']);
});
