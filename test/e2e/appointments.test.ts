/** A doctor's times are booked at the desk, the patient arrives and gets a number, and a leave says what it concerns. Rules: APT-1, APT-3, APT-5. */
import { resources } from '#shared/areas/resources';
import enAgenda from '#client/areas/clinic/words/en/agenda';
import enAppointment from '#client/areas/clinic/screens/appointment/words.en';
import enLeave from '#client/areas/clinic/screens/leave/words.en';
import idAgenda from '#client/areas/clinic/words/id/agenda';
import idAppointment from '#client/areas/clinic/screens/appointment/words.id';
import idLeave from '#client/areas/clinic/screens/leave/words.id';
import { dayOf } from '#shared/domain/calendarDays';
import { flaws, look, newPerson, signIn, url } from './person';
import { queueClinic } from './queueClinic';
import { expect, test } from './test';

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 900, agenda: idAgenda, appointment: idAppointment, leave: idLeave },
  { language: 'en', scheme: 'dark', width: 390, height: 844, agenda: enAgenda, appointment: enAppointment, leave: enLeave },
] as const;

for (const { language, scheme, width, height, agenda, appointment, leave } of sides)
  test(`${language}: a time is booked by keyboard, the patient arrives and has a number, and a leave names who is booked`, async ({
    browser,
  }) => {
    const clinic = await queueClinic('Klinik Janji');
    const { owner } = clinic;
    const zone = await clinic.openAllDay();
    await clinic.addPatient({ name: 'Budi Santoso', birth_date: '1988-08-17' });
    const { page, close } = await newPerson(browser, { language, scheme, width, height });
    await signIn(page, clinic.emails.owner);
    await page.goto(url('/bisnisku/schedule'));
    const card = page.getByRole('region', { name: /Sari Dewi/ });
    await expect(card.getByText(agenda.free).first()).toBeVisible();
    expect(await flaws(page, `agenda-${language}-${width}`)).toEqual([]);

    await page.keyboard.press('n');
    await expect(page.locator('#book-patient')).toBeFocused();
    await page.keyboard.type('budi');
    await expect(page.getByRole('option', { name: /1988/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await look(page, `agenda-book-${language}-${width}`);
    await page.getByRole('button', { name: agenda.bookSave }).click();
    await expect(card.getByRole('button', { name: /Budi Santoso/ })).toBeVisible();

    const arrive = card.getByRole('button', { name: appointment.commands.arrive.label, exact: true });
    const place = (await arrive.boundingBox())!;
    expect(place.x + place.width).toBeLessThanOrEqual(width);
    await arrive.click();
    await expect.poll(async () => (await owner.find(resources.visit, 'Budi'))[0]?.['queue_no']).toBe('A-001');
    // The panel says the number that the patient gets.
    await expect(page.getByRole('dialog', { name: 'Budi Santoso' }).getByText('A-001').first()).toBeVisible();
    expect(await flaws(page, `agenda-arrived-${language}-${width}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Only now: an open panel hides the agenda behind it from screen readers, and from this test.
    await expect(card.getByText(appointment.choices.status.datang)).toBeVisible();

    // Somebody who is not registered yet.
    await page.keyboard.press('n');
    await page.locator('#book-name').fill('Rudi Hartono');
    await page.locator('#book-phone').fill('081234567890');
    await page.getByRole('button', { name: agenda.bookSave }).click();
    await card.getByRole('button', { name: /Rudi Hartono/ }).click();
    const panel = page.getByRole('dialog', { name: 'Rudi Hartono' });
    await expect(panel.getByRole('button', { name: appointment.commands.identify.label })).toBeVisible();
    await look(page, `agenda-appointment-${language}-${width}`);

    const today = dayOf(new Date().toISOString(), zone);
    const [day, month, year] = [today.slice(8), today.slice(5, 7), today.slice(0, 4)];
    await page.goto(url('/bisnisku/leave/add-leave'));
    await page.getByRole('combobox', { name: leave.fields.member }).fill('sari');
    await page.getByRole('option', { name: /Sari Dewi/ }).click();
    for (const field of [leave.fields.first_day, leave.fields.last_day]) {
      await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
      await page.keyboard.type(`${day}${month}${year}`);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Rudi Hartono');
    await look(page, `agenda-leave-${language}-${width}`);
    await close();
  });
