/** The operator makes a client with its modules in one save; what is wrong is said at once, and nothing typed is lost. Rules: SUB-30, SUB-29. */
import type { Locator } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import { addMember } from './clinicPeople';
import { signedIn, unseen } from './form/formPage';
import { recordsAs } from './form/records';
import { barriers, flaws, look, newPerson, signIn, url } from './person';
import { packBesideServices } from './salePackages';
import { expect, test } from './test';

test('a client with package, modules and owner takes eight fields and one save', async ({ browser }) => {
  const records = await recordsAs();
  await packBesideServices(records);
  const operator = await signedIn(browser, 'id');
  const { page, hand } = operator;
  let fields = 0;
  const fill = async (field: Locator, text: string) => {
    fields++;
    await field.fill(text);
  };
  const pick = async (choice: Locator) => {
    fields++;
    await choice.check();
  };
  await page.goto(url('/entity/entity-management/add-entity'));
  await hand.shown('Tambah klien');
  // Each kind has its own packages.
  await page.getByRole('radio', { name: 'Rumah sakit' }).check();
  await expect(page.getByRole('radio', { name: /Praktik Bersama/ })).toHaveCount(0);
  await pick(page.getByRole('radio', { name: 'Klinik', exact: true }));
  await pick(page.getByRole('radio', { name: /Praktik Bersama/ }));
  await fill(hand.text('E-mail pemilik'), 'ratna');
  await hand.button('Simpan klien').click();
  await expect(page.getByRole('link', { name: 'Nama' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'E-mail pemilik' })).toBeVisible();
  await expect(hand.text('E-mail pemilik')).toHaveValue('ratna');
  await hand.text('E-mail pemilik').fill('ratna@sehat.test');
  await fill(hand.text('Nama'), 'Klinik Sehat Bersama');
  await pick(page.getByRole('checkbox', { name: /Layanan & Tarif/ }));
  await expect(page.getByText('Sudah termasuk: Inventaris.')).toBeVisible();
  const totals = page.getByText('Sebelum PPN').locator('xpath=ancestor::dl');
  await expect(totals).toContainText('Rp 425.000');
  await expect(totals).toContainText('Rp 471.750');
  await look(page, 'client-opening');
  expect(await barriers(page)).toEqual([]);
  expect(fields).toBeLessThanOrEqual(8);
  await hand.button('Simpan klien').click();
  await hand.shown('Klinik Sehat Bersama');
  await expect(page).toHaveURL(/entity-management\/detail\//);
  const [client] = await records.find(resources.entity, 'Klinik Sehat Bersama');
  const header = (await records.find(resources.clientsubsheader, '')).find((one) => (one['entity'] as { id: string }).id === client!.id);
  expect(header).toMatchObject({ status: 'active', cycle: 'monthly' });
  expect(unseen(operator)).toEqual([]);
  await operator.person.close();
});

test('an owner changes the data of the clinic; the city follows from the region', async ({ browser }) => {
  const records = await recordsAs();
  const entity = await records.add(resources.entity, { name: 'Klinik Data Sendiri', kind: 'clinic' });
  const email = 'made@datasendiri.test';
  await addMember(records, { name: 'Made', email }, entity);
  const made = await newPerson(browser, { width: 390, height: 844 });
  const { page } = made;
  await signIn(page, email);
  await page.goto(url('/services/settings'));
  await expect(page.getByText('Belum diisi').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ubah data klinik' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah data klinik' });
  await expect(dialog.getByText('Belum ada yang diubah.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ubah data klinik' })).toBeDisabled();
  await dialog.getByLabel('Alamat').fill('Jalan Melati 7');
  await dialog.getByLabel('E-mail untuk tagihan').fill('tagihan');
  await dialog.getByLabel('NPWP').fill('12');
  await dialog.getByRole('button', { name: 'Ubah data klinik' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
  await expect(dialog.getByLabel('Alamat')).toHaveValue('Jalan Melati 7');
  await dialog.getByLabel('E-mail untuk tagihan').fill('tagihan@datasendiri.test');
  await dialog.getByLabel('NPWP').fill('');
  await dialog.getByRole('combobox', { name: 'Wilayah' }).fill('denpasar');
  await page.getByRole('option', { name: 'Kota Denpasar, Bali', exact: true }).click();
  await look(page, 'client-data');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ubah data klinik' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Jalan Melati 7')).toBeVisible();
  await expect(page.getByText('Kota Denpasar', { exact: true })).toBeVisible();
  expect(await flaws(page, 'client-settings-id-390')).toEqual([]);
  await made.close();
});
