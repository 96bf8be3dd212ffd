/** The page of ICD codes: a clinic finds codes, marks favourites and notes its own words; the operator imports the list. Rules: ICD-3, ICD-5, ICD-7. */
import enIcd from '#client/areas/clinic/words/en/icd';
import idIcd from '#client/areas/clinic/words/id/icd';
import { flaws, look, newPerson, signIn, url, type Person } from './person';
import { queueClinic } from './queueClinic';
import { expect, test } from './test';
import { filled } from './words';

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 900, icd: idIcd, name: 'Perdarahan saluran cerna' },
  { language: 'en', scheme: 'dark', width: 390, height: 844, icd: enIcd, name: 'Bleeding of the digestive tract' },
] as const;

for (const { language, scheme, width, height, icd, name } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    let person: Person;
    const search = (text: string) => person.page.getByRole('searchbox').fill(text);

    test.beforeAll(async ({ browser }) => {
      const { emails } = await queueClinic('Klinik Kenanga');
      person = await newPerson(browser, { language, scheme, width, height });
      await signIn(person.page, emails.doctor);
      await person.page.goto(url('/bisnisku/icd'));
    });
    test.afterAll(() => person.close());

    test('a doctor finds a code without its dot, and makes it a favourite in one press', async () => {
      const { page } = person;
      await search('k922');
      await expect(page.getByText(name)).toBeVisible();
      await page.getByRole('button', { name: filled(icd.addFavourite, { code: 'K92.2' }) }).click();
      await expect(page.getByRole('button', { name: filled(icd.removeFavourite, { code: 'K92.2' }) })).toBeVisible();
      expect(await flaws(page, `icd-${language}-${width}`)).toEqual([]);
    });

    test('what the clinic calls a code finds it', async () => {
      const { page } = person;
      await page.getByRole('button', { name: icd.addTerms }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(icd.terms).fill('berak darah');
      await look(page, `icd-terms-${language}-${width}`);
      await page.keyboard.press('Enter');
      await expect(page.getByText(icd.saved)).toBeVisible();
      await search('darah berak');
      await expect(page.getByText(name)).toBeVisible();
      await expect(page.getByRole('button', { name: 'berak darah' })).toBeVisible();
      expect(person.troubles).toEqual([]);
    });

    test('the operator sees what a file changes before it is written, and that it changes nothing twice', async ({ browser }) => {
      const operator = await newPerson(browser, { language, scheme, width, height });
      const { page } = operator;
      await signIn(page);
      await page.goto(url('/bisnisku/icd'));
      await page.getByRole('link', { name: icd.importCsv }).click();
      const code = language === 'id' ? 'W55' : 'W56';
      const rows = ['code;title_en;title_id', `${code};Bitten by an animal;Digigit hewan`, 'hello;Nothing;Bukan kode'];
      const file = { name: 'icd.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
      await page.getByTestId('icd-file').setInputFiles(file);
      await expect(page.getByRole('heading', { name: icd.would })).toBeVisible();
      await expect(page.getByText(icd.reason.code)).toBeVisible();
      expect(await flaws(page, `icd-import-${language}-${width}`)).toEqual([]);
      await page.getByRole('button', { name: icd.write, exact: true }).click();
      await expect(page.getByRole('heading', { name: icd.done })).toBeVisible();
      await page.getByTestId('icd-file').setInputFiles(file);
      await expect(page.getByRole('heading', { name: icd.wouldNothing })).toBeVisible();
      await page.goto(url(`/bisnisku/icd?q=${code}`));
      await expect(page.getByText(language === 'id' ? 'Digigit hewan' : 'Bitten by an animal').first()).toBeVisible();
      expect(operator.troubles).toEqual([]);
      await operator.close();
    });
  });
