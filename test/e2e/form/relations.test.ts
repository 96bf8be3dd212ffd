/** Choosing related records: found on the server beyond the first page, more on demand, made on the spot by those who may. Rule: LST-7. */
import { sentence } from '#shared/errors';
import { resources } from '#shared/areas/resources';
import { waitForValue } from '../waitForValue';
import { filled } from '../words';
import { signedIn, unseen, type SignedIn } from './formPage';
import { recordsAs, type Records } from './records';
import { expect, test } from '../test';

test.describe.configure({ mode: 'serial' });

const { category, tag, item } = resources;
let records: Records;
let sari: SignedIn;
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'));
  await Promise.all(numbers.map((number) => records.add(category, { name: `Lemari nomor ${number}` })));
  sari = await signedIn(browser, 'en', 'creator@nadi.test');
  await sari.hand.openAdd('item');
});

const option = (name: string) => sari.page.getByRole('option', { name, exact: true });

test('a search finds what no first page shows', async () => {
  const { hand, usman } = sari;
  const shelf = hand.picker(usman.item.fields.category);
  await shelf.fill('nomor 30');
  await option('Lemari nomor 30').click();
  await waitForValue(() => shelf.inputValue(), 'Lemari nomor 30');
});

test('of 30 that match, 25 are shown and the others come on demand, in place', async () => {
  const { hand, page, usman, form } = sari;
  const shelf = hand.picker(usman.item.fields.category);
  await shelf.fill('Lemari nomor');
  await option('Lemari nomor 25').waitFor();
  expect(await option('Lemari nomor 26').count()).toBe(0);
  await option(filled(form.loadMore, { left: 5 })).click();
  await option('Lemari nomor 29').waitFor();
  await waitForValue(() => page.getByRole('option', { name: /^Lemari nomor/ }).count(), 30);
  await option('Lemari nomor 29').click();
  await waitForValue(() => shelf.inputValue(), 'Lemari nomor 29');
});

test('what is highlighted stays so while the search is on its way: Enter chooses it, and never sends the form', async () => {
  const { hand, page, usman } = sari;
  const shelf = hand.picker(usman.item.fields.category);
  await shelf.fill('nomor 0');
  await option('Lemari nomor 01').waitFor();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isSearch = (address: URL) => address.searchParams.get('filter[q]') === 'nomor 01';
  await page.route(isSearch, async (route) => {
    await released;
    await route.fallback();
  });
  const [search] = await Promise.all([
    page.waitForRequest((request) => isSearch(new URL(request.url()))),
    shelf.fill('nomor 01').then(() => page.keyboard.press('ArrowDown')),
  ]);
  await page.keyboard.press('Enter');
  await waitForValue(() => shelf.inputValue(), 'Lemari nomor 01');
  release();
  await search.response();
  await page.unroute(isSearch);
  await hand.shown(usman.item.form.add);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a missing category is made without leaving the item, refusals of the server included', async () => {
  const { hand, page, usman, form } = sari;
  await hand.text(usman.item.fields.name).fill('Tongue depressor');
  await hand.picker(usman.item.fields.category).fill('Lemari nomor 0');
  await option(filled(form.create, { name: 'Lemari nomor 0' })).click();
  const dialog = page.getByRole('dialog', { name: usman.category.form.add });
  const name = dialog.getByRole('textbox', { name: usman.category.fields.name });
  await waitForValue(() => name.inputValue(), 'Lemari nomor 0');
  await name.fill('Lemari nomor 01');
  await dialog.getByRole('button', { name: form.save }).click();
  await dialog.getByText(sentence('taken', 'en')).waitFor();
  await name.fill('Wooden goods');
  await dialog.getByText(sentence('taken', 'en')).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await hand.told(filled(form.added, { name: 'Wooden goods' }));
  await dialog.waitFor({ state: 'detached' });
  await waitForValue(() => hand.picker(usman.item.fields.category).inputValue(), 'Wooden goods');
  await waitForValue(() => hand.text(usman.item.fields.name).inputValue(), 'Tongue depressor');
});

test('so is a tag, beside one that is there; by keyboard', async () => {
  const { hand, page, usman, form } = sari;
  await records.add(tag, { name: 'Disposable', color: '#0f766e' });
  const tags = hand.picker(usman.item.fields.tags);
  await tags.fill('Dispos');
  await option('Disposable').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Disposable' }).waitFor();
  await tags.fill('Birchwood');
  await option(filled(form.create, { name: 'Birchwood' })).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: usman.tag.form.add });
  await dialog.getByRole('button', { name: form.color.brown, exact: true }).click();
  await dialog.getByRole('button', { name: form.save }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Birchwood' }).waitFor();
});

test('all of it is saved with the item', async () => {
  const { hand, form } = sari;
  await hand.day('2026-11-21');
  await hand.save();
  await hand.told(filled(form.added, { name: 'Tongue depressor' }));
  await hand.atList('item');
  const [made] = await records.find(item, 'Tongue depressor');
  const [wooden] = await records.find(category, 'Wooden goods');
  const [there] = await records.find(tag, 'Disposable');
  const [birch] = await records.find(tag, 'Birchwood');
  const saved = await records.get(item, made!.id);
  expect(saved).toMatchObject({ category: { type: 'categories', id: wooden!.id }, status: 'draft' });
  expect((saved['tags'] as { id: string }[]).map(({ id }) => id).sort()).toEqual([there!.id, birch!.id].sort());
  expect(birch).toMatchObject({ color: '#78350f' });
});

test('no page reported an error', () => expect(unseen(sari)).toEqual([]));
