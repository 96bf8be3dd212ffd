/** Becoming a user with the keyboard alone, in either language: what is missing, the strength, the welcome, and the proof of the address. */
import { randomBytes } from 'node:crypto';
import { resources } from '#shared/areas/resources';
import { sentence } from '#shared/errors';
import { recordsAs, type Records } from './form/records';
import { url } from './person';
import { waitForValue } from './waitForValue';
import { streamOf } from './stream';
import { linkIn, NEW_PASSWORD, sides, sitDown, type Sitting } from './signInSteps';
import { filled } from './words';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

/** The newest mail to an address, once it is there. */
const mailTo = async (address: string): Promise<string> => {
  const bodies = async () => (await admin.find(resources.mail, address)).map(({ body }) => String(body));
  await waitForValue(async () => (await bodies()).length > 0, true);
  return (await bodies())[0]!;
};

/** Goes on to a field with Tab alone, and types. */
const tabTo = async ({ page }: Sitting, name: string, text?: string) => {
  const reached = () => page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
  for (let steps = 0; !(await reached()); steps += 1) {
    if (steps > 12) throw new Error(`Tab does not lead to ${name}.`);
    await page.keyboard.press('Tab');
  }
  if (text) await page.keyboard.type(text);
};

for (const side of sides)
  test.describe(side.language, () => {
    test.describe.configure({ mode: 'serial' });
    const address = `${randomBytes(6).toString('hex')}@klinik.test`;
    let sari: Sitting;
    test.beforeAll(async ({ browser }) => {
      sari = await sitDown(browser, side);
    });
    test.afterAll(() => sari.close());

    test('without the terms nothing is sent, and it is said why', async () => {
      const { page, register, common } = { ...sari, ...sari.auth };
      await page.goto(url('/register'));
      await sari.title(filled(register.title, { brand: 'Nadi' }));
      await tabTo(sari, 'name', 'Sari Wulandari');
      await tabTo(sari, 'email', address);
      await tabTo(sari, 'entity_name', 'Klinik Melati');
      await tabTo(sari, 'password', 'qwertyuiop');
      await sari.told(filled(common.strength.label, { word: common.strength.veryWeak }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(NEW_PASSWORD);
      await sari.told(filled(common.strength.label, { word: common.strength.veryStrong }));
      await tabTo(sari, 'password_confirmation', NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await sari.told(sentence('terms.required', side.language));
      await waitForValue(() => page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''), 'agree');
      await sari.checkScreen('register-refused');
    });

    test('with them the account is there, signed in, and told once what it lacks', async () => {
      const { page, auth } = sari;
      const stream = streamOf(page);
      await page.keyboard.press('Space');
      // Past the link to the terms.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      await sari.told(filled(sari.profile.held.newcomer, { email: address }));
      await sari.button(sari.profile.held.resend).waitFor();
      await stream;
      expect(await page.getByRole('heading', { level: 2, name: filled(auth.welcome.title, { name: 'Sari Wulandari' }) }).count()).toBe(0);
      await sari.checkScreen('welcome');
      const [made] = await admin.find(resources.user, address);
      expect(made).toMatchObject({ name: 'Sari Wulandari', email: address, email_verified_at: null });
    });

    test('the link of the mail proves the address, once, and is gone from the address bar', async ({ browser }) => {
      const { page, auth } = sari;
      const link = linkIn(await mailTo(address));
      await page.goto(url(link));
      await sari.title(auth.verify.doneTitle);
      expect(new URL(page.url()).search).toBe('');
      await sari.checkScreen('verify-done');
      await page.getByRole('main').getByRole('link', { name: auth.verify.toStart }).click();
      await page.waitForURL('**/services/start');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await sari.button(sari.profile.held.resend).waitFor({ state: 'detached' });
      const guest = await sitDown(browser, side);
      await guest.page.goto(url(link));
      await guest.told(sentence('token.used', side.language));
      await guest.checkScreen('verify-used');
      expect(guest.wrong()).toEqual([]);
      await guest.close();
    });

    test('the same address can’t be taken twice: who tries is sent to the mail of its owner', async ({ browser }) => {
      const guest = await sitDown(browser, side);
      const { page, field } = guest;
      await page.goto(url('/register'));
      await field('name').fill('Budi');
      await field('email').fill(address.toUpperCase());
      await field('password').fill(`${NEW_PASSWORD}-lain`);
      await field('password_confirmation').fill(`${NEW_PASSWORD}-lain`);
      await field('agree').check();
      await guest.button(guest.auth.register.submit).click();
      await page.getByText(guest.auth.register.check).waitFor();
      await guest.checkScreen('register-taken');
      // The sign-in after the registration is refused, as the password is not the owner's.
      expect(guest.wrong().filter((one) => !/status of 401/.test(one))).toEqual([]);
      await guest.close();
    });

    test('no page reported an error', () => expect(sari.wrong()).toEqual([]));
  });
