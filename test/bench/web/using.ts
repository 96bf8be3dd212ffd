/** What a person does in a list, on the slow machine with a fast network: from the press to the paint, and how long the page was deaf. */
import type { Browser, Page } from '@playwright/test';
import { newVisitor, openTab } from './browser';
import type { Contestant } from './contestants';

/** Milliseconds; `…Event` is the longest event of those that led there. */
export type Used = {
  readonly nextPage: number;
  readonly nextPageEvent: number;
  readonly search: number;
  readonly searchEvent: number;
  readonly route: number;
  readonly routeEvent: number;
  readonly form: number;
  readonly formEvent: number;
};

/** Time for a page to come to rest, so that one measurement doesn't reach into the next. */
const REST = 1_500;
const FLIPS = 5;

/** Lets the person act; answers when what follows was painted, and the longest event on the way. */
async function after(
  page: Page,
  act: () => Promise<void>,
  selector: string,
  unlike?: string,
): Promise<readonly [painted: number, event: number]> {
  await page.evaluate(() => window.bench.clear());
  // The press itself is what the page is asked to wait from: it must have happened.
  const before = page.evaluate((awaited) => window.bench.painted(awaited, 'press'), { selector, ...(unlike !== undefined && { unlike }) });
  await act();
  const painted = await before;
  await page.waitForTimeout(REST);
  return [painted, await page.evaluate(() => window.bench.figures().event)];
}

const middle = (values: readonly number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

export async function use(browser: Browser, contestant: Contestant): Promise<Used> {
  const { url, list, rows, next, search, add, otherList, formField } = contestant;
  const context = await newVisitor(browser, contestant);
  const { page } = await openTab(context, {});
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(url + list);
    await page.evaluate((selector) => window.bench.painted({ selector }, 'start'), rows);
    await page.waitForTimeout(2 * REST);
  };
  const firstRow = () => page.evaluate((selector) => window.bench.words(selector), rows);

  await open();
  const flips: (readonly [number, number])[] = [];
  for (let times = 0; times < FLIPS; times += 1) flips.push(await after(page, () => page.click(next), rows, await firstRow()));
  const [search_, searchEvent] = await after(
    page,
    () => page.focus(search).then(() => page.keyboard.type('infus')),
    rows,
    await firstRow(),
  );

  await open();
  const [route, routeEvent] = await after(page, () => page.click(otherList), rows, await firstRow());
  await open();
  const [form, formEvent] = await after(page, () => page.click(add), formField);
  await context.close();
  return {
    nextPage: middle(flips.map(([painted]) => painted)),
    nextPageEvent: Math.max(...flips.map(([, event]) => event)),
    search: search_,
    searchEvent,
    route,
    routeEvent,
    form,
    formEvent,
  };
}
