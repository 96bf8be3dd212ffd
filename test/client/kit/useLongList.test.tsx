/** A list of more than one page: asked for page by page until there are all, so that no time looks free that is taken, and no visit is missing. Rules: APT-2, VIS-1. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import * as modules from '#client/areas/clinic/modules';
import { useQueue } from '#client/areas/clinic/screens/queue/useQueue';
import { useLongList, useLongListRows } from '#client/kit/useLongList';
import { startTestStore } from '../startTestStore';
import { resourceObject } from '../stubServer';

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

type Store = Awaited<ReturnType<typeof startTestStore>>;

/** A hook on this store. */
const rendered = <T,>({ store }: Store, hook: () => T) => {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(hook, { wrapper }).result;
};

/** Answers whatever is asked until nothing is. */
const answerAll = async ({ calls }: Store, answerOf: (path: string) => unknown) => {
  for (let at = 0; at < calls.length; at += 1) await act(() => calls[at]!.answer(200, answerOf(calls[at]!.path)));
};

/** @returns the pages that were asked for, what the list has, and what another part of the page reads of it */
const opened = async (total: number) => {
  const store = await startTestStore();
  const list = rendered(store, () => useLongList<Appointment>(modules.appointment, 'agenda', sought));
  const other = rendered(store, () => useLongListRows<Appointment>(modules.appointment, 'agenda'));
  const before = list.current.isKnown;
  await answerAll(store, (path) => pageOf(numberIn(path), total));
  const { rows, isKnown, ...booked } = list.current;
  const different = (of: readonly { readonly id: string }[]) => new Set(of.map(({ id }) => id)).size;
  return {
    pages: store.calls.map(({ path }) => numberIn(path)),
    rows: different(rows),
    read: different(other.current),
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
  expect(await opened(total)).toEqual({ pages, rows, read: rows, total, before: false, isKnown: true });
});

/** A page of the visits of a day, of which one doctor has so many. */
const visitsOn = (number: number, total: number, status: string) => {
  const page = pageOf(number, total);
  const relationships = { doctor: { data: { type: 'team-members', id: idOf(901) } }, poly: { data: { type: 'polies', id: idOf(902) } } };
  const ids = status === 'antri' ? 0 : 500;
  const data = page.data.map((_, at) => ({
    ...resourceObject('visits', { id: idOf(ids + (number - 1) * 100 + at), day: '2026-11-28', status }),
    relationships,
  }));
  return { ...page, data };
};

test('given a clinic with 300 visits a day, of which 120 have not ended, then its queue shows all', async () => {
  const store = await startTestStore();
  const queue = rendered(store, () => useQueue('2026-11-28'));
  await answerAll(store, (path) => {
    if (!path.includes('/visits')) return { data: [], meta: { page: { total: 0 } } };
    return path.includes('antri') ? visitsOn(numberIn(path), 120, 'antri') : visitsOn(numberIn(path), 180, 'selesai');
  });
  expect(queue.current.rooms.map(({ visits }) => visits.length)).toEqual([300]);
  expect(queue.current.isKnown).toBe(true);
});
