/** The item list at several widths: its columns fit, nothing is covered or cut within a letter, the rest is in a row's details, tags without room are counted; order and widths are remembered. */
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import { recordsAs } from './form/records';
import { flaws, look, newPerson, signIn, url, type Language } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const records = await recordsAs();
  const shelf = await records.add(resources.category, { name: 'Perlengkapan bedah dan perawatan luka' });
  const tags = await Promise.all(
    ['Sekali pakai', 'Sterilisasi ulang', 'Resep dokter'].map((name) => records.add(resources.tag, { name, color: '#0f766e' })),
  );
  await records.add(resources.item, {
    name: 'Kasa steril gulung sepuluh kali sepuluh sentimeter Pneumonoultramicroscopicsilicovolcanoconiosis',
    date: '2026-11-22',
    status: 'published',
    category: { type: 'categories', id: shelf.id },
    tags: tags.map(({ id }) => ({ type: 'tags', id })),
  });
});

const list = '/usman/item-management';

const opened = async (page: Page) => {
  await page.goto(url(list));
  await page.locator('.MuiDataGrid-row [data-field="__actions"]').first().waitFor();
};

/** Cells and headers that lie under the pinned column, and text that is cut without an ellipsis; each in words. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
    if (scroller.scrollWidth > scroller.clientWidth + 1) wrong.push(`scrolls sideways: ${scroller.scrollWidth} in ${scroller.clientWidth}`);
    const pinned = document.querySelector('.MuiDataGrid-columnHeader[data-field="__actions"]')!.getBoundingClientRect().left;
    for (const cell of document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeader[data-field], .MuiDataGrid-cell[data-field]')) {
      if (cell.dataset['field'] === '__actions') continue;
      if (cell.getBoundingClientRect().right > pinned + 1) wrong.push(`${cell.dataset['field']} lies under the actions`);
    }
    return [...new Set(wrong)];
  });

const shown = (page: Page) =>
  page
    .locator('.MuiDataGrid-columnHeader[data-field]')
    .evaluateAll((headers) =>
      headers.map((header) => (header as HTMLElement).dataset['field']).filter((field) => !field!.startsWith('__')),
    );

// 640 px is what 200 % zoom leaves of 1280.
for (const [language, width, scheme] of [
  ['id', 1440, 'light'],
  ['id', 1280, 'light'],
  ['en', 1280, 'dark'],
  ['id', 1024, 'light'],
  ['id', 640, 'light'],
] as const)
  test(`${language} at ${width} px, ${scheme}: the columns fit, the rest is in the details`, async ({ browser }) => {
    const { grid, usman } = words[language];
    const { page, troubles, close } = await newPerson(browser, { language, width, scheme });
    await signIn(page);
    await opened(page);
    expect(await covered(page)).toEqual([]);
    const fields = await shown(page);
    expect(fields).toContain('name');
    const found = await flaws(page, `list-widths-${language}-${scheme}-${width}`);
    if (width <= 1280) {
      expect(fields).not.toContain('created_at');
      await page
        .getByRole('button', { name: new RegExp(`^${filled(grid.actionsOf, { name: '' })}`) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: grid.detail, exact: true }).click();
      const detail = page.getByRole('dialog', { name: new RegExp(`^${filled(grid.detailOne, { name: '' })}`) });
      await detail.getByText(usman.item.fields.created_at).waitFor();
      found.push(...(await flaws(page, `list-detail-${language}-${scheme}-${width}`)));
      await page.keyboard.press('Escape');
      await detail.waitFor({ state: 'detached' });
    }
    await close();
    expect([...found, ...troubles]).toEqual([]);
  });

test.describe('tags that have no room in their column', () => {
  const tagNames = ['Sekali pakai', 'Sterilisasi ulang', 'Resep dokter'];
  /** The first row's tags: those that can be seen, whole, and what the mark behind them says. */
  const tagsOf = (page: Page) =>
    page
      .locator('.MuiDataGrid-row [data-field="tags"]')
      .first()
      .evaluate((cell) => {
        const line = cell.querySelector('span')!;
        const room = line.getBoundingClientRect();
        const more = cell.querySelector<HTMLElement>('[data-more]');
        const chips = [...line.children].filter((one) => one !== more && getComputedStyle(one).visibility !== 'hidden');
        const isCut = (one: Element) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > room.right + 0.5;
        // A single tag may be wider than the column; then it ends in an ellipsis, and has all the room but that of the mark.
        const isFull = chips.length === 1 && (more ?? chips[0]!).getBoundingClientRect().right > room.right - 18;
        const cut = [...(isFull ? [] : chips), ...(more ? [more] : [])].filter(isCut);
        const said = more && [more.firstElementChild!.textContent, more.dataset['tip'], more.lastElementChild!.textContent];
        return { seen: chips.map((one) => one.textContent), cut: cut.map((one) => one.textContent), said };
      });

  /** What is wrong with the first row's tags: those that are cut, and those that the mark doesn't count and name. */
  const wrongWith = async (page: Page, language: Language) => {
    const { seen: chips, cut, said } = await tagsOf(page);
    const hidden = tagNames.filter((name) => !chips.includes(name));
    const names = hidden.join(', ');
    const more = hidden.length ? [`+${hidden.length}`, names, filled(words[language].grid.more, { count: hidden.length, names })] : null;
    return { cut, said: JSON.stringify(said) === JSON.stringify(more) ? 'right' : said };
  };

  for (const language of ['id', 'en'] as const)
    test(`${language}: they are counted and named behind those that have room, at each width`, async ({ browser }) => {
      const { page, troubles, close } = await newPerson(browser, { language, width: 1440 });
      await signIn(page);
      await opened(page);
      const counts = new Set<number>();
      await page.locator('.MuiDataGrid-columnHeader[data-field="tags"]').focus();
      // From a column that is too narrow for one tag to one that has room for all.
      for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Shift+ArrowLeft');
      for (let presses = 0; presses < 26; presses += 1) {
        await waitForValue(() => wrongWith(page, language), { cut: [], said: 'right' });
        counts.add((await tagsOf(page)).seen.length);
        if (presses === 18) await look(page, `list-tags-${language}`);
        await page.keyboard.press('Shift+ArrowRight');
      }
      expect([...counts].sort()).toEqual([1, 2, 3]);
      await close();
      expect(troubles).toEqual([]);
    });

  test('their names are in the tip of the mark, and all of them in a card', async ({ browser }) => {
    const { page, close } = await newPerson(browser, { width: 1440 });
    await signIn(page);
    await opened(page);
    const more = page.locator('.MuiDataGrid-row [data-field="tags"] [data-more]').first();
    const names = (await more.getAttribute('data-tip'))!;
    await more.hover();
    await page.getByRole('tooltip', { name: names }).waitFor();
    await page.setViewportSize({ width: 390, height: 900 });
    const card = page.getByRole('list', { name: words.id.usman.item.list.title }).getByRole('listitem').first();
    for (const name of tagNames) await card.getByText(name, { exact: true }).waitFor();
    expect(await card.locator('[data-more]').filter({ visible: true }).count()).toBe(0);
    await look(page, 'list-tags-390');
    await close();
  });
});

