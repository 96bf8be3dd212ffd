/** A client's phone number and address: masked in the list, in full in its form and in the exported file; and the list narrowed by a typed city. Rules: PRV-6, LST-9. */
import { readFile } from 'node:fs/promises';
import { resources } from '#shared/areas/resources';
import { signedIn, unseen } from './form/formPage';
import { recordsAs } from './form/records';
import { flaws, url } from './person';
import { expect, test } from './test';
import { words } from './words';

const clinics = [
  { name: 'Klinik Kenanga', kind: 'clinic', city: 'Bandung', phone: '+6281234567678', address: 'Jalan Kenanga 12' },
  { name: 'Klinik Cempaka', kind: 'clinic', city: 'Bogor', phone: '+6281298765432', address: 'Jalan Cempaka 3' },
];

test.beforeAll(async () => {
  const admin = await recordsAs();
  for (const one of clinics) await admin.add(resources.entity, one);
});

test('an operator narrows the clients to a city, sees their numbers masked, and opens one in full', async ({ browser }) => {
  const operator = await signedIn(browser, 'id');
  const { page } = operator;
  await page.goto(url('/entity/entity-management?columns=name,city,phone,address'));
  await page.getByRole('link', { name: 'Klinik Cempaka', exact: true }).waitFor();
  await page.getByRole('button', { name: words.id.grid.filters }).click();
  const city = page.getByRole('textbox', { name: 'Kota' });
  await city.fill('bandung');
  await city.press('Enter');
  await page.getByRole('link', { name: 'Klinik Cempaka', exact: true }).waitFor({ state: 'detached' });
  expect(await flaws(page, 'clients-city-filter-id-1280')).toEqual([]);
  await page.getByRole('button', { name: words.id.grid.done }).click();
  expect(new URL(page.url()).searchParams.get('city')).toBe('bandung');
  await page.getByRole('gridcell', { name: '+62 812 •••• 7678' }).waitFor();
  expect(await page.getByText('Jalan Kenanga 12').count()).toBe(0);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: words.id.grid.export }).click();
  const exported = await readFile(await (await file).path(), 'utf8');
  expect(exported).toContain('Jalan Kenanga 12');
  expect(exported).toContain('0812-3456-7678');

  await page.getByRole('link', { name: 'Klinik Kenanga', exact: true }).click();
  const facts = page.getByRole('region', { name: 'Data' });
  await expect(facts.getByText('Jalan Kenanga 12')).toBeVisible();
  await expect(facts.getByText('0812-3456-7678')).toBeVisible();
  expect(await flaws(page, 'client-show-id-1280')).toEqual([]);
  await page.getByRole('link', { name: 'Ubah klien' }).click();
  await expect(page.getByRole('textbox', { name: /^Alamat/ })).toHaveValue('Jalan Kenanga 12');
  await expect(page.getByRole('textbox', { name: /^Telepon/ })).toHaveValue('0812-3456-7678');
  expect(unseen(operator)).toEqual([]);
  await operator.person.close();
});
