/** The audit, the trash and the outbox, and a line and a mail of them, from all sides. */
import type { Browser } from 'playwright-core';
import { resources } from '#shared/resources/index';
import { recordsAs } from './form/records';
import { openBrowser } from './person';
import { looks, lookAt } from './pageLooks';
import { post, tokenMailedTo } from './profile/mails';

let browser: Browser;
let pages: string[];
beforeAll(async () => {
  const admin = await recordsAs();
  const shelf = await admin.add(resources.category, { name: 'Untuk jejak audit', description: 'Yang pertama.' });
  await admin.change(resources.category, shelf, { description: 'Yang kedua, dengan kalimat yang cukup panjang untuk tidak muat di satu baris pada telepon.' });
  const email = 'member@nadi.test';
  await post('/password-forgot', 'password-forgot', { email });
  await tokenMailedTo(admin, email);
  const [line] = await admin.find(resources.audit, 'Untuk jejak audit');
  const [mail] = await admin.find(resources.mail, email);
  pages = ['/usman/audit', `/usman/audit/${line!.id}`, '/usman/trash', '/usman/outbox', `/usman/outbox/${mail!.id}`];
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

test.each(looks)('$language $scheme $width', async (how) => {
  expect(await lookAt(browser, how, { signedIn: pages })).toEqual([]);
}, 120_000);
