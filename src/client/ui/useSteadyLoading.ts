/** Keeps a shown loading state for a minimum time, so that it does not flicker. */
import { useEffect, useRef, useState } from 'react';
import { fetchDelay } from './constants';

/**
 * Whether the loading state is to be shown: while something loads, and until `fetchDelay` after it first was shown (APP-22).
 * What is here at once never shows one, and does not wait.
 * @param loading whether a loading state would be shown now
 */
export function useSteadyLoading(loading: boolean): boolean {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!loading) return;
    setHeld(true);
    clearTimeout(timer.current);
    // Not cleared when the loading ends: it is what the state waits for then.
    timer.current = setTimeout(() => setHeld(false), fetchDelay);
  }, [loading]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return loading || held;
}
