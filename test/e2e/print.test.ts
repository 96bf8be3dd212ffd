/** On paper: a list shows every column and row of its page, the dashboard its figures; nothing to press, and black on white in the dark scheme too. */
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import type { Summary } from '#shared/areas/dashboard/summary';
import { recordsAs } from './form/records';
import { look, newPerson, signIn, url } from './person';
import { waitForValue } from './waitForValue';
import { words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const name = 'Kertas elektrokardiogram';

test.beforeAll(async () => {
  const records = await recordsAs();
  const category = await records.add(resources.category, { name: 'Bahan cetak' });
  await records.add(resources.item, { name, date: '2026-11-22', status: 'published', category: { type: 'categories', id: category.id } });
});

/** How the page looks on paper; Chromium keeps it so until it is told otherwise. */
const onPaper = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' });
const white = 'rgb(255, 255, 255)';
const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const language of ['id', 'en'] as const)
  test(`a list in ${language}: its table with every column, without menu, bars and buttons`, async ({ browser }) => {
    const { common, grid, usman } = words[language];
    const { page, close, troubles } = await newPerson(browser, { language, scheme: 'dark' });
    await signIn(page);
    await page.goto(url(`/usman/item-management?q=${encodeURIComponent(name)}`));
    await page.locator('.MuiDataGrid-row').first().waitFor();
    await onPaper(page);
    const table = page.getByRole('table', { name: usman.item.list.title });
    await table.getByRole('cell', { name, exact: true }).waitFor();
    const { fields } = usman.item;
    await waitForValue(
      () => table.getByRole('columnheader').allTextContents(),
      expect.arrayContaining([fields.name, fields.category, fields.tags, fields.status, fields.date]),
    );
    await page.getByRole('heading', { level: 1, name: usman.item.list.title }).waitFor();
    expect(await page.getByRole('navigation', { name: common.chrome.menu }).count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await paperOf(page)).toBe(white);
    await look(page, `print-list-${language}`);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: grid.export }).waitFor();
    expect(await table.count()).toBe(0);
    expect(troubles).toEqual([]);
    await close();
  });

test.describe('the dashboard', () => {
  /** On paper, without anything that only leads on or can only be pressed. */
  const printed = async (page: Page, picture: string) => {
    const { common, dashboard } = words.id;
    const part = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await part('Kategori').waitFor();
    await part(dashboard.actions).waitFor();
    await onPaper(page);
    await waitForValue(() => page.getByRole('navigation', { name: common.chrome.menu }).count(), 0);
    for (const role of ['banner', 'button'] as const) expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
    for (const hidden of [dashboard.actions, dashboard.start.title]) {
      expect([hidden, await part(hidden).filter({ visible: true }).count()]).toEqual([hidden, 0]);
    }
    expect(await page.getByRole('link', { name: dashboard.seeAll }).count()).toBe(0);
    expect(await part('Kategori').isVisible()).toBe(true);
    expect(await paperOf(page)).toBe(white);
    await look(page, picture);
  };

  test('its figures, without menu, bars and quick actions', async ({ browser }) => {
    const { page, close, troubles } = await newPerson(browser, { scheme: 'dark' });
    await signIn(page);
    await page.goto(url('/dashboard'));
    await printed(page, 'print-dashboard');
    expect(troubles).toEqual([]);
    await close();
  });

  test('of an empty catalogue, without the way into it', async ({ browser }) => {
    const { dashboard } = words.id;
    const { page, close, troubles } = await newPerson(browser);
    // Other tests have added items meanwhile: this person's summary has none.
    await page.route('**/api/v1/summary*', async (route) => {
      const answer = await route.fetch();
      const { meta } = (await answer.json()) as { meta: { summary: Summary } };
      const { parts } = meta.summary;
      const summary = { ...meta.summary, parts: { ...parts, item: { ...parts.item!, total: 0 } } };
      await route.fulfill({ response: answer, json: { meta: { ...meta, summary } } });
    });
    await signIn(page);
    await page.goto(url('/dashboard'));
    await page.getByRole('heading', { level: 2, name: dashboard.start.title }).waitFor();
    await printed(page, 'print-dashboard-empty');
    expect(troubles).toEqual([]);
    await close();
  });
});
