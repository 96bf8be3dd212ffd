/** The dashboard as people meet it: an empty catalogue leads on, numbers follow what is done, and pictures can be read as tables. */
import type { Page } from '@playwright/test';
import { apiOf, type Made } from './api';
import { flaws, newPerson, signIn, url, type Language } from './person';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const words = {
  id: {
    items: 'Item',
    growth: 'Item yang ditambahkan',
    asTable: 'Lihat sebagai tabel',
    thisWeek: 'Item baru',
    shares: 'Item per kategori',
  },
  en: { items: 'Items', growth: 'Items added', asTable: 'View as a table', thisWeek: 'New items', shares: 'Items by category' },
} as const;

let category: Made;
let api: Awaited<ReturnType<typeof apiOf>>;
test.beforeAll(async () => {
  api = await apiOf();
  category = await api.add('categories', { name: 'Ringkasan dasbor' });
  await api.addItem(category, { name: 'Termometer digital', status: 'published' });
});

/** The number on the card of items; what is written with dots or commas reads as a number. */
const itemsOn = async (page: Page, language: Language): Promise<number> => {
  const card = page.locator('section', { has: page.getByRole('heading', { level: 2, name: words[language].items, exact: true }) });
  const number = card.locator('p.tabular');
  await number.filter({ hasText: /^[\d.,]+$/ }).waitFor();
  return Number((await number.innerText()).replace(/\D/g, ''));
};

for (const language of ['id', 'en'] as const)
  test(`${language}: the number of items grows by the one that was added, and the picture has the same numbers as its table`, async ({
    browser,
  }) => {
    const { page, troubles, close } = await newPerson(browser, { language });
    await signIn(page);
    await page.goto(url('/dashboard'));
    // Other tests add and delete items meanwhile: one time without them is enough, and where numbers stand still none is.
    let grew = false;
    for (let tries = 0; tries < 5 && !grew; tries += 1) {
      const before = await itemsOn(page, language);
      await api.addItem(category, { name: `Tensimeter ${language} ${tries}` });
      await page.reload();
      grew = (await itemsOn(page, language)) > before;
    }
    expect(grew).toBe(true);

    const growth = page.getByRole('figure', { name: words[language].growth });
    await growth.locator('svg text').first().waitFor();
    await growth.getByRole('button', { name: words[language].asTable }).click();
    await growth.getByRole('columnheader', { name: words[language].thisWeek }).waitFor();
    const weeks = await growth.getByRole('row').count();
    expect(weeks).toBe(13);
    expect(Number((await growth.getByRole('row').last().getByRole('cell').innerText()).replace(/\D/g, ''))).toBeGreaterThan(0);
    expect(await flaws(page, `dashboard-table-${language}`)).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

test('at 390 px everything is in one column, and the pictures can be walked by the keyboard', async ({ browser }) => {
  const { page, troubles, close } = await newPerson(browser, { language: 'id', width: 390, height: 844, scheme: 'dark' });
  await signIn(page);
  await page.goto(url('/dashboard'));
  const shares = page.getByRole('figure', { name: words.id.shares });
  await shares.locator('svg text').first().waitFor();
  expect(await flaws(page, 'dashboard-narrow')).toEqual([]);
  await shares.getByRole('button', { name: words.id.asTable }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const focused = await shares.evaluate((figure) => figure.contains(document.activeElement));
  expect(focused).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test('an admin reads what needs somebody now, and a number leads to the list that it counts', async ({ browser }) => {
  const { page, troubles, close } = await newPerson(browser, { language: 'id' });
  await signIn(page);
  await page.goto(url('/dashboard'));
  const untaken = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Tiket belum ada penanggung jawab' }) });
  await expect(untaken.locator('strong')).toHaveText(/^[\d.]+$/);
  await untaken.getByRole('link').click();
  await expect(page).toHaveURL(/\/tiket\?unassigned=true&status=new,open/);
  expect(troubles).toEqual([]);
  await close();
});

test('whoever manages no items sees no catalogue, and nothing that is not theirs', async ({ browser }) => {
  const { page, troubles, close } = await newPerson(browser, { language: 'id' });
  await signIn(page, 'member@nadi.test');
  await page.goto(url('/dashboard'));
  await page.getByRole('heading', { name: 'Aktivitas Anda' }).waitFor();
  for (const heading of ['Item', 'Item terbaru', 'Mulai cepat', 'Perlu ditangani sekarang'])
    expect(await page.getByRole('heading', { name: heading, exact: true }).count()).toBe(0);
  expect(await page.getByRole('figure').count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});
