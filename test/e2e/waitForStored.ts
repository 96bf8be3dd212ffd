/** Waiting for what the browser keeps of drafts, the calendar or what is not sent: it is encrypted, so a test sees only that it was written. */
import type { Page } from '@playwright/test';

type Entry = 'nadi.drafts' | 'nadi.calendar' | 'nadi.unsent';

/** Does something, and waits until the entry has been written anew after it. */
export async function written(page: Page, entry: Entry, deed: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate((name) => localStorage.getItem(name), entry);
  await deed();
  await page.waitForFunction(([name, text]) => localStorage.getItem(name!) !== text, [entry, before] as const);
}
