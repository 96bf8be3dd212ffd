/** @jest-environment node */
/** A saga that crashes is reported and started again; the others never notice. */
import createSagaMiddleware from 'redux-saga';
import { fork, take } from 'redux-saga/effects';
import createMockStore from 'redux-mock-store';
import { sagaCrashed, supervised } from '#client/storeKit/supervise';
import { settled } from '../stubServer';
import { modules } from '../modules';

const { item, tag } = modules;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

const patience = { restarts: 2, backoff: 100 };

/** A saga that crashes at each `hurt`, and one beside it that counts every `hurt` it hears. */
function clinic() {
  const middleware = createSagaMiddleware();
  const store = createMockStore([middleware])({});
  const reported: unknown[] = [];
  let starts = 0;
  let heard = 0;
  const fragile = function* (): Generator {
    starts += 1;
    yield take('hurt');
    throw new Error('a bug');
  };
  const sturdy = function* (): Generator {
    while (true) {
      yield take('hurt');
      heard += 1;
    }
  };
  const task = middleware.run(function* (): Generator {
    yield fork(supervised('fragile', fragile, (crash) => void reported.push(crash), patience));
    yield fork(supervised('sturdy', sturdy, () => undefined, patience));
  });
  return { store, reported, task, starts: () => starts, heard: () => heard };
}

test('waits longer before each restart, and stays down after the last', async () => {
  const { store, reported, starts, heard, task } = clinic();
  const hurt = async () => {
    store.dispatch({ type: 'hurt' });
    await settled();
    return starts();
  };
  const after = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return starts();
  };
  expect([await hurt(), await after(99), await after(1)]).toEqual([1, 1, 2]);
  expect([await hurt(), await after(199), await after(1)]).toEqual([2, 2, 3]);
  expect([await hurt(), await after(10_000)]).toEqual([3, 3]);
  expect(reported).toEqual(Array(3).fill({ saga: 'fragile', error: new Error('a bug') }));
  expect(
    store
      .getActions()
      .filter(sagaCrashed.match)
      .map(({ payload }) => payload.restarts),
  ).toEqual([true, true, false]);
  expect([heard(), task.isRunning()]).toEqual([3, true]);
  task.cancel();
});

test('what the crashed module was doing has failed; what another was doing goes on', () => {
  const change = { id: 'gauze', version: 1, name: 'Gauze' };
  const busy = item.reducer(undefined, item.actions.update(change));
  const crashed = item.reducer(busy, sagaCrashed({ saga: 'item', restarts: true }));
  expect(item.selectors.request({ item: crashed }, 'gauze')).toEqual({ busy: null, failed: 'update', errors: [{ code: 'unexpected' }] });
  const other = tag.reducer(undefined, tag.actions.get('sterile'));
  expect(tag.reducer(other, sagaCrashed({ saga: 'item', restarts: true }))).toBe(other);
});
