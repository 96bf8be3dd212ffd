/** Every page in either language, light and dark, wide and narrow: nothing too wide, no barrier, no trouble, and a picture kept. */
import type { Browser } from 'playwright-core';
import { apiOf } from './api';
import { lookAt, looks } from './pageLooks';
import { openBrowser } from './person';

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

test.each(looks)('$language $scheme $width', async (how) => expect(await lookAt(browser, how, { open, signedIn: [...signedIn, ...edits] })).toEqual([]), 120_000);
