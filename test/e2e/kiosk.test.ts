/** The kiosk in the waiting room: opened in the settings, and used with fingers by a patient with a card, whose number the desk sees at once. Rule: VIS-8. */
import { resources } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { weekdays } from '#shared/areas/clinic/resources/schedule';
import enKiosk from '#client/areas/clinic/words/en/kiosk';
import enEntity from '#client/areas/clients/screens/entity/words.en';
import idKiosk from '#client/areas/clinic/words/id/kiosk';
import idEntity from '#client/areas/clients/screens/entity/words.id';
import { flaws, look, newPerson, signIn, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { filled, words } from './words';
import { expect, test } from './test';

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 800, kiosk: idKiosk, entity: idEntity },
  { language: 'en', scheme: 'dark', width: 390, height: 844, kiosk: enKiosk, entity: enEntity },
] as const;

for (const { language, scheme, width, height, kiosk, entity } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    let clinic: QueueClinic;
    let budi: Row;
    let desk: Person;
    let tablet: Person;
    const room = () => desk.page.getByRole('region', { name: /Poli Umum/ });
    const tap = async (digits: string) => {
      for (const digit of digits) await tablet.page.getByRole('button', { name: digit, exact: true }).click();
    };
    const go = () => tablet.page.getByRole('button', { name: kiosk.continue }).click();

    test.beforeAll(async ({ browser }) => {
      clinic = await queueClinic('Klinik Kios');
      const { owner, sari, umum } = clinic;
      await owner.add(resources.schedule, {
        entity: clinic.entity,
        doctor: { type: 'team-members', id: sari.id },
        poly: { type: 'polies', id: umum.id },
        weekdays,
        start: '00:00',
        end: '24:00',
        minutes: 15,
      });
      budi = await clinic.addPatient({ name: 'Budi Santoso', birth_date: '1990-08-17' });
      await clinic.register(await clinic.addPatient({ name: 'Siti Aminah' }));
      desk = await newPerson(browser, { language, scheme, width, height });
      tablet = await newPerson(browser, { language, scheme, width, height });
      await signIn(desk.page, clinic.emails.owner);
    });
    test.afterAll(async () => {
      await desk.close();
      await tablet.close();
    });

    test('the owner opens the kiosk in the settings', async () => {
      const { page } = desk;
      await page.goto(url('/services/settings'));
      await page.getByRole('button', { name: entity.commands.renewKiosk.label }).click();
      // A key is a secret: that there is a new one is told, and neither of the two.
      const made = filled(words[language].form.commands.replaced, { field: entity.fields.kiosk_key });
      await expect(page.getByRole('dialog').getByText(made)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: entity.commands.renewKiosk.label }).click();
      const link = page.getByRole('link', { name: entity.own.kioskOpen });
      await link.waitFor();
      await look(page, `kiosk-settings-${language}-${width}`);
      await tablet.page.goto(url((await link.getAttribute('href'))!));
      await expect(tablet.page.getByLabel(kiosk.code)).toBeFocused();
      // Nothing on it leads away from it.
      await expect(tablet.page.getByRole('link')).toHaveCount(0);
      await page.goto(url('/bisnisku/queue'));
      await room().waitFor();
    });

    test('somebody with a wrong date of birth is told to try again, and nothing else', async () => {
      const { page } = tablet;
      await tap(String(Number(budi['mrn'])));
      expect(await flaws(page, `kiosk-code-${language}-${width}`)).toEqual([]);
      await go();
      await tap('18081990');
      await expect(page.getByLabel(kiosk.birth)).toHaveValue('18-08-1990');
      await go();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await flaws(page, `kiosk-wrong-${language}-${width}`)).toEqual([]);
      await page.getByRole('button', { name: kiosk.startAgain }).click();
    });

    test('a card that is scanned, a date of birth and a doctor give a number, which the desk sees', async () => {
      const { page } = tablet;
      await page.keyboard.type(String(budi['mrn']));
      await page.keyboard.press('Enter');
      await tap('17081990');
      await go();
      await expect(page.getByText(filled(kiosk.greeting, { initials: 'BS' }))).toBeVisible();
      expect(await flaws(page, `kiosk-choice-${language}-${width}`)).toEqual([]);
      await page.getByRole('button', { name: /Sari Dewi/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'A-002' })).toBeVisible();
      expect(await flaws(page, `kiosk-number-${language}-${width}`)).toEqual([]);
      expect(await page.locator('body').innerText()).not.toMatch(/Budi|Santoso/);
      await expect(room().getByText('A-002')).toBeVisible();
      await page.getByRole('button', { name: kiosk.done, exact: true }).click();
      await expect(page.getByLabel(kiosk.code)).toHaveValue('');
    });

    test('who comes back sees the number that they have', async () => {
      const { page } = tablet;
      await page.keyboard.type(String(budi['mrn']));
      await page.keyboard.press('Enter');
      await page.keyboard.type('17081990');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /A-002/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'A-002' })).toBeVisible();
      // The wrong date of birth was answered with 404.
      expect([...desk.troubles, ...tablet.troubles].filter((trouble) => !trouble.includes('404'))).toEqual([]);
    });
  });
