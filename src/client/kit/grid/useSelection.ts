/** Which rows are selected: some, kept across pages, or all that the query matches; another query begins anew. */
import { useCallback, useMemo, useState } from 'react';
import type { Query } from '#shared/jsonapi';

type Selection = { readonly ids: ReadonlySet<string>; readonly all: boolean };

const none: Selection = { ids: new Set(), all: false };

/** @param rows ids of the rows on this page */
export function useSelection({ q, filter }: Query, rows: readonly string[]) {
  const query = JSON.stringify([q, filter]);
  const [known, setKnown] = useState(query);
  const [selection, setSelection] = useState(none);
  if (known !== query) {
    setKnown(query);
    setSelection(none);
  }
  const choose = useCallback((ids: Iterable<string>) => setSelection({ ids: new Set(ids), all: false }), []);
  const chooseAll = useCallback(() => setSelection({ ids: new Set(), all: true }), []);
  const clear = useCallback(() => setSelection(none), []);
  // The same as long as nobody selects anything: the rows have nothing to show anew.
  return useMemo(() => {
    const { all, ids } = selection;
    return { all, ids, shown: all ? new Set(rows) : ids, choose, chooseAll, clear };
  }, [selection, rows, choose, chooseAll, clear]);
}

export type GridSelection = ReturnType<typeof useSelection>;
