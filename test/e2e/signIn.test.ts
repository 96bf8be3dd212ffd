/** Sign-in in the browser: where signing in leads, where signing out leads, what other tabs do, and a code besides the password. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { API_ROOT, MEDIA_TYPE } from '#shared/jsonapi';
import { sentence } from '#shared/errors';
import { recordsAs, type Records } from './form/records';
import { PASSWORD, signInByForm, url } from './person';
import { newcomer, tryToSignIn } from './profile/newcomer';
import { sides, sitDown, type Sitting } from './signInSteps';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const logOut = async ({ page, common }: Sitting) => {
  await page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
  await page.getByRole('menuitem', { name: common.chrome.logout }).click();
};
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** One call as the holder of a token; what it answers in `meta`. */
async function ask(token: string, method: string, type: string, attributes: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url(`${API_ROOT}/me/two-step`), {
    method,
    headers: { accept: MEDIA_TYPE, authorization: `Bearer ${token}`, 'content-type': MEDIA_TYPE },
    body: JSON.stringify({ data: { type, attributes } }),
  });
  return ((await answer.json()) as { meta: Record<string, unknown> }).meta;
}

for (const side of sides)
  test.describe(side.language, () => {
    test.describe.configure({ mode: 'serial' });
    let sari: Sitting;
    test.beforeAll(async ({ browser }) => {
      sari = await sitDown(browser, side);
    });
    test.afterAll(() => sari.close());

    test('a guarded page is come back to, with its query', async () => {
      const { page } = sari;
      await page.goto(url('/usman/item-management?sort=name'));
      await page.waitForURL('**/login');
      await sari.field('email').fill('creator@nadi.test');
      await sari.field('password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/usman/item-management?sort=name');
    });

    for (const path of ['/login', '/register', '/password/reset', '/Recover1'])
      test(`${path} is not for who is signed in`, async () => {
        await sari.page.goto(url(path));
        await sari.page.waitForURL('**/dashboard');
      });

    test('signing out leads outside and takes the other tab along, also when the server can’t be told', async () => {
      const { page, context } = sari;
      const other = await context.newPage();
      await other.goto(url('/usman/item-management'));
      await other.getByRole('heading', { level: 1 }).waitFor();
      await page.route('**/api/v1/logout', (route) => route.abort('connectionreset'));
      await page.bringToFront();
      await logOut(sari);
      await page.waitForURL((at) => at.pathname === '/');
      await sari.told(sentence('network', side.language));
      await other.waitForURL('**/login');
      expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('auth._token.local')!) as { token: string }).token)).toBe('null');
      await page.unroute('**/api/v1/logout');
      await signInByForm(page, 'creator@nadi.test');
      await other.waitForURL('**/usman/item-management');
      await other.close();
    });

    test('with two steps on: the code is asked for in place, a wrong code is typed again, a recovery code works too', async ({
      browser,
    }) => {
      const person = await newcomer(admin, 'Dr. Sari');
      const { token } = await tryToSignIn(person.email, PASSWORD);
      const { secret } = await ask(token!, 'POST', 'password-proof', { current_password: PASSWORD });
      const app = new TOTP({ secret: Secret.fromBase32(String(secret)) });
      const { recovery_codes: codes } = await ask(token!, 'PATCH', 'two-step', { one_time_code: app.generate() });
      const guest = await sitDown(browser, side);
      const { page, auth } = guest;
      await page.goto(url('/login'));
      await guest.field('email').fill(person.email);
      await guest.field('password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.locator('input[name=one_time_code]:focus').waitFor();
      await guest.checkScreen('login-code');
      await page.keyboard.type('abcdef');
      await page.keyboard.press('Enter');
      await guest.told(sentence('two_step.invalid', side.language));
      expect([await guest.field('one_time_code').inputValue(), await guest.field('email').inputValue()]).toEqual(['', person.email]);
      await guest.checkScreen('login-code-wrong');
      await guest.button(auth.code.app.other).click();
      await page.getByLabel(auth.code.recovery.label).fill((codes as string[])[0]!);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      expect(pathOf(page)).toBe('/dashboard');
      expect(guest.wrong()).toEqual([]);
      await guest.close();
    });

    test('no page reported an error', () => expect(sari.wrong()).toEqual([]));
  });
