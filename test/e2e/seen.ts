/** Waiting for what a person shall see. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Looks again and again until what is seen is what shall be; the last look says what was different.
 * @param expected as `toEqual` takes it
 * @param patience milliseconds
 */
export async function seen<T>(look: () => Promise<T>, expected: T, patience = 15_000): Promise<void> {
  for (const end = Date.now() + patience; ; await pause(50)) {
    const now = await look();
    try {
      return expect(now).toEqual(expected);
    } catch (different) {
      if (Date.now() >= end) throw different;
    }
  }
}
