/** An owner pays an invoice with a picture; it is rejected, sent again and verified, and the invoice is paid. Rules: INV-6, INV-10, INV-15, INV-20, INV-22. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import { resources } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { barriers, flaws, look, PASSWORD, url } from './person';
import { expect, test } from './test';

const email = 'pemilik@mawar.test';
let records: Records;
let invoice: Row;
let owner: SignedIn;
let operator: SignedIn;
let picture: Buffer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  await records.add(resources.bankAccount, { bank: 'BCA', number: '5270 1234 56', holder: 'PT Nadi Teknologi', position: 1 });
  const { id } = await records.add(resources.entity, { name: 'Klinik Mawar', kind: 'clinic' });
  const entity = { type: 'entity', id };
  await records.add(resources.user, { name: 'Ibu Mawar', email, password: PASSWORD, status: 'active', entity });
  const lines = [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price: 475_000 }];
  invoice = await records.run(resources.invoice, await records.add(resources.invoice, { entity, lines }), 'issue');
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
  owner = await signedIn(browser, 'id', email);
  operator = await signedIn(browser, 'id');
});
test.afterAll(async () => {
  await owner.person.close();
  await operator.person.close();
});

/** From the invoice's page, by the link that is named, to the proof that was sent. @returns how often something was pressed */
const pay = async (link: string): Promise<number> => {
  const { page, hand } = owner;
  let presses = 0;
  const press = async (place: Locator) => {
    presses++;
    await place.click();
  };
  await page.goto(url(`/services/invoice/detail/${invoice.id}`));
  await expect(page.getByText('Lima ratus dua puluh tujuh ribu dua ratus lima puluh rupiah')).toBeVisible();
  await press(page.getByRole('link', { name: link, exact: true }).first());
  await hand.shown('Bayar tagihan');
  await expect(page.getByText(transferNote(String(invoice['number']))!)).toBeVisible();
  await expect(page.getByText('5270123456')).toBeVisible();
  await expect(page.getByLabel('Jumlah yang ditransfer')).toHaveValue('527.250');
  const chooser = page.waitForEvent('filechooser');
  await press(hand.button('Pilih berkas'));
  await (await chooser).setFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('bukti.png')).toBeVisible();
  await press(hand.button('Kirim bukti'));
  await hand.shown(String(invoice['number']));
  await expect(page.getByText('Menunggu verifikasi: Rp 527.250').first()).toBeVisible();
  return presses;
};

const waiting = async (): Promise<Row> => {
  const found = await records.find(resources.payment, String(invoice['number']));
  return found.find((one) => one['status'] === 'pending')!;
};

test('the owner is refused without a proof, and keeps what is typed', async () => {
  const { page, hand } = owner;
  await page.goto(url('/services/payment/add-payment'));
  // The only open invoice is chosen already.
  await hand.shown('Bayar tagihan');
  await page.getByRole('checkbox', { name: 'Saya memotong PPh 23' }).check();
  await page.getByLabel('PPh 23 yang dipotong').fill('9500');
  await expect(page.getByLabel('Jumlah yang ditransfer')).toHaveValue('517.750');
  await page.getByLabel('Nomor bukti potong').fill('2600000001');
  await hand.button('Kirim bukti').click();
  await expect(page.getByRole('link', { name: 'Bukti transfer' })).toBeVisible();
  await expect(page.getByLabel('PPh 23 yang dipotong')).toHaveValue('9.500');
  expect(await flaws(page, 'payment-pay-id-1280')).toEqual([]);
  await page.getByRole('checkbox', { name: 'Saya memotong PPh 23' }).uncheck();
  await expect(page.getByLabel('Jumlah yang ditransfer')).toHaveValue('527.250');
});

