/** Returns the same object as long as its content is equal, so that values parsed from an address do not change at each render. */
import { useMemo } from 'react';

/** @param value plain data, as JSON writes it */
export function useStable<T extends object>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
