/** What 200 page flips leave behind in memory. */
import type { Browser } from '@playwright/test';
import { heapOf, newVisitor, openTab } from './browser';
import type { Contestant } from './contestants';

/** Bytes in use once the page is warm, and after the flips. */
export type Heap = { readonly before: number; readonly after: number };

/** Flips before the first look: what is kept of the last so many is full by then. With those after it, fewer than the 400 pages there are. */
const WARMING = 190;
export const FLIPS = 200;

export async function flip(browser: Browser, contestant: Contestant, tell: (done: number) => void): Promise<Heap> {
  const { url, list, rows, next } = contestant;
  const context = await newVisitor(browser, contestant);
  const visit = await openTab(context, { processor: false });
  const { page } = visit;
  await page.goto(url + list);
  await page.evaluate((selector) => window.bench.painted({ selector }, 'start'), rows);
  const onward = async () => {
    const unlike = await page.evaluate((selector) => window.bench.words(selector), rows);
    await page.click(next);
    await page.evaluate((awaited) => window.bench.painted(awaited, 'press'), { selector: rows, unlike });
  };
  const walk = async (flips: number, hear: (done: number) => void = () => undefined) => {
    for (let times = 1; times <= flips; times += 1) {
      await onward();
      if (times % 50 === 0) hear(times);
    }
    return heapOf(visit);
  };
  const before = await walk(WARMING);
  const after = await walk(FLIPS, tell);
  await context.close();
  return { before, after };
}
