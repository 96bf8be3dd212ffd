/** The records that a picker offers: searched on the server as the person types, more of them on demand. */
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { firstPage, type Query } from '#shared/jsonapi';
import type { Choosable } from '#shared/kit/resource';
import { isForLater } from '../../store/flows/unsent';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Row } from '../../services/serviceResults';
import { choicesKey } from '../../store/live/keys';
import { nameOf, searchFor, type AnyModule } from '../anyModule';

/** Milliseconds without typing before the server is asked. */
const searchPause = 300;
const pageSize = 25;

const none: readonly Row[] = [];

/** By their names; what is typed has its own order where it is searched by words: the whole name first, so that Enter chooses it. */
const orderOf = ({ resource: { label, sort, searchKinds } }: AnyModule, q: string): readonly string[] =>
  sort.includes(label) && (q === '' || !searchKinds) ? [label] : [];

const queryOf = ({ module, where }: Picked, q: string, number: number): Query => ({
  ...firstPage,
  q,
  ...(where && { filter: where }),
  page: { number, size: pageSize },
  sort: orderOf(module, q),
});

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), text ? searchPause : 0);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
};

const uniqueRows = (views: readonly { readonly rows: readonly Row[] }[]): Row[] => [
  ...new Map(views.flatMap(({ rows }) => rows.map((row): [string, Row] => [row.id, row]))).values(),
];

/** What is typed, and what is searched for once the person pauses. */
const useSearched = (module: AnyModule, text: string) => {
  const typed = text.trim();
  const paused = usePaused(typed);
  return { typed, q: searchFor(module, paused), isSettled: typed === paused };
};

const isChoosable = (row: Row, where: Choosable = {}): boolean =>
  Object.entries(where).every(([name, values]) => values.includes(String(row[name])));

/** Whether each typed word is the beginning of a word of the name: "agus" does not find Bagus. */
const beginsWith = (name: string, wanted: string): boolean => {
  const words = name.toLowerCase().split(/\s+/);
  return wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
};

/** The records that came by before the server could not be reached any more. */
function useKnown(module: AnyModule, where: Choosable | undefined, isCutOff: boolean): readonly Row[] {
  const all = useAppSelector((state) => (isCutOff ? module.selectors.all(state) : none));
  return useMemo(() => all.filter((row) => isChoosable(row, where)), [all, where]);
}

/** `list`: what is chosen, as `item.tags`; `where`: which records can be chosen, the same object each time. */
type Picked = { readonly module: AnyModule; readonly list: string; readonly where?: Choosable | undefined };

/**
 * @param text what is typed
 * @param open nothing is asked before the picker is open
 */
export function useChoices({ module, list, where }: Picked, text: string, open: boolean) {
  const dispatch = useAppDispatch();
  const { typed, q, isSettled } = useSearched(module, text);
  const [{ pages, of }, setPages] = useState({ pages: 1, of: q });
  if (of !== q) setPages({ pages: 1, of: q });

  useEffect(() => {
    if (open) dispatch(module.actions.list(choicesKey(list, pages), queryOf({ module, list, where }, q, pages)));
  }, [dispatch, module, list, where, q, pages, open]);
  useEffect(() => {
    if (open) return () => void dispatch(module.actions.leave(choicesKey(list)));
    return undefined;
  }, [dispatch, module, list, open]);

  const views = useAppSelector(
    (state) => Array.from({ length: pages }, (_, index) => module.selectors.list(state, choicesKey(list, index + 1))),
    shallowEqual,
  );
  const asked = useMemo(() => views.filter(({ query }) => query.q === q), [views, q]);
  // Keep the options between two requests: otherwise the highlighted option would be lost and Enter would choose nothing.
  const current = asked.length ? asked : views;
  const found = useMemo(() => uniqueRows(current), [current]);
  // Until the answer to what is typed is here, earlier rows are offered only as far as they match: a quick Enter must not choose another.
  const wanted = typed.toLowerCase();
  const earlier = !isSettled || asked[0]?.status !== 'ready';
  const last = views.at(-1)!;
  const isCutOff = last.status === 'failed' && isForLater(last.errors);
  const known = useKnown(module, where, isCutOff);
  const rows = useMemo(() => {
    if (!earlier) return found;
    const earlierRows = found.filter((row) => nameOf(module, row).toLowerCase().includes(wanted));
    const knownRows = known.filter((row) => beginsWith(nameOf(module, row), wanted)).slice(0, pageSize);
    return known.length ? knownRows : earlierRows;
  }, [found, known, earlier, wanted, module]);
  return {
    rows,
    left: earlier ? 0 : Math.max(0, (asked[0]?.total ?? 0) - rows.length),
    searching: !isSettled || last.query.q !== q || last.status === 'loading' || last.status === 'idle',
    failed: last.status === 'failed',
    isCutOff,
    more: () => setPages({ pages: pages + 1, of: q }),
  };
}
