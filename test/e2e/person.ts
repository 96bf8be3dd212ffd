/** A person at a real Chromium: opens pages, signs in, looks (screenshots), and is checked for barriers (axe). */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type axeCore from 'axe-core';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { remember, tokenOf } from './session';

const axeSource = readFileSync(path.join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');
const pictures = path.join(process.cwd(), '.cache/screenshots');

export const PASSWORD = 'kasa-steril-2026';
export type Language = 'id' | 'en';
export type Look = { language?: Language; width?: number; height?: number; scheme?: 'light' | 'dark' };
/** `site`: another address of the server. `workers`: the site may install its service worker, which most tests are quicker without. */
type Around = { site?: string; workers?: boolean };

export const url = (address = '/'): string => new URL(address, process.env.E2E_URL).href;

export type Person = { context: BrowserContext; page: Page; troubles: string[]; close(): Promise<void> };

/**
 * A fresh person with their own cookies and storage.
 * `troubles` collects console errors, uncaught exceptions and requests that failed; a test ends by expecting it empty.
 */
export async function newPerson(
  browser: Browser,
  { language = 'id', width = 1280, height = 900, scheme = 'light', site = url(), workers = false }: Look & Around = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: language === 'id' ? 'id-ID' : 'en-GB',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: workers ? 'allow' : 'block',
  });
  await context.addCookies([{ name: 'lang', value: language, url: site }]);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && troubles.push(`failed: ${request.url()}`));
  return { context, page, troubles, close: () => context.close() };
}

/** Signs in without the form: the next page that is opened in this browser belongs to the account. */
export const signIn = async (page: Page, email = 'admin@nadi.test', password = PASSWORD): Promise<void> =>
  remember(page.context(), await tokenOf(email, password));

/** Signs in without the form, and opens the dashboard. */
export async function signInAndOpen(page: Page, email?: string, password?: string): Promise<void> {
  await signIn(page, email, password);
  await page.goto(url('/dashboard'));
}

/** Signs in through the form, as anyone would. */
export async function signInByForm(page: Page, email = 'admin@nadi.test', password = PASSWORD, site = url()): Promise<void> {
  await page.goto(new URL('/login', site).href);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
}

/** Keeps a picture of the page under .cache/screenshots, when pictures are asked for: `npm run looks`. */
export async function look(page: Page, name: string): Promise<void> {
  if (!process.env.LOOKS) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`), animations: 'disabled' });
}

/** Waits until all animations have ended, for example after a change of the colour scheme. Endless animations are not waited for. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Serious and critical barriers on the page, each as one line. */
export async function barriers(page: Page): Promise<string[]> {
  await settled(page);
  // It stays in the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    // Only what is wrong is described: describing every element that passes takes long.
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`).join('; ')}`,
      );
  });
}

/** Presses Tab until the place has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${place.toString()}.`);
}

/** What is wrong with a page as it stands, a line each; a picture of it is kept. */
export async function flaws(page: Page, name: string): Promise<string[]> {
  await look(page, name);
  // A window that has just changed its width is laid out anew within a moment.
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  await page.waitForFunction(fits, undefined, { timeout: 2_000 }).catch(() => undefined);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...(beyond > 0 ? [`${name}: ${beyond} px too wide`] : []), ...(await barriers(page)).map((barrier) => `${name}: ${barrier}`)];
}
