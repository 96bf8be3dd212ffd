/** A doctor writes, signs and prints letters of a visit, and the clinic's own text of one. Rules: LET-1, LET-2, LET-3, LET-4. */
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import enLetters from '#client/areas/clinic/words/en/letters';
import enLetter from '#client/areas/clinic/screens/letter/words.en';
import enTemplate from '#client/areas/clinic/screens/letterTemplate/words.en';
import idLetters from '#client/areas/clinic/words/id/letters';
import idLetter from '#client/areas/clinic/screens/letter/words.id';
import idTemplate from '#client/areas/clinic/screens/letterTemplate/words.id';
import { wholeChromium } from './chromium';
import { flaws, newPerson, signIn, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { words } from './words';
import { expect, test } from './test';

test.use(wholeChromium);

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 900, card: idLetters, letter: idLetter, template: idTemplate },
  { language: 'en', scheme: 'dark', width: 390, height: 844, card: enLetters, letter: enLetter, template: enTemplate },
] as const;

for (const { language, scheme, width, height, card, letter, template } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    let clinic: QueueClinic;
    let doctor: Person;
    const region = (page: Page) => page.getByRole('region', { name: card.title });

    test.beforeAll(async ({ browser }) => {
      clinic = await queueClinic('Klinik Kenanga');
      const visit = await clinic.register(await clinic.addPatient({ name: 'Siti Aminah' }));
      doctor = await newPerson(browser, { language, scheme, width, height });
      await signIn(doctor.page, clinic.emails.doctor);
      await clinic.diagnoseAll();
      const draft = { entity: clinic.entity, visit: { type: 'visits', id: visit.id }, kind: 'resume', language, text: 'Pasien membaik.' };
      const { id } = await clinic.owner.add(resources.letter, draft);
      await doctor.page.goto(url(`/bisnisku/letter/detail/${id}`));
    });
    test.afterAll(() => doctor.close());

    test('a sick note takes the days, is signed by one press, and opens as a PDF', async () => {
      const { page } = doctor;
      await region(page).getByRole('button', { name: letter.choices.kind.sakit }).click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('group', { name: letter.fields.first_day })).toContainText(/20\d\d/);
      await expect(panel.getByText(letter.fields.referred_to)).toHaveCount(0);
      const days = panel.locator('#letter-days');
      await panel.getByRole('button', { name: card.save }).click();
      await expect(days).toHaveAttribute('aria-invalid', 'true');
      await days.fill('3');
      await expect(days).not.toHaveAttribute('aria-invalid', 'true');
      expect(await flaws(page, `letter-panel-${language}-${width}`)).toEqual([]);
      await panel.getByRole('button', { name: card.save }).click();
      await expect(panel).toHaveCount(0);
      const row = region(page).getByRole('row').filter({ hasText: letter.choices.kind.sakit });
      await row.getByRole('button', { name: letter.commands.sign.label }).click();
      await expect(row.getByRole('link', { name: /^SKS\/\d{4}\/\d{2}\/0001$/ })).toBeVisible();
      await row.getByRole('button', { name: card.print }).click();
      const paper = page.getByRole('dialog', { name: /^surat-SKS-.*\.pdf$/ });
      await expect(paper.locator('iframe')).toHaveAttribute('src', /^blob:/);
      await paper.getByRole('button', { name: words[language].common.action.close }).click();
      expect(await flaws(page, `letters-${language}-${width}`)).toEqual([]);
      expect(doctor.troubles).toEqual([]);
    });

    test('a referral begins with the diagnosis of the visit in the language of the letter, which can be changed', async () => {
      const { page } = doctor;
      await region(page).getByRole('button', { name: letter.choices.kind.rujukan }).click();
      const panel = page.getByRole('dialog');
      const diagnosis = panel.locator('#letter-diagnosis');
      const choose = (one: 'id' | 'en') => panel.getByRole('radio', { name: letter.choices.language[one] }).check();
      await expect(diagnosis).toHaveValue('J06.9 ISPA (infeksi saluran napas atas akut)');
      await choose('en');
      await expect(diagnosis).toHaveValue('J06.9 Acute upper airway infection');
      await diagnosis.fill('Faringitis');
      await choose('id');
      await expect(diagnosis).toHaveValue('Faringitis');
      await panel.getByRole('button', { name: words[language].form.cancel }).click();
      await expect(panel).toHaveCount(0);
    });

    test('a letter is cancelled with a reason, and can be printed no more as a valid one', async () => {
      const { page } = doctor;
      const row = region(page).getByRole('row').filter({ hasText: letter.choices.kind.sakit });
      await row.getByRole('button', { name: letter.commands.cancel.label }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(letter.commands.cancel.input.reason).fill('Salah tanggal');
      await dialog.getByRole('button', { name: letter.commands.cancel.label }).click();
      await expect(row.getByText(letter.choices.status.cancelled)).toBeVisible();
      await expect(row.getByRole('button', { name: card.print })).toHaveCount(0);
    });

    test('the text of a letter begins with the example, and an unknown placeholder is named', async () => {
      const { page } = doctor;
      await page.goto(url('/bisnisku/letter-template/add-template'));
      await page.getByRole('button', { name: template.own.fromExample }).click();
      const body = page.getByLabel(template.fields.body);
      await expect(body).toHaveValue(/\{\{patient\}\}/);
      await body.fill('Nama: {{pasien}}');
      await page.getByRole('button', { name: words[language].form.save }).click();
      await expect(page.getByText(/: pasien\./).first()).toBeVisible();
      expect(await flaws(page, `letter-template-${language}-${width}`)).toEqual([]);
      await body.fill('Nama: {{patient}}');
      await page.getByRole('button', { name: words[language].form.save }).click();
      await expect(page).toHaveURL(/letter-template$/);
    });
  });
