/** A short list that a part of a page shows or counts: requested while the part is there, and again when something in it changes. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { firstPage, type Query } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootState } from '../store/index';
import type { ListView } from '../storeKit/moduleSelectors';
import type { AnyModule } from './anyModule';
import { askedQuery } from './grid/gridUrl';
import { isAnswered } from './useAll';

/** Records that are shown, where the part doesn't say how many. */
const SHOWN = 25;

/** A module as far as its lists go, its records typed as they are declared. */
export type Listed<T> = {
  readonly resource: Resource;
  readonly actions: Pick<AnyModule['actions'], 'list' | 'leave'>;
  readonly selectors: { readonly list: (state: RootState, key: string) => ListView<T> };
};

/** `isKnown`: answered once; it stays so while the list is requested again. `load` requests it again after a failure. */
export type ShortList<T> = ListView<T> & { readonly isKnown: boolean; readonly load: () => void };

/** What is read where another part of the page, or the page of another record, left its rows behind. */
const nothing = { rows: [], ids: [], total: 0, status: 'idle', errors: [] } as const;

/**
 * @param key the part's own name of the list in the module
 * @param asked what differs from the newest records; undefined while that is not known: then nothing is requested
 */
export function useShortList<T>(module: Listed<T>, key: string, asked: Partial<Query> | undefined): ShortList<T> {
  const dispatch = useAppDispatch();
  const text = asked && JSON.stringify(askedQuery({ ...firstPage, page: { number: 1, size: SHOWN }, ...asked }, module.resource));
  const query = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Query)), [text]);
  const load = useCallback(() => void (query && dispatch(module.actions.list(key, query))), [dispatch, module, key, query]);
  useEffect(load, [load]);
  useEffect(() => () => void dispatch(module.actions.leave(key)), [dispatch, module, key]);
  const list = useAppSelector((state) => module.selectors.list(state, key));
  const isOwn = text !== undefined && JSON.stringify(list.query) === text;
  // A list without rows does not tell by itself that it was answered before it is requested again.
  const [answered, setAnswered] = useState<string>();
  if (isOwn && list.status === 'ready' && answered !== text) setAnswered(text);
  return { ...list, ...(!isOwn && nothing), isKnown: isOwn && (isAnswered(list) || answered === text), load };
}
