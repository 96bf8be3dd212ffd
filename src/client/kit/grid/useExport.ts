/** Takes the rows that a grid's query matches, all or the selected ones, into a CSV file, page by page; it can be watched and stopped. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import type { Problem } from '#shared/errors';
import { toQueryString, type Query } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { useSayExport } from '../../store/access';
import type { RootState } from '../../store/index';
import { download } from '../../ui/download';
import { useLanguage } from '../../ui/useLanguage';
import type { Row } from '../../services/serviceResults';
import type { AnyModule } from '../anyModule';
import type { ListView } from '../../storeKit/moduleSelectors';
import type { Column } from './columns';
import { separatorOf, toCsv, type CsvValue } from '#shared/csv';

type Store = ReactReduxContextValue<RootState>['store'];

/** The key of the list that the export reads through. */
const exportKey = 'export';

/** One page, when its answer is here; undefined when it was stopped before. */
const onePage = (store: Store, module: AnyModule, query: Query, stop: AbortSignal) =>
  new Promise<ListView<Row> | undefined>((resolve) => {
    const look = () => {
      const list = module.selectors.list(store.getState(), exportKey);
      const answered = list.query === query && (list.status === 'ready' || list.status === 'failed');
      if (!stop.aborted && !answered) return;
      unsubscribe();
      stop.removeEventListener('abort', look);
      resolve(stop.aborted ? undefined : list);
    };
    const unsubscribe = store.subscribe(look);
    stop.addEventListener('abort', look);
    store.dispatch(module.actions.list(exportKey, query));
  });

type Report = (done: number, total: number) => void;

/** What is taken. `only`: ids of the rows that are wanted, which ends as soon as all of them are found; undefined: all rows. */
type Wanted = {
  readonly module: AnyModule;
  readonly query: Query;
  readonly columns: readonly Column[];
  readonly only: ReadonlySet<string> | undefined;
};

/** A line for each row, a page at a time, while the page's related records are here; undefined when stopped, problems when a page failed. */
async function allLines(
  store: Store,
  { module, query, columns, only }: Wanted,
  stop: AbortSignal,
  report: Report,
): Promise<CsvValue[][] | { problems: readonly Problem[] } | undefined> {
  const lineOf = (row: Row) => columns.map(({ text }) => text(row, store.getState()));
  const lines = new Map<string, CsvValue[]>();
  for (let number = 1; ; number++) {
    const page = await onePage(store, module, { ...query, page: { number, size: limits.pageSize }, whole: true, forExport: true }, stop);
    if (!page) return undefined;
    if (page.status === 'failed') return { problems: page.errors };
    for (const row of only ? page.rows.filter(({ id }) => only.has(id)) : page.rows) lines.set(row.id, lineOf(row));
    report(lines.size, only?.size ?? page.total);
    const isLast = number * limits.pageSize >= page.total || !page.rows.length;
    if (isLast || lines.size === only?.size) return [...lines.values()];
  }
}

/** The list's query without its page: all of it was taken. */
const wholeQuery = (query: Query): string =>
  toQueryString(query)
    .split('&')
    .filter((pair) => !pair.startsWith('page['))
    .join('&');

const fileName = (title: string) => `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toISOString().slice(0, 10)}.csv`;

export type Export = { readonly done: number; readonly total: number } | { readonly problems: readonly Problem[] } | null;

/**
 * @param query what the grid shows now; its page doesn't matter
 * @param columns the shown columns, in their order
 */
export function useExport(module: AnyModule, title: string, query: Query, columns: readonly Column[]) {
  const store = useStore<RootState>();
  const language = useLanguage();
  const sayExport = useSayExport();
  const [state, setState] = useState<Export>(null);
  const stop = useRef<AbortController | null>(null);
  const wanted = useRef<ReadonlySet<string> | undefined>(undefined);
  const cancel = useCallback(() => {
    stop.current?.abort();
    setState(null);
  }, []);
  useEffect(() => () => stop.current?.abort(), []);

  const start = useCallback(
    async (only?: ReadonlySet<string>) => {
      wanted.current = only;
      stop.current?.abort();
      const run = (stop.current = new AbortController());
      setState({ done: 0, total: only?.size ?? 0 });
      const lines = await allLines(store, { module, query, columns, only }, run.signal, (done, total) => setState({ done, total }));
      store.dispatch(module.actions.leave(exportKey));
      if (!lines) return;
      if ('problems' in lines) return setState(lines);
      download(fileName(title), 'text/csv', toCsv([columns.map(({ label }) => label), ...lines], separatorOf[language]));
      const count = lines.length;
      sayExport(
        { resource: module.name, query: wholeQuery(query), ids: only ? [...only].join(',') : null },
        { notify: 'grid:exported', values: { count } },
      );
      setState(null);
    },
    [store, module, query, columns, title, language, sayExport],
  );

  /** The same again, after a failure. */
  const retry = useCallback(() => start(wanted.current), [start]);
  return { state, start, retry, cancel };
}

export type Exporting = ReturnType<typeof useExport>;
