/** What 200 page flips leave behind in memory. */
import type { Browser } from 'playwright-core';
import { heapOf, newVisitor, openTab } from './browser';
import type { Contestant } from './contestants';

/** Bytes in use once the page is warm, and after the flips. */
export type Heap = { readonly before: number; readonly after: number };

/** Flips before the first look: caches fill, code is compiled. */
const WARMING = 10;
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
  for (let times = 0; times < WARMING; times += 1) await onward();
  const before = await heapOf(visit);
  for (let times = 1; times <= FLIPS; times += 1) {
    await onward();
    if (times % 25 === 0) tell(times);
  }
  const after = await heapOf(visit);
  await context.close();
  return { before, after };
}
