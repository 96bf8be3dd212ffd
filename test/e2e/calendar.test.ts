/** The calendar in a real browser: added, changed, dragged, moved by keys, deleted and brought back; kept over a reload; in both languages. */
import type { Locator, Page } from '@playwright/test';
import { sentence } from '#shared/errors';
import { written } from './waitForStored';
import { flaws, newPerson, signIn, url, type Look } from './person';
import { filled, words } from './words';
import { expect, test } from './test';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

const opened = async (page: Page, view: 'month' | 'week', title: string) => {
  await page.goto(url(`/calendar?view=${view}&date=2026-11-24`));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

test('a week by mouse and by keys', async ({ browser }) => {
  const { calendar, common } = words.id;
  const { page, troubles, close } = await newPerson(browser, { language: 'id' });
  const event = (day: string, title = 'Rapat tim') => button(page, new RegExp(`${title} ${day},.* ${calendar.color.green}$`));
  await signIn(page);
  await opened(page, 'week', calendar.title);

  await button(page, calendar.add).click();
  const form = page.getByRole('dialog', { name: calendar.dialog.add });
  await form.getByRole('button', { name: calendar.save }).click();
  await form.getByText(sentence('required', 'id')).waitFor();
  await form.getByLabel(calendar.field.title).fill('Rapat tim');
  await form.getByText(calendar.color.green, { exact: true }).click();
  const found = await flaws(page, 'calendar-form-id-light-1280');
  await form.getByRole('button', { name: calendar.save }).click();
  await event('Selasa, 24 November 2026').waitFor();
  await form.waitFor({ state: 'detached' });

  const from = (await event('Selasa, 24 November 2026').boundingBox())!;
  const to = (await button(page, 'Rab 25').boundingBox())!;
  const middle = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, middle, { steps: 8 });
  await page.mouse.up();
  await event('Rabu, 25 November 2026').waitFor();
  await button(page, common.action.undo).click();
  await event('Selasa, 24 November 2026').focus();

  await page.keyboard.press('Alt+ArrowRight');
  await page
    .getByText(filled(calendar.movedTo, { title: 'Rapat tim', when: 'Rabu, 25 November 2026, 09.00–10.00' }))
    .first()
    .waitFor({ state: 'attached' });
  await event('Rabu, 25 November 2026').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  const change = page.getByRole('dialog', { name: calendar.dialog.edit });
  await change.getByLabel(calendar.field.title).fill('Rapat pleno');
  await change.getByRole('button', { name: calendar.save }).click();
  await event('Rabu, 25 November 2026', 'Rapat pleno').waitFor();
  await change.waitFor({ state: 'detached' });

  await event('Rabu, 25 November 2026', 'Rapat pleno').focus();
  await written(page, 'nadi.calendar', () => page.keyboard.press('Delete'));
  await page.getByText(filled(calendar.removed, { title: 'Rapat pleno' })).waitFor();
  await written(page, 'nadi.calendar', () => button(page, common.action.undo).click());
  await event('Rabu, 25 November 2026', 'Rapat pleno').waitFor();
  await page.reload();
  await event('Rabu, 25 November 2026', 'Rapat pleno').waitFor();
  found.push(...(await flaws(page, 'calendar-week-id-light-1280')));
  await close();
  expect([...found, ...troubles]).toEqual([]);
});

const looks = [
  { language: 'en', scheme: 'dark', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

for (const how of looks)
  test(`a month with an event that lasts all day: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { language, scheme, width } = how;
    const { calendar } = words[language];
    const { page, troubles, close } = await newPerson(browser, how);
    await signIn(page);
    await opened(page, 'month', calendar.title);
    await button(page, calendar.add).click();
    const form = page.getByRole('dialog', { name: calendar.dialog.add });
    await form.getByLabel(calendar.field.title).fill('Leave');
    await form.getByRole('switch', { name: calendar.field.allDay }).click();
    await form.getByText(calendar.color.purple, { exact: true }).click();
    await form.getByRole('button', { name: calendar.save }).click();
    await form.waitFor({ state: 'detached' });
    await button(page, /Leave Tuesday, 24 November 2026, Purple$/)
      .first()
      .waitFor();
    const found = await flaws(page, `calendar-month-${language}-${scheme}-${width}`);
    await close();
    expect([...found, ...troubles]).toEqual([]);
  });
