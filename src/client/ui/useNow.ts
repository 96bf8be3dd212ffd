/** The present moment, renewed from time to time while a part of the page is there. */
import { useEffect, useState } from 'react';

/** @param every milliseconds @returns milliseconds */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
