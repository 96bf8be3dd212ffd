/** The ICD codes that fit what is typed, the best first; before anything is typed, the clinic's favourites. Rule: ICD-5. */
import { useEffect, useMemo, useState } from 'react';
import type { IcdSystem } from '#shared/areas/clinic/domain/icdCode';
import type { IcdCode } from '#shared/areas/clinic/resources/icdCode';
import { useShortList } from '#client/kit/useShortList';
import * as modules from '../../modules';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 350;
/** The fewest letters that are searched for. */
const LEAST = 2;
const MOST = 20;

/** What a visit can be coded with today. */
const usable = { active: ['true'], usable: ['true'], hidden: ['false'] };

const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(typed), typed ? PAUSE : 0);
    return () => clearTimeout(pause);
  }, [typed]);
  return paused;
};

type Asked = { readonly system: IcdSystem; readonly text: string; readonly open: boolean };

/** @returns `settled`: true when the hits belong to the text that is typed now */
export const useHits = (key: string, { system, text, open }: Asked) => {
  const typed = text.trim();
  const q = usePaused(typed);
  const isSearched = q.length >= LEAST;
  const asked = useMemo(() => {
    if (!open || (q && !isSearched)) return undefined;
    const filter = { ...usable, system: [system], ...(!isSearched && { favourite: ['true'] }) };
    return { filter, page: { number: 1, size: MOST }, ...(isSearched ? { q } : { sort: ['code'] }) };
  }, [open, q, isSearched, system]);
  const list = useShortList<IcdCode>(modules.icdCode, key, asked);
  const settled = q === typed && (asked === undefined || (list.isKnown && list.status === 'ready'));
  return { hits: list.rows, settled, failed: list.status === 'failed', isShort: typed !== '' && typed.length < LEAST };
};
