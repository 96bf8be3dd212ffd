/** An owner asks for all data of her clinic and downloads it; a nurse is not offered it. Rule: PRV-14. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { resources } from '#shared/areas/resources';
import { addMember } from './clinicPeople';
import { recordsAs } from './form/records';
import { flaws, newPerson, signIn, url } from './person';
import { expect, test } from './test';

test('the owner exports the clinic from its settings; who may not is not offered it', async ({ browser }) => {
  const admin = await recordsAs();
  const clinic = await admin.add(resources.entity, { name: 'Klinik Seruni', kind: 'clinic' });
  await addMember(admin, { name: 'Ibu Rini', email: 'rini@cempaka.test' }, clinic);
  // The second one becomes an administrator of the clinic, who may not export it.
  await addMember(admin, { name: 'Ani', email: 'ani@cempaka.test' }, clinic);

  const owner = await newPerson(browser, { language: 'id' });
  await signIn(owner.page, 'rini@cempaka.test');
  await owner.page.goto(url('/services/settings'));
  await owner.page.getByRole('button', { name: 'Ekspor semua data' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Ekspor semua data' }).click();
  const download = owner.page.waitForEvent('download');
  await owner.page.getByRole('button', { name: 'Unduh' }).click();
  const file = unzipSync(await readFile(await (await download).path()));
  const manifest = JSON.parse(strFromU8(file['manifest.json']!)) as { client: { name: string } };
  expect(manifest.client.name).toBe('Klinik Seruni');
  expect(strFromU8(file['data/memberships.csv']!)).toContain('ani@cempaka.test');
  await expect(owner.page.getByRole('button', { name: 'Unduh' })).toBeEnabled();
  expect(await flaws(owner.page, 'client-export-id-1280')).toEqual([]);
  expect(owner.troubles).toEqual([]);
  await owner.close();

  const other = await newPerson(browser, { language: 'id', width: 390, height: 844 });
  await signIn(other.page, 'ani@cempaka.test');
  await other.page.goto(url('/services/settings'));
  await other.page.getByText('Klinik Seruni').first().waitFor();
  await expect(other.page.getByRole('button', { name: 'Ekspor semua data' })).toHaveCount(0);
  await expect(other.page.getByRole('heading', { name: 'Ekspor data' })).toHaveCount(0);
  await other.close();
});
