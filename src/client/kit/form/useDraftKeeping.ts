/** Keeps what is typed in the browser while it is not saved, and gives it back after a reload. Rule: LST-11. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../store/remembered';
import { changesOf, type Ordered, type Values } from './changes';
import { isFile } from './fields';

/** Milliseconds without typing before the input is stored. */
const keepPause = 400;

/** What was found at the start; `outdated`: the record has changed since it was typed. */
export type Restored = { readonly values: Values; readonly at: number; readonly outdated: boolean };

/** The draft that a form starts from: only values that differ from the record; undefined when there is none worth showing; and a way to forget it. */
export function useRestored(
  form: string,
  base: Values,
  version: number | null,
  ordered: Ordered,
): readonly [Restored | undefined, () => void] {
  const { draft } = useDraft(form);
  const [restored, setRestored] = useState<Restored | undefined>(() => {
    if (!draft) return undefined;
    const { version: of = null, ...typed } = draft.values;
    const values = changesOf(base, { ...base, ...typed }, ordered);
    return Object.keys(values).length ? { values, at: draft.at, outdated: of !== version } : undefined;
  });
  return [restored, () => setRestored(undefined)];
}

/** Keeps the changes under the form's name as they are typed; none left drops the draft. */
export function useDraftKeeping(form: string, changes: Values, version: number | null, pausing: boolean) {
  const { draft, keep, drop } = useDraft(form);
  const text = JSON.stringify(changes, (_, value: unknown) => (isFile(value) ? undefined : value));
  const kept = draft !== undefined;
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (pausing) return;
    if (text === '{}') {
      if (kept) drop();
      return;
    }
    pause.current = setTimeout(() => keep({ ...(JSON.parse(text) as Values), version }), keepPause);
    return () => clearTimeout(pause.current);
    // Storing the draft must not trigger storing it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, version, pausing, keep, drop]);
  // The form may stay mounted until the next page has loaded: what was dropped must not be stored again by then.
  return useCallback(() => {
    clearTimeout(pause.current);
    drop();
  }, [drop]);
}
