/** The settings of a clinic: its owner changes the time zone, and the dates shown stay the same days. Rule: SUB-26. */
import { resources } from '#shared/areas/resources';
import { addMember } from './clinicPeople';
import { recordsAs } from './form/records';
import { barriers, look, newPerson, signIn, url } from './person';
import { expect, test } from './test';

const owner = 'wayan@melati.test';

test('an owner chooses the time zone of the clinic', async ({ browser }) => {
  const records = await recordsAs();
  const entity = await records.add(resources.entity, { name: 'Klinik Melati Denpasar', kind: 'clinic' });
  await addMember(records, { name: 'Wayan', email: owner }, entity);
  const wayan = await newPerson(browser, { width: 390, height: 800 });
  const { page } = wayan;
  await signIn(page, owner);
  await page.goto(url('/services/settings'));
  await expect(page.getByRole('heading', { level: 1, name: 'Pengaturan klinik' })).toBeVisible();
  await expect(page.getByText('WIB (Jakarta)')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await look(page, 'client-settings');
  await page.getByRole('button', { name: 'Ubah pengaturan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah pengaturan' });
  await expect(dialog.getByRole('radio', { name: 'WIB (Jakarta)' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'WITA (Makassar)' }).check();
  // The choice itself, and what would change.
  await expect(dialog.getByText('WITA (Makassar)')).toHaveCount(2);
  await look(page, 'client-settings-dialog');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ubah pengaturan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Pengaturan Klinik Melati Denpasar disimpan.')).toBeVisible();
  await expect(page.getByText('WITA (Makassar)')).toBeVisible();
  await wayan.close();
});
