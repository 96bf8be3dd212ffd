/** The queue of a clinic's day, with the front desk and the doctor each at a screen of their own, and the screen of the waiting room. Rules: VIS-1, VIS-3, VIS-6, VIS-7. */
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import enQueue from '#client/areas/clinic/words/en/queue';
import enScreen from '#client/areas/clinic/words/en/waitingScreen';
import enVisit from '#client/areas/clinic/screens/visit/words.en';
import idQueue from '#client/areas/clinic/words/id/queue';
import idScreen from '#client/areas/clinic/words/id/waitingScreen';
import idVisit from '#client/areas/clinic/screens/visit/words.id';
import { flaws, look, newPerson, signIn, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { filled } from './words';
import { expect, test } from './test';

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 900, queue: idQueue, screen: idScreen, commands: idVisit.commands },
  { language: 'en', scheme: 'dark', width: 390, height: 844, queue: enQueue, screen: enScreen, commands: enVisit.commands },
] as const;

/** What is printed, and what is spoken, is noted instead. */
const note = (page: Page) =>
  page.addInitScript(() => {
    const noted = window as unknown as { printed: string; spoken: string[] };
    noted.spoken = [];
    window.print = () => {
      noted.printed = document.querySelector('body > article')!.textContent;
    };
    window.speechSynthesis.speak = ({ text, lang }) => void noted.spoken.push(`${lang} ${text}`);
  });

