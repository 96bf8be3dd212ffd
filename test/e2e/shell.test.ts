/** The shell around every signed-in page: the bell, the command palette, the menu; in either language, and on a phone. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import enNotification from '#client/locales/en/notification';
import enShell from '#client/locales/en/shell';
import idNotification from '#client/locales/id/notification';
import idShell from '#client/locales/id/shell';
import { recordsAs, type Records } from './form/records';
import { flaws, newPerson, PASSWORD, signIn, signInAndOpen, url, type Look } from './person';
import { newcomer } from './profile/newcomer';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

const shell = { id: { ...idShell, news: idNotification }, en: { ...enShell, news: enNotification } };
const NEW = 'gerimis-payung-23-kursi';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const looks = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

const some = () => randomBytes(4).toString('hex');

/** Nothing that moves is in the picture. */
const still = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))).then(() => undefined));

for (const how of looks)
  test(`the bell tells of a password that was changed, until it is read: ${how.language} ${how.scheme} ${how.width}`, async ({
    browser,
  }) => {
    const { language, scheme, width } = how;
    const { common, profile } = words[language];
    const { news } = shell[language];
    const person = await newcomer(admin, `Ns. Wati ${some()}`);
    const { page, troubles, close } = await newPerson(browser, how);
    const found: string[] = [];
    const look = async (state: string) => {
      await still(page);
      found.push(...(await flaws(page, `shell-${state}-${language}-${scheme}-${width}`)));
    };
    await signIn(page, person.email);
    await page.goto(url('/usman/user-profile'));
    const bell = (unread: number) =>
      page.getByRole('button', {
        name: unread ? filled(common.chrome.notificationsUnread, { unread }) : common.chrome.notifications,
        exact: true,
      });
    await bell(0).click();
    await page.getByText(news.empty).waitFor();
    await look('bell-empty');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const { current, next, confirmation, save, changed } = profile.password;
    await page.getByLabel(current, { exact: true }).fill(PASSWORD);
    for (const label of [next, confirmation]) await page.getByLabel(label, { exact: true }).fill(NEW);
    await page.getByRole('button', { name: save }).click();
    await page.getByText(changed).waitFor();
    await page.reload();
    await bell(1).click();
    const one = page.getByRole('dialog').getByRole('link', { name: new RegExp(news.kind.password_changed.title) });
    await one.waitFor();
    await look('bell');
    await one.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bell(0).waitFor();
    expect(new URL(page.url()).pathname).toBe('/usman/user-profile');
    expect([...found, ...troubles]).toEqual([]);
    await close();
  });

for (const how of looks)
  test(`the palette leads to a record by keyboard, and is remembered: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { language, scheme, width } = how;
    const { common } = words[language];
    const { palette, section } = shell[language];
    const name = `Paduan ${some()}`;
    const { id } = await admin.add(resources.category, { name });
    const { page, troubles, close } = await newPerson(browser, how);
    const found: string[] = [];
    const look = async (state: string) => {
      await still(page);
      found.push(...(await flaws(page, `shell-${state}-${language}-${scheme}-${width}`)));
    };
    await signInAndOpen(page);
    const opener = page.getByRole('button', { name: common.chrome.search });
    await opener.focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: palette });
    await field.waitFor();
    await look('palette');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await waitForValue(() => opener.evaluate((element) => element === document.activeElement), true);

    await page.keyboard.press('Control+k');
    await field.fill(name);
    const option = page.getByRole('group', { name: words[language].people.resource.categories }).getByRole('option', { name });
    await option.waitFor();
    await waitForValue(async () => (await option.getAttribute('aria-selected')) === 'true', true);
    await look('palette-found');
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => at.pathname.endsWith(id));
    await page.locator('input[name=name]').waitFor();

    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: section.recent }).getByRole('option', { name }).waitFor();
    await field.fill(some());
    await page
      .getByRole('status')
      .filter({ hasText: filled(shell[language].count, { number: 0 }) })
      .waitFor();
    await look('palette-nothing');
    expect([...found, ...troubles]).toEqual([]);
    await close();
  });

test('the menu becomes a rail that opens under the mouse, and groups stay as they were over a reload', async ({ browser }) => {
  const { common } = words.id;
  const { page, troubles, close } = await newPerson(browser);
  const found: string[] = [];
  await signInAndOpen(page);
  const menu = page.getByRole('navigation', { name: common.chrome.menu });
  const wide = async () => ((await menu.boundingBox())?.width ?? 0) > 200;
  // The clinics' pages are folded at first for people of ours.
  await expect(menu.getByRole('link', { name: common.page.team })).toHaveCount(0);
  await menu.getByRole('button', { name: common.menu.business }).click();
  await menu.getByRole('link', { name: common.page.team }).waitFor();
  await page.getByRole('button', { name: common.chrome.minimiseMenu }).click();
  await page.mouse.move(900, 600);
  await waitForValue(wide, false);
  await page.reload();
  await menu.waitFor();
  await waitForValue(wide, false);
  found.push(...(await flaws(page, 'shell-rail')));
  await page.mouse.move(30, 200);
  await waitForValue(wide, true);
  await menu.getByRole('link', { name: common.page.team }).waitFor();
  found.push(...(await flaws(page, 'shell-rail-open')));
  await page.mouse.move(900, 600);
  await waitForValue(wide, false);
  expect([...found, ...troubles]).toEqual([]);
  await close();
});

test('on a phone the menu comes out, leads somewhere, and is put away', async ({ browser }) => {
  const { common } = words.en;
  const { page, troubles, close } = await newPerson(browser, { language: 'en', scheme: 'dark', width: 390, height: 844 });
  await signInAndOpen(page);
  await page.getByRole('button', { name: common.chrome.openMenu }).click();
  const menu = page.getByRole('navigation', { name: common.chrome.menu });
  await menu.getByRole('button', { name: common.menu.business }).click();
  await menu.getByRole('link', { name: common.page.supplier }).scrollIntoViewIfNeeded();
  await still(page);
  const found = await flaws(page, 'shell-drawer');
  await menu.getByRole('link', { name: common.page.supplier }).click();
  await menu.waitFor({ state: 'detached' });
  await page.waitForURL('**/bisnisku/inventory/supplier');
  await page.waitForFunction((title) => document.title === title, `${common.page.supplier} · Nadi`);
  expect([...found, ...troubles]).toEqual([]);
  await close();
});

test('a question mark lists the shortcuts, and types itself where one types', async ({ browser }) => {
  const { common } = words.id;
  const { page, troubles, close } = await newPerson(browser);
  await signIn(page);
  await page.goto(url('/usman/category-management'));
  const search = page.getByRole('searchbox');
  await search.fill('?');
  await search.press('?');
  expect(await search.inputValue()).toBe('??');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: common.chrome.shortcuts });
  await dialog.waitFor();
  await still(page);
  const width = dialog.locator('dl > div', { hasText: words.id.shell.shortcut.width });
  expect(await width.locator('kbd').allTextContents()).toEqual(['Shift', '←', '→']);
  expect(await flaws(page, 'shell-shortcuts')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});
