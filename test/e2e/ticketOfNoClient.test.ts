/** Somebody without a clinic asks for help, staff see whose question it is and answer, and the answer is read and replied to. Rule: TKT-14. */
import { resources } from '#shared/areas/resources';
import { recordsAs } from './form/records';
import { flaws, newPerson, PASSWORD, signIn, url } from './person';
import { expect, test } from './test';

const email = 'budi@pendaftar.test';

test('somebody without a clinic writes a ticket with a file, staff answer it, and they reply', async ({ browser }) => {
  const admin = await recordsAs();
  await admin.add(resources.user, { name: 'Budi Pendaftar', email, password: PASSWORD, status: 'active' });
  const person = await newPerson(browser, { language: 'id' });
  const { page } = person;
  await signIn(page, email);
  await page.goto(url('/tiket'));
  await page.getByRole('link', { name: 'Buat tiket' }).first().click();
  await page.getByRole('textbox', { name: /^Judul/ }).fill('Undangan saya belum sampai');
  await page.getByRole('textbox', { name: /^Pesan/ }).fill('Pemilik klinik sudah mengundang saya.');
  for (const field of [/^Klien/, /^Langganan/, /^Tagihan/]) expect(await page.getByRole('combobox', { name: field }).count()).toBe(0);
  const pdf = {
    name: 'undangan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n'),
  };
  await page.locator('input[type=file]').first().setInputFiles(pdf);
  await expect(page.getByText('undangan.pdf')).toBeVisible();
  expect(await flaws(page, 'ticket-no-client-add')).toEqual([]);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Undangan saya belum sampai' }).waitFor();
  expect(await flaws(page, 'ticket-no-client-show')).toEqual([]);

  const staff = await newPerson(browser, { language: 'en' });
  await signIn(staff.page);
  await staff.page.goto(url('/tiket'));
  const row = staff.page.getByRole('row', { name: /Undangan saya belum sampai/ });
  await expect(row.getByText('No clinic · Budi Pendaftar')).toBeVisible();
  expect(await flaws(staff.page, 'ticket-no-client-queue')).toEqual([]);
  await staff.page.getByRole('link', { name: 'Undangan saya belum sampai' }).click();
  await expect(staff.page.getByText(email)).toBeVisible();
  await staff.page.getByRole('textbox', { name: 'Write a reply' }).fill('Sudah kami kirim ulang.');
  await staff.page.getByRole('textbox', { name: 'Write a reply' }).press('Control+Enter');
  expect(await flaws(staff.page, 'ticket-no-client-staff')).toEqual([]);

  await expect(page.getByText('Sudah kami kirim ulang.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Tulis balasan' }).fill('Terima kasih, sudah masuk.');
  await page.getByRole('textbox', { name: 'Tulis balasan' }).press('Control+Enter');
  await expect(page.getByText('Terima kasih, sudah masuk.')).toBeVisible();
  expect([person.troubles, staff.troubles]).toEqual([[], []]);
  await person.close();
  await staff.close();
});
