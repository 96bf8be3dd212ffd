/** New billing terms from tomorrow, in a real browser; what they mean follows the typing, and terms that have begun keep all but their name. Rule: MNY-14. */
import { addDays } from '#shared/domain/calendarDays';
import { firstFreeDay } from '#shared/areas/billing/domain/billingTermRules';
import { resources } from '#shared/areas/resources';
import { signedIn, unseen } from './form/formPage';
import { recordsAs } from './form/records';
import { listPage } from './listPage';
import { flaws, url } from './person';
import { expect, test } from './test';

const list = '/usman/billing-term-management';

test('new terms begin as a copy, from tomorrow at the earliest', async ({ browser }) => {
  const admin = await signedIn(browser, 'id');
  const { page, hand } = admin;
  const tomorrow = firstFreeDay(new Date());
  await page.goto(url(list));
  await page.getByRole('link', { name: 'Tambah ketentuan penagihan' }).first().click();
  await hand.shown('Tambah ketentuan penagihan');
  const meaning = page.getByRole('region', { name: 'Artinya' });
  await expect(meaning).toContainText('jatuh tempo 14 hari setelah terbit');
  await hand.text('Nama').fill('Ketentuan kilat');
  await page.getByLabel('Jatuh tempo (hari setelah terbit)').fill('5');
  await hand.text('Pengingat tagihan').fill('-1, 0');
  await expect(meaning).toContainText('jatuh tempo 5 hari setelah terbit');
  await expect(meaning).toContainText('1 hari sebelum jatuh tempo dan pada hari jatuh tempo');
  const found = await flaws(page, 'billing-term-add-id-light-1280');

  await hand.day(addDays(tomorrow, -1));
  await hand.save();
  await hand.told('yang sudah berjalan tidak berubah');
  await hand.day(tomorrow);
  await hand.save();
  await hand.shown('Ketentuan penagihan');
  await page.getByRole('link', { name: 'Ketentuan kilat', exact: true }).click();
  await expect(page.getByText('Belum berlaku', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Jatuh tempo (hari setelah terbit)')).toHaveValue('5');
  await admin.person.close();
  expect([...found, ...unseen(admin)]).toEqual([]);
});

test('terms that have begun keep all but their name, and nothing offers to delete them', async ({ browser }) => {
  const [begun] = await (await recordsAs()).find(resources.billingTerm, 'Ketentuan awal');
  const admin = await signedIn(browser, 'en');
  const { page, hand } = admin;
  await page.goto(url(list));
  const offered = await listPage(page, 'en').offers('Ketentuan awal');
  expect(offered).toContain('Edit');
  expect(offered).not.toContain('Delete');
  await page.goto(url(`${list}/edit-billing-term/${begun!.id}`));
  await expect(page.getByText('Has begun', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
  await hand.text('Name').fill('Terms of 2020');
  const found = await flaws(page, 'billing-term-begun-en-light-1280');
  await hand.save();
  await page.getByRole('link', { name: 'Terms of 2020', exact: true }).waitFor();
  // Other tests find it by its name.
  await (await recordsAs()).change(resources.billingTerm, { ...begun!, version: begun!.version + 1 }, { name: 'Ketentuan awal' });
  await admin.person.close();
  expect([...found, ...unseen(admin)]).toEqual([]);
});
