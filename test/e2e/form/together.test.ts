/** Two people change the same record at once: each sees both values, chooses, and nothing of either is lost. */
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { waitForValue } from '../waitForValue';
import { filled } from '../words';
import { signedIn, unseen, type SignedIn } from './formPage';
import { recordsAs, type Records } from './records';
import { expect, test } from '../test';

test.describe.configure({ mode: 'default' });

const { category, item } = resources;
let records: Records;
let sari: SignedIn;
let budi: SignedIn;
let kasa: Row;
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  [sari, budi] = await Promise.all([signedIn(browser, 'id'), signedIn(browser, 'en', 'creator@nadi.test')]);
});

test.beforeEach(async () => {
  const shelf = await records.add(category, { name: `Rak ${test.info().title}`.slice(0, 120) });
  kasa = await records.add(item, {
    name: 'Kasa',
    description: '<p>Untuk luka.</p>',
    status: 'draft',
    date: '2026-11-21',
    category: { type: 'categories', id: shelf.id },
  });
});

/**
 * Both open it. Sari begins to type, Budi saves first: name and status. Then Sari saves her name and her "shown on home". A form that nobody
 * typed in would follow Budi's save by itself (LIV-4).
 */
const meet = async () => {
  await Promise.all([sari.hand.openEdit('item', kasa.id), budi.hand.openEdit('item', kasa.id)]);
  await sari.hand.text(sari.usman.item.fields.name).fill('Kasa (Sari)');
  await budi.hand.text(budi.usman.item.fields.name).fill('Kasa (Budi)');
  await budi.page.getByRole('radio', { name: budi.usman.item.status.published }).check();
  await budi.hand.save();
  await budi.hand.told(filled(budi.form.saved, { name: 'Kasa (Budi)' }));
  await sari.page.getByRole('switch', { name: sari.usman.item.fields.on_home }).check();
  await sari.hand.save();
  const dialog = sari.page.getByRole('alertdialog', { name: sari.form.conflictTitle });
  await dialog.waitFor();
  return dialog;
};
const now = () => records.get(item, kasa.id);

test('both names stand side by side, and what only one of them changed is only mentioned', async () => {
  const { form, usman } = sari;
  const dialog = await meet();
  const names = dialog.getByRole('group', { name: usman.item.fields.name });
  await names.getByText('Kasa (Sari)').waitFor();
  await names.getByText('Kasa (Budi)').waitFor();
  await waitForValue(() => dialog.getByRole('group').count(), 1);
  await dialog.getByText(filled(form.conflictAlso, { fields: usman.item.fields.status })).waitFor();
  expect(await now()).toMatchObject({ name: 'Kasa (Budi)', status: 'published', on_home: false });
});

test('Sari keeps her name: it is saved, with his status and her switch', async () => {
  const { hand, form } = sari;
  await meet();
  await hand.button(form.conflictSave).click();
  await hand.told(filled(form.saved, { name: 'Kasa (Sari)' }));
  await hand.atList('item');
  expect(await now()).toMatchObject({ name: 'Kasa (Sari)', status: 'published', on_home: true, description: '<p>Untuk luka.</p>' });
});

test('Sari takes his name: it stays, and her switch is saved', async () => {
  const { hand, form } = sari;
  const dialog = await meet();
  await dialog.getByRole('radio', { name: form.conflictTheirs }).check();
  await hand.button(form.conflictSave).click();
  await hand.told(filled(form.saved, { name: 'Kasa (Budi)' }));
  await hand.atList('item');
  expect(await now()).toMatchObject({ name: 'Kasa (Budi)', status: 'published', on_home: true });
});

test('Sari goes back to the form: all that she typed is there, and saving asks again', async () => {
  const { hand, page, form, usman } = sari;
  const dialog = await meet();
  await hand.button(form.conflictLater).click();
  await dialog.waitFor({ state: 'detached' });
  await waitForValue(() => hand.text(usman.item.fields.name).inputValue(), 'Kasa (Sari)');
  await waitForValue(() => page.getByRole('switch', { name: usman.item.fields.on_home }).isChecked(), true);
  await hand.save();
  await dialog.waitFor();
  await hand.button(form.conflictSave).click();
  await hand.atList('item');
  expect(await now()).toMatchObject({ name: 'Kasa (Sari)', on_home: true });
});

test('Sari changed only the name and takes his: there is nothing left to save, and she is told that it is saved', async () => {
  const { hand, page, form, usman } = sari;
  await hand.openEdit('item', kasa.id);
  await hand.text(usman.item.fields.name).fill('Kasa (Sari)');
  await records.change(item, kasa, { name: 'Kasa (Budi)' });
  await hand.save();
  await page.getByRole('alertdialog').getByRole('radio', { name: form.conflictTheirs }).check();
  await hand.button(form.conflictSave).click();
  await hand.told(filled(form.saved, { name: 'Kasa (Budi)' }));
  await hand.atList('item');
  expect(await now()).toMatchObject({ name: 'Kasa (Budi)', version: kasa.version + 1 });
});

test('no page reported an error', () => expect([...unseen(sari), ...unseen(budi)]).toEqual([]));
