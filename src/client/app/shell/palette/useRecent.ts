/** Where the person went by the palette before: pages by their names, records by theirs once they are known. */
import { useMemo } from 'react';
import { useAppSelector } from '#client/store/hooks';
import type { RootState } from '#client/store';
import { recent } from '#client/store/flows/recent';
import { nameOf } from '#client/kit/anyModule';
import type { Entry, Offer } from './entries';
import type { Kind } from './kinds';

const uuidAtEnd = /[0-9a-f-]{36}$/;

/** The record whose page has this address. */
export const kindAt = (path: string, kinds: readonly Kind[]): { kind: Kind; id: string } | undefined => {
  const id = uuidAtEnd.exec(path)?.[0];
  const kind = id && kinds.find(({ pathOf }) => pathOf(id, '') === path);
  return id && kind ? { kind, id } : undefined;
};

/** @returns the entries, and the records whose names have to be known for them */
export function useRecent({ pages, adding }: Offer, kinds: readonly Kind[]) {
  const paths = useAppSelector(recent.selectors.paths);
  const names = useAppSelector((state: RootState) =>
    JSON.stringify(
      paths.map((path) => {
        const at = kindAt(path, kinds);
        const record = at && at.kind.module.selectors.byId(state, at.id);
        return record ? nameOf(at.kind.module, record) : null;
      }),
    ),
  );
  return useMemo(() => {
    const called = JSON.parse(names) as (string | null)[];
    const entries = paths.flatMap((path, index): Entry[] => {
      const page = [...pages, ...adding].find(({ to }) => to === path);
      if (page) return [{ ...page, key: `recent:${path}` }];
      const [at, label] = [kindAt(path, kinds), called[index]];
      return at && label ? [{ key: `recent:${path}`, label, icon: at.kind.icon, hint: at.kind.label, to: path }] : [];
    });
    const wanted = kinds.map((kind) => {
      const ids = paths.flatMap((path) => {
        const at = kindAt(path, kinds);
        return at?.kind === kind ? [at.id] : [];
      });
      return { kind, ids };
    });
    return { entries, wanted: wanted.filter(({ ids }) => ids.length) };
  }, [paths, names, pages, adding, kinds]);
}
