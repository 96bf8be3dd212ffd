/** A client subscribes, as an operator arranges it and as its own people see it. Rules: SUB-7, SUB-10, SUB-12, SUB-23, CMD-5. */
import { resources } from '#shared/areas/resources';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { addMember } from './clinicPeople';
import { recordsAs, type Records } from './form/records';
import { barriers, flaws, look, newPerson, signIn, url } from './person';
import { expect, test } from './test';

/** A name that no other test uses, because the lists show the clinics of all tests. */
const clinic = 'Klinik Anggrek Bulan';
const owner = 'dewi@kenanga.test';
let records: Records;
let operator: SignedIn;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  records = await recordsAs();
  operator = await signedIn(browser, 'id');
});
test.afterAll(() => operator.person.close());

test('an operator adds a client with modules, and finds the draft of its subscription', async () => {
  const { page, hand } = operator;
  const [pack] = (await records.find(resources.package, 'Klinik')).filter((one) => one['code'] === 'KLINIK');
  const modules = (await records.find(resources.module, 'Kode ICD')).filter((one) => (one['package'] as { id: string }).id === pack!.id);
  await records.add(resources.entity, { name: clinic, kind: 'clinic', modules: [{ type: 'modules', id: modules[0]!.id }] });
  await page.goto(url('/entity/subscription-management'));
  await hand.shown('Daftar langganan');
  const row = page.getByRole('row').filter({ hasText: clinic });
  await expect(row.getByText('Draf')).toBeVisible();
  await row.getByRole('link', { name: /^SUB-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^SUB-/ })).toBeVisible();
  expect(await flaws(page, 'subscription-show-id-1280')).toEqual([]);
  await page.getByRole('link', { name: 'Ubah langganan' }).click();
  await hand.shown('Ubah langganan');
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Posisi halaman' }).getByRole('link', { name: /^SUB-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^SUB-/ })).toBeVisible();
});

test('the dialog shows what activating would change; done, the subscription is on trial and can no longer be edited by hand', async () => {
  const { page } = operator;
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aktifkan' });
  await expect(dialog.getByText('Masa coba', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Aktifkan' })).toBeInViewport();
  await look(page, 'subscription-activate');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByText(/^Langganan SUB-\d{4}-\d{5} aktif\.$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Perpanjang masa coba' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ubah langganan' })).toHaveCount(0);
});

test('a refusal stands under its field, and what was typed stays', async () => {
  const { page } = operator;
  await page.getByRole('button', { name: 'Beri potongan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Beri potongan' });
  await dialog.getByLabel('Potongan per periode').fill('99000000');
  await dialog.getByLabel('Alasan').fill('Mitra');
  await expect(dialog.getByText(/Paling besar harga satu periode/)).toBeVisible();
  await expect(dialog.getByLabel('Alasan')).toHaveValue('Mitra');
  await dialog.getByRole('button', { name: 'Kembali' }).click();
  expect(unseen(operator)).toEqual([]);
});

test('the list offers the commands of a row, and of selected rows, in a menu that is fetched after the list', async () => {
  const { page, hand } = operator;
  await page.goto(url('/entity/subscription-management'));
  await hand.shown('Daftar langganan');
  const row = page.getByRole('row').filter({ hasText: clinic });
  await row.getByRole('button', { name: /^Tindakan untuk SUB-/ }).click();
  const ofRow = page.getByRole('menu', { name: /^Tindakan untuk SUB-/ });
  await expect(ofRow.getByRole('menuitem', { name: 'Perpanjang masa coba' })).toBeVisible();
  await expect(ofRow.getByRole('menuitem', { name: /^Aktifkan/ })).toHaveAttribute('aria-disabled', 'true');
  await look(page, 'subscription-row-menu');
  await page.keyboard.press('Escape');
  await expect(ofRow).toHaveCount(0);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Perpanjang masa coba' }).click();
  await expect(page.getByRole('dialog', { name: 'Perpanjang masa coba' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(unseen(operator)).toEqual([]);
});

test('a person of the clinic sees package, trial, price to the rupiah and modules', async ({ browser }) => {
  const [entity] = await records.find(resources.entity, clinic);
  await addMember(records, { name: 'Dewi', email: owner }, entity!);
  const dewi = await newPerson(browser, { width: 390, height: 800 });
  const { page } = dewi;
  await signIn(page, owner);
  await page.goto(url('/services/subscription'));
  await expect(page.getByRole('heading', { level: 1, name: 'Langganan saya' })).toBeVisible();
  await expect(page.getByText(/\d+ hari lagi/)).toBeVisible();
  await expect(page.getByText('Rp\u00a0527.250')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Kode ICD' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await look(page, 'subscription-own');
  await page.getByRole('button', { name: 'Ubah paket' }).click();
  const change = page.getByRole('dialog', { name: 'Ubah paket' });
  await expect(change.getByText(/untuk melihat selisihnya/)).toBeVisible();
  await expect(change.getByText('Harga belum termasuk PPN.')).toBeVisible();
  await expect(change.getByRole('button', { name: 'Ubah paket' })).toBeDisabled();
  await look(page, 'subscription-unchanged');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hentikan' }).click();
  const stop = page.getByRole('dialog', { name: 'Hentikan' });
  await expect(stop.getByRole('radio', { name: 'Di akhir masa coba' })).toBeChecked();
  await expect(stop.getByText(/^Masa coba berjalan sampai .* tanpa tagihan\.$/)).toBeVisible();
  await expect(stop.getByText('yang sudah dibayar')).toHaveCount(0);
  await look(page, 'subscription-stop-trial');
  await page.keyboard.press('Escape');
  expect(dewi.troubles).toEqual([]);
  await dewi.close();
});