for (const { language, scheme, width, height, queue, screen, commands } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    let clinic: QueueClinic;
    let key: unknown;
    let desk: Person;
    let doctor: Person;
    const open = async (email: string, person: Person) => {
      await signIn(person.page, email);
      await note(person.page);
      await person.page.goto(url('/bisnisku/queue'));
    };
    const room = (page: Page) => page.getByRole('region', { name: /Poli Umum/ });
    const press = (page: Page, name: string) => room(page).getByRole('button', { name, exact: true }).click();

    test.beforeAll(async ({ browser }) => {
      clinic = await queueClinic('Klinik Mawar');
      const { owner, entity } = clinic;
      key = (await owner.run(resources.entity, { ...entity, version: 0 }, 'renew-screen'))['screen_key'];
      await clinic.addPatient({ name: 'Budi Santoso', birth_date: '1950-01-10' });
      await clinic.addPatient({ name: 'Budi Santoso', birth_date: '1988-08-17' });
      await clinic.register(await clinic.addPatient({ name: 'Siti Aminah' }));
      desk = await newPerson(browser, { language, scheme, width, height });
      doctor = await newPerson(browser, { language, scheme, width, height });
      await open(clinic.emails.owner, desk);
      await open(clinic.emails.doctor, doctor);
      await room(desk.page).waitFor();
      await room(doctor.page).waitFor();
    });
    test.afterAll(async () => {
      await desk.close();
      await doctor.close();
    });

    test('a known patient has a number after four keys, told from one of the same name, and the doctor sees it', async () => {
      const { page } = desk;
      await page.keyboard.press('n');
      const panel = page.getByRole('dialog');
      await expect(page.locator('#register-patient')).toBeFocused();
      await page.keyboard.type('budi');
      await expect(page.getByRole('option', { name: /1988/ })).toBeVisible();
      await expect(page.getByRole('option', { name: /1950/ })).toBeVisible();
      await look(page, `queue-register-${language}-${width}`);
      await page.keyboard.press('Enter');
      await expect(page.locator('#register-doctor')).toBeFocused();
      await page.keyboard.type('sari');
      await expect(page.getByRole('option', { name: /Sari Dewi/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.locator('#register-poly')).toHaveValue('Poli Umum');
      await expect(page.locator('#register-payer')).not.toHaveValue('');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status').filter({ hasText: 'A-002' })).toBeVisible();
      expect(await flaws(page, `queue-number-${language}-${width}`)).toEqual([]);
      await expect(room(doctor.page).getByText('A-002')).toBeVisible({ timeout: 2_000 });
    });

    test('the ticket has clinic, number, place, doctor and initials, and no name', async () => {
      const { page } = desk;
      await page.getByRole('button', { name: queue.printTicket }).click();
      const printed = await page.evaluate(() => (window as unknown as { printed: string }).printed);
      for (const part of ['Klinik Mawar', 'A-002', 'Poli Umum', 'Ruang 1', 'Sari Dewi', 'BS']) expect(printed).toContain(part);
      expect(printed).not.toContain('Santoso');
    });

    test('a new patient is made within the panel and has a number', async () => {
      const { page } = desk;
      await page.getByRole('button', { name: queue.registerNext }).click();
      await page.locator('#register-patient').fill('Dewi Kartika');
      await page.getByRole('option', { name: /Dewi Kartika/ }).waitFor();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog').last();
      await expect(form.locator('#new-patient-name')).toHaveValue('Dewi Kartika');
      await form
        .getByRole('group', { name: /lahir|birth/i })
        .first()
        .click();
      await page.keyboard.type('17081990');
      await look(page, `queue-new-patient-${language}-${width}`);
      await form.getByRole('radio').last().check();
      await form.locator('button[type=submit]').click();
      await expect(page.locator('#register-doctor')).toBeFocused();
      await page.keyboard.type('sari');
      await expect(page.getByRole('option', { name: /Sari Dewi/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'A-003' })).toBeVisible();
    });

    test('who waits already is said, and their doctor is not offered again', async () => {
      const { page } = desk;
      await page.getByRole('button', { name: queue.registerNext }).click();
      await page.locator('#register-patient').fill('Siti');
      await page.getByRole('option', { name: /A-001/ }).waitFor();
      await page.keyboard.press('Enter');
      const said = filled(queue.waitsAt, { number: 'A-001', doctor: 'dr. Sari Dewi' });
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
      await page.locator('#register-doctor').click();
      await expect(page.getByRole('option', { name: /Budi Hartono/ })).toBeVisible();
      await expect(page.getByRole('option', { name: /Sari Dewi/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await flaws(page, `queue-${language}-${width}`)).toEqual([]);
    });

    test('the doctor calls, skips, calls, examines and finishes; the waiting screen shows and speaks the calls', async ({ browser }) => {
      const hall = await newPerson(browser, { language, scheme, width, height });
      await note(hall.page);
      await hall.page.goto(url(`/antrean/${String(key)}`));
      await expect(hall.page.getByText(screen.nobody)).toBeVisible();
      await hall.page.getByRole('button', { name: screen.sound }).click();
      const { page } = doctor;
      await press(page, commands.call.label);
      await expect(hall.page.getByText('A-001')).toBeVisible({ timeout: 4_000 });
      expect(await flaws(hall.page, `waiting-screen-${language}-${width}`)).toEqual([]);
      await press(page, commands.skip.label);
      await press(page, commands.call.label);
      await expect(hall.page.getByText('A-002')).toBeVisible({ timeout: 4_000 });
      await expect(hall.page.getByText('A-001')).toHaveCount(0);
      await expect(hall.page.getByText('BS')).toBeVisible();
      const spoken = await hall.page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
      expect(spoken).toEqual(['id-ID Nomor antrean A 0 0 1, silakan ke Ruang 1.', 'id-ID Nomor antrean A 0 0 2, silakan ke Ruang 1.']);
      await press(page, commands.examine.label);
      // An examination ends with a diagnosis.
      await clinic.diagnoseAll();
      await press(page, commands.finish.label);
      await expect(
        room(desk.page).getByText(filled(language === 'id' ? queue.finished : enQueue.finished_one, { count: 1 })),
      ).toBeVisible();
      expect([...desk.troubles, ...doctor.troubles, ...hall.troubles]).toEqual([]);
      await hall.close();
    });
  });
