/** The desk registers a newborn and a foreigner; the owner invites a doctor, adds a schedule and reads who opened records. Rules: PAT-13, PAT-14, PAT-15, TEAM-6, TEAM-7, TEAM-8. */
import idPatient from '#client/areas/clinic/screens/patient/words.id';
import enPatient from '#client/areas/clinic/screens/patient/words.en';
import { resources } from '#shared/areas/resources';
import { builtInRoleNames } from '#shared/areas/identity/domain/roleNames';
import { flaws, newPerson, signIn, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { expect, test } from './test';

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 900, words: idPatient, country: 'Jepang' },
  { language: 'en', scheme: 'dark', width: 390, height: 844, words: enPatient, country: 'Japan' },
] as const;

for (const { language, scheme, width, height, words, country } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    let clinic: QueueClinic;
    let owner: Person;
    const corner = `${language}-${width}`;

    test.beforeAll(async ({ browser }) => {
      clinic = await queueClinic('Klinik Kenari');
      owner = await newPerson(browser, { language, scheme, width, height });
      await signIn(owner.page, clinic.emails.owner);
    });
    test.afterAll(() => owner.close());

    /** The form of a new patient in the register panel, with what was typed as the name. */
    const newPatient = async (typed: string) => {
      const { page } = owner;
      await page.goto(url('/bisnisku/queue'));
      await page
        .getByRole('button', { name: /^(Daftarkan|Register)/ })
        .first()
        .waitFor();
      await page.keyboard.press('n');
      await page.locator('#register-patient').fill(typed);
      await page.getByRole('option', { name: new RegExp(typed) }).click();
      const form = page.getByRole('dialog').last();
      await form.locator('#new-patient-name').waitFor();
      return form;
    };

    test('a newborn is called after the chosen mother, is born today, and no NIK is asked for', async () => {
      await clinic.addPatient({ name: 'Siti Aminah', nik: '3171015704900001' });
      const form = await newPatient('siti');
      const { page } = owner;
      await form.locator('#new-patient-name').fill('');
      await form.getByRole('radio', { name: words.choices.kind.bayi }).check();
      await expect(form.locator('#new-patient-nik')).toBeHidden();
      await form.locator('#new-patient-mother').fill('aminah');
      await page.getByRole('option', { name: /^Siti Aminah/ }).click();
      await expect(form.locator('#new-patient-name')).toHaveValue('Bayi Ny. Siti Aminah');
      await expect(form.locator('#new-patient-mother_name')).toBeHidden();
      await form.locator('#new-patient-birth_time').fill('00:00');
      await form.getByRole('radio', { name: words.choices.sex.P, exact: true }).check();
      await expect(form.getByRole('status').first()).toContainText(/\d+ (jam|h)$/);
      expect(await flaws(page, `desk-newborn-${corner}`)).toEqual([]);
      await form.locator('button[type=submit]').click();
      await expect(page.locator('#register-patient')).toHaveValue(/^Bayi Ny\. Siti Aminah/);
    });

    test('a foreigner is registered with country and passport', async () => {
      const form = await newPatient('Ken Tanaka');
      const { page } = owner;
      await form.getByRole('radio', { name: words.choices.kind.wna }).check();
      await form.locator('#new-patient-country').fill(country);
      await page.getByRole('option', { name: country, exact: true }).click();
      await form.locator('#new-patient-passport').fill('TK1234567');
      await form.getByLabel(words.own.orAge).fill('40');
      await form.getByRole('radio', { name: words.choices.sex.L, exact: true }).check();
      expect(await flaws(page, `desk-foreigner-${corner}`)).toEqual([]);
      await form.locator('button[type=submit]').click();
      await expect(page.locator('#register-patient')).toHaveValue(/^Ken Tanaka/);
    });

    test('a doctor is invited from the form of the member, and has a schedule from the page of the member', async () => {
      const { page } = owner;
      const email = `budi.${corner}@kenari.test`;
      await page.goto(url(`/bisnisku/team/edit-member/${clinic.budi.id}`));
      await page.locator('#teamMember-membership').fill(email);
      await page.getByRole('option').last().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('#new-membership-email')).toHaveValue(email);
      await dialog.locator('#new-membership-role').fill('dokter');
      await page.getByRole('option').first().click();
      expect(await flaws(page, `team-invite-${corner}`)).toEqual([]);
      await dialog.locator('button[type=submit]').click();
      await expect(page.locator('#teamMember-membership')).toHaveValue(email);
      await page.keyboard.press('Control+s');

      await page.waitForURL(/\/bisnisku\/team\/member\//);
      await expect(page.getByText(email, { exact: true })).toBeVisible();
      await page.locator('a[href*="add-practice?doctor="]').click();
      await page.locator('#schedule-poly').fill('gigi');
      await page.getByRole('option', { name: /Poli Gigi/ }).click();
      await page.keyboard.press('Control+s');
      await page.waitForURL(/\/bisnisku\/team\/member\//);
      await expect(page.getByText(/08:00–12:00/).first()).toBeVisible();
      expect(await flaws(page, `team-member-${corner}`)).toEqual([]);
    });

    test('somebody who treats nobody gets a leave from their page, and no schedule', async () => {
      const { page } = owner;
      const nurse = await clinic.owner.add(resources.teamMember, { entity: clinic.entity, name: 'Wulan', profession: 'perawat' });
      await page.goto(url(`/bisnisku/team/member/${nurse.id}`));
      await page.locator('a[href*="add-leave?member="]').waitFor();
      await expect(page.locator('a[href*="add-practice"]')).toHaveCount(0);
    });

    test('the list of the team tells the role of a login in the language of the page, and the hours of today', async () => {
      const { page } = owner;
      const every = {
        weekdays: ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'],
        start: '08:00',
        end: '12:00',
        minutes: 15,
      };
      const poly = { type: 'polies', id: clinic.umum.id };
      await clinic.owner.add(resources.schedule, {
        entity: clinic.entity,
        ...every,
        doctor: { type: 'team-members', id: clinic.sari.id },
        poly,
      });
      await page.goto(url('/bisnisku/team?q=Sari'));
      await page.getByText('08:00–12:00').first().waitFor();
      await expect(page.getByText(builtInRoleNames['dokter']![language], { exact: true })).toHaveCount(2);
      expect(await flaws(page, `team-list-${corner}`)).toEqual([]);
    });

    test('the owner reads who opened records', async () => {
      const { page } = owner;
      const { id } = await clinic.addPatient({ name: 'Dewi Kartika', birth_date: '1991-02-03' });
      await page.goto(url(`/bisnisku/patient/detail/${id}`));
      await page.getByText('Dewi Kartika').first().waitFor();
      await page.goto(url('/bisnisku/reading'));
      await expect(page.getByRole('link', { name: 'Dewi Kartika' })).toBeVisible();
      expect(await flaws(page, `readings-${corner}`)).toEqual([]);
    });
  });
