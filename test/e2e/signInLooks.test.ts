/** The sign-in family's pages from all sides. */
import type { Browser } from 'playwright-core';
import { lookAt, looks } from './pageLooks';
import { openBrowser } from './person';

const link = '?email=sari%40klinik.id&token=from-the-mail';
const open = ['/register', '/password/reset', '/Recover1', `/password/email${link}`, `/Recover2${link}`, '/Recover2', '/verify-email'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

test.each(looks)('$language $scheme $width', async (how) => expect(await lookAt(browser, how, { open, signedIn: ['/lock'] })).toEqual([]), 120_000);
