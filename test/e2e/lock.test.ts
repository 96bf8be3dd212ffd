/** The locked screen in the browser: over an unsaved form, in all tabs, by itself after a while, for the same person or another. */
import type { Page } from '@playwright/test';
import { recordsAs, type Records } from './form/records';
import { written } from './waitForStored';
import { PASSWORD, signIn, signInByForm, url } from './person';
import { newcomer, type Newcomer } from './profile/newcomer';
import { sides, sitDown, type Sitting } from './signInSteps';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const form = '/usman/category-management/add-category';
const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth._token.local') ?? '{}') as { token?: string }).token);

for (const side of sides)
  test.describe(side.language, () => {
    test.describe.configure({ mode: 'serial' });
    let sari: Newcomer;
    let here: Sitting;
    test.beforeAll(async ({ browser }) => {
      sari = await newcomer(admin, 'Sari Wulandari');
      here = await sitDown(browser, side);
      await signIn(here.page, sari.email);
    });
    test.afterAll(() => here.close());

    const cover = (page = here.page) => page.getByRole('dialog', { name: here.auth.lock.title, exact: true });
    const nameOn = (page = here.page) => page.locator('input[name=name]');
    const unlock = async (page = here.page) => {
      await cover(page).locator('input[name=password]').fill(PASSWORD);
      await cover(page).getByRole('button', { name: here.auth.lock.submit, exact: true }).click();
      await cover(page).waitFor({ state: 'detached' });
    };
    const typing = async () => {
      await here.page.goto(url(form));
      await nameOn().fill('Bedah minor');
    };

    test('from the menu: the page beneath is out of sight and reach, and there again after the password', async () => {
      const { page, common, auth } = here;
      await typing();
      await page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
      await page.getByRole('menuitem', { name: common.chrome.lock }).click();
      await cover().getByText(sari.name).waitFor();
      expect(await kept(page)).toBe('null');
      await here.checkScreen('lock-dialog');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('Tab');
      expect(await nameOn().evaluate((input) => input === document.activeElement)).toBe(false);
      await cover().waitFor();
      await cover().getByRole('button', { name: auth.lock.other }).click();
      await here.checkScreen('lock-other');
      await cover()
        .getByRole('button', { name: auth.lock.back.replace('{{name}}', sari.name) })
        .click();
      await unlock();
      expect(await nameOn().inputValue()).toBe('Bedah minor');
      expect(new URL(page.url()).pathname).toBe(form);
    });

    test('with the keyboard alone, in every tab at once', async () => {
      await typing();
      const other = await here.context.newPage();
      await other.goto(url('/dashboard'));
      await other.getByRole('heading', { level: 1 }).waitFor();
      await here.page.bringToFront();
      await here.page.keyboard.press('Control+Alt+KeyL');
      await cover(other).waitFor();
      await cover().waitFor();
      await cover().locator('input[name=password]:focus').waitFor();
      await here.page.keyboard.type(PASSWORD);
      await here.page.keyboard.press('Enter');
      await cover().waitFor({ state: 'detached' });
      await cover(other).waitFor({ state: 'detached' });
      await other.close();
      expect(await nameOn().inputValue()).toBe('Bedah minor');
    });

    test('a reload doesn’t open it: nothing is left to come in with, and what was typed waits for the same person', async () => {
      const { page } = here;
      await written(page, 'nadi.drafts', typing);
      await page.keyboard.press('Control+Alt+KeyL');
      await cover().waitFor();
      page.once('dialog', (question) => void question.accept());
      await page.reload();
      await page.waitForURL('**/login');
      await here.field('email').fill(sari.email);
      await here.field('password').fill(PASSWORD);
      await here.button(here.auth.login.submit).click();
      await page.waitForURL(`**${form}`);
      await nameOn().waitFor();
      expect(await nameOn().inputValue()).toBe('Bedah minor');
    });

    test('someone else begins anew on the dashboard', async () => {
      const { page, auth } = here;
      const budi = await newcomer(admin, 'Budi Santoso');
      await typing();
      await page.keyboard.press('Control+Alt+KeyL');
      await cover().getByRole('button', { name: auth.lock.other }).click();
      await cover().locator('input[name=email]').fill(budi.email);
      await cover().locator('input[name=password]').fill(PASSWORD);
      await cover().getByRole('button', { name: auth.login.submit, exact: true }).click();
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { level: 1, name: /Budi Santoso/ }).waitFor();
      await page.goto(url(form));
      await nameOn().waitFor();
      expect(await nameOn().inputValue()).toBe('');
    });

    test('/lock is the same as a page, and leads back to where one came from', async () => {
      const { page, auth } = here;
      await page.goto(url('/usman/item-management'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto(url('/lock'));
      await here.title(auth.lock.title);
      await here.field('password').fill(PASSWORD);
      await here.checkScreen('lock-page');
      await here.button(auth.lock.submit).click();
      await page.waitForURL('**/dashboard');
    });

    test('nobody touches it for half an hour: locked by itself', async ({ browser }) => {
      const quiet = await sitDown(browser, side);
      const { page } = quiet;
      await page.clock.install();
      const asked = page.waitForResponse(/sign-in-again.*\.js$/);
      await signInByForm(page, sari.email);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // From now on the mouse rests; the page may still move under it.
      await page.mouse.move(5, 5);
      // A script that is still on its way would take the jump for a slow network.
      await asked;
      await page.waitForFunction(() => !document.querySelector('script[src*=sign-in-again]'));
      await page.clock.fastForward('29:00');
      expect(await cover(page).count()).toBe(0);
      await page.clock.fastForward('02:00');
      await cover(page).waitFor();
      expect(await kept(page)).toBe('null');
      expect(quiet.wrong()).toEqual([]);
      await quiet.close();
    });

    test('no page reported an error', () => expect(here.wrong()).toEqual([]));
  });
