/** What has changed in a list since it was shown: how many rows came, and the total. Rows stay where they are until the person asks. Rule: LIV-4. */
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { newsKey, OWN_KEY } from '../../store/live/keys';
import { useList, type AnyModule } from '../anyModule';
import type { ListView } from '../../storeKit/moduleSelectors';
import type { Row } from '../../services/serviceResults';
import { gridKey } from './prefetchList';

type List = ListView<Row> & { readonly request: string };

/** A list with the name of its last request: a later one sorts after it. */
const useNamedList = (module: AnyModule, key: string): List => {
  const list = useList(module, key);
  const request = useAppSelector((state) => state[module.name].lists[key]?.request ?? '');
  return { ...list, request };
};

/** The same page as it is now, where it was asked for after the one that is shown. */
const isNewer = (shown: List, now: List): boolean =>
  shown.status === 'ready' && now.status === 'ready' && now.query === shown.query && now.request > shown.request;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** `count`: rows that are not on the page yet; 0 where rows only moved or went. */
export type News = { readonly count: number; readonly show: () => void };

/** @returns the news, if there are any, and how many rows there are in all now */
export function useNews(module: AnyModule): { readonly news: News | null; readonly total: number } {
  const dispatch = useAppDispatch();
  const shown = useNamedList(module, gridKey);
  const now = useNamedList(module, newsKey);
  const own = useNamedList(module, OWN_KEY);
  const show = () => void dispatch(module.actions.list(gridKey, shown.query));
  // A change of one's own, as in another tab, needs no notice.
  const isOutdated = isNewer(shown, own) && !isSame(shown.ids, own.ids);
  useEffect(() => {
    if (isOutdated) dispatch(module.actions.list(gridKey, shown.query));
    // Once for each answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOutdated]);
  if (!isNewer(shown, now)) return { news: null, total: shown.total };
  if (isSame(shown.ids, now.ids)) return { news: null, total: now.total };
  const onScreen = new Set(shown.ids);
  return { news: { count: now.ids.filter((id) => !onScreen.has(id)).length, show }, total: shown.total };
}
