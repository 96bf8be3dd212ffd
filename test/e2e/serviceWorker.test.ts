/** The service worker in real Chromium: what it keeps and what never, the page for when the network is away, and a new version that waits to be asked. Rule: APP-19. */
import type { Browser, Page } from '@playwright/test';
import { barriers, flaws, newPerson, PASSWORD, signInByForm } from './person';
import { openNetwork, type Network } from './network';
import { expect, test } from './test';

let wire: Network;
test.beforeAll(async () => {
  wire = await openNetwork();
});
test.afterAll(() => wire.close());
test.afterEach(() => wire.mend());

const person = (browser: Browser) => newPerson(browser, { site: wire.site, workers: true });

/** Opens a page of which the worker then takes care. */
const settle = async (page: Page, path = '/login') => {
  await page.goto(wire.at(path));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

/** The paths of all that any cache of the site keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()));
    return caches.flat().map((request) => new URL(request.url).pathname);
  });

test('it keeps what every visit starts with, and no page, no answer and no file of a person', async ({ browser }) => {
  const { page, troubles, close } = await person(browser);
  await settle(page);
  await signInByForm(page, 'admin@nadi.test', PASSWORD, wire.site);
  await page.goto(wire.at('/usman/item-management'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const paths = await kept(page);
  expect(paths).toEqual(
    expect.arrayContaining(['/offline.html', '/offline.css', '/favicon.svg', expect.stringMatching(/^\/assets\/main\..+\.js$/)]),
  );
  expect(paths.filter((path) => !/^\/(assets\/[^/]+\.(js|css|woff2)|offline\.(html|css|js)|favicon\.svg)$/.test(path))).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});

test('a page comes from the network each time, with a nonce of its own', async ({ browser }) => {
  const { page, troubles, close } = await person(browser);
  await settle(page);
  const nonces = [];
  for (const _ of [1, 2]) {
    const answer = await page.reload();
    const nonce = await page.locator('meta[name=csp-nonce]').evaluate((meta: HTMLElement) => meta.nonce);
    expect(answer!.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`);
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(troubles).toEqual([]);
  await close();
});

test('anyone who reads the public site has it too', async ({ browser }) => {
  const { page, troubles, close } = await person(browser);
  await settle(page, '/');
  expect(await kept(page)).toEqual(expect.arrayContaining(['/offline.html']));
  expect(troubles).toEqual([]);
  await close();
});

test('without a network a page says so in both languages, and opens once it is back, without a press, too', async ({ browser }) => {
  const { page, close } = await person(browser);
  await settle(page);
  wire.cut();
  await page.goto(wire.at('/login'));
  await page.getByRole('heading', { level: 1, name: 'Tidak ada sambungan internet' }).waitFor();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await flaws(page, 'offline-1280')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([...(await flaws(page, 'offline-dark-390')), ...(await barriers(page))]).toEqual([]);
  expect(await page.getByRole('link').evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(45, 212, 191)');
  expect(
    await page.evaluate(() =>
      fetch('/api/v1/items').then(
        () => 'answered',
        () => 'lost',
      ),
    ),
  ).toBe('lost');
  wire.mend();
  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await page.locator('input[name=email]').waitFor();
  wire.cut();
  await page.goto(wire.at('/login'));
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  wire.mend();
  await page.locator('input[name=email]').waitFor();
  await close();
});

test('a new version waits until it is asked in, and never takes what is being typed', async ({ browser }) => {
  const { page, close } = await person(browser);
  await settle(page);
  await signInByForm(page, 'admin@nadi.test', PASSWORD, wire.site);
  await page.goto(wire.at('/usman/tag-management/add-tag'));
  const name = page.getByRole('textbox', { name: 'Nama' });
  await name.fill('Luka');
  wire.newVersion();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = page.getByRole('status', { name: 'Versi baru tersedia' });
  await offer.waitFor();
  await offer.getByRole('button', { name: 'Muat versi baru' }).click();
  await offer.getByText('Simpan dahulu isian Anda').waitFor();
  expect(await name.inputValue()).toBe('Luka');
  await name.fill('');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await offer.getByRole('button', { name: 'Muat versi baru' }).click();
  await page.waitForFunction(() => !('before' in window));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await close();
});

test('where there can be no service worker, the site works and says nothing of it', async ({ browser }) => {
  const { context, page, troubles, close } = await person(browser);
  await context.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
  });
  await page.goto(wire.at('/login'), { waitUntil: 'load' });
  await signInByForm(page, 'admin@nadi.test', PASSWORD, wire.site);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});
