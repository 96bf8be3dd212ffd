/** Dates and amounts that are pasted into a form, as other programs write them. Rules: VAL-10, VAL-16. */
import type { Locator } from '@playwright/test';
import { signedIn } from './form/formPage';
import { url } from './person';
import { expect, test } from './test';

/** Pastes a text as the browser does. */
const paste = (into: Locator, text: string) =>
  into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

for (const [language, day, amount, unread] of [
  ['id', 'Hari', 'Jumlah', '“besok pagi” bukan tanggal yang dikenal. Tulis seperti 05/03/2026 atau 5 Maret 2026.'],
  ['en', 'Day', 'Amount', '“besok pagi” is no date that can be read. Write it as 05/03/2026 or 5 March 2026.'],
] as const)
  test(`a payment takes pasted dates and amounts, and says what is no date: ${language}`, async ({ browser }) => {
    const { page, person } = await signedIn(browser, language);
    await page.goto(url('/services/payment/add-payment'));
    const part = page.getByRole('spinbutton', { name: day }).first();
    const field = page.locator('[role="group"]').filter({ has: part }).last();
    for (const text of ['2026-03-05', '5 Maret 2026', 'March 5, 2026', '05/03/2026', 'Kamis, 5 Mar 2026', '2026-03-05 08:15:00']) {
      await page.keyboard.press('Escape');
      await part.click();
      await page.keyboard.type('111111');
      await paste(part, text);
      await expect(field, text).toContainText(/05.*03.*2026/);
    }
    await paste(part, 'besok pagi');
    await expect(page.getByText(unread)).toBeVisible();
    await expect(field).toContainText(/05.*03.*2026/);
    const money = page.getByRole('textbox', { name: new RegExp(`^${amount}`) }).first();
    for (const text of ['1387500.00', 'IDR 1,387,500.00', 'Rp 1.387.500,00']) {
      await money.fill(text);
      await money.blur();
      await expect(money, text).toHaveValue(language === 'id' ? '1.387.500' : '1,387,500');
    }
    await person.close();
  });
