/** What a form checks, and how it says so: all at once above, each under its field, the server's refusals too; and saving by keyboard alone. */
import { listPage } from '../listPage';
import { sentence } from '#shared/errors';
import { resources } from '#shared/areas/resources';
import { tabTo, url } from '../person';
import { waitForValue } from '../waitForValue';
import { counted, filled } from '../words';
import { pages, signedIn, unseen, type SignedIn } from './formPage';
import { recordsAs, type Records } from './records';
import { expect, test } from '../test';

test.describe.configure({ mode: 'serial' });

const { category, tag } = resources;
let records: Records;
let sari: SignedIn;
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  sari = await signedIn(browser, 'id');
});

test.describe('Sari leaves out or mistypes', () => {
  test('everything that an item lacks is named at once, each with a link to its field', async () => {
    const { hand, usman, form } = sari;
    await hand.openAdd('item');
    await hand.save();
    // The date starts with the present day, so it is not missing.
    const summary = hand.alert(filled(form.errorsTitle, { count: 2 }));
    await waitForValue(() => summary.getByRole('link').allTextContents(), [usman.item.fields.name, usman.item.fields.category]);
    const to = (label: string) => summary.getByRole('link', { name: label }).click();
    await to(usman.item.fields.category);
    await hand.hasFocus(hand.picker(usman.item.fields.category));
    await to(usman.item.fields.name);
    await hand.hasFocus(hand.text(usman.item.fields.name));
  });

  test('an error stands under its field until it is mended, and the summary shrinks with it', async () => {
    const { hand, usman, form } = sari;
    const name = hand.text(usman.item.fields.name);
    await waitForValue(() => hand.said(name), expect.stringContaining(sentence('required', 'id')));
    await waitForValue(() => name.getAttribute('aria-invalid'), 'true');
    await name.fill('x'.repeat(121));
    await hand.told(sentence('too_long', 'id', { max: 120 }));
    expect(await hand.said(name)).not.toContain(sentence('required', 'id'));
    await name.fill('Termometer digital');
    await hand.alert(counted(form, 'errorsTitle', 1)).waitFor();
    await waitForValue(() => hand.said(name), '');
  });

  test('a name that the server knows already is refused under the name, with all that was typed kept', async () => {
    const { hand, usman, form } = sari;
    await records.add(category, { name: 'Alat ukur' });
    await hand.openAdd('category');
    const name = hand.text(usman.category.fields.name);
    const description = hand.text(usman.category.fields.description);
    await name.fill('Alat ukur');
    await description.fill('Termometer, tensimeter.');
    await hand.save();
    await hand.alert(counted(form, 'errorsTitle', 1)).waitFor();
    await waitForValue(() => hand.said(name), expect.stringContaining(sentence('taken', 'id')));
    expect([await name.inputValue(), await description.inputValue()]).toEqual(['Alat ukur', 'Termometer, tensimeter.']);
    await name.fill('Alat ukur suhu');
    await hand.alert(counted(form, 'errorsTitle', 1)).waitFor({ state: 'detached' });
    await hand.save();
    await hand.told(filled(form.added, { name: 'Alat ukur suhu' }));
    expect(await records.find(category, 'Alat ukur suhu')).toEqual([expect.objectContaining({ description: 'Termometer, tensimeter.' })]);
  });

  test('a rename that the server refuses is rolled back where it was shown', async () => {
    const { hand, page, usman, form, grid } = sari;
    await records.add(category, { name: 'Steril' });
    await records.add(category, { name: 'Tidak steril' });
    await page.goto(url(`${pages.category.list}?q=steril`));
    await listPage(page, 'id').act('Steril', grid.edit);
    await hand.shown(usman.category.form.edit);
    await hand.text(usman.category.fields.name).fill('Tidak steril');
    await hand.save();
    await hand.alert(counted(form, 'errorsTitle', 1)).waitFor();
    await page.getByRole('link', { name: form.cancel, exact: true }).click();
    await hand.button(form.leave).click();
    await hand.atList('category');
    await page.getByRole('gridcell', { name: 'Steril', exact: true }).waitFor();
    await waitForValue(() => page.getByRole('gridcell', { name: 'Tidak steril', exact: true }).count(), 1);
  });
});

