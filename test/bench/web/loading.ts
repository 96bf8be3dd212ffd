/** A page from its address to its rows, on the slow machine and network: with nothing in the cache, and then again. */
import type { Browser } from 'playwright-core';
import { newVisitor, openTab } from './browser';
import type { Contestant } from './contestants';
import type { Figures } from './inPage';

/** Milliseconds after what was awaited that still belong to the loading of the page. */
const SETTLING = 4_000;

/** `content`: when the rows, or the sign-in form, were painted, and `needed`: bytes of the scripts that had come by then, as sent. */
export type Loaded = Figures & { readonly content: number; readonly needed: number };

/** @param what the list signed in, or the sign-in page as a stranger */
export async function load(browser: Browser, contestant: Contestant, what: 'list' | 'login'): Promise<{ cold: Loaded; warm: Loaded }> {
  const { url, list, login, rows, loginField } = contestant;
  const [path, selector] = what === 'list' ? [list, rows] : [login, loginField];
  const context = await newVisitor(browser, contestant, { stranger: what === 'login' });
  const visit = async (): Promise<Loaded> => {
    const { page } = await openTab(context, { network: true });
    await page.goto(url + path, { waitUntil: 'commit' });
    const content = await page.evaluate((awaited) => window.bench.painted(awaited, 'start'), { selector });
    const { scripts: needed } = await page.evaluate(() => window.bench.figures());
    await page.waitForTimeout(SETTLING);
    const figures = await page.evaluate(() => window.bench.figures());
    await page.close();
    return { ...figures, content, needed };
  };
  const cold = await visit();
  const warm = await visit();
  await context.close();
  return { cold, warm };
}
