/** Waits until a value that a person sees has the expected content. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';

/**
 * Looks again and again until what is seen is what shall be; the last look says what was different. It is for what becomes so:
 * what stays, or is never there, is looked at once, or a moment of something else would pass.
 * @param expected as `toEqual` takes it
 * @param patience milliseconds
 */
export async function waitForValue(look: () => Promise<unknown>, expected: unknown, patience = 15_000): Promise<void> {
  for (const end = Date.now() + patience; ; await pause(50)) {
    const now = await look();
    try {
      return expect(now).toEqual(expected);
    } catch (different) {
      if (Date.now() >= end) throw different;
    }
  }
}
