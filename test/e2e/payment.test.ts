/** An owner pays an invoice with a picture; it is rejected, sent again and verified, and the invoice is paid. Rules: INV-6, INV-10, INV-15, INV-20. */
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

/** From the list to the invoice's page, and on by the link that is named. */
const pay = async (reference: string, link: string) => {
  const { page, hand } = owner;
  await page.goto(url('/services/invoice'));
  await page.getByRole('link', { name: String(invoice['number']), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: String(invoice['number']) }).waitFor();
  await expect(page.getByText('Lima ratus dua puluh tujuh ribu dua ratus lima puluh rupiah')).toBeVisible();
  await page.getByRole('link', { name: link, exact: true }).click();
  await hand.shown('Tambah pembayaran');
  await expect(page.getByText(transferNote(String(invoice['number']))!)).toBeVisible();
  // The only account is chosen already.
  await expect(page.getByRole('radio', { name: 'BCA 5270 1234 56' })).toBeChecked();
  await page.getByLabel('Jumlah diterima').fill('527250');
  await page.getByLabel('Referensi bank').fill(reference);
  await page.getByTestId('payment-proof').setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: picture });
  await look(page, `payment-add-${reference}`);
  await hand.save();
  await hand.shown('Daftar pembayaran');
};

test('the owner sees where to transfer what, and sends a proof', async () => {
  await pay('TRX-1', 'Bayar');
  await owner.page.getByRole('link', { name: 'TRX-1', exact: true }).first().click();
  await owner.hand.shown('TRX-1');
  await expect(owner.page.getByText('Menunggu verifikasi').first()).toBeVisible();
  await expect(owner.page.getByRole('img', { name: 'Bukti pembayaran' })).toBeVisible();
  await expect(owner.page.getByRole('navigation', { name: 'Posisi halaman' })).toContainText('TRX-1');
  expect(await flaws(owner.page, 'payment-show-id-1280')).toEqual([]);
  await owner.page.getByRole('link', { name: 'Ubah pembayaran' }).click();
  await owner.hand.shown('Ubah pembayaran');
  await expect(owner.page.getByRole('combobox', { name: 'Rekening tujuan' })).toHaveValue('5270 1234 56');
  expect(await barriers(owner.page)).toEqual([]);
});

test('the operator sees the picture beside the values, and rejects it; the owner reads why', async () => {
  const [payment] = await records.find(resources.payment, 'TRX-1');
  const { page, hand } = operator;
  await page.goto(url(`/services/payment/edit-payment/${payment!.id}`));
  await hand.shown('Ubah pembayaran');
  await expect(page.getByRole('img', { name: 'Bukti pembayaran' })).toBeVisible();
  await look(page, 'payment-proof');
  await page.getByRole('button', { name: 'Tolak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tolak' });
  await dialog.getByLabel('Alasan').fill('Uangnya belum masuk.');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await expect(dialog).toHaveCount(0);
  await owner.page.goto(url(`/services/payment/edit-payment/${payment!.id}`));
  await expect(owner.page.getByText('Uangnya belum masuk.').first()).toBeVisible();
});

test('a new proof is verified, and the invoice is paid', async () => {
  await pay('TRX-2', 'Kirim bukti baru');
  const [payment] = await records.find(resources.payment, 'TRX-2');
  const { page, hand } = operator;
  await page.goto(url(`/services/payment/detail/${payment!.id}`));
  await hand.shown('TRX-2');
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verifikasi' });
  await dialog.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await records.get(resources.invoice, invoice.id))['status']).toBe('paid');
  await page.goto(url(`/services/invoice/detail/${invoice.id}`));
  const payments = page.getByRole('region', { name: 'Daftar pembayaran' });
  await expect(payments.getByText('Terverifikasi').first()).toBeVisible();
  await expect(payments.getByText('BCA 5270 1234 56').first()).toBeVisible();
  expect(await flaws(page, 'invoice-page-id-1280')).toEqual([]);
  await owner.page.goto(url(`/services/invoice/detail/${invoice.id}`));
  const history = owner.page.getByRole('list', { name: 'Riwayat tagihan' });
  await expect(history.getByText('Pembayaran terverifikasi')).toBeVisible();
  await expect(history.getByText('Uangnya belum masuk.')).toBeVisible();
  await expect(owner.page.getByRole('link', { name: 'Bayar', exact: true })).toHaveCount(0);
  await owner.page.emulateMedia({ media: 'print' });
  await expect(history).toBeHidden();
  await expect(owner.page.getByText('Paket Klinik')).toBeVisible();
  await owner.page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await owner.page.setViewportSize({ width: 390, height: 844 });
  expect(await flaws(owner.page, 'invoice-page-id-dark-390')).toEqual([]);
  expect([unseen(owner), unseen(operator)]).toEqual([[], []]);
});
