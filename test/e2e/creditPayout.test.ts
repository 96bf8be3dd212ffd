/** Credit of a client is paid back by the operator, above the limit not by who asked; and a discount that ends is granted and read by the owner. Rules: INV-21, SUB-28. */
import { resources } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { addMember } from './clinicPeople';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { barriers, flaws, look, url } from './person';
import { expect, test } from './test';

const email = 'pemilik@flamboyan.test';
let records: Records;
let operator: SignedIn;
let header: Row;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  const { id } = await records.add(resources.entity, { name: 'Klinik Flamboyan', kind: 'clinic' });
  const entity = { type: 'entity', id };
  await addMember(records, { name: 'Ibu Flamboyan', email }, { id });
  const lines = [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price: 475_000 }];
  const invoice = await records.run(resources.invoice, await records.add(resources.invoice, { entity, lines }), 'issue');
  const paid = { method: 'transfer', amount: 3_000_000, paid_at: String(invoice['issue_date']), reference: 'LEBIH-1' };
  await records.run(
    resources.payment,
    await records.add(resources.payment, { ...paid, invoice: { type: 'invoices', id: invoice.id } }),
    'verify',
  );
  const pack = (await records.find(resources.package, 'Klinik')).find((one) => one['code'] === 'KLINIK')!;
  header = await records.add(resources.clientsubsheader, { entity, package: { type: 'packages', id: pack.id }, cycle: 'monthly' });
  await records.run(resources.clientsubsheader, header, 'activate', { trial: true });
  operator = await signedIn(browser, 'id');
});
test.afterAll(() => operator.person.close());

/** Asks for a payout in the form, and stays with it. */
const ask = async (amount: string) => {
  const { page, hand } = operator;
  await page.goto(url('/services/payout'));
  await page.getByRole('link', { name: 'Tambah pencairan kredit' }).first().click();
  await hand.shown('Tambah pencairan kredit');
  await hand.picker('Klien').fill('Flamboyan');
  await page.getByRole('option', { name: /Klinik Flamboyan/ }).click();
  await page.getByLabel('Jumlah').fill(amount);
  await hand.text('Rekening tujuan').fill('BCA 5270 a.n. Klinik Flamboyan');
  await hand.text('Alasan').fill('Lebih bayar');
  await hand.save();
  await expect(page.getByRole('heading', { level: 1, name: /^PC\// })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Data' }).getByText('BCA 5270 a.n. Klinik Flamboyan')).toBeVisible();
};

const pay = async (reference: string) => {
  const { page, hand } = operator;
  await page.getByRole('button', { name: 'Catat pembayaran' }).click();
  const dialog = page.getByRole('dialog', { name: 'Catat pembayaran' });
  await hand.day(new Date().toISOString().slice(0, 10));
  await dialog.getByLabel('Referensi bank').fill(reference);
  return dialog;
};

test('the operator asks for a payout and pays it; the client has that much less', async () => {
  const { page } = operator;
  await ask('500000');
  expect(await flaws(page, 'payout-id-1280')).toEqual([]);
  const dialog = await pay('OUT-1');
  await look(page, 'payout-pay-id-1280');
  await dialog.getByRole('button', { name: 'Catat pembayaran' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Dibayar', { exact: true }).first()).toBeVisible();
  await page.goto(url('/services/payout'));
  await expect(page.getByText('Rp 500.000').first()).toBeVisible();
});

test('above the limit, who asked is told that somebody else pays', async () => {
  const { page } = operator;
  await ask('1000001');
  const dialog = await pay('OUT-2');
  await expect(dialog.getByText('Di atas Rp 1.000.000, yang membayar bukan yang meminta.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await barriers(page)).toEqual([]);
});

test('a percentage for three periods is granted, and the owner reads it with its end', async ({ browser }) => {
  const { page, hand } = operator;
  await page.goto(url(`/entity/subscription-management/edit-subscription/${header.id}`));
  await page.getByRole('button', { name: 'Beri potongan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Beri potongan' });
  await dialog.getByLabel('Atau persen per periode').fill('20');
  await dialog.getByLabel('Untuk berapa periode').fill('3');
  await dialog.getByLabel('Alasan').fill('Mitra lama');
  expect(await flaws(page, 'discount-id-1280')).toEqual([]);
  await dialog.getByRole('button', { name: 'Beri potongan' }).click();
  await expect(dialog).toHaveCount(0);
  await hand.told('Potongan langganan');
  const owner = await signedIn(browser, 'id', email);
  await owner.page.goto(url('/services/subscription'));
  await expect(owner.page.getByText(/Potongan 20% \(untuk periode yang dimulai sampai \d/)).toBeVisible();
  await expect(owner.page.getByText('Mitra lama')).toBeVisible();
  expect(unseen(owner)).toEqual([]);
  await owner.person.close();
  expect(unseen(operator)).toEqual([]);
});
