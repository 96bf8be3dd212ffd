/** The appointments of a day: asked for page by page until there are all, so that no time looks free that is taken. Rule: APT-2. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useBooked } from '#client/areas/clinic/screens/agenda/useAgenda';
import { startTestStore } from '../../../startTestStore';
import { resourceObject } from '../../../stubServer';

const sought = { sort: ['start'], filter: { day: { from: '2026-11-28', to: '2026-11-28' } } };

const idOf = (at: number) => `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`;

/** A page of a hundred appointments at most, of so many in all. */
const pageOf = (number: number, total: number) => {
  const from = (number - 1) * 100;
  const rows = Array.from({ length: Math.max(0, Math.min(100, total - from)) }, (_, at) =>
    resourceObject('appointments', { id: idOf(from + at), start: '08:00' }),
  );
  return { data: rows, meta: { page: { total } } };
};

const numberIn = (path: string): number => Number(new URLSearchParams(path.split('?')[1]).get('page[number]') ?? 1);

/** Answers whatever is asked until nothing is. @returns the pages that were asked for, and what the screen has */
const opened = async (total: number) => {
  const store = await startTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store.store}>{children}</Provider>;
  const { result } = renderHook(() => useBooked('agenda', sought), { wrapper });
  const before = result.current.isKnown;
  for (let at = 0; at < store.calls.length; at += 1) {
    const call = store.calls[at]!;
    await act(() => call.answer(200, pageOf(numberIn(call.path), total)));
  }
  const { rows, isKnown, ...booked } = result.current;
  return {
    pages: store.calls.map(({ path }) => numberIn(path)),
    rows: new Set(rows.map(({ id }) => id)).size,
    total: booked.total,
    before,
    isKnown,
  };
};

test.each([
  ['none', 0, [1], 0],
  ['one page', 100, [1], 100],
  ['one more than a page', 101, [1, 2], 101],
  ['two pages and a half', 250, [1, 2, 3], 250],
  ['more than four pages', 530, [1, 2, 3, 4], 400],
])('given %s of appointments, then all are there, up to four pages', async (_, total, pages, rows) => {
  expect(await opened(total)).toEqual({ pages, rows, total, before: false, isKnown: true });
});
