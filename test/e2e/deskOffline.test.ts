/** Ten minutes without a network at the front desk: what is registered waits in the browser, and is sent in its order. Rule: CORE-13. */
import type { Row } from '#client/services/serviceResults';
import { pathsOf } from '#client/kit/resource/paths';
import { resources } from '#shared/areas/resources';
import enCommon from '#client/locales/en/common';
import enForm from '#client/locales/en/form';
import enShell from '#client/locales/en/shell';
import enUnsent from '#client/locales/en/unsent';
import enAgenda from '#client/areas/clinic/words/en/agenda';
import enQueue from '#client/areas/clinic/words/en/queue';
import idCommon from '#client/locales/id/common';
import idForm from '#client/locales/id/form';
import idShell from '#client/locales/id/shell';
import idUnsent from '#client/locales/id/unsent';
import idAgenda from '#client/areas/clinic/words/id/agenda';
import idQueue from '#client/areas/clinic/words/id/queue';
import { flaws, look, newPerson, signIn, signInByForm, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { written } from './waitForStored';
import { counted, filled } from './words';
import { expect, test } from './test';

const sides = [
  {
    language: 'id',
    scheme: 'light',
    width: 1280,
    height: 900,
    queue: idQueue,
    agenda: idAgenda,
    form: idForm,
    common: idCommon,
    shell: idShell,
    unsent: idUnsent,
  },
  {
    language: 'en',
    scheme: 'dark',
    width: 390,
    height: 844,
    queue: enQueue,
    agenda: enAgenda,
    form: enForm,
    common: enCommon,
    shell: enShell,
    unsent: enUnsent,
  },
] as const;

for (const { language, scheme, width, height, queue, agenda, form, common, shell, unsent } of sides) {
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    let clinic: QueueClinic;
    let desk: Person;
    let andi: Row;

    /** Chooses what the picker offers for a text. */
    const choose = async (field: string, text: string, option: RegExp) => {
      const { page } = desk;
      await page.locator(`#register-${field}`).fill(text);
      await page.getByRole('option', { name: option }).first().waitFor();
      await page.keyboard.press('Enter');
    };
    /** Waits for what the page fetches in advance, for when there is no network. */
    const isReady = () =>
      desk.page.waitForFunction(() =>
        ['phone-input', 'unsent'].every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))),
      );
    const save = () => desk.page.getByRole('button', { name: queue.giveNumber }).click();
    const banner = () => desk.page.locator('.MuiAlert-root', { hasText: /terkirim|sent|ditolak|refused/ }).first();

    test.beforeAll(async ({ browser }) => {
      clinic = await queueClinic('Klinik Luring');
      await clinic.addPatient({ name: 'Budi Santoso', birth_date: '1950-01-10' });
      andi = await clinic.addPatient({ name: 'Andi Wijaya', birth_date: '1975-03-05' });
      await clinic.register(await clinic.addPatient({ name: 'Siti Aminah' }));
      desk = await newPerson(browser, { language, scheme, width, height });
      await signIn(desk.page, clinic.emails.owner);
      await desk.page.goto(url('/bisnisku/queue'));
      await desk.page.getByRole('region', { name: /Poli Umum/ }).waitFor();
      await isReady();
    });
    test.afterAll(() => desk.close());

    test('without a network a registration is kept in the browser, with a provisional number', async () => {
      const { page } = desk;
      await page.keyboard.press('n');
      await choose('patient', 'budi', /Budi/);
      await choose('doctor', 'sari', /Sari Dewi/);
      await expect(page.locator('#register-payer')).not.toHaveValue('');
      await page.context().setOffline(true);
      await save();
      await page.getByRole('button', { name: form.sendLater }).click();
      await expect(page.getByRole('status').filter({ hasText: 'S-1' })).toBeVisible();
      expect(await flaws(page, `desk-offline-number-${language}-${width}`)).toEqual([]);
    });

    test('a new patient and their visit follow, without another press', async () => {
      const { page } = desk;
      await page.getByRole('button', { name: queue.registerNext }).click();
      await page.locator('#register-patient').fill('Dewi Kartika');
      await page.getByRole('option', { name: /Dewi Kartika/ }).waitFor();
      // Who is not found may be in the clinic's records all the same.
      await expect(page.getByRole('option', { name: form.onlyKnown, disabled: true })).toBeVisible();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog').last();
      await dialog
        .getByRole('group', { name: /lahir|birth/i })
        .first()
        .click();
      await page.keyboard.type('17081990');
      await dialog.getByRole('radio').last().check();
      await dialog.locator('button[type=submit]').click();
      await expect(page.locator('#register-patient')).toHaveValue('Dewi Kartika');
      await choose('doctor', 'sari', /Sari Dewi/);
      await save();
      await expect(page.getByRole('status').filter({ hasText: 'S-3' })).toBeVisible();
      await page.getByRole('button', { name: queue.done }).click();
      await expect(banner()).toContainText(filled(unsent.waitingTitle, { count: '3' }));
      await banner().getByRole('button', { name: unsent.show }).click();
      await look(page, `desk-offline-waiting-${language}-${width}`);
      expect(await flaws(page, `desk-offline-list-${language}-${width}`)).toEqual([]);
    });

    // On a phone the menu is in a drawer.
    if (width >= 1_000)
      test('a page that was not open before does not open, and the queue stays', async () => {
        const { page } = desk;
        await page.locator('nav a[href="/bisnisku/reading"]').click();
        await expect(page.getByText(common.error.offlinePage)).toBeVisible();
        await expect(page.getByRole('region', { name: /Poli Umum/ })).toBeVisible();
      });

    test('once there is a network all of it is sent, and each number is told', async () => {
      const { page } = desk;
      await page.context().setOffline(false);
      await expect(banner()).toContainText(filled(unsent.sentTitle, { count: '3' }));
      await expect(banner()).toContainText('S-1 → A-002');
      await expect(banner()).toContainText('S-3 → A-003');
      await expect(page.getByRole('region', { name: /Poli Umum/ }).getByText('A-003')).toBeVisible();
      await look(page, `desk-offline-sent-${language}-${width}`);
      await banner().getByRole('button', { name: unsent.close }).click();
      await expect(banner()).toBeHidden();
    });

    test('what the server refuses says why, and is corrected in its form', async () => {
      const { page } = desk;
      await page.keyboard.press('n');
      await choose('patient', 'andi', /Andi/);
      await choose('doctor', 'sari', /Sari Dewi/);
      await expect(page.locator('#register-payer')).not.toHaveValue('');
      await page.context().setOffline(true);
      await save();
      await page.getByRole('button', { name: form.sendLater }).click();
      await page.getByRole('button', { name: queue.done }).click();
      // A colleague registers the same patient meanwhile.
      await clinic.register(andi);
      await page.context().setOffline(false);
      await expect(banner()).toContainText(counted(unsent, 'refusedTitle', 1));
      await expect(banner()).toContainText('A-004');
      await look(page, `desk-offline-refused-${language}-${width}`);
      await banner().getByRole('button', { name: unsent.correct }).click();
      await expect(page.locator('#register-patient')).toHaveValue('Andi Wijaya');
      await expect(page.locator('#register-doctor')).toHaveValue(/Sari Dewi/);
      await choose('doctor', 'budi', /Budi Hartono/);
      await save();
      await expect(page.getByRole('status').filter({ hasText: 'B-001' })).toBeVisible();
      await page.getByRole('button', { name: queue.done }).click();
      await expect(banner()).toBeHidden();
    });

    test('a change that somebody else has made meanwhile is merged, also after a reload', async () => {
      const { page } = desk;
      await page.goto(url(pathsOf('patient').show!(andi.id)));
      await page
        .locator(`a[href="${pathsOf('patient').edit(andi.id)}"]`)
        .first()
        .click();
      await page.locator('#patient-address').fill('Jalan Melati 1');
      await isReady();
      await page.context().setOffline(true);
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: form.sendLater }).click();
      await page.waitForURL((at) => at.pathname === pathsOf('patient').show!(andi.id));
      const now = await clinic.owner.get(resources.patient, andi.id);
      await clinic.owner.change(resources.patient, now, { address: 'Jalan Kenanga 2', rt: '003' });
      await page.context().setOffline(false);
      await expect(banner()).toContainText(counted(unsent, 'refusedTitle', 1));
      await page.reload();
      await banner().getByRole('button', { name: unsent.correct }).click();
      await page.getByRole('alertdialog').getByText('Jalan Kenanga 2').waitFor();
      expect(await flaws(page, `desk-offline-merge-${language}-${width}`)).toEqual([]);
      await page.getByRole('alertdialog').getByText('Jalan Melati 1').click();
      await written(page, 'nadi.unsent', () => page.getByRole('button', { name: form.conflictSave }).click());
      await expect(banner()).toBeHidden();
      expect(await clinic.owner.get(resources.patient, andi.id)).toMatchObject({ address: 'Jalan Melati 1', rt: '003' });
    });

    test('who signs out is told what is not sent, and it is sent after they sign in again', async () => {
      const { page } = desk;
      await page.goto(url('/bisnisku/queue'));
      await page.getByRole('region', { name: /Poli Umum/ }).waitFor();
      await page.route(/\/api\/v1\/visits\b/, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
      await page.keyboard.press('n');
      await choose('patient', 'dewi', /Dewi Kartika/);
      await choose('doctor', 'budi', /Budi Hartono/);
      await expect(page.locator('#register-payer')).not.toHaveValue('');
      await save();
      await page.getByRole('button', { name: form.sendLater }).click();
      await page.getByRole('button', { name: queue.done }).click();
      const stored = await page.evaluate(() => localStorage.getItem('nadi.unsent'));
      expect(stored).toMatch(/"data"/);
      expect(stored).not.toMatch(/Dewi|visits/);
      await page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
      await page.getByRole('menuitem', { name: common.chrome.logout }).click();
      const question = page.getByRole('dialog', { name: shell.signOut.title });
      await question.getByText(filled(shell.signOut.unsent, { number: 1 })).waitFor();
      await question.getByRole('button', { name: common.chrome.logout }).click();
      await page.waitForURL((at) => at.pathname === '/');
      await signInByForm(page, clinic.emails.owner);
      await page.goto(url('/bisnisku/queue'));
      await expect(banner()).toContainText(counted(unsent, 'waitingTitle', 1));
      await page.unrouteAll();
      await banner().getByRole('button', { name: unsent.sendNow }).click();
      await expect(banner()).toContainText(counted(unsent, 'sentTitle', 1));
      await expect(page.getByRole('region', { name: /Poli Gigi/ }).getByText('B-002')).toBeVisible();
    });

    test('two tabs of one person send what waits once', async () => {
      const { page } = desk;
      await banner().getByRole('button', { name: unsent.close }).click();
      const other = await page.context().newPage();
      await other.goto(url('/bisnisku/queue'));
      await other.getByRole('region', { name: /Poli Gigi/ }).waitFor();
      const fabian = await clinic.addPatient({ name: 'Fabian Putra', birth_date: '1999-09-09' });
      await page.bringToFront();
      await page.keyboard.press('n');
      await choose('patient', 'fabian', /Fabian/);
      await choose('doctor', 'budi', /Budi Hartono/);
      await expect(page.locator('#register-payer')).not.toHaveValue('');
      await page.context().setOffline(true);
      await save();
      await page.getByRole('button', { name: form.sendLater }).click();
      await page.getByRole('button', { name: queue.done }).click();
      await page.context().setOffline(false);
      await expect(banner()).toContainText('B-003');
      await expect(other.getByText('B-003').first()).toBeVisible();
      const visits = (await clinic.owner.find(resources.visit, 'Fabian')).filter(
        (one) => (one['patient'] as { id: string }).id === fabian.id,
      );
      expect(visits).toHaveLength(1);
      await other.close();
    });
  });

  test(`${language}: from a queue that stands times are booked without a network, and who leaves the shared computer leaves nothing to the next person`, async ({
    browser,
  }) => {
    const clinic = await queueClinic('Klinik Bersama');
    await clinic.openAllDay();
    const { page, close } = await newPerson(browser, { language, scheme, width, height, workers: true });
    const banner = page.locator('.MuiAlert-root', { hasText: /terkirim|sent/ }).first();
    const fetched = (part: string) =>
      page.waitForFunction((name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)), part);
    const follow = async (path: string) => {
      if (width < 1_000) await page.getByRole('button', { name: common.chrome.openMenu }).click();
      await page.locator(`nav a[href="${path}"]`).click();
    };
    const leave = async () => {
      await page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
      await page.getByRole('menuitem', { name: common.chrome.logout }).click();
    };
    await signInByForm(page, clinic.emails.owner);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(url('/bisnisku/queue'));
    const panels = ['sign-out', 'book-panel', 'phone-input', 'unsent'];
    const screens = ['patient-list', 'patient-form', 'patient-show', 'visit-show', 'agenda', `locale-clinic-words-${language}-agenda`];
    for (const part of [...panels, ...screens, 'api/v1/schedules', 'api/v1/leaves', 'api/v1/appointments']) await fetched(part);
    await page.context().setOffline(true);

    await follow('/bisnisku/schedule');
    const card = page.getByRole('region', { name: /Sari Dewi/ });
    await expect(card.getByText(agenda.free).first()).toBeVisible();
    expect(await flaws(page, `desk-offline-schedule-${language}-${width}`)).toEqual([]);
    // The last time of the day: the first one may be over before it is sent.
    await card.getByRole('button', { name: agenda.free }).last().click();
    await page.locator('#book-name').fill('Rudi Hartono');
    await page.locator('#book-phone').fill('081234567890');
    await page.getByRole('button', { name: agenda.bookSave }).click();
    await page.getByRole('button', { name: form.sendLater }).click();
    await expect(banner).toContainText(counted(unsent, 'waitingTitle', 1));
    await follow('/bisnisku/patient');
    await page.waitForURL((at) => at.pathname === '/bisnisku/patient');
    await expect(page.getByText(common.error.offlinePage)).toBeHidden();
    await look(page, `desk-offline-patients-${language}-${width}`);

    await leave();
    const question = page.getByRole('dialog', { name: shell.signOut.title });
    await question.getByText(filled(shell.signOut.unsent, { number: 1 })).waitFor();
    await question.getByRole('button', { name: common.chrome.logout }).click();
    await page.getByRole('heading', { level: 1, name: 'Tidak ada sambungan internet' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('banner').getByRole('link').first().waitFor();

    const booked = () => clinic.owner.find(resources.appointment, 'Rudi');
    await signInByForm(page, clinic.emails.doctor);
    await page.goto(url('/bisnisku/queue'));
    await fetched('unsent');
    await expect(banner).toBeHidden();
    expect(await booked()).toEqual([]);
    await leave();
    await page.waitForURL((at) => at.pathname === '/');

    await signInByForm(page, clinic.emails.owner);
    await page.goto(url('/bisnisku/queue'));
    // Sent as soon as they are back, perhaps before this page is there.
    await expect.poll(async () => (await booked()).length).toBe(1);
    await close();
  });
}
