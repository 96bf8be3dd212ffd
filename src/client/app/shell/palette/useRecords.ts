/** Records by name: the API's own search, asked once the typing pauses; an answer to what was typed before never takes the place of a later one. */
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { nameOf } from '#client/kit/anyModule';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import type { Section } from './entries';
import type { Kind } from './kinds';
import { fit } from './matching';

/** The list's key in each module. */
const key = 'palette';
/** Records of a kind that are shown. */
const most = 5;
/** Letters from which on it is worth asking. */
const least = 2;
/** Milliseconds without typing before it is asked. */
const pause = 200;

export type Found = { readonly sections: readonly Section[]; readonly searching: boolean; readonly failed: boolean };

/** @param kinds the same array as long as nothing about it changes */
export function useRecords(typed: string, kinds: readonly Kind[]): Found {
  const dispatch = useAppDispatch();
  const words = typed.trim().slice(0, limits.search);
  const q = words.length < least ? '' : words;
  useEffect(() => {
    if (!q) return;
    const timer = setTimeout(() => {
      for (const { module } of kinds) dispatch(module.actions.list(key, { ...firstPage, page: { number: 1, size: most }, q }));
    }, pause);
    return () => clearTimeout(timer);
  }, [q, kinds, dispatch]);
  useEffect(
    () => () => {
      for (const { module } of kinds) dispatch(module.actions.leave(key));
    },
    [kinds, dispatch],
  );
  const views = useAppSelector((state) => kinds.map(({ module }) => module.selectors.list(state, key)), shallowEqual);
  return useMemo(() => {
    if (!q) return { sections: [], searching: false, failed: false };
    const sections = kinds.map(({ name, module, label, icon, pathOf }, index): Section => {
      const { rows, query } = views[index]!;
      // What was found before stays until the answer comes, as far as it fits.
      const shown = rows
        .map((row) => ({ id: row.id, called: nameOf(module, row) }))
        .filter(({ called }) => query.q === q || fit(called, q) !== undefined);
      return {
        key: name,
        title: label,
        entries: shown.map(({ id, called }) => ({ key: `${name}:${id}`, label: called, icon, to: pathOf(id, called) })),
      };
    });
    return {
      sections: sections.filter(({ entries }) => entries.length),
      searching: views.some(({ query, status }) => query.q !== q || status === 'loading'),
      failed: views.some(({ query, status }) => query.q === q && status === 'failed'),
    };
  }, [q, kinds, views]);
}
