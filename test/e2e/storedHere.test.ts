/** Two people at one computer: what each typed and noted is theirs, there again when they come back, and told and removed at sign-out. */
import { recordsAs, type Records } from './form/records';
import { written } from './waitForStored';
import { PASSWORD, signInByForm, url } from './person';
import { newcomer, type Newcomer } from './profile/newcomer';
import { sides, sitDown, type Sitting } from './signInSteps';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const form = '/usman/category-management/add-category';

for (const side of sides)
  test.describe(side.language, () => {
    test.describe.configure({ mode: 'serial' });
    let sari: Newcomer;
    let budi: Newcomer;
    let here: Sitting;
    test.beforeAll(async ({ browser }) => {
      sari = await newcomer(admin, 'Sari Wulandari');
      budi = await newcomer(admin, 'Budi Santoso');
      here = await sitDown(browser, side);
      await signInByForm(here.page, sari.email);
    });
    test.afterAll(() => here.close());

    const nameOn = () => here.page.locator('input[name=name]');
    const entries = () => here.page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const openForm = async () => {
      await here.page.goto(url(form));
      await nameOn().waitFor();
    };
    const pressSignOut = async () => {
      const { page, common } = here;
      await page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
      await page.getByRole('menuitem', { name: common.chrome.logout }).click();
    };
    const question = () => here.page.getByRole('dialog', { name: here.shell.signOut.title });
    const away = () => here.page.waitForURL((at) => at.pathname === '/');

    test('Sari types, notes an event, and is told at sign-out what stays', async () => {
      const { page, calendar, common, shell } = here;
      await openForm();
      await written(page, 'nadi.drafts', () => nameOn().fill('Bedah jantung'));
      page.once('dialog', (leaving) => void leaving.accept());
      await page.goto(url('/calendar?view=month&date=2026-11-24'));
      await page.getByRole('button', { name: calendar.add, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: calendar.dialog.add });
      await dialog.getByLabel(calendar.field.title).fill('Operasi besar');
      await written(page, 'nadi.calendar', () => dialog.getByRole('button', { name: calendar.save }).click());
      expect(await entries()).not.toMatch(/Bedah jantung|Operasi besar/);
      await pressSignOut();
      await question().getByText(shell.signOut.drafts.replace('{{number}}', '1')).waitFor();
      await question().getByText(shell.signOut.events.replace('{{number}}', '1')).waitFor();
      await here.checkScreen('sign-out-kept');
      await question().getByRole('button', { name: common.chrome.logout }).click();
      await away();
    });

    test('Budi finds nothing of hers, and is asked nothing when he leaves', async () => {
      const { page } = here;
      await signInByForm(page, budi.email);
      await openForm();
      expect(await nameOn().inputValue()).toBe('');
      await page.goto(url('/calendar?view=month&date=2026-11-24'));
      await here.title(here.calendar.title);
      expect(await page.getByText('Operasi besar').count()).toBe(0);
      expect(await entries()).not.toMatch(/Bedah jantung|Operasi besar/);
      await pressSignOut();
      await away();
    });

    test('Sari’s session ends and the page is reloaded: after signing in again all of it is there', async () => {
      const { page, auth } = here;
      await signInByForm(page, sari.email);
      await openForm();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=name]')?.value === 'Bedah jantung');
      const token = await page.evaluate(
        () => JSON.parse((JSON.parse(localStorage.getItem('auth._token.local')!) as { token: string }).token) as string,
      );
      await page.request.post(url('/api/v1/logout'), { headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.api+json' } });
      page.once('dialog', (leaving) => void leaving.accept());
      await page.reload();
      await page.waitForURL('**/login');
      await here.field('email').fill(sari.email);
      await here.field('password').fill(PASSWORD);
      await here.button(auth.login.submit).click();
      await page.waitForURL(`**${form}`);
      await nameOn().waitFor();
      expect(await nameOn().inputValue()).toBe('Bedah jantung');
      page.once('dialog', (leaving) => void leaving.accept());
      await page.goto(url('/calendar?view=month&date=2026-11-24'));
      await page.getByText('Operasi besar').first().waitFor();
    });

    test('she removes all of it at sign-out, and it is gone', async () => {
      const { page, common, shell } = here;
      await pressSignOut();
      await question().getByRole('checkbox', { name: shell.signOut.remove }).check();
      await question().getByRole('button', { name: common.chrome.logout }).click();
      await away();
      await signInByForm(page, sari.email);
      await openForm();
      expect(await nameOn().inputValue()).toBe('');
      await page.goto(url('/calendar?view=month&date=2026-11-24'));
      await here.title(here.calendar.title);
      expect(await page.getByText('Operasi besar').count()).toBe(0);
      expect(here.wrong()).toEqual([]);
    });
  });
