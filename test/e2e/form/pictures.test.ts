/** The picture of an item: refused in words, uploaded after the save, tried again when that fails, replaced and removed. Rule: ITM-9. */
import sharp from 'sharp';
import { sentence } from '#shared/errors';
import { limits } from '#shared/limits';
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { filled } from '../words';
import { signedIn, unseen, type SignedIn } from './formPage';
import { recordsAs, type Records } from './records';
import { expect, test } from '../test';

test.describe.configure({ mode: 'serial' });

const { category, item } = resources;
let records: Records;
let sari: SignedIn;
let shelf: Row;
let teal: Buffer;
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  shelf = await records.add(category, { name: 'Bergambar' });
  teal = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  sari = await signedIn(browser, 'id');
});

const uploads = '**/api/v1/uploads/**';
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const choose = (file: { name: string; mimeType: string; buffer: Buffer }) => sari.page.locator('input[type=file]').setInputFiles(file);
const kasa = (name: string) =>
  records.add(item, { name, description: '', status: 'draft', date: '2026-11-21', category: { type: 'categories', id: shelf.id } });
const savedOne = async (name: string) => (await records.find(item, name))[0]!;

test('one that is too large, or no picture, is refused in words, and the one chosen before stays', async () => {
  const { hand, page, form } = sari;
  await hand.openEdit('item', (await kasa('Plester')).id);
  await choose(png('plester.png', teal));
  await page.getByRole('img', { name: 'plester.png' }).waitFor();
  await choose(png('raksasa.png', Buffer.alloc(limits.picture + 1)));
  await hand.alert(filled(form.imageTooLarge, { size: 5 })).waitFor();
  await choose({ name: 'daftar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await hand.alert(sentence('picture.unsupported', 'id')).waitFor();
  await page.getByRole('img', { name: 'plester.png' }).waitFor();
});

test('what only calls itself a picture: the item is saved, the reason said, and another picture goes on from there', async () => {
  const { hand, page, usman, form } = sari;
  await hand.openAdd('item');
  await hand.text(usman.item.fields.name).fill('Perban');
  await hand.picker(usman.item.fields.category).fill('Bergambar');
  await page.getByRole('option', { name: 'Bergambar', exact: true }).click();
  await hand.day('2026-11-21');
  await choose(png('perban.png', Buffer.from('<svg onload="alert(1)"/>')));
  await hand.save();
  await hand
    .alert(form.imageFailed)
    .filter({ hasText: sentence('picture.unsupported', 'id') })
    .waitFor();
  expect(await savedOne('Perban')).toMatchObject({ image: null });
  await choose(png('perban.png', teal));
  await hand.button(form.imageRetry).click();
  await hand.atList('item');
  expect((await records.find(item, 'Perban')).map(({ image }) => typeof image)).toEqual(['string']);
});

test('an upload that the network swallows is repeated on Retry, and the record is not saved again', async () => {
  const { hand, page, usman, form } = sari;
  const made = await kasa('Spuit');
  await hand.openEdit('item', made.id);
  await hand.text(usman.item.fields.name).fill('Spuit 3 ml');
  await choose(png('spuit.png', teal));
  await page.route(uploads, (route) => route.abort('connectionreset'), { times: 1 });
  await hand.save();
  await hand.alert(form.imageFailed).waitFor();
  expect(await savedOne('Spuit 3 ml')).toMatchObject({ image: null, version: made.version + 1 });
  await hand.button(form.imageRetry).click();
  await hand.told(filled(form.saved, { name: 'Spuit 3 ml' }));
  await hand.atList('item');
  expect(await savedOne('Spuit 3 ml')).toMatchObject({ image: expect.any(String), version: made.version + 2 });
});

test('without the picture she may go on: the record stays', async () => {
  const { hand, page, form } = sari;
  const made = await kasa('Kateter');
  await hand.openEdit('item', made.id);
  await choose(png('kateter.png', teal));
  await page.route(uploads, (route) => route.abort('connectionreset'), { times: 1 });
  await hand.save();
  await page.getByRole('link', { name: form.imageSkip }).click();
  await hand.atList('item');
  expect(await records.get(item, made.id)).toMatchObject({ name: 'Kateter', image: null });
});

test('a picture is removed', async () => {
  const { hand, page, form } = sari;
  const made = await savedOne('Spuit 3 ml');
  await hand.openEdit('item', made.id);
  await page.getByRole('img', { name: form.imageAlt }).waitFor();
  await hand.button(form.imageRemove).click();
  await page.getByRole('img', { name: form.imageAlt }).waitFor({ state: 'detached' });
  await hand.save();
  await hand.told(filled(form.saved, { name: 'Spuit 3 ml' }));
  expect(await records.get(item, made.id)).toMatchObject({ image: null });
});

test('no page reported an error', () => expect(unseen(sari)).toEqual([]));
