/** What is painted of a list stays where it is: while the list comes on a slow machine and network, with nothing in the cache, and when a filter is chosen. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiOf } from './api';
import { newPerson, signIn, url } from './person';
import { streamOf } from './stream';
import { expect, test } from './test';
import { words } from './words';

type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };

/** A processor half as fast as this one, and a mobile network. */
async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await devTools.send('Network.enable');
  const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await devTools.send('Network.emulateNetworkConditions', network);
}

/** Notes each shift of the layout from the first paint on: how much, and the words of what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((found) => {
      // A part of a pixel of one word is none: the faults that this was written for were 0.0335 and 0.0016.
      for (const { value, sources } of (found.getEntries() as Shift[]).filter((shift) => shift.value >= 0.001))
        shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts so far; two frames later, so that the last of them has been reported. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });

test.beforeAll(async () => {
  const api = await apiOf();
  // A worker may do this twice on its server, where names are unique.
  const mark = randomBytes(2).toString('hex');
  const category = await api.add('categories', { name: `Alat bantu jalan dan fisioterapi ${mark}` });
  const names = ['Stok terbatas', 'Paling dicari', 'Produk lokal', 'Promo akhir tahun', 'Steril'];
  const tags = await Promise.all(names.map((name) => api.add('tags', { name: `${name} ${mark}`, color: '#0d756a' })));
  for (let at = 0; at < 25; at += 1) {
    const name = at % 3 ? `Tongkat ${at}` : `Kruk ketiak ukuran sedang, per pasang, dengan tas dan bantalan cadangan ${at}`;
    await api.add(
      'items',
      { name, status: 'draft', date: '2026-11-21' },
      {
        category: { type: 'categories', id: category.id },
        tags: tags.slice(0, at % (tags.length + 1)).map(({ id }) => ({ type: 'tags', id })),
      },
    );
  }
});

const windows = [
  [1280, 900],
  [1024, 768],
  [390, 844],
] as const;

for (const [width, height] of windows)
  test(`${width} pixels wide: nothing moves when the profile comes after the frame`, async ({ browser }) => {
    const { page, close } = await newPerson(browser, { width, height });
    await signIn(page);
    await watchShifts(page);
    await page.route('**/api/v1/me?*', async (route) => {
      await page.locator('[data-waiting]').waitFor();
      await route.continue();
    });
    await page.goto(url('/usman/item-management?size=25'));
    await page.getByText('Tongkat 23', { exact: true }).first().waitFor();
    expect(await shiftsOf(page)).toEqual([]);
    await close();
  });

for (const [width, height] of windows)
  test(`${width} pixels wide: nothing moves while a list comes`, async ({ browser }) => {
    const { page, close } = await newPerson(browser, { width, height });
    await signIn(page);
    await slowDown(page);
    await watchShifts(page);
    const stream = streamOf(page);
    await page.goto(url('/usman/item-management?size=25'));
    await page.getByText('Tongkat 23', { exact: true }).first().waitFor();
    if (width > 600) await page.locator('.MuiDataGrid-row').first().waitFor();
    await stream;
    expect(await shiftsOf(page)).toEqual([]);
    await close();
  });

/** Where each control above the list stands: left edge, top edge, width. */
const controls = (page: Page): Promise<number[][]> =>
  page
    .getByRole('search')
    .locator('> *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width].map(Math.round)));

for (const [language, width] of [
  ['id', 1280],
  ['en', 1280],
  ['id', 390],
] as const)
  test(`${language}, ${width} pixels wide: the controls above a list stay where they are when a filter is chosen`, async ({ browser }) => {
    const { page, close } = await newPerson(browser, { width, language });
    await signIn(page);
    await page.goto(url('/usman/item-management'));
    await page.getByText('Tongkat 23', { exact: true }).first().waitFor();
    const before = await controls(page);
    await page.goto(url('/usman/item-management?status=draft'));
    await page.getByText('Tongkat 23', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: words[language].grid.filtersActive.replace('{{count}}', '1') }).waitFor();
    expect(await controls(page)).toEqual(before);
    await close();
  });

for (const width of [1280, 1024, 390])
  test(`${width} pixels wide: after a press on the next page at the foot of a long list, its first row is in view`, async ({ browser }) => {
    // So low that the rows have to be scrolled.
    const { page, close } = await newPerson(browser, { width, height: 600, language: 'id' });
    await signIn(page);
    await page.goto(url('/usman/item-management?size=10'));
    const rows = page.locator('[data-id]:visible');
    await expect(rows).toHaveCount(10);
    const first = await rows.first().textContent();
    await rows.last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: words.id.grid.nextPage, exact: true }).click();
    await expect(rows.first()).not.toHaveText(first!);
    await expect(rows.first()).toBeInViewport();
    await close();
  });
