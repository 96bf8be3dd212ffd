/** An operator writes an invoice and issues it; its lines are a small grid. Rules: INV-1, INV-3, INV-5, MNY-7. */
import { resources } from '#shared/areas/resources';
import { wholeChromium } from './chromium';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { barriers, look, url } from './person';
import { expect, test } from './test';

const clinic = 'Klinik Kecubung';
let records: Records;
let operator: SignedIn;

test.use(wholeChromium);
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  await records.add(resources.entity, { name: clinic, kind: 'clinic' });
  operator = await signedIn(browser, 'id');
});
test.afterAll(() => operator.person.close());

const line = (number: number) => operator.page.getByRole('group', { name: `Baris ${number}`, exact: true });
const total = (label: string) =>
  operator.page
    .locator('dl > div')
    .filter({ has: operator.page.getByText(label, { exact: true }) })
    .locator('dd');

test('lines are typed with Enter from one to the next, and the sums follow while typing', async () => {
  const { page, hand } = operator;
  await page.goto(url('/services/invoice/add-invoice'));
  await hand.shown('Tambah tagihan');
  await hand.picker('Klien').fill('Kecubung');
  await page.getByRole('option', { name: clinic }).click();
  await line(1).getByLabel('Uraian (Indonesia)').fill('Paket Klinik');
  await line(1).getByLabel('Uraian (Inggris)').fill('Clinic package');
  await line(1).getByLabel('Kuantitas').fill('1');
  await line(1).getByLabel('Harga satuan').fill('475000');
  await expect(total('Total')).toHaveText('Rp\u00a0527.250');
  await line(1).getByLabel('Harga satuan').press('Enter');
  await expect(line(2).getByRole('combobox')).toBeFocused();
  await expect(page).toHaveURL(/add-invoice$/);
});

test('cells of a spreadsheet are pasted over several lines; what cannot be read is refused beside its cell, and nothing is lost', async () => {
  const { page, hand } = operator;
  await line(2).getByLabel('Uraian (Indonesia)').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Kursi tambahan\tExtra seats\t2,5\tRp 25.001\nModul ICD\tICD module\tdua\t25.000');
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('2 baris ditempel.')).toBeVisible();
  await expect(line(2).getByText('Rp\u00a062.503')).toBeVisible();
  await hand.save();
  await expect(hand.alert('Baris 3: Tulis bilangan')).toBeVisible();
  await expect(line(3).getByLabel('Kuantitas')).toHaveAttribute('aria-invalid', 'true');
  expect(await barriers(page)).toEqual([]);
  await look(page, 'invoice-lines');
  await page.getByRole('button', { name: 'Hapus Baris 3' }).click();
  await expect(line(3)).toHaveCount(0);
  await page.getByRole('button', { name: 'Naikkan Baris 2' }).click();
  await expect(line(1).getByLabel('Uraian (Indonesia)')).toHaveValue('Kursi tambahan');
  await hand.save();
  // One stays with what was made: a draft has no number yet.
  await hand.shown('Draf');
});

test('the dialog shows number and sums before the invoice is issued; after that nothing can be typed any more', async () => {
  const { page, hand } = operator;
  await page.goto(url('/services/invoice'));
  await page.getByRole('row').filter({ hasText: clinic }).getByRole('link', { name: 'Draf' }).click();
  await hand.shown('Draf');
  await expect(page.getByRole('link', { name: 'Ubah tagihan', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terbitkan' });
  await expect(dialog.getByText(/^INV\/\d{4}\/\d{2}\/\d{4}$/)).toBeVisible();
  await expect(dialog.getByText('Rp\u00a0596.628').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Terbit', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('row')).toHaveCount(3);
  expect(await barriers(page)).toEqual([]);
  await look(page, 'invoice-issued');
  await page.getByText('Semua perubahan nilai').click();
  await expect(page.getByRole('cell', { name: /INV\// })).toBeVisible();
  expect(unseen(operator)).toEqual([]);
});

test('an issued invoice opens as a PDF in both languages, each over the page', async () => {
  const { page } = operator;
  for (const name of ['PDF (Indonesia)', 'PDF (Inggris)']) {
    await page.getByRole('button', { name }).click();
    const paper = page.getByRole('dialog', { name: /^INV-.*\.pdf$/ });
    await expect(paper.locator('iframe')).toHaveAttribute('src', /^blob:/);
    await paper.getByRole('button', { name: 'Tutup' }).click();
    await expect(paper).toHaveCount(0);
  }
  await look(page, 'invoice-pdf');
  expect(unseen(operator)).toEqual([]);
});
