/** Regions for inputs and columns: names of codes, and a search. */
import { useCallback, useEffect } from 'react';
import type { AppDispatch } from './index';
import { useAppDispatch, useAppSelector } from './hooks';
import { regions } from './flows/regions';

/** Codes that are shown and whose names are not known. */
const pending = new Set<string>();

/** The cells of one list ask one by one in the same moment: one intent asks for all their codes, so that a log has it whole. */
const askTogether = (dispatch: AppDispatch, code: string): void => {
  if (!pending.size)
    queueMicrotask(() => {
      const codes = [...pending];
      pending.clear();
      dispatch(regions.actions.name(codes));
    });
  pending.add(code);
};

/** The full name of a region's code, asked for when it isn't known; null where there is none, undefined meanwhile. */
export const useRegionName = (code: string | null): string | null | undefined => {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => (code ? regions.selectors.nameOf(state, code) : null));
  useEffect(() => {
    if (code && name === undefined) askTogether(dispatch, code);
  }, [dispatch, code, name]);
  return name;
};

/** What was searched for last and what it found, and a way to search. */
export const useRegionSearch = () => {
  const dispatch = useAppDispatch();
  const search = useAppSelector(regions.selectors.search);
  const find = useCallback((text: string) => void dispatch(regions.actions.find(text.trim())), [dispatch]);
  return { search, find };
};
