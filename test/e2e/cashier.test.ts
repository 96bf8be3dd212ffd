/** A cashier's hour: a shift is opened, ten bills are paid by keyboard, and the drawer is counted blind. Rules: CSH-1, CSH-2, CSH-3, CSH-4, CSH-5, SVC-9. */
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import enCashier from '#client/areas/cashier/words/en/cashier';
import enShift from '#client/areas/cashier/screens/cashShift/words.en';
import idCashier from '#client/areas/cashier/words/id/cashier';
import idShift from '#client/areas/cashier/screens/cashShift/words.id';
import type { Row } from '#client/services/serviceResults';
import { flaws, look, newPerson, signIn, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { expect, test } from './test';

const sides = [
  { language: 'id', scheme: 'light', width: 1280, height: 900, said: idCashier, shift: idShift },
  { language: 'en', scheme: 'dark', width: 390, height: 844, said: enCashier, shift: enShift },
] as const;

/** How many patients the cashier takes money of. */
const BILLS = 10;
const PRICE = 75_000;
const ref = (type: string, { id }: Row) => ({ type, id });

for (const { language, scheme, width, height, said, shift } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    let clinic: QueueClinic;
    let cashier: Person;
    const flawless = async (what: string) => expect(await flaws(cashier.page, `${what}-${language}-${width}`)).toEqual([]);
    const owing = (page: Page) => page.getByRole('region', { name: said.owing }).getByRole('listitem');

    test.beforeAll(async ({ browser }) => {
      clinic = await queueClinic('Klinik Kasir');
      const { owner, entity } = clinic;
      const umum = (await owner.find(resources.payer, 'Umum'))[0]!;
      const service = await owner.add(resources.service, { entity, code: 'KON', name: 'Konsultasi', name_en: 'Consultation' });
      await owner.add(resources.tariff, {
        ...{ entity, service: ref('services', service), payer: ref('payers', umum), class: 'semua', valid_from: '2026-01-01' },
        ...{ price: PRICE, facility: 25_000, professional: 50_000, consumables: 0, administration: 0 },
      });
      for (let at = 0; at < BILLS; at += 1) {
        const patient = await clinic.addPatient({ name: `Pasien ${String.fromCharCode(65 + at)}`, birth_date: '1988-08-17' });
        const visit = await clinic.register(patient);
        await owner.add(resources.visitCharge, { entity, visit: ref('visits', visit), service: ref('services', service), quantity: 1 });
      }
      cashier = await newPerson(browser, { language, scheme, width, height });
      await signIn(cashier.page, clinic.emails.owner);
    });
    test.afterAll(() => cashier.close());

    test('a shift is opened before money is taken', async () => {
      const { page } = cashier;
      await page.goto(url('/bisnisku/cashier'));
      await expect(page.getByText(said.noShift)).toBeVisible();
      await expect(owing(page)).toHaveCount(BILLS);
      await flawless('cashier-no-shift');
      await page.getByRole('button', { name: said.openShift }).click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel(shift.fields.opening_cash).fill('100000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: /^SIF\// })).toBeVisible();
    });

    test('one bill is paid with more cash than it costs, and the change is said', async () => {
      const { page } = cashier;
      await owing(page).first().getByRole('button').click();
      await expect(page.getByText('Konsultasi').or(page.getByText('Consultation')).first()).toBeVisible();
      await flawless('cashier-account');
      await page
        .getByRole('button', { name: /75.000|75,000/ })
        .last()
        .click();
      await expect(page.locator('#patientPayment-tendered')).toBeFocused();
      await page.keyboard.type('100000');
      await expect(page.getByRole('status').filter({ hasText: said.change })).toContainText(/25.000|25,000/);
      await flawless('cashier-pay');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: said.change })).toContainText(/25.000|25,000/);
      await flawless('cashier-taken');
      await page.getByRole('button', { name: said.next }).click();
      await expect(owing(page)).toHaveCount(BILLS - 1);
    });

    // A phone shows the list only while no account is open.
    const inParts = width > 900 ? 1 : 0;
    if (inParts)
      test('after a part of a bill is paid, the list next to it tells at once what is left', async () => {
        const { page } = cashier;
        const pay = (amount: RegExp) => page.getByRole('region', { name: /NOTA-/ }).getByRole('button', { name: amount }).click();
        const last = owing(page).last();
        await last.getByRole('button').click();
        await page.getByRole('button', { name: said.makeBill }).click();
        await expect(page.getByRole('region', { name: /NOTA-/ })).toBeVisible();
        await pay(/75.000|75,000/);
        await page.locator('#patientPayment-amount').fill('25000');
        await page.locator('#patientPayment-tendered').fill('25000');
        await page.keyboard.press('Enter');
        await expect(last).toContainText(/50.000|50,000/);
        await pay(/50.000|50,000/);
        await expect(page.locator('#patientPayment-tendered')).toBeFocused();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: said.next }).click();
        await expect(owing(page)).toHaveCount(BILLS - 2);
      });

    test('the other bills are paid by keyboard alone: four presses of Enter each', async () => {
      const { page } = cashier;
      for (let left = BILLS - 1 - inParts; left > 0; left -= 1) {
        await expect(owing(page)).toHaveCount(left);
        await expect(page.getByLabel(said.search)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: /75.000|75,000/ }).last()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('#patientPayment-tendered')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: said.next })).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText(said.nobody)).toBeVisible();
      const bills = await clinic.owner.find(resources.patientBill, 'NOTA');
      expect(bills.map(({ status }) => status)).toEqual(Array.from({ length: BILLS }, () => 'lunas'));
    });

    test('the drawer is counted without seeing what should be there, and agrees', async () => {
      const { page } = cashier;
      await page.getByRole('button', { name: said.closeShift }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).not.toContainText('850');
      await dialog.getByLabel(shift.commands.count.input.tunai).fill(String(100_000 + BILLS * PRICE));
      for (const none of ['transfer', 'qris', 'kartu'] as const) await dialog.getByLabel(shift.commands.count.input[none]).fill('0');
      await expect(dialog).not.toContainText('850');
      await look(page, `cashier-count-${language}-${width}`);
      await dialog.getByRole('button', { name: shift.commands.count.label }).click();
      await expect(page.getByText(said.noShift)).toBeVisible();
      const [closed] = await clinic.owner.find(resources.cashShift, 'SIF');
      expect(closed).toMatchObject({ status: 'tutup', difference: 0, expected_tunai: 850_000 });
      await page.goto(url(`/bisnisku/shift/detail/${closed!.id}`));
      await expect(page.getByRole('region', { name: said.methods }).first()).toContainText(/850.000|850,000/);
      await flawless('shift');
      expect(cashier.troubles).toEqual([]);
    });
  });
