/** @jest-environment node */
/** An action is shown only to the modules that it concerns: however many resources there are, it costs the same. */
import { createRootReducer } from '#client/store/rootReducer';
import { modules } from '../modules';
import { sidebar } from '#client/store/flows/sidebar';
import { moduleSagas } from '#client/storeKit/moduleSagas';
import { sessionClosed } from '#client/storeKit/sessionEvents';
import { sagaCrashed } from '#client/storeKit/supervise';
import { newId } from '#client/storeKit/ids';
import { firstPage } from '#shared/jsonapi';
import { resourceNames } from '#shared/areas/resources';
import createSagaMiddleware from 'redux-saga';
import createMockStore from 'redux-mock-store';
import { take } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';

const storage = { getItem: async () => null, setItem: async () => undefined, removeItem: async () => undefined };

const reducer = createRootReducer(storage);
const exchange = { method: 'GET', path: '/api/v1/items', status: 200, document: null };
const meta = { request: newId(), exchange };
const itemsWithTags = {
  type: 'item/listed',
  payload: { key: 'grid', ids: [], total: 0, records: { items: [{ id: newId(), version: 1 }], tags: [{ id: newId(), version: 1 }] } },
  meta,
};
const started = reducer(undefined, { type: '@@redux/INIT' });
/** The state after a list of items with their tags. */
const used = [modules.item.actions.list('grid', firstPage), itemsWithTags].reduce(reducer, started);

/** The modules whose reducers ran for an action in that state. */
const hearing = (action: UnknownAction): readonly string[] => {
  const spies = resourceNames.map((name) => [name, jest.spyOn(modules[name] as unknown as { reducer: () => unknown }, 'reducer')] as const);
  reducer(used, action);
  const heard = spies.filter(([, spy]) => spy.mock.calls.length).map(([name]) => name);
  spies.forEach(([, spy]) => spy.mockRestore());
  return heard;
};

test.each<readonly [given: string, action: UnknownAction, heard: readonly string[]]>([
  ['an intent is heard by its module', modules.tag.actions.list('grid', firstPage), ['tag']],
  ['an event also by those whose records it brings', itemsWithTags, ['item', 'tag']],
  ['what a flow says is heard by none', sidebar.actions.toggled(), []],
  ['records that a flow brings are heard by theirs', { type: 'me/loaded', payload: { records: { roles: [] } } }, ['role']],
  ['a crash is heard by the module whose saga crashed', sagaCrashed({ saga: 'tag', restarts: true }), ['tag']],
  ['the end of the session is heard by those that hold something', sessionClosed(), ['item', 'tag']],
  ['a name that is no module’s is heard by none', { type: 'constructor/list' }, []],
])('%s', (_, action, heard) => {
  expect(hearing(action)).toEqual(heard);
});

test('after the end of the session nothing is left of what was listed', () => {
  const { item, tag } = reducer(used, sessionClosed());
  expect([item, tag].map(({ ids, lists }) => [ids, lists])).toEqual([
    [[], {}],
    [[], {}],
  ]);
});

test('a part that a saved state lacks is added at the start, and the others stay', () => {
  const { tag: _, sidebar: __, ...older } = used;
  const again = reducer(older, { type: '@@redux/INIT' });
  expect(Object.keys(again).sort()).toEqual(Object.keys(used).sort());
  expect(again.item).toBe(used.item);
});

test('a module’s saga starts with the first action that is for it, and hears that one, too', () => {
  const heard: string[] = [];
  const sagaOf = (name: string) =>
    ['tag', 'item', 'role'].includes(name)
      ? function* (inbox: Parameters<ReturnType<typeof modules.tag.saga>>[0]): Generator {
          heard.push(`${name} starts`);
          while (true) heard.push(((yield take(inbox)) as UnknownAction).type);
        }
      : undefined;
  const middleware = createSagaMiddleware();
  const store = createMockStore([middleware])({});
  const task = middleware.run(moduleSagas(sagaOf, () => undefined));
  for (const type of ['item/list', 'sidebar/toggled', 'item/listed', 'tag/get', '@@INIT', 'alone']) store.dispatch({ type });
  task.cancel();
  expect(heard).toEqual(['item starts', 'item/list', 'item/listed', 'tag starts', 'tag/get']);
});
