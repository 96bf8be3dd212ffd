/** The same value as long as it says the same: what is made anew from an address is not another value for that. */
import { useMemo } from 'react';

/** @param value plain data, as JSON writes it */
export function useStable<T extends object>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