test.describe('Sari chooses a colour', () => {
  test('a wrong one is refused in words', async () => {
    const { hand, usman } = sari;
    await hand.openAdd('tag');
    await hand.text(usman.tag.fields.name).fill('Dingin');
    const color = hand.text(usman.tag.fields.color);
    await color.fill('#12g');
    await hand.save();
    await hand.told(sentence('invalid_color', 'id'));
    await waitForValue(() => hand.said(color), expect.stringContaining(sentence('invalid_color', 'id')));
  });

  test('a ready-made one is pressed, and written out', async () => {
    const { hand, usman, form } = sari;
    await hand.button(form.color.blue).click();
    await waitForValue(() => hand.button(form.color.blue).getAttribute('aria-pressed'), 'true');
    await waitForValue(() => hand.text(usman.tag.fields.color).inputValue(), '#1d4ed8');
    await hand.save();
    await hand.told(filled(form.added, { name: 'Dingin' }));
    expect(await records.find(tag, 'Dingin')).toEqual([expect.objectContaining({ color: '#1d4ed8' })]);
  });

  test('one written in capitals is saved as its kind is written, and shows as pressed', async () => {
    const { hand, usman, form } = sari;
    await hand.openAdd('tag');
    await hand.text(usman.tag.fields.name).fill('Mudah terbakar');
    await hand.text(usman.tag.fields.color).fill('#B91C1C');
    await waitForValue(() => hand.button(form.color.red).getAttribute('aria-pressed'), 'true');
    await hand.save();
    await hand.told(filled(form.added, { name: 'Mudah terbakar' }));
    expect(await records.find(tag, 'Mudah terbakar')).toEqual([expect.objectContaining({ color: '#b91c1c' })]);
  });
});

test.describe('Sari leaves the mouse alone', () => {
  test('a category is added by keyboard, from the list and back to it', async () => {
    const { hand, page, usman, form } = sari;
    await page.goto(url(pages.category.list));
    await hand.atList('category');
    const add = page.getByRole('link', { name: usman.category.list.add });
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await hand.shown(usman.category.form.add);
    const name = hand.text(usman.category.fields.name);
    await tabTo(page, name);
    await page.keyboard.type('Rehabilitasi');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kursi roda, kruk.');
    await tabTo(page, hand.button(form.save));
    await page.keyboard.press('Enter');
    await hand.told(filled(form.added, { name: 'Rehabilitasi' }));
    await hand.atList('category');
    expect(await records.find(category, 'Rehabilitasi')).toEqual([expect.objectContaining({ description: 'Kursi roda, kruk.' })]);
  });

  test('Ctrl+S saves from within a field', async () => {
    const { hand, page, usman, form } = sari;
    await hand.openAdd('category');
    await hand.text(usman.category.fields.name).fill('Gizi');
    await page.keyboard.press('Control+s');
    await hand.told(filled(form.added, { name: 'Gizi' }));
    expect(await records.find(category, 'Gizi')).toHaveLength(1);
  });

  test('Ctrl+S with nothing changed saves nothing and says nothing wrong', async () => {
    const { hand, page, form } = sari;
    const [gizi] = await records.find(category, 'Gizi');
    await hand.openEdit('category', gizi!.id);
    await page.keyboard.press('Control+s');
    await hand.told(form.unchanged);
    await waitForValue(() => hand.button(form.save).isDisabled(), true);
    expect((await records.get(category, gizi!.id)).version).toBe(gizi!.version);
  });
});

test('an old link to a record that is gone says so, with the way back', async () => {
  const { hand, page, form, usman } = sari;
  await page.goto(url(pages.item.edit('0190a000-0000-7000-8000-00000000dead')));
  await hand.shown(usman.item.form.edit);
  await hand.told(form.missing);
  await page.getByRole('link', { name: form.back }).click();
  await hand.atList('item');
});

test('no page reported an error', () => expect(unseen(sari)).toEqual([]));
