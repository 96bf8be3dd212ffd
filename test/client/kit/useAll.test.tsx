/** All records of a module, however many pages they are. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useAll } from '#client/kit/useAll';
import { modules } from '../modules';
import { limits } from '#shared/limits';
import { startTestStore } from '../startTestStore';
import { resourceObject } from '../stubServer';

const id = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
/** Tags of these numbers, as one page of so many. */
const page = (numbers: readonly number[], total: number) => ({
  data: numbers.map((number) => resourceObject('tags', { id: id(number), name: `Tag ${number}`, color: '#2e7d6b' })),
  meta: { page: { total } },
});
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const { pageSize } = limits;

const open = async () => {
  const store = await startTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store.store}>{children}</Provider>;
  const { result } = renderHook(() => useAll(modules.tag, 'all', 'name'), { wrapper });
  const asked = () => store.calls.map(({ path }) => Number(new URLSearchParams(path.split('?')[1]).get('page[number]')));
  const answer = async (document: object) => act(() => store.last().answer(200, document));
  return { store, result, asked, answer };
};

test('given more records than a page has, then the other pages are asked for, and all of them stay watched', async () => {
  const { store, result, asked, answer } = await open();
  await answer(page(from(0, pageSize), pageSize + 3));
  expect([result.current.ready, asked()]).toEqual([false, [1, 2]]);
  await answer(page(from(pageSize, 3), pageSize + 3));
  expect([result.current.ready, result.current.rows.length]).toEqual([true, pageSize + 3]);
  const { lists } = store.state().tag as unknown as { lists: Record<string, { watched: boolean }> };
  expect([lists['all:1']!.watched, lists['all:2']!.watched]).toEqual([true, true]);
});

test('given a record that went between two pages, then both are asked for again, and none is missing', async () => {
  const { result, asked, answer } = await open();
  await answer(page(from(0, pageSize), pageSize + 3));
  // Tag 0 was deleted: what was first on the second page is last on the first one now.
  await answer(page(from(pageSize + 1, 2), pageSize + 2));
  expect(result.current.rows.map((one) => one.name)).not.toContain(`Tag ${pageSize}`);
  expect(asked()).toEqual([1, 2, 1, 2]);
});
