/** An owner merges two records of one patient, sees what moves and where they differ, takes it back, and reads who opened the record. Rules: PAT-4, PAT-5, PAT-11. */
import { flaws, newPerson, signIn, url } from './person';
import { queueClinic } from './queueClinic';
import { expect, test } from './test';

const sides = [
  {
    language: 'id',
    width: 1280,
    merge: 'Gabungkan',
    into: /^Pasien yang dipertahankan/,
    reason: /^Alasan/,
    moves: 'Yang pindah: 1 kunjungan.',
    away: /^Rekam ini sudah digabung\. Data pasien ini ada pada Siti Amina/,
    holds: /^Berisi data dari Siti Aminah, No\. RM \d{6} \(digabung .* oleh Ani Lestari\)/,
    back: 'Batalkan penggabungan',
    opened: 'Siapa yang membuka atau mengekspor',
    role: 'Pemilik',
  },
  {
    language: 'en',
    width: 390,
    merge: 'Merge',
    into: /^Patient who is kept/,
    reason: /^Reason/,
    moves: 'What moves: 1 visit.',
    away: /^This record was merged\. The data of this patient is with Siti Amina/,
    holds: /^Holds the data of Siti Aminah, record no\. \d{6} \(merged on .* by Ani Lestari\)/,
    back: 'Take the merge back',
    opened: 'Who opened or exported it',
    role: 'Owner',
  },
] as const;

for (const { language, width, merge, into, reason, moves, away, holds, back, opened, role } of sides)
  test(`an owner merges two records of one patient and takes it back (${language}, ${width} px)`, async ({ browser }) => {
    const clinic = await queueClinic('Klinik Melati');
    const goes = await clinic.addPatient({ name: 'Siti Aminah', phone: '081234567801', allergies: [{ substance: 'Penisilin' }] });
    const kept = await clinic.addPatient({ name: 'Siti Amina', birth_date: '1990-04-18' });
    const visit = await clinic.register(goes);
    const person = await newPerson(browser, { language, width, height: 900 });
    const { page } = person;
    await signIn(page, clinic.emails.owner);
    await page.goto(url(`/bisnisku/patient/detail/${goes.id}`));

    await page.getByRole('button', { name: merge, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: into }).fill('amina');
    await page.getByRole('option', { name: /^Siti Amina\b/ }).click();
    // What it does is known before anybody says why.
    await expect(dialog.getByText(moves)).toBeVisible();
    await dialog.getByRole('textbox', { name: reason }).fill('Terdaftar dua kali');
    await expect(dialog.getByRole('row', { name: /Siti Amina Siti Aminah$/ })).toBeVisible();
    expect(await flaws(page, `merge-dialog-${language}-${width}`)).toEqual([]);
    await dialog.getByRole('button', { name: merge, exact: true }).click();

    await expect(page.getByText(away)).toBeVisible();
    await page
      .getByRole('status')
      .getByRole('link', { name: /Siti Amina/ })
      .click();
    await page.waitForURL(new RegExp(kept.id));
    await expect(page.getByText(holds)).toBeVisible();
    await expect(page.getByText(String(visit['number']))).toBeVisible();
    await expect(page.getByRole('region', { name: opened }).getByText(role).first()).toBeVisible();
    expect(await flaws(page, `merge-kept-${language}-${width}`)).toEqual([]);

    await page.getByRole('button', { name: back }).click();
    await dialog.getByRole('textbox', { name: reason }).fill('Dua orang');
    await dialog.getByRole('button', { name: back }).click();
    await expect(page.getByText(holds)).toBeHidden();
    await expect(page.getByText(String(visit['number']))).toBeHidden();
    await page.goto(url(`/bisnisku/patient/detail/${goes.id}`));
    await expect(page.getByText(String(visit['number']))).toBeVisible();
    await person.close();
  });
