/** A stranger's way from the price page to the dashboard of their own clinic, on a phone, in either language; the mail comes through a mail server and is opened on another device. Rule: SUB-25. */
import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import enDashboard from '#client/areas/dashboard/words/en/dashboard';
import enPricing from '#client/locales/en/pricing';
import enStart from '#client/areas/clients/words/en/start';
import idDashboard from '#client/areas/dashboard/words/id/dashboard';
import idPricing from '#client/locales/id/pricing';
import idStart from '#client/areas/clients/words/id/start';
import { sentence } from '#shared/errors';
import { recordsAs, type Records } from './form/records';
import { url } from './person';
import { linkIn, NEW_PASSWORD, sitDown, type Sitting } from './signInSteps';
import { waitForValue } from './waitForValue';
import { filled } from './words';
import type { Received } from '../server/mail/mailServer';
import { expect, MAIL_FROM, test } from './test';

test.use({ sendsMails: true });

const sides = [
  { language: 'id', scheme: 'light', width: 390, start: idStart, pricing: idPricing, dashboard: idDashboard, total: /Rp\s?582\.750/ },
  { language: 'en', scheme: 'dark', width: 390, start: enStart, pricing: enPricing, dashboard: enDashboard, total: /IDR\s?582,750/ },
] as const;

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

/** The link of the one mail to an address, as its text and its HTML have it, once it was delivered. */
const mailedLink = async (received: readonly Received[], address: string): Promise<string> => {
  const mails = () => received.filter(({ to }) => to.includes(address));
  await waitForValue(() => Promise.resolve(mails().length), 1);
  const [{ from, text, html }] = mails() as [Received];
  const link = linkIn(text);
  expect([from, html.replaceAll('&amp;', '&').includes(`${link}"`)]).toEqual([MAIL_FROM, true]);
  return link;
};

for (const side of sides)
  test.describe(side.language, () => {
    test.describe.configure({ mode: 'serial' });
    const address = `ratna.${randomInt(1e9)}@sehat.test`;
    const phone = `0812${randomInt(1e7, 1e8)}`;
    let ratna: Sitting;
    // From the price page to the dashboard, without the extra seats that Ratna tries out there.
    let [fields, presses] = [0, 0];
    const fill = async (place: Locator, value: string) => {
      fields += 1;
      await place.fill(value);
    };
    const press = async (place: Locator) => {
      presses += 1;
      await place.click();
    };
    test.beforeAll(async ({ browser }) => {
      ratna = await sitDown(browser, side as never);
    });
    test.afterAll(() => ratna.close());

    test('the choice of the price page goes along to the registration, which asks for no clinic', async () => {
      const { page, field } = ratna;
      await page.goto(url('/pricing'));
      const seats = page.locator('input[name=seats]');
      await waitForValue(async () => {
        await seats.fill('2');
        return page.getByRole('status').filter({ hasText: /\d{3}/ }).count();
      }, 1);
      await expect(page.locator('input[name=bed]')).toBeDisabled();
      await page.getByRole('table').last().scrollIntoViewIfNeeded();
      await ratna.checkScreen('start-pricing');
      await press(page.locator('a[href*="seats=2"]'));
      await page.waitForURL(/\/register\?package=KLINIK/);
      await fill(field('name'), 'Ratna Dewi');
      await fill(field('email'), address);
      expect(await field('entity_name').count()).toBe(0);
      await fill(field('password'), NEW_PASSWORD);
      await fill(field('password_confirmation'), NEW_PASSWORD);
      await press(field('agree'));
      await press(ratna.button(ratna.auth.register.submit));
      await page.waitForURL('**/services/start?package=KLINIK*');
      await ratna.title(ratna.common.page.startClinic);
      await ratna.told(side.start.unverified);
      await ratna.checkScreen('start-unverified');
    });

    test('on another device the delivered mail’s link proves the address, and the choice is there', async ({ browser, mails }) => {
      const { language, scheme, width } = side;
      const other = await sitDown(browser, { language, scheme, width } as never);
      await other.page.goto(url(await mailedLink(mails.received, address)));
      await other.title(other.auth.verify.doneTitle);
      await other.page.getByRole('main').getByRole('link', { name: other.auth.login.submit }).click();
      await other.field('email').fill(address);
      await other.field('password').fill(NEW_PASSWORD);
      await other.button(other.auth.login.submit).click();
      await other.page.waitForURL('**/services/start');
      await other.page.getByText(side.total).first().waitFor();
      await other.page.goto(url('/dashboard'));
      await other.told(side.dashboard.begin.chosen);
      await other.checkScreen('start-dashboard-before');
      await other.page.getByRole('link', { name: side.dashboard.begin.go }).click();
      await other.told(filled(side.start.coming, { modules: '' }).replace('.', '').trim());
      await other.page.getByText(side.total).first().waitFor();
      expect(other.wrong()).toEqual([]);
      await other.close();
    });

    test('what is wrong is said under its field, and what was typed stays', async () => {
      const { page } = ratna;
      await page.reload();
      await fill(page.locator('#start-name'), 'Klinik Sehat');
      await page.locator('#start-npwp').fill('123');
      await ratna.button(filled(side.start.submit, { count: '14' })).click();
      await ratna.told(sentence('required', side.language));
      await ratna.told(sentence('invalid_npwp', side.language));
      await expect(page.locator('#start-name')).toHaveValue('Klinik Sehat');
      await ratna.checkScreen('start-refused');
    });

    test('with three fields the clinic is started, and its dashboard tells the days, what is unlocked, and the first steps', async () => {
      const { page } = ratna;
      await page.locator('#start-npwp').fill('');
      await fill(page.locator('#start-city'), 'Malang');
      await fill(page.locator('#start-phone'), phone);
      await ratna.checkScreen('start-ready');
      await press(ratna.button(filled(side.start.submit, { count: '14' })));
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { level: 2, name: filled(side.dashboard.steps.title, { clinic: 'Klinik Sehat' }) }).waitFor();
      await ratna.told('14');
      await ratna.checkScreen('start-dashboard');
      // The link in the mail is one press more.
      expect([fields, presses + 1]).toEqual([7, 5]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await ratna.checkScreen('start-dashboard-wide');
      const [clinic] = await admin.find(resources.entity, address);
      expect(clinic).toMatchObject({ name: 'Klinik Sehat', kind: 'clinic', subscription_status: 'trial', seats_total: 17 });
    });

    test('who has a clinic and comes from the price page is led to its subscription', async () => {
      const { page } = ratna;
      await page.goto(url('/register?package=RS'));
      await page.waitForURL('**/services/subscription');
      expect(ratna.wrong()).toEqual([]);
    });
  });
