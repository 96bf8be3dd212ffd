/** A person saves their session in a real browser; replayed, it comes out equal, whether it began with signing in or with a reload. */
import { readFileSync } from 'node:fs';
import { PAGE_LOADED, type SavedSession } from '#client/store/savedSession';
import { readLog, textOf } from '../replay/log';
import { replay } from '../replay/replay';
import { explain } from '../replay/words';
import { look, newPerson, PASSWORD, signInByForm, url, type Person } from './person';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const { common, form, problem, usman } = words.id;

let person: Person;
test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser);
});

/** What "Save session" in the dialog to report a problem downloads. */
async function saveSession(): Promise<string> {
  const { page } = person;
  await page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
  const entry = page.getByRole('menuitem', { name: common.chrome.reportProblem });
  await entry.waitFor();
  await look(page, 'profile-menu');
  await entry.click();
  const question = page.getByRole('dialog', { name: common.chrome.reportProblem });
  await question.getByText(problem.hidden).waitFor();
  await look(page, 'save-session');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: common.chrome.saveSession }).click(),
  ]);
  await question.getByRole('button', { name: common.action.cancel }).click();
  await question.waitFor({ state: 'detached' });
  expect(download.suggestedFilename()).toMatch(/^nadi-session-[\dT-]+\.json\.gz$/);
  return textOf(readFileSync(await download.path()));
}

const replayed = async (text: string) => {
  const log = readLog(text);
  return { types: log.actions.map(({ type }) => type), fault: explain(await replay(log)) };
};

test('from signing in: a list, a new category, the item list', async () => {
  const { page } = person;
  await signInByForm(page);
  await page.getByRole('link', { name: common.page.categories }).first().click();
  await page.getByRole('heading', { level: 1, name: usman.category.list.title }).waitFor();
  await page
    .getByRole('link', { name: usman.category.list.add })
    .or(page.getByRole('button', { name: usman.category.list.add }))
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: usman.category.list.add }).waitFor();
  await page.getByLabel(usman.category.fields.name, { exact: false }).first().fill('Perban elastis');
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await page
    .getByText(filled(form.added, { name: 'Perban elastis' }))
    .first()
    .waitFor();
  await page.getByRole('link', { name: common.page.items }).first().click();
  await page.getByRole('heading', { level: 1, name: usman.item.list.title }).waitFor();
  const text = await saveSession();
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain('Perban elastis');
  const { presses, pages } = JSON.parse(text) as SavedSession;
  expect(presses).toContainEqual(expect.objectContaining({ pressed: 'button', words: form.save }));
  expect(pages!.map(([, path]) => path)).toEqual(
    expect.arrayContaining(['/login', '/usman/category-management', '/usman/item-management']),
  );
  const { types, fault } = await replayed(text);
  expect(fault).toBe('');
  expect(types).toEqual(
    expect.arrayContaining(['page/opened', 'auth/login', 'me/loaded', 'category/listed', 'category/saved', 'notices/shown', 'item/list']),
  );
});

test('over a reload: what was done before it is in the session, too', async () => {
  const { page } = person;
  await page.goto(url('/usman/category-management?q=Perban elastis'));
  await page.getByRole('gridcell', { name: 'Perban elastis' }).first().waitFor();
  const { types, fault } = await replayed(await saveSession());
  expect(fault).toBe('');
  expect(types).toEqual(
    expect.arrayContaining(['auth/login', 'category/saved', PAGE_LOADED, 'persist/REHYDRATE', 'me/load', 'me/loaded', 'category/listed']),
  );
});
