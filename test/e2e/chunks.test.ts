/** Files of the app that cannot be fetched, in a real browser: the page that was asked for opens after one reload, or an explanation with a retry is shown. */
import type { Page, Request } from '@playwright/test';
import { newId } from '#client/storeKit/ids';
import { resources } from '#shared/areas/resources';
import { recordsAs } from './form/records';
import { look, newPerson, signIn, signInAndOpen, url } from './person';
import { words } from './words';
import { expect, test } from './test';
import { waitForValue } from './waitForValue';

/** Makes the first `times` requests for the matching files fail. */
async function lose(page: Page, name: RegExp, times = Infinity) {
  let left = times;
  const lost: string[] = [];
  await page.route(
    (at) => name.test(at.pathname),
    async (route) => {
      if (left-- <= 0) return route.continue();
      lost.push(route.request().url());
      return route.abort();
    },
  );
  return { lost, mend: () => void (left = 0) };
}

const go = (page: Page, language: 'id' | 'en', to: 'roles' | 'tags') =>
  page.getByRole('navigation').getByRole('link', { name: words[language].common.page[to], exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A list with a script of its own: what all lists are made of is in a file that they share. */
const listScript = /^\/assets\/role-list\.[^/]*\.js$/;

for (const [what, name, to, one] of [
  ['the script of a page', listScript, 'roles', 'role'],
  ['the words of a page', /^\/assets\/words-catalogue-id\.[^/]*\.js$/, 'tags', 'tag'],
] as const)
  test(`${what} fails once: the page that was clicked opens`, async ({ browser }) => {
    const { page, close } = await newPerson(browser);
    await signInAndOpen(page);
    const { lost } = await lose(page, name, 1);
    await go(page, 'id', to);
    await heading(page, words.id.usman[one].list.title).waitFor();
    expect(lost).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe(`/usman/${one}-management`);
    await close();
  });

test('a page that could not be fetched without a network opens by itself once there is one', async ({ browser }) => {
  const { page, close } = await newPerson(browser);
  await signInAndOpen(page);
  const { mend } = await lose(page, listScript);
  await go(page, 'id', 'roles');
  await heading(page, words.id.common.error.unfetchedTitle).waitFor();
  mend();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await heading(page, words.id.usman.role.list.title).waitFor();
  await close();
});

test('the script of a page keeps failing, in en: after one reload the page says so, and its retry opens the page', async ({ browser }) => {
  const language = 'en';
  const { error, action } = words[language].common;
  const { page, close } = await newPerson(browser, { language });
  await signInAndOpen(page);
  const { lost, mend } = await lose(page, listScript);
  await go(page, language, 'roles');
  await heading(page, error.unfetchedTitle).waitFor();
  expect(lost).toHaveLength(2);
  expect(await page.locator('main').innerText()).not.toMatch(/chunk|500/i);
  await look(page, `chunk-page-${language}`);
  mend();
  await page.getByRole('button', { name: action.retry }).click();
  await heading(page, words[language].usman.role.list.title).waitFor();
  await close();
});

type Row = { part: string; file: RegExp; path: string; ask?: (page: Page) => Promise<void>; shown: (page: Page) => Promise<void> };

const { common, shell } = words.id;
const menu = (page: Page) => page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
const shortcuts = (page: Page) => page.keyboard.press('?');
const rows: Row[] = [
  {
    part: 'menu',
    file: /\/menus\./,
    path: '/dashboard',
    ask: menu,
    shown: (page) => page.getByRole('menuitem', { name: common.chrome.logout }).waitFor(),
  },
  {
    part: 'dialog',
    file: /\/shortcuts\./,
    path: '/dashboard',
    ask: shortcuts,
    shown: (page) => page.getByRole('dialog', { name: common.chrome.shortcuts }).waitFor(),
  },
  {
    part: 'dialog-words',
    file: /\/locale-id-shell/,
    path: '/dashboard',
    ask: shortcuts,
    shown: (page) => page.getByText(shell.shortcut.cells).waitFor(),
  },
  { part: 'grid', file: /\/data-table\./, path: '/usman/user-management', shown: (page) => page.locator('.MuiDataGrid-root').waitFor() },
  {
    part: 'input',
    file: /\/rich-text-input\./,
    path: '/usman/item-management/add-item',
    shown: (page) => page.locator('[role=textbox][contenteditable=true]').waitFor(),
  },
];

for (const { part, file, path, ask, shown } of rows)
  test(`the ${part} fails: the page stays and says so, and the retry shows the ${part}`, async ({ browser }) => {
    const { page, close } = await newPerson(browser);
    await signIn(page);
    const { lost, mend } = await lose(page, file);
    await page.goto(url(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ask?.(page);
    const alert = page.getByRole('alert').filter({ hasText: common.error.part });
    const retry = alert.getByRole('button', { name: common.action.retry });
    await retry.click({ trial: true });
    // Each failure is one or two requests; a part that fetches without end makes thousands.
    expect(lost.length).toBeLessThan(6);
    await look(page, `chunk-${part}`);
    mend();
    await retry.click();
    await shown(page);
    expect(await alert.count()).toBe(0);
    await close();
  });

test('a dialog that fails can be closed, and is shown when it is opened again', async ({ browser }) => {
  const { page, close } = await newPerson(browser);
  await signInAndOpen(page);
  const { mend } = await lose(page, /\/shortcuts\./);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shortcuts(page);
  const alert = page.getByRole('alert').filter({ hasText: common.error.part });
  await alert.waitFor();
  mend();
  await alert.getByRole('button', { name: common.action.close }).click();
  await alert.waitFor({ state: 'detached' });
  await shortcuts(page);
  await page.getByRole('dialog', { name: common.chrome.shortcuts }).waitFor();
  await close();
});

/** How many scripts are on their way to this page. */
const scriptsUnderWay = (page: Page): (() => number) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => void (/\.js$/.test(request.url()) && underWay.add(request)));
  page.on('requestfinished', (request) => void underWay.delete(request));
  return () => underWay.size;
};

test('a list that has been read for a while: pressing “add” fetches no script but the inputs that come after the form', async ({
  browser,
}) => {
  // The menu of a row needs a row.
  await (await recordsAs()).add(resources.tag, { name: `Dibaca ${newId()}`, color: '#0f766e' });
  const { page, close } = await newPerson(browser);
  const underWay = scriptsUnderWay(page);
  const live = page.waitForResponse(/\/live\.[^/]*\.js$/);
  await signInAndOpen(page);
  const rowMenu = page.waitForResponse(/\/row-menu\.[^/]*\.js$/);
  await go(page, 'id', 'tags');
  await heading(page, words.id.usman.tag.list.title).waitFor();
  // The form is fetched ahead of the menu of a row.
  for (const script of [live, rowMenu]) await script.then((answer) => answer.finished());
  await waitForValue(() => Promise.resolve(underWay()), 0);
  const fetched: string[] = [];
  page.on('request', (request) => /\.js$/.test(request.url()) && fetched.push(request.url()));
  await page.getByRole('link', { name: words.id.usman.tag.list.add, exact: true }).first().click();
  await heading(page, words.id.usman.tag.form.add).waitFor();
  await page.locator('form input[name=name]').waitFor();
  expect(fetched.filter((script) => !/-input\./.test(script))).toEqual([]);
  await close();
});
