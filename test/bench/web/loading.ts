/** A page from its address to its rows, on the slow machine and network: with nothing in the cache, and then again. */
import type { Browser } from '@playwright/test';
import { newVisitor, openTab } from './browser';
import type { Contestant } from './contestants';
import type { Figures } from './inPage';

/** Milliseconds after what was awaited that still belong to the loading of the page. */
const SETTLING = 4_000;

/** `content`: when the rows, or the sign-in form, were painted, and `needed`: bytes of the scripts that had come by then, as sent. */
export type Loaded = Figures & { readonly content: number; readonly needed: number };

/** The pages whose loading is measured. */
export type Visited = 'home' | 'pricing' | 'login' | 'list';

/** What tells that a page is there. */
const awaited = { home: 'homeWords', pricing: 'homeWords', login: 'loginField', list: 'rows' } as const satisfies Record<
  Visited,
  keyof Contestant
>;

/** @param what the list signed in, or a page as a stranger */
export async function load(browser: Browser, contestant: Contestant, what: Visited): Promise<{ cold: Loaded; warm: Loaded }> {
  const { url } = contestant;
  const [path, selector] = [contestant[what], contestant[awaited[what]]];
  const context = await newVisitor(browser, contestant, { stranger: what !== 'list' });
  const visit = async (): Promise<Loaded> => {
    const { page } = await openTab(context, { network: true });
    await page.goto(url + path, { waitUntil: 'commit' });
    const content = await page.evaluate((wanted) => window.bench.painted(wanted, 'start'), { selector });
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
