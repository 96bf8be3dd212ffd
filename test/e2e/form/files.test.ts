/** The agreement of a client: refused in words, uploaded after the save, viewed, saved, replaced and removed. Rules: PRV-11, SUB-22, VAL-15. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { sentence } from '#shared/errors';
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { wholeChromium } from '../chromium';
import { flaws, newPerson, signIn, tabTo, url } from '../person';
import { filled, words } from '../words';
import { waitForValue } from '../waitForValue';
import { pages, signedIn, unseen, type SignedIn } from './formPage';
import { recordsAs, type Records } from './records';
import { expect, test } from '../test';

test.use(wholeChromium);
test.describe.configure({ mode: 'serial' });

const { entity } = resources;
const MOST = entity.attributes.agreement.max!;
const TYPES = 'PDF, PNG, JPEG, WebP';
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

let records: Records;
let sari: SignedIn;
let melati: Row;
let card: Locator;
let png: Buffer;
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  melati = await records.add(entity, { name: 'Klinik Melati', kind: 'clinic' });
  png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  sari = await signedIn(browser, 'id');
  card = sari.page.getByRole('group', { name: sari.usman.entity.fields.agreement });
});

const choose = (name: string, buffer: Buffer, mimeType = 'application/pdf') =>
  sari.page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const button = (name: string) => card.getByRole('button', { name, exact: true });
const open = () => sari.hand.openEdit('entity', melati.id);
const save = async () => {
  await sari.hand.save();
  await sari.hand.told(filled(sari.form.saved, { name: 'Klinik Melati' }));
  await sari.page.getByRole('heading', { level: 1, name: 'Klinik Melati', exact: true }).waitFor();
};
const stored = async () => (await records.get(entity, melati.id))['agreement'];

test('a page that calls itself a PDF, an empty and a far too large file are refused under the field at once, and the one chosen before stays', async () => {
  await open();
  await card.getByText(filled(sari.form.fileHelp, { types: TYPES, size: '10 MB' })).waitFor();
  await choose('perjanjian.pdf', PDF);
  await card.getByText('perjanjian.pdf').waitFor();
  await choose('halaman.pdf', Buffer.from('<html><script>alert(1)</script></html>'));
  await card
    .getByRole('alert')
    .filter({ hasText: sentence('file.unsupported', 'id', { types: TYPES }) })
    .waitFor();
  await choose('kosong.pdf', Buffer.alloc(0));
  await card
    .getByRole('alert')
    .filter({ hasText: sentence('file.empty', 'id') })
    .waitFor();
  // Passed as a path: to send so much as a buffer takes longer than an action may last.
  const huge = test.info().outputPath('raksasa.pdf');
  await writeFile(huge, Buffer.concat([PDF, Buffer.alloc(MOST)]));
  await sari.page.locator('input[type=file]').setInputFiles(huge);
  await card
    .getByRole('alert')
    .filter({ hasText: sentence('file.too_large', 'id', { max: '10 MB' }) })
    .waitFor();
  await card.getByText('perjanjian.pdf').waitFor();
  expect(await stored()).toBeNull();
});

test('a file is uploaded when the client is saved, and is there after a reload', async () => {
  await save();
  expect(await stored()).toEqual({ name: 'perjanjian.pdf', size: PDF.length, type: 'application/pdf' });
  await open();
  await sari.page.reload();
  await card.getByText('perjanjian.pdf').waitFor();
  await card.getByText('PDF · 1 KB').waitFor();
});

test('it is saved byte for byte, and viewed over the page and in a tab of its own', async () => {
  const [saved] = await Promise.all([sari.page.waitForEvent('download'), button(sari.form.fileDownload).click()]);
  expect(saved.suggestedFilename()).toBe('perjanjian.pdf');
  expect(await readFile(await saved.path())).toEqual(PDF);
  await button(sari.form.fileView).click();
  const dialog = sari.page.getByRole('dialog', { name: 'perjanjian.pdf' });
  const inTab = dialog.getByRole('link', { name: sari.form.fileTab });
  const [tab] = await Promise.all([sari.page.context().waitForEvent('page'), inTab.click()]);
  expect(tab.url()).toMatch(/^blob:/);
  await tab.close();
  const [again] = await Promise.all([
    sari.page.waitForEvent('download'),
    dialog.getByRole('link', { name: sari.form.fileDownload }).click(),
  ]);
  expect(await readFile(await again.path())).toEqual(PDF);
  await sari.page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await sari.page.goForward();
  await card.getByText('perjanjian.pdf').waitFor();
});

test('a toast says that a link is refused, and the form stays open', async () => {
  await sari.page.route('**/api/v1/files?**', (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ errors: [{ status: '410', code: 'file_link.expired' }] }),
    }),
  );
  await button(sari.form.fileDownload).click();
  await sari.page.getByText(sentence('file_link.expired', 'id')).first().waitFor();
  await sari.page.unroute('**/api/v1/files?**');
  await button(sari.form.fileDownload).waitFor();
});

