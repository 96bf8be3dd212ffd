/** A short list of a part of a page: what is asked for, what is shown of it, and when it is given up. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Query } from '#shared/jsonapi';
import { useShortList } from '#client/kit/useShortList';
import { modules } from '../modules';
import { startTestStore } from '../startTestStore';
import { resourceObject } from '../stubServer';

const tag = { id: '0190a000-0000-7000-8000-000000000001', name: 'Steril', color: '#2e7d6b' };
const answered = { data: [resourceObject('tags', tag)], meta: { page: { total: 1 } } };

const open = async (first: Partial<Query> | undefined) => {
  const store = await startTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store.store}>{children}</Provider>;
  const hook = renderHook(({ asked }) => useShortList(modules.tag, 'part', asked), { wrapper, initialProps: { asked: first } });
  return { store, ...hook, answer: async (document: object) => act(() => store.last().answer(200, document)) };
};

test('given nothing to ask for yet, then nothing is asked for and nothing is known', async () => {
  const { store, result } = await open(undefined);
  expect([store.calls.length, result.current.isKnown, result.current.rows]).toEqual([0, false, []]);
});

test('given another object with the same content, then it is not asked for again', async () => {
  const { store, result, rerender, answer } = await open({ q: 'steril' });
  await answer(answered);
  rerender({ asked: { q: 'steril' } });
  expect([store.calls.length, result.current.isKnown, result.current.rows.map(({ name }) => name)]).toEqual([1, true, ['Steril']]);
});

test('given that the part is gone, then live updates no longer ask for its list', async () => {
  const { store, unmount, answer } = await open({});
  await answer(answered);
  unmount();
  const { lists } = store.state().tag as unknown as { lists: Record<string, { watched: boolean }> };
  expect(lists['part']!.watched).toBe(false);
});

test('given a failure, then it is asked for again on demand', async () => {
  const { store, result } = await open({});
  await act(() => store.last().answer(500, { errors: [{ code: 'internal', status: '500' }] }));
  expect([result.current.status, result.current.isKnown]).toEqual(['failed', false]);
  act(() => result.current.load());
  expect(store.calls.length).toBeGreaterThan(1);
});