test('a column is made wider by keyboard and moved forward, and both are there after a reload', async ({ browser }) => {
  const { grid, usman } = words.en;
  const { page, close } = await newPerson(browser, { language: 'en', width: 1440 });
  await signIn(page);
  await opened(page);
  const header = page.locator('.MuiDataGrid-columnHeader[data-field="status"]');
  const width = async () => Math.round((await header.boundingBox())!.width);
  const before = await width();
  await header.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForFunction(
    (least) => document.querySelector('.MuiDataGrid-columnHeader[data-field="status"]')!.getBoundingClientRect().width >= least,
    before + 31,
  );
  await page.getByRole('button', { name: grid.view, exact: true }).click();
  await page.getByRole('button', { name: filled(grid.columnEarlier, { name: usman.item.fields.status }) }).click();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeader[data-field]')].map((one) => one.dataset['field']);
    return fields.indexOf('status') < fields.indexOf('tags');
  });
  await page.reload();
  await page.locator('.MuiDataGrid-row [data-field="__actions"]').first().waitFor();
  expect(await width()).toBe(before + 32);
  const fields = await shown(page);
  expect(fields.indexOf('status')).toBeLessThan(fields.indexOf('tags'));
  expect(await covered(page)).toEqual([]);
  await close();
});

/** Columns whose first cell, or whose heading, does not show all that it says. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    const cells = document.querySelectorAll<HTMLElement>('.MuiDataGrid-row[data-rowindex="0"] .MuiDataGrid-cell[data-field]');
    const wrong = [...cells]
      .filter((cell) => isCut(cell) || [...cell.querySelectorAll('span')].some(isCut))
      .map((one) => one.dataset['field']);
    const headings = [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')].filter(isCut).map((one) => one.textContent);
    return [...wrong, ...headings];
  });

for (const language of ['id', 'en'] as const)
  test(`${language}: at 1280 px the lists of money name the client in full, and cut no state and no heading`, async ({ browser }) => {
    const records = await recordsAs();
    const { id } = await records.add(resources.entity, { name: `Klinik Pratama Harapan Sentosa ${language}`, kind: 'clinic' });
    const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 2_675_000 }];
    const draft = await records.add(resources.invoice, { entity: { type: 'entity', id }, lines });
    const invoice = await records.run(resources.invoice, draft, 'issue');
    const payment = { method: 'transfer', amount: 1_000_000, paid_at: String(invoice['issue_date']), reference: `TRF${language}193012` };
    await records.add(resources.payment, { ...payment, invoice: { type: 'invoices', id: invoice.id } });
    const { page, troubles, close } = await newPerson(browser, { language, width: 1280 });
    await signIn(page);
    for (const path of ['/services/invoice', '/services/payment', '/entity/entity-management']) {
      await page.goto(url(path));
      await page.locator('.MuiDataGrid-row [data-field="__actions"]').first().waitFor();
      expect([path, await cut(page)]).toEqual([path, []]);
      expect([path, await covered(page)]).toEqual([path, []]);
    }
    await close();
    expect(troubles).toEqual([]);
  });
