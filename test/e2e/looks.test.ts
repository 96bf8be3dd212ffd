/** Every page in either language, light and dark, wide and narrow: nothing too wide, no barrier, no trouble, and a picture kept. */
import type { Browser } from 'playwright-core';
import { apiOf } from './api';
import { barriers, look, newPerson, openBrowser, signIn, url } from './person';

const usman = ['category', 'tag', 'item'] as const;
const open = ['/', '/tidak-ada', '/login'];
const signedIn = ['/dashboard', '/usman/user-profile', ...usman.flatMap((one) => [`/usman/${one}-management`, `/usman/${one}-management/add-${one}`])];

let browser: Browser;
/** The forms of records that are there. */
let edits: string[];
beforeAll(async () => {
  const { add, addItem } = await apiOf();
  const category = await add('categories', { name: 'Rupa-rupa', description: 'Untuk dilihat dari segala sisi.' });
  const tag = await add('tags', { name: 'Dilihat', color: '#0f766e' });
  const item = await addItem(category, { name: 'Kasa gulung', description: '<p>Lembut dan <strong>steril</strong>.</p>' });
  edits = [category, tag, item].map(({ id }, index) => `/usman/${usman[index]}-management/edit-${usman[index]}/${id}`);
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

const looks = (['id', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) => [1280, 390].map((width) => ({ language, scheme, width, height: width > 400 ? 900 : 844 }))),
);

/** A page's name in a picture's name, whichever record it shows. */
const named = (path: string) => path.slice(1).replace(/\/[0-9a-f-]{36}$/, '').replaceAll('/', '_') || 'home';

test.each(looks)('$language $scheme $width', async (how) => {
  const { page, troubles, close } = await newPerson(browser, how);
  const found: string[] = [];
  for (const path of [...open, ...signedIn, ...edits]) {
    if (path === '/dashboard') await signIn(page);
    await page.goto(url(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (beyond > 0) found.push(`${path}: ${beyond} px too wide`);
    found.push(...(await barriers(page)).map((barrier) => `${path}: ${barrier}`));
    await look(page, `${named(path)}-${how.language}-${how.scheme}-${how.width}`);
  }
  await close();
  // The address that is nowhere is answered 404, and the browser says so.
  expect([...found, ...troubles.filter((trouble) => !trouble.includes('404'))]).toEqual([]);
}, 120_000);
