/** Deleting more rows than a slip of the hand should: their number is typed first, plainly or in groups, and any other number deletes nothing. */
import { apiOf } from './api';
import { listPage } from './listPage';
import { newPerson } from './person';
import { expect, test } from './test';
import { filled, words } from './words';

test.describe.configure({ mode: 'default' });

/** More than a thousand, so that the number is written in groups. */
const COUNT = 1_001;
const plain = String(COUNT);
const grouped = '1.001';
/** Requests under way at once while the rows are prepared. */
const AT_ONCE = 20;

const addTags = async (name: string): Promise<void> => {
  const api = await apiOf();
  for (let from = 0; from < COUNT; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, COUNT - from) }, (_, at) => from + at + 1);
    await Promise.all(numbers.map((number) => api.add('tags', { name: `${name} ${number}`, color: '#0f766e' })));
  }
};

test('all that match are deleted once their number is typed, with or without the dots, and by no other number', async ({ browser }) => {
  const { grid, common } = words.id;
  const name = 'Stok lama';
  await addTags(name);
  const { page, troubles, close } = await newPerson(browser);
  const list = listPage(page, 'id');
  await list.open(`/usman/tag-management?q=${encodeURIComponent(name)}`);
  const dialog = page.getByRole('alertdialog', { name: filled(grid.deleteManyAsk, { count: grouped }) });
  const field = dialog.getByRole('textbox', { name: filled(common.typeNumber, { number: grouped }) });
  const yes = dialog.getByRole('button', { name: grid.deleteYes });
  const askAll = async () => {
    await page.getByRole('checkbox', { name: grid.selectPage }).check();
    await list.button(filled(grid.selectAll, { total: grouped })).click();
    await list.button(grid.deleteSelected).click();
    await field.waitFor();
  };

  await askAll();
  expect(await yes.isDisabled()).toBe(true);
  for (const wrong of ['1000', '1', `${plain}0`, `${plain} data`, `-${plain}`]) {
    await field.fill(wrong);
    expect([wrong, await yes.isDisabled()]).toEqual([wrong, true]);
  }
  await field.press('Enter');
  expect(await dialog.isVisible()).toBe(true);
  await field.fill(plain);
  await yes.click();
  await list.told(filled(grid.deletedMany, { count: grouped }));
  await list.shows([]);

  await list.button(common.action.undo).last().click();
  await list.told(grid.restored);
  await list.rows.first().waitFor();
  await askAll();
  expect([await field.inputValue(), await yes.isDisabled()]).toEqual(['', true]);
  await field.fill(grouped);
  await field.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await list.shows([]);
  await page.reload();
  await list.shows([]);
  expect(troubles).toEqual([]);
  await close();
});

test('up to 25 rows are deleted without typing their number', async ({ browser }) => {
  const { grid } = words.id;
  const api = await apiOf();
  for (let number = 1; number <= 25; number += 1) await api.add('tags', { name: `Stok baru ${number}`, color: '#0f766e' });
  const { page, troubles, close } = await newPerson(browser);
  const list = listPage(page, 'id');
  await list.open('/usman/tag-management?q=Stok+baru&size=25');
  await list.counts(1, 25, 25);
  await page.getByRole('checkbox', { name: grid.selectPage }).check();
  await list.button(grid.deleteSelected).click();
  const dialog = page.getByRole('alertdialog', { name: filled(grid.deleteManyAsk, { count: 25 }) });
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await dialog.getByRole('button', { name: grid.deleteYes }).click();
  await list.told(filled(grid.deletedMany, { count: 25 }));
  await list.shows([]);
  expect(troubles).toEqual([]);
  await close();
});