test('with several accounts the owner has to say which one was paid into', async () => {
  const account = { bank: 'Mandiri', number: '137 00 1234567', holder: 'PT Nadi Teknologi', position: 2 };
  const second = await records.add(resources.bankAccount, account);
  const { page, hand } = owner;
  await page.goto(url(`/services/payment/add-payment?invoice=${invoice.id}`));
  await expect(page.getByRole('radio', { name: /Mandiri/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Bayar tagihan/);
  await hand.button('Kirim bukti').click();
  await expect(page.getByText('Pilih dahulu rekening yang Anda tuju.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rekening tujuan' })).toBeVisible();
  expect(await flaws(page, 'payment-account-id-1280')).toEqual([]);
  await records.change(resources.bankAccount, second, { status: 'inactive' });
});

test('the owner sees where to transfer what, and sends a proof with three presses and one file', async () => {
  expect(await pay('Bayar')).toBeLessThanOrEqual(3);
  const { page, hand } = owner;
  // What waits pays all of it: nobody is asked to pay twice.
  await expect(page.getByRole('link', { name: 'Bayar', exact: true })).toHaveCount(0);
  // Neither on the page to pay: the form is there for whoever sent a wrong proof.
  await page.goto(url(`/services/payment/add-payment?invoice=${invoice.id}`));
  await expect(hand.button('Kirim bukti lain')).toBeVisible();
  await expect(page.getByLabel('Jumlah yang ditransfer')).toHaveCount(0);
  expect(await flaws(page, 'payment-covered-id-1280')).toEqual([]);
  await hand.button('Kirim bukti lain').click();
  await expect(page.getByLabel('Jumlah yang ditransfer')).toHaveValue('527.250');
  await page.goto(url(`/services/invoice/detail/${invoice.id}`));
  await page.getByRole('link', { name: 'Lihat pembayaran' }).click();
  await expect(page.getByRole('img', { name: 'Bukti pembayaran' })).toBeVisible();
  expect(await flaws(page, 'payment-show-id-1280')).toEqual([]);
  await page.getByRole('link', { name: 'Ubah pembayaran' }).click();
  await hand.shown('Ubah pembayaran');
  await expect(page.getByRole('combobox', { name: 'Rekening tujuan' })).toHaveValue('5270123456');
  expect(await barriers(page)).toEqual([]);
  await page.goto(url('/services/payment'));
  await hand.shown('Daftar pembayaran');
  await expect(page.getByText('Pembayaran Anda untuk setiap tagihan')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Klien' })).toHaveCount(0);
});

test('the operator sees the picture beside the values, and rejects it; the owner reads why', async () => {
  const payment = await waiting();
  const { page, hand } = operator;
  await page.goto(url(`/services/payment/edit-payment/${payment.id}`));
  await hand.shown('Ubah pembayaran');
  await expect(page.getByRole('img', { name: 'Bukti pembayaran' })).toBeVisible();
  await look(page, 'payment-proof');
  await page.getByRole('button', { name: 'Tolak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tolak' });
  await dialog.getByLabel('Alasan').fill('Uangnya belum masuk.');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await expect(dialog).toHaveCount(0);
  await owner.page.goto(url(`/services/payment/edit-payment/${payment.id}`));
  await expect(owner.page.getByText('Uangnya belum masuk.').first()).toBeVisible();
});

test('a new proof is verified, and the invoice is paid', async () => {
  await pay('Kirim bukti baru');
  const payment = await waiting();
  const { page } = operator;
  await page.goto(url(`/services/payment/detail/${payment.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Klinik Mawar · Rp\s527\.250$/);
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verifikasi' });
  await dialog.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await records.get(resources.invoice, invoice.id))['status']).toBe('paid');
  await page.goto(url(`/services/invoice/detail/${invoice.id}`));
  const payments = page.getByRole('region', { name: 'Daftar pembayaran' });
  await expect(payments.getByText('Terverifikasi').first()).toBeVisible();
  await expect(payments.getByText('BCA 5270123456').first()).toBeVisible();
  expect(await flaws(page, 'invoice-page-id-1280')).toEqual([]);
  await owner.page.goto(url(`/services/invoice/detail/${invoice.id}`));
  const history = owner.page.getByRole('list', { name: 'Riwayat tagihan' });
  await expect(history.getByText('Pembayaran terverifikasi')).toBeVisible();
  await expect(history.getByText('Uangnya belum masuk.')).toBeVisible();
  await expect(owner.page.getByText('Lunas: Rp 527.250')).toBeVisible();
  await expect(owner.page.getByRole('link', { name: 'Bayar', exact: true })).toHaveCount(0);
  await owner.page.emulateMedia({ media: 'print' });
  await expect(history).toBeHidden();
  await expect(owner.page.getByText('Paket Klinik')).toBeVisible();
  await owner.page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await owner.page.setViewportSize({ width: 390, height: 844 });
  expect(await flaws(owner.page, 'invoice-page-id-dark-390')).toEqual([]);
  expect([unseen(owner), unseen(operator)]).toEqual([[], []]);
});
