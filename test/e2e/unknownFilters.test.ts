/** An address with filters and orders that the list does not know: it says so, and takes them out at a press. Rule: LST-2. */
import { flaws, newPerson, signIn, url, type Look } from './person';
import { expect, test } from './test';

const looks = [
  {
    language: 'id',
    width: 1280,
    said: 'Tidak dikenal dan tidak dipakai:',
    named: 'Status: nope, warna: merah, Urutkan: owner',
    remove: 'Hapus dari alamat',
  },
  {
    language: 'en',
    width: 390,
    said: 'Unknown and not used:',
    named: 'Status: nope, warna: merah, Sort: owner',
    remove: 'Remove from the address',
  },
] as const satisfies readonly (Look & { said: string; named: string; remove: string })[];

for (const { said, named, remove, ...how } of looks)
  test(`what a list does not know is told: ${how.language} ${how.width}`, async ({ browser }) => {
    const { page, troubles, close } = await newPerson(browser, how);
    await signIn(page);
    await page.goto(url('/usman/item-management?status=nope,draft&warna=merah&sort=owner,name'));
    const notice = page.getByRole('alert').filter({ hasText: said });
    await expect(notice).toContainText(named);
    expect(await flaws(page, `unknown-filters-${how.language}-${how.width}`)).toEqual([]);
    await notice.getByRole('button', { name: remove }).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/\?sort=name&status=draft$/);
    expect(troubles).toEqual([]);
    await close();
  });
