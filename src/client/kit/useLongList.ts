/** A list of up to four pages that a part of a page shows as one: requested page by page until there are all, and again when something in it changes. */
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { Query } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { useAppSelector } from '../store/hooks';
import { useShortList, type Listed } from './useShortList';

type Identified = { readonly id: string };
type Sought = Pick<Query, 'sort' | 'filter'>;

/** More than a clinic has in a day. */
const pages = [1, 2, 3, 4] as const;

/** Each page is a list of its own. */
const keyOf = (key: string, number: number) => `${key} ${number}`;

/** A row that moves while the pages are read is on two of them. */
const merged = <T extends Identified>(rows: readonly T[]): readonly T[] => [...new Map(rows.map((row) => [row.id, row])).values()];

/** One page; nothing is requested without `sought`. */
const usePage = <T extends Identified>(module: Listed<T>, key: string, number: number, sought: Sought | undefined) =>
  useShortList<T>(module, keyOf(key, number), sought && { ...sought, page: { number, size: limits.pageSize } });

/**
 * @param key the part's own name of the list in the module
 * @param sought undefined while that is not known: then nothing is requested
 */
export function useLongList<T extends Identified>(module: Listed<T>, key: string, sought: Sought | undefined) {
  const first = usePage(module, key, 1, sought);
  const furtherThan = (read: number) => (first.total > read * limits.pageSize ? sought : undefined);
  const second = usePage(module, key, 2, furtherThan(1));
  const third = usePage(module, key, 3, furtherThan(2));
  const fourth = usePage(module, key, 4, furtherThan(3));
  const asked = [first, second, third, fourth].slice(0, Math.max(1, Math.ceil(first.total / limits.pageSize)));
  const [one, two, three, four] = [first.rows, second.rows, third.rows, fourth.rows];
  const rows = useMemo(() => merged([...one, ...two, ...three, ...four]), [one, two, three, four]);
  return {
    rows,
    total: first.total,
    isKnown: asked.every(({ isKnown }) => isKnown),
    problem: asked.find(({ status }) => status === 'failed')?.errors[0],
  };
}

/** The rows of a list that another part of the page has requested. */
export function useLongListRows<T extends Identified>(module: Listed<T>, key: string): readonly T[] {
  const views = useAppSelector((state) => pages.map((number) => module.selectors.list(state, keyOf(key, number))), shallowEqual);
  return useMemo(() => merged(views.flatMap(({ rows, watched }) => (watched ? rows : []))), [views]);
}
