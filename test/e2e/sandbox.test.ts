/** A client for tests is marked as such wherever the operator sees it, with its clock in words. Rule: SUB-24. */
import { resources } from '#shared/areas/resources';
import { signedIn, unseen } from './form/formPage';
import { recordsAs } from './form/records';
import { barriers, look, url } from './person';
import { expect, test } from './test';

test('the list and the page of a sandbox say that it is one, and how far its clock is ahead', async ({ browser }) => {
  const records = await recordsAs();
  const { id } = await records.add(resources.entity, { name: 'Klinik Percobaan', kind: 'clinic', sandbox: true });
  await records.add(resources.entity, { name: 'Klinik Percaya', kind: 'clinic' });
  const operator = await signedIn(browser, 'id');
  const { page, hand } = operator;
  await page.goto(url(`/entity/entity-management/detail/${id}`));
  await expect(page.getByText('Uji coba', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Majukan jam' }).click();
  const dialog = page.getByRole('dialog', { name: 'Majukan jam' });
  await expect(dialog.getByText('1 hari', { exact: true })).toBeVisible();
  await look(page, 'sandbox-dialog');
  await dialog.getByRole('button', { name: 'Majukan jam' }).click();
  await expect(dialog).toHaveCount(0);
  const mark = 'Uji coba · jam maju 1 hari';
  await expect(page.getByText(mark)).toBeVisible();
  await look(page, 'sandbox-page');
  expect(await barriers(page)).toEqual([]);
  await page.goto(url('/entity/entity-management'));
  await hand.shown('Daftar klien');
  await expect(page.getByRole('row').filter({ hasText: 'Klinik Percobaan' }).getByText('Uji coba', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Klinik Percaya' }).getByText('Uji coba')).toHaveCount(0);
  await look(page, 'sandbox-list');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
  await look(page, 'sandbox-list-phone');
  expect(unseen(operator)).toEqual([]);
  await operator.person.close();
});
