/** Support access in the browser: an owner grants it, somebody of ours reads by it, and the owner ends it. Rule: PRV-18. */
import { resources } from '#shared/areas/resources';
import { signedIn, unseen } from './form/formPage';
import { addMember } from './clinicPeople';
import { recordsAs } from './form/records';
import { barriers, look, newPerson, signIn, url } from './person';
import { expect, test } from './test';

const owner = 'rini@mawar.test';
const clinic = 'Klinik Mawar Solo';
const reason = 'Tarif rawat jalan tampil salah';

test('the banner comes with the grant and goes with its end, and who reads is shown the clinic at once', async ({ browser }) => {
  const records = await recordsAs();
  const { id } = await records.add(resources.entity, { name: clinic, kind: 'clinic' });
  await addMember(records, { name: 'Ibu Rini', email: owner }, { id });
  const rini = await newPerson(browser, { width: 390, height: 800 });
  const { page } = rini;
  await signIn(page, owner);
  await page.goto(url('/services/support/grant'));
  await page.getByLabel('Keperluan').fill(reason);
  await page.getByLabel('Lama (jam)').fill('4');
  await page.getByRole('button', { name: 'Beri akses' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'Tim dukungan' });
  await expect(banner).toBeVisible();
  await look(page, 'support-banner');
  expect(await barriers(page)).toEqual([]);

  const operator = await signedIn(browser, 'id');
  await operator.page.goto(url('/services/support'));
  await operator.hand.shown('Akses dukungan');
  await operator.page.getByRole('link', { name: reason, exact: true }).click();
  await operator.page.getByRole('button', { name: 'Baca data klinik' }).click();
  const dialog = operator.page.getByRole('dialog', { name: 'Baca data klinik' });
  await dialog.getByRole('button', { name: 'Baca data klinik' }).click();
  await expect(operator.page.getByText(/^Anda membaca data klinik ini sebagai tim dukungan/)).toBeVisible();
  await look(operator.page, 'support-reading');
  expect(unseen(operator)).toEqual([]);

  await page.goto(url('/services/support'));
  await page.getByRole('link', { name: reason, exact: true }).click();
  await expect(banner).toContainText('Admin Nadi');
  await page.getByRole('button', { name: 'Akhiri akses' }).click();
  const ending = page.getByRole('dialog', { name: 'Akhiri akses' });
  await ending.getByRole('button', { name: 'Akhiri akses' }).click();
  await expect(ending).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  await rini.close();
  await operator.person.close();
});
