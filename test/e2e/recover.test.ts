/** A forgotten password in the browser, in both looks: the link, the new password, every other session ended, and links that no longer work. */
import { resources } from '#shared/areas/resources';
import { sentence } from '#shared/errors';
import { recordsAs, type Records } from './form/records';
import { signInAndOpen, url } from './person';
import { newcomer, tryToSignIn, type Newcomer } from './profile/newcomer';
import { waitForValue } from './waitForValue';
import { linkIn, NEW_PASSWORD, sides, sitDown, type Sitting } from './signInSteps';
import { filled } from './words';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const looks = [
  { ...sides[0], asking: '/password/reset', setting: '/password/email' },
  { ...sides[1], asking: '/Recover1', setting: '/Recover2' },
];

for (const { asking, setting, ...side } of looks)
  test.describe(`${asking}, ${side.language}`, () => {
    test.describe.configure({ mode: 'serial' });
    let budi: Newcomer;
    let here: Sitting;
    let elsewhere: Sitting;
    let link: string;
    test.beforeAll(async ({ browser }) => {
      budi = await newcomer(admin, 'Budi Santoso');
      [here, elsewhere] = await Promise.all([sitDown(browser, side), sitDown(browser, side)]);
      await signInAndOpen(elsewhere.page, budi.email);
    });
    test.afterAll(() => Promise.all([here.close(), elsewhere.close()]));

    const setPassword = async () => {
      await here.field('password').fill(NEW_PASSWORD);
      await here.field('password_confirmation').fill(NEW_PASSWORD);
      await here.button(here.auth.reset.submit).click();
    };

    test('the link is asked for, and the answer tells nothing', async () => {
      const { page, auth } = here;
      await page.goto(url(asking));
      await here.title(auth.forgot.title);
      await here.checkScreen(`forgot${asking.replace('/', '-').replaceAll('/', '_')}`);
      await here.field('email').fill(budi.email);
      await here.button(auth.forgot.submit).click();
      await here.title(auth.forgot.askedTitle);
      await here.told(filled(auth.forgot.asked, { email: budi.email }));
      await here.checkScreen('forgot-asked');
    });

    test('the mail leads to the page of the same look, which lets nobody read over the shoulder', async () => {
      const mails = async () => (await admin.find(resources.mail, budi.email)).filter(({ purpose }) => purpose === 'reset');
      await waitForValue(async () => (await mails()).length, 1);
      link = linkIn(String((await mails())[0]!['body']));
      expect(link).toMatch(new RegExp(`^${setting}\\?`));
      await here.page.goto(url(link));
      await here.title(here.auth.reset.title);
      await waitForValue(() => Promise.resolve(new URL(here.page.url()).search), '');
      await here.told(budi.email);
      await here.checkScreen('reset');
    });

    test('a password like the name is refused under its field', async () => {
      await here.field('password').fill('budi santoso 2026');
      await here.field('password_confirmation').fill('budi santoso 2026');
      await here.button(here.auth.reset.submit).click();
      await here.told(sentence('password.personal', side.language));
    });

    test('a good one signs in at once, and ends every other session', async () => {
      await setPassword();
      await here.page.waitForURL('**/dashboard');
      await here.page.getByRole('heading', { level: 1 }).waitFor();
      await elsewhere.page.reload();
      await elsewhere.page.waitForURL('**/login');
      expect(await tryToSignIn(budi.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    });

    test('the link works once: opened again it says so before a password is typed, and another one can be asked for', async () => {
      await elsewhere.page.goto(url(link));
      await elsewhere.title(elsewhere.auth.reset.brokenTitle);
      await elsewhere.told(sentence('token.used', side.language));
      await elsewhere.checkScreen('reset-used');
      await elsewhere.page.getByRole('link', { name: elsewhere.auth.reset.askAnew }).click();
      await elsewhere.page.waitForURL(`**${asking}`);
    });

    test('no page reported an error', () => expect([...here.wrong(), ...elsewhere.wrong()]).toEqual([]));
  });
