/** The public site as a visitor meets it: read before any script and without one, in two languages, with whatever a browser refuses. */
import type { Page } from '@playwright/test';
import enPricing from '#client/locales/en/pricing';
import enPublic from '#client/locales/en/public';
import enSite from '#client/locales/en/site';
import idFaq from '#client/locales/id/faq';
import idPricing from '#client/locales/id/pricing';
import idPublic from '#client/locales/id/public';
import idSite from '#client/locales/id/site';
import { sentence } from '#shared/errors';
import { look, newPerson, signIn, signInAndOpen, signInByForm, url } from './person';
import { filled, words } from './words';
import { expect, test } from './test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('without scripts the site can be read and walked through, in either language', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url('/'));
  await title(page, idPublic.hero.title);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: idSite.pricing, exact: true }).click();
  await title(page, idPricing.title);
  await page.getByText('475.000').first().waitFor();
  await header.getByRole('link', { name: idSite.languages.en }).click();
  await title(page, enPricing.title);
  await page.getByText('475,000').first().waitFor();
  await header.getByRole('link', { name: enSite.login, exact: true }).waitFor();
  expect(await header.getByRole('link', { name: enSite.memberArea, exact: true }).isVisible()).toBe(false);
  // The language is remembered for anyone who comes back.
  await page.goto(url('/'));
  await title(page, enPublic.hero.title);
  await context.close();
});

test('on a phone the menu opens without scripts, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url('/'));
  const faq = page.getByRole('banner').getByRole('link', { name: idSite.faq, exact: true });
  expect(await faq.isVisible()).toBe(false);
  await page.getByLabel(idSite.menu, { exact: true }).click();
  await look(page, 'site-menu-390');
  await faq.click();
  await title(page, idFaq.title);
  await context.close();
});

test('with scripts the prices can be tried out, and no error stays unnoticed', async ({ browser }) => {
  const { page, troubles, close } = await newPerson(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url('/pricing'));
  const yearly = page.getByRole('radio', { name: idPricing.cycle.yearly }).first();
  const monthly = page.getByRole('radio', { name: idPricing.cycle.monthly }).first();
  // Anyone who is quicker than the scripts tries again.
  for (;;) {
    await yearly.check();
    if (await page.getByText('4.750.000').first().isVisible()) break;
    await monthly.check();
  }
  expect(troubles).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(url('/')) && !address.startsWith('data:'))).toEqual([]);
  await close();
});

test('anyone who is signed in finds the way into the app before any script of the page, and the way out again', async ({ browser }) => {
  const { page, troubles, close } = await newPerson(browser);
  await signInByForm(page);
  await page.route('**/assets/*.js', (route) => route.abort('aborted'));
  await page.goto(url('/faq'));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: idSite.memberArea, exact: true }).waitFor();
  expect(await header.getByRole('link', { name: idSite.login, exact: true }).isVisible()).toBe(false);
  await page.unroute('**/assets/*.js');
  await header.getByRole('link', { name: idSite.memberArea, exact: true }).click();
  const { chrome } = words.id.common;
  await page.getByRole('button', { name: chrome.profile }).click();
  expect(troubles).toEqual([]);
  await page.getByRole('menuitem', { name: chrome.logout }).click();
  await page.waitForURL((at) => at.pathname === '/');
  await header.getByRole('link', { name: idSite.login, exact: true }).waitFor();
  expect(await header.getByRole('link', { name: idSite.memberArea, exact: true }).isVisible()).toBe(false);
  // A request that is under way when the session ends is answered 401, and the browser says so.
  expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
  await close();
});

test('what the app was saying is said on the site, and can be sent away', async ({ browser }) => {
  const { page, troubles, close } = await newPerson(browser);
  await signInAndOpen(page, 'member@nadi.test');
  await page.route('**/api/v1/logout', (route) => route.abort('connectionreset'));
  const { chrome } = words.id.common;
  await page.getByRole('button', { name: chrome.profile }).click();
  await page.getByRole('menuitem', { name: chrome.logout }).click();
  await page.waitForURL((at) => at.pathname === '/');
  const said = page.getByText(sentence('network', 'id'));
  // Stays while the mouse is over it, so this comes before all else.
  await said.hover();
  await page.getByRole('button', { name: idSite.close }).click();
  await said.waitFor({ state: 'detached' });
  expect(troubles.filter((trouble) => !/logout|ERR_CONNECTION_RESET/.test(trouble))).toEqual([]);
  await close();
});

test('a person who may not open a page is led to the dashboard, and told which permission is missing', async ({ browser }) => {
  const { page, troubles, close } = await newPerson(browser);
  await signIn(page, 'member@nadi.test');
  await page.goto(url('/usman/user-management'));
  await page.waitForURL('**/dashboard');
  await page.getByText(filled(words.id.common.closedTo.permission, { what: 'melihat pengguna' })).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a language chosen in one tab is that of the others, in the app and on the site', async ({ browser }) => {
  const { context, page: app, troubles, close } = await newPerson(browser);
  await app.goto(url('/login'));
  await title(app, words.id.auth.login.title);
  const [another, site] = [await context.newPage(), await context.newPage()];
  await another.goto(url('/register'));
  await another.getByRole('button', { name: words.id.auth.register.submit, exact: true }).waitFor();
  await site.goto(url('/pricing'));
  await title(site, idPricing.title);
  // Hydrated: it listens.
  await site.waitForLoadState('networkidle');
  await app.getByRole('button', { name: 'English' }).click();
  await title(app, words.en.auth.login.title);
  await another.getByRole('button', { name: words.en.auth.register.submit, exact: true }).waitFor();
  await title(site, enPricing.title);
  expect(pathOf(site)).toBe('/pricing?lang=en');
  await site.getByRole('banner').getByRole('link', { name: enSite.languages.id }).click();
  await title(site, idPricing.title);
  // A browser without a window gives no tab the focus.
  await app.evaluate(() => window.dispatchEvent(new Event('focus')));
  await title(app, words.id.auth.login.title);
  expect(troubles).toEqual([]);
  await close();
});

test('where storage is blocked and cookies are refused, the site still works in the language that was chosen', async ({ browser }) => {
  const { context, page, troubles, close } = await newPerson(browser);
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.route(url('/**'), async (route) => {
    const headers = await route.request().allHeaders();
    await route.continue({ headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'cookie')) });
  });
  await page.goto(url('/'));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: idSite.languages.en }).click();
  await title(page, enPublic.hero.title);
  await header.getByRole('link', { name: enSite.pricing, exact: true }).click();
  await title(page, enPricing.title);
  expect(pathOf(page)).toBe('/pricing?lang=en');
  await page.waitForLoadState('networkidle');
  expect(troubles).toEqual([]);
  await close();
});
