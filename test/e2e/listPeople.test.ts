/** One list, other people: a member who may only look, a creator with work of their own, someone with a phone, someone who changes the language, someone with favourite columns. */
import type { Browser } from '@playwright/test';
import { apiOf, type Made } from './api';
import { listPage } from './listPage';
import { barriers, look, newPerson, url, type Look, type Person } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const path = (category: Made) => `/usman/item-management?sort=name&category=${category.id}`;
const names = ['Bidai lengan', 'Bidai tungkai', 'Kruk aluminium'];

let aids: Made;
let person: Person;
const page = () => person.page;

test.beforeAll(async () => {
  const [admin, creator] = [await apiOf(), await apiOf('creator@nadi.test')];
  aids = await admin.add('categories', { name: 'Alat bantu gerak' });
  await admin.addItems(
    aids,
    names.slice(0, 2).map((name) => ({ name, status: 'published' })),
  );
  await creator.addItem(aids, { name: names[2], status: 'published' });
});

const arrive = async (browser: Browser, how: Look, email?: string) => {
  person = await newPerson(browser, how);
  const list = listPage(page(), how.language ?? 'id');
  await list.open(path(aids), email);
  return list;
};
test.afterEach(async () => {
  const { troubles } = person;
  await person.close();
  expect(troubles).toEqual([]);
});

test('a member sees the items, without any way to change them, and no categories', async ({ browser }) => {
  const { grid, usman } = words.en;
  const list = await arrive(browser, { language: 'en' }, 'member@nadi.test');
  await list.shows(names);
  expect(await page().getByRole('link', { name: usman.item.list.add }).count()).toBe(0);
  // Without anything to change, the menu of a row shows what the table has no room for, if there is one at all.
  const menus = await page().locator('[role=row] [data-menu]').count();
  for (const name of menus ? names : []) expect(await list.offers(name)).toEqual([grid.detail]);
  expect(await page().locator('[role=row]').getByRole('link').count()).toBe(0);
  await list.row('Kruk aluminium').getByRole('checkbox').check();
  await list.told(filled(grid.selected, { count: 1 }));
  expect(await list.button(grid.deleteSelected).count()).toBe(0);
  await page().goto(url('/usman/category-management'));
  await page().waitForURL('**/dashboard');
});

test('a creator may edit what others made, but delete only their own', async ({ browser }) => {
  const { grid, usman } = words.id;
  const list = await arrive(browser, { language: 'id' }, 'creator@nadi.test');
  await list.shows(names);
  await page().getByRole('link', { name: usman.item.list.add }).waitFor();
  for (const name of names) {
    const offered = (await list.offers(name)).filter((item) => item !== grid.detail);
    expect([name, ...offered]).toEqual(name === 'Kruk aluminium' ? [name, grid.edit, grid.delete] : [name, grid.edit]);
  }
});

test('chosen columns and density are remembered', async ({ browser }) => {
  const { grid, usman } = words.id;
  const { fields } = usman.item;
  const list = await arrive(browser, { language: 'id' });
  const headers = () => page().getByRole('columnheader').allTextContents();
  const height = async () => (await list.row('Bidai lengan').boundingBox())?.height;
  await list.button(grid.view).click();
  const panel = page().getByRole('dialog', { name: grid.view });
  for (const label of [fields.image, fields.tags, fields.created_at]) await panel.getByRole('checkbox', { name: label }).uncheck();
  await panel.getByRole('button', { name: grid.compact }).click();
  await page().keyboard.press('Escape');
  await waitForValue(height, 36);
  const chosen = ['', fields.name, fields.category, fields.status, fields.on_home_short, fields.date, grid.actions];
  await waitForValue(headers, chosen);
  await page().goto(url(path(aids)));
  await waitForValue(height, 36);
  await waitForValue(headers, chosen);
});

test('the language changes at once, without a reload, and is remembered', async ({ browser }) => {
  const [{ grid: before, usman: ours }, { grid, usman, common }] = [words.id, words.en];
  const list = await arrive(browser, { language: 'id' });
  await list.shows(names);
  await page().getByRole('heading', { level: 1, name: ours.item.list.title }).waitFor();
  await page().evaluate(() => Object.assign(window, { sameDocument: true }));
  await page().getByRole('group', { name: words.id.common.chrome.language }).getByRole('button', { name: common.language.en }).click();
  await page().getByRole('heading', { level: 1, name: usman.item.list.title }).waitFor();
  await listPage(page(), 'en').counts(1, 3, 3);
  await waitForValue(() => page().getByRole('columnheader', { name: usman.item.fields.category }).count(), 1);
  expect(await page().getByText(before.export).count()).toBe(0);
  expect(await page().evaluate(() => [document.documentElement.lang, 'sameDocument' in window])).toEqual(['en', true]);
  await page().reload();
  await listPage(page(), 'en').button(grid.export).waitFor();
  const kept = (await person.context.cookies()).find(({ name }) => name === 'lang')!;
  expect([kept.value, Math.round((kept.expires - Date.now() / 1000) / 86_400)]).toEqual(['en', 365]);
});

test('on a phone the rows are cards: sorted, selected, deleted and brought back', async ({ browser }) => {
  const { grid, usman, common } = words.id;
  const list = await arrive(browser, { language: 'id', width: 390, height: 844 });
  const cards = page().getByRole('list', { name: usman.item.list.title }).locator('> li');
  const titles = () => cards.getByRole('link', { name: new RegExp(`^(${names.join('|')})$`) }).allTextContents();
  await waitForValue(titles, names);
  await page().getByRole('combobox', { name: grid.sortBy }).selectOption(`${usman.item.fields.name}, ${grid.descending}`);
  await waitForValue(titles, names.toReversed());
  expect(await page().evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await barriers(page())).toEqual([]);
  await waitForValue(() => cards.first().locator('dd').nth(1).textContent(), '–');
  await look(page(), 'item-cards-id');
  await cards
    .filter({ hasText: 'Bidai tungkai' })
    .getByRole('checkbox', { name: filled(grid.selectRow, { name: 'Bidai tungkai' }) })
    .check();
  await list.told(filled(grid.selected, { count: 1 }));
  await list.button(grid.deleteSelected).click();
  await list.button(grid.deleteYes).click();
  await waitForValue(titles, ['Kruk aluminium', 'Bidai lengan']);
  await list.button(common.action.undo).click();
  await waitForValue(titles, names.toReversed());
  await list.act('Kruk aluminium', grid.delete);
  await list.button(grid.deleteNo).click();
  await waitForValue(titles, names.toReversed());
  await page().goto(url('/usman/category-management?q=Alat bantu gerak'));
  await waitForValue(() => page().getByRole('list', { name: usman.category.list.title }).locator('dd').first().textContent(), '–');
});
