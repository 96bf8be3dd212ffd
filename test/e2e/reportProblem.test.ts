/** Somebody of a clinic reports a problem with their session; a tester goes through its steps on the real screens and saves the test, which replays. Rules: TKT-15, TKT-16. */
import { readFileSync } from 'node:fs';
import { resources } from '#shared/areas/resources';
import { readLog } from '../replay/log';
import { replay } from '../replay/replay';
import { explain } from '../replay/words';
import { addMember } from './clinicPeople';
import { recordsAs } from './form/records';
import { flaws, newPerson, signInAndOpen, signIn, url, type Person } from './person';
import { expect, test } from './test';
import { words } from './words';

test.describe.configure({ mode: 'serial' });

const email = 'ratna@anggrek.test';
let owner: Person;
let tester: Person;

test.beforeAll(async ({ browser }) => {
  const admin = await recordsAs();
  const clinic = await admin.add(resources.entity, { name: 'Klinik Anggrek', kind: 'clinic' });
  await addMember(admin, { name: 'Ratna Dewanti', email }, clinic);
  owner = await newPerson(browser, { language: 'id' });
  await signIn(owner.page, email);
  tester = await newPerson(browser, { language: 'en' });
  await signIn(tester.page);
});
test.afterAll(async () => {
  await owner.close();
  await tester.close();
});

const openDialog = async ({ page }: Person, language: 'id' | 'en') => {
  const { common } = words[language];
  await page.getByRole('button', { name: new RegExp(`^${common.chrome.profile} `) }).click();
  await page.getByRole('menuitem', { name: common.chrome.reportProblem }).click();
  return page.getByRole('dialog', { name: common.chrome.reportProblem });
};

test('Ratna reports that her list of tickets is empty: all that is missing is said at once, and she can read what is sent', async () => {
  const { page } = owner;
  const { problem } = words.id;
  await page.goto(url('/tiket'));
  await page.getByRole('heading', { level: 1, name: 'Tiket Saya' }).waitFor();
  const dialog = await openDialog(owner, 'id');
  await dialog.getByText(/tindakan Anda, di 1 halaman/).waitFor();
  await dialog.getByRole('button', { name: problem.send }).click();
  await expect(dialog.getByText('Wajib diisi.')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: problem.subject }).fill('Daftar tiket kosong');
  await dialog.getByRole('textbox', { name: problem.message }).fill('Saya membuka daftar tiket, dan tidak ada apa-apa.');
  await dialog.getByText(problem.read).click();
  const content = dialog.getByRole('textbox', { name: problem.content });
  await expect(content).toHaveValue(/"ticket\/listed"/);
  await expect(content).not.toHaveValue(/Ratna|Anggrek/);
  expect(await flaws(page, 'report-problem-id')).toEqual([]);
  await dialog.getByRole('button', { name: problem.send }).click();
  await page.getByRole('link', { name: problem.openTicket }).click();
  await page.getByRole('heading', { level: 1, name: 'Daftar tiket kosong' }).waitFor();
  await expect(page.getByText('Rekaman sesi dilampirkan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buka rekaman sesi' })).toHaveCount(0);
});

test('a tester opens the session from the ticket, and goes through it by the keys: the real list of tickets stands next to the steps', async () => {
  const { page } = tester;
  await page.goto(url('/tiket'));
  await page.getByRole('link', { name: 'Daftar tiket kosong' }).click();
  await page.getByRole('link', { name: 'Open the session' }).click();
  await page.getByRole('heading', { level: 1, name: /^Session TKT-/ }).waitFor();
  const steps = page.getByRole('listbox', { name: 'What happened' });
  await expect(steps.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await steps.press('ArrowDown');
  await expect(steps.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await steps.press('End');
  await expect(steps.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  const stage = page.getByRole('region', { name: 'Screen' });
  await expect(stage.getByText('No tickets yet')).toBeVisible();
  expect(await flaws(page, 'ticket-session-en')).toEqual([]);
});

test('nothing of what the screen would do reaches the server', async () => {
  const { page } = tester;
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const steps = page.getByRole('listbox', { name: 'What happened' });
  await steps.press('Home');
  const count = await steps.getByRole('option').count();
  for (let step = 1; step < count; step++) await steps.press('ArrowDown');
  await expect(steps.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  // Inert: neither the mouse nor the keys get in.
  await expect(page.getByRole('region', { name: 'Screen' }).locator('> [inert]')).toHaveCount(1);
  expect(calls).toEqual([]);
});

test('the steps of one kind can be left out, and the data of a step read', async () => {
  const { page } = tester;
  const steps = page.getByRole('listbox', { name: 'What happened' });
  await expect(steps.getByText('ticket/listed')).toBeVisible();
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await expect(steps.getByText('ticket/listed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await steps.getByText('ticket/listed').click();
  await page.getByRole('tab', { name: 'Data' }).click();
  await expect(page.getByText(/Request: GET \/api\/v1\/tickets/)).toBeVisible();
});

test('the saved test is a journey: it replays and comes out as it was', async () => {
  const { page } = tester;
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a test' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^tkt-\d{4}-\d{5}\.json$/);
  const log = readLog(readFileSync(await download.path(), 'utf8'));
  expect(log.actions.map(({ type }) => type)).toEqual(expect.arrayContaining(['me/loaded', 'ticket/listed']));
  expect(explain(await replay(log))).toBe('');
});

test('a guest on a page that does not exist saves the session, and is told how to reach us', async ({ browser }) => {
  const guest = await newPerson(browser, { language: 'en' });
  const { page } = guest;
  const { common, problem } = words.en;
  await page.goto(url('/nothing-is-here'));
  await page.getByRole('button', { name: common.chrome.reportProblem }).click();
  const dialog = page.getByRole('dialog', { name: common.chrome.reportProblem });
  await dialog.getByText(problem.guest).waitFor();
  await expect(dialog.getByRole('link', { name: problem.contact })).toHaveAttribute('href', '/faq');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: common.chrome.saveSession }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^nadi-session-/);
  await guest.close();
});

test('an admin reports a problem from a page that does not exist', async ({ browser }) => {
  const admin = await newPerson(browser, { language: 'en' });
  const { page } = admin;
  await signInAndOpen(page);
  await page.goto(url('/nothing-is-here'));
  await page.getByRole('button', { name: words.en.common.chrome.reportProblem }).click();
  const dialog = page.getByRole('dialog', { name: words.en.common.chrome.reportProblem });
  await dialog.getByRole('textbox', { name: words.en.problem.subject }).waitFor();
  await dialog.getByRole('button', { name: words.en.problem.send }).click();
  await expect(dialog.getByText('Required.')).toHaveCount(3);
  await admin.close();
});
