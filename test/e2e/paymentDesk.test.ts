/** The operator's desk: a bank statement is matched, tried and booked; waiting payments are verified and rejected by keyboard. Rules: INV-6, INV-13, INV-16. */
import sharp from 'sharp';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import { resources } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { wholeChromium } from './chromium';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { paper } from './paper';
import { flaws, newPerson, signIn, url } from './person';
import { expect, test } from './test';

let records: Records;
let operator: SignedIn;

test.use(wholeChromium);
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  operator = await signedIn(browser, 'id');
});
test.afterAll(() => operator.person.close());

const issued = async (name: string, unit_price: number): Promise<Row> => {
  const { id } = await records.add(resources.entity, { name, kind: 'clinic' });
  const lines = [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price }];
  return records.run(resources.invoice, await records.add(resources.invoice, { entity: { type: 'entity', id }, lines }), 'issue');
};
const statusOf = async ({ id }: Row) => (await records.get(resources.invoice, id))['status'];

test('a statement is read, one suggestion is left out and one row chosen by hand; what was tried is booked, and only once', async () => {
  const [sakura, teratai, kamboja] = [
    await issued('Klinik Sakura', 611_000),
    await issued('Klinik Teratai', 733_000),
    await issued('Klinik Kamboja', 857_000),
  ];
  const csv = [
    'Tanggal,Keterangan,Jumlah',
    `20/11/2026,TRSF ${transferNote(String(sakura['number']))},${String(sakura['total'])}`,
    `21/11/2026,KLINIK TERATAI,${String(teratai['total'])}`,
    '21/11/2026,SETORAN TUNAI,950000',
    'x/11/2026,apa,5',
  ].join('\n');
  const file = { name: 'mutasi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const { page } = operator;
  await page.goto(url('/services/payment'));
  await page.getByRole('link', { name: 'Mutasi rekening' }).click();
  await page.getByTestId('statement').setInputFiles(file);
  await page.getByRole('heading', { name: '3 baris uang masuk' }).waitFor();
  const unread = page.getByRole('region', { name: '1 baris tidak dapat dibaca' }).first();
  await expect(unread.getByRole('row', { name: /^5 x\/11\/2026,apa,5 Tanggal tidak dapat dibaca: x\/11\/2026/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /TRSF/ })).toContainText('Kode tagihan');
  expect(await flaws(page, 'bank-statement-id-1280')).toEqual([]);
  await page.getByRole('combobox', { name: 'Tagihan untuk baris 3' }).fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Tagihan untuk baris 4' }).fill('Kamboja');
  await page.getByRole('option', { name: /Klinik Kamboja/ }).click();
  await expect(page.getByRole('row', { name: /SETORAN/ })).toContainText('Pilihan Anda');
  await page.getByRole('button', { name: 'Periksa dulu' }).click();
  const trial = page.getByRole('region', { name: 'Yang akan dibukukan', exact: true }).first();
  await expect(trial.getByText('Pembayaran baru')).toHaveCount(2);
  expect([await statusOf(sakura), await statusOf(kamboja)]).toEqual(['issued', 'issued']);
  await page.getByRole('button', { name: 'Bukukan 2 pembayaran' }).click();
  await page.getByRole('heading', { name: 'Hasil pembukuan' }).waitFor();
  expect([await statusOf(sakura), await statusOf(teratai), await statusOf(kamboja)]).toEqual(['paid', 'issued', 'partially_paid']);
  await page.getByTestId('statement').setInputFiles(file);
  await page.getByRole('heading', { name: '3 baris uang masuk' }).waitFor();
  await expect(page.getByText('Sudah dibukukan')).toHaveCount(2);
});

test('the columns of another bank are named with those that are wanted, also where the statement is pasted', async () => {
  const { page } = operator;
  await page.goto(url('/services/payment/statement'));
  await page.getByText('Tempel isi mutasi').click();
  await page.getByLabel('Isi mutasi, dengan baris nama kolom').fill('Datum;Zweck;Betrag\n20.11.2026;Miete;1');
  await page.getByRole('button', { name: 'Baca yang ditempel' }).click();
  await expect(page.getByRole('alert')).toContainText('Datum, Zweck, Betrag');
  expect(operator.person.troubles.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('where dates may have the month first, a person tells the order; then the rows are read, and those that are not are named', async () => {
  const apel = await issued('Klinik Apel', 499_900);
  const rows = [
    '11/25/2026,SETORAN APEL,' + String(apel['total']),
    '46351,SETORAN,143190',
    '11/05/2026,SETORAN,"1,4319E+05"',
    '11/06/2026,BUNGA,"1.250,75"',
  ];
  const buffer = Buffer.from(['\uFEFFTanggal,Keterangan,Jumlah', ...rows].join('\r\n'), 'utf16le');
  const { page } = operator;
  await page.goto(url('/services/payment/statement'));
  await page.getByTestId('statement').setInputFiles({ name: 'us.csv', mimeType: 'text/csv', buffer });
  const question = page.getByRole('region', { name: 'Tanggal ditulis hari/bulan atau bulan/hari?' });
  await expect(question).toContainText('11/25/2026, 11/05/2026, 11/06/2026');
  expect(await flaws(page, 'bank-statement-order-id-1280')).toEqual([]);
  await question.getByRole('button', { name: 'Bulan/hari, seperti 11/25' }).click();
  await page.getByRole('heading', { name: '2 baris uang masuk' }).waitFor();
  await expect(page.getByRole('row', { name: /BUNGA/ })).toContainText('1.250,75');
  const unread = page.getByRole('region', { name: '2 baris tidak dapat dibaca' }).first();
  await expect(unread.getByRole('row', { name: /46351/ })).toContainText('Tanggal diubah Excel menjadi angka: 46351');
  await expect(unread.getByRole('row', { name: /E\+05/ })).toContainText('Jumlah disingkat Excel');
  expect(await flaws(page, 'bank-statement-unread-id-1280')).toEqual([]);
  await page.getByRole('button', { name: 'Periksa dulu' }).click();
  await page.getByRole('button', { name: 'Bukukan 1 pembayaran' }).click();
  await page.getByRole('heading', { name: 'Hasil pembukuan' }).waitFor();
  expect(await statusOf(apel)).toBe('paid');
});

test('on a phone the words of each button of the bar are whole, and an invoice is picked in a field as wide as its row', async ({
  browser,
}) => {
  await issued('Klinik Pratama Mitra Sehat Sejahtera', 611_000);
  const person = await newPerson(browser, { language: 'id', width: 390 });
  const { page } = person;
  await signIn(page);
  await page.goto(url('/services/payment'));
  const bar = page.getByRole('link', { name: 'Tambah pembayaran' }).locator('..');
  await bar.waitFor();
  expect(await bar.getByRole('link').evaluateAll((links) => links.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  expect(await flaws(page, 'payment-list-bar-id-390')).toEqual([]);
  await page.goto(url('/services/payment/statement'));
  const buffer = Buffer.from('Tanggal,Keterangan,Jumlah\n21/11/2026,SETORAN TUNAI,950001');
  await page.getByTestId('statement').setInputFiles({ name: 'mutasi.csv', mimeType: 'text/csv', buffer });
  const picker = page.getByRole('combobox', { name: 'Tagihan untuk baris 2' });
  await picker.click();
  const [list, row] = await Promise.all([
    page.getByRole('listbox').boundingBox(),
    page.getByRole('row', { name: /SETORAN/ }).boundingBox(),
  ]);
  expect(list!.width).toBeGreaterThan(row!.width - 48);
  expect(await flaws(page, 'bank-statement-picker-id-390')).toEqual([]);
  expect(person.troubles).toEqual([]);
  await person.close();
});

test('by keyboard alone, one waiting payment is verified and the next one rejected; the queue goes on by itself', async () => {
  const { page, hand } = operator;
  const [first, second] = [await issued('Klinik Wijaya', 311_000), await issued('Klinik Kusuma', 313_000)];
  const waiting = (invoice: Row, reference: string) =>
    records.add(resources.payment, {
      amount: invoice['total'],
      paid_at: '2026-11-20',
      reference,
      invoice: { type: 'invoices', id: invoice.id },
    });
  const [one, two] = [await waiting(first, 'ANTRE-1'), await waiting(second, 'ANTRE-2')];
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
  const proofs = [
    { to: one, called: 'ANTRE-1', name: 'bukti.png', mimeType: 'image/png', buffer },
    { to: two, called: 'ANTRE-2', name: 'bukti.pdf', mimeType: 'application/pdf', buffer: paper },
  ];
  for (const { to, called, ...proof } of proofs) {
    await page.goto(url(`/services/payment/edit-payment/${to.id}`));
    await page.getByTestId('payment-proof').setInputFiles(proof);
    await hand.save();
    await hand.shown(called);
  }
  await page.goto(url('/services/payment/verification'));
  await page.getByRole('region', { name: 'Data pembayaran' }).waitFor();
  // Payments of other tests may wait longer.
  const shown = (reference: string) => page.getByRole('region', { name: 'Data pembayaran' }).getByText(reference, { exact: true });
  const place = page.getByRole('status').filter({ hasText: ' dari ' });
  while (!(await shown('ANTRE-1').isVisible())) {
    const before = (await place.textContent())!;
    await page.keyboard.press('j');
    await expect(place).not.toHaveText(before);
  }
  await expect(page.getByText('Sama dengan sisa tagihan')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Bukti pembayaran' })).toBeVisible();
  expect(await flaws(page, 'payment-verification-id-1280')).toEqual([]);
  await page.keyboard.press('v');
  await page.getByRole('dialog', { name: 'Verifikasi' }).getByRole('button', { name: 'Verifikasi' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await shown('ANTRE-2').waitFor();
  // The PDF is read beside the data, and leaves the keys to the page.
  await expect(page.locator('iframe[title="Bukti pembayaran"]')).toBeVisible();
  await expect.poll(() => page.frames().filter((frame) => /^(blob|chrome-extension):/.test(frame.url())).length).toBeGreaterThan(1);
  expect(await flaws(page, 'payment-verification-pdf-id-1280')).toEqual([]);
  // Also after a press into the paper.
  await page.locator('iframe[title="Bukti pembayaran"]').click();
  await page.keyboard.press('v');
  const verify = page.getByRole('dialog', { name: 'Verifikasi' });
  await expect(verify).toContainText(/Rp\s347\.430 dicatat untuk tagihan INV\S+ Tagihan itu lunas\./);
  expect(await flaws(page, 'payment-verify-preview-id-1280')).toEqual([]);
  await page.keyboard.press('Escape');
  await verify.waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  const reject = page.getByRole('dialog', { name: 'Tolak' });
  await reject.getByLabel('Alasan').focus();
  await page.keyboard.type('Uangnya belum masuk.');
  // What takes something away is given once it is shown what becomes of it.
  await expect(reject.getByRole('button', { name: 'Tolak' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // What is behind an open dialog counts as hidden.
  await reject.waitFor({ state: 'detached' });
  await shown('ANTRE-2').waitFor({ state: 'detached' });
  expect([await statusOf(first), await statusOf(second)]).toEqual(['paid', 'issued']);
  expect((await records.get(resources.payment, two.id))['status']).toBe('rejected');
  expect(unseen(operator)).toEqual([]);
});