test('it is replaced by a file that is dragged here, and the upload that the network swallows is repeated on Retry', async () => {
  const dragged = await sari.page.evaluateHandle(
    (bytes) => {
      const all = new DataTransfer();
      all.items.add(new File([new Uint8Array(bytes)], 'pindaian.png', { type: 'image/png' }));
      return all;
    },
    [...png],
  );
  await card.dispatchEvent('dragover', { dataTransfer: dragged });
  await card.dispatchEvent('drop', { dataTransfer: dragged });
  await card.getByText('pindaian.png').waitFor();
  await sari.page.route('**/api/v1/uploads/**', (route) => route.abort('connectionreset'), { times: 1 });
  await sari.hand.save();
  await sari.hand.alert(sari.form.fileFailed).waitFor();
  await sari.hand.button(sari.form.imageRetry).click();
  await sari.page.getByRole('heading', { level: 1, name: 'Klinik Melati', exact: true }).waitFor();
  expect(await stored()).toEqual({ name: 'pindaian.png', size: png.length, type: 'image/png' });
});

test('the list shows it when its column is chosen, and saves it from there', async () => {
  const { page, usman } = sari;
  await page.goto(url(`${pages.entity.list}?columns=name,agreement`));
  const name = page.getByRole('button', { name: 'pindaian.png' });
  await name.waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), name.click()]);
  expect(await readFile(await saved.path())).toEqual(png);
  await page.goto(url(pages.entity.list));
  await page.getByRole('columnheader', { name: usman.entity.fields.name }).waitFor();
  expect(await page.getByRole('button', { name: 'pindaian.png' }).count()).toBe(0);
});

test('it is removed, by keyboard alone', async () => {
  await open();
  await tabTo(sari.page, button(sari.form.fileRemove));
  await sari.page.keyboard.press('Enter');
  await card.getByText('pindaian.png').waitFor({ state: 'detached' });
  await save();
  expect(await stored()).toBeNull();
  await open();
  await button(sari.form.fileChoose).waitFor();
});

test('the history tells the names of the files', async () => {
  const { page, form } = sari;
  await page.getByRole('tab', { name: form.tabs.history }).click();
  await waitForValue(async () => (await page.getByRole('tabpanel').first().innerText()).includes(sari.usman.entity.fields.agreement), true);
});

test('no page reported an error', () => expect(unseen(sari)).toEqual([]));

for (const [language, scheme, width] of [
  ['id', 'light', 1280],
  ['en', 'dark', 390],
] as const) {
  test(`the card is well made: ${language}, ${scheme}, ${width}`, async ({ browser }) => {
    const one = await records.add(entity, { name: `Klinik ${language} ${width}`, kind: 'clinic' });
    const person = await newPerson(browser, { language, scheme, width });
    await signIn(person.page);
    await person.page.goto(url(pages.entity.edit(one.id)));
    const { form, usman } = words[language];
    const group = person.page.getByRole('group', { name: usman.entity.fields.agreement });
    await person.page.locator('input[type=file]').setInputFiles({
      name: `${'Perjanjian kerja sama yang panjang sekali namanya '.repeat(2)}.pdf`,
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    await group.getByText(form.fileNew).waitFor();
    await group.scrollIntoViewIfNeeded();
    expect(await flaws(person.page, `file-${language}-${scheme}-${width}`)).toEqual([]);
    expect(person.troubles).toEqual([]);
    await person.close();
  });
}
