/** The style guide in a real browser: code is copied, a form is checked and nothing of it is sent, a table is put in order by the keyboard. */
import { newPerson, signIn, tabTo, url, type Person } from './person';
import { waitForValue } from './waitForValue';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

let person: Person;
test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser);
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(person.page);
});
test.afterEach(() => expect(person.troubles).toEqual([]));

test('the use of a component is copied by one press', async () => {
  const { page } = person;
  await page.goto(url('/components/buttons'));
  const code = page.getByRole('region', { name: 'Kode pemakaian ConfirmDialog' });
  const block = page.locator('div').filter({ has: code }).last();
  await block.getByRole('button', { name: 'Salin' }).click();
  await block.getByRole('button', { name: 'Tersalin' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());
});

test('a form that is checked says the first fault of each field and all of them above, and sends nothing', async () => {
  const { page } = person;
  await page.goto(url('/forms/validation'));
  const form = page.getByRole('form', { name: 'Formulir contoh' });
  const sent: string[] = [];
  page.on('request', (request) => request.postData()?.includes('ratna@') && sent.push(request.url()));
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ratna@');
  await form.getByRole('button', { name: 'Periksa' }).click();
  const summary = form.getByRole('alert');
  await summary.getByText('Ada 6 isian yang perlu diperbaiki').waitFor();
  await waitForValue(
    () => summary.getByRole('listitem').allInnerTexts(),
    expect.arrayContaining(['E-mail: Bukan alamat e-mail yang benar.']),
  );
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await waitForValue(() => email.getAttribute('aria-invalid'), 'true');
  await summary.getByRole('link', { name: 'E-mail' }).click();
  await waitForValue(() => email.evaluate((field) => field === document.activeElement), true);
  expect(sent).toEqual([]);
});

test('a table is put in order by the keyboard alone', async () => {
  const { page } = person;
  await page.goto(url('/tables/sortable'));
  const day = page.getByRole('columnheader', { name: 'Tanggal' });
  await page.getByRole('button', { name: 'Tampilkan selebar ponsel' }).focus();
  await tabTo(page, day.getByRole('button'));
  await page.keyboard.press('Enter');
  await page.locator('th[aria-sort=ascending]').filter({ hasText: 'Tanggal' }).waitFor();
  await waitForValue(() => page.getByRole('row').nth(1).innerText(), expect.stringContaining('INV-2026-0041'));
  await page.keyboard.press('Enter');
  await page.locator('th[aria-sort=descending]').filter({ hasText: 'Tanggal' }).waitFor();
  await waitForValue(() => page.getByRole('row').nth(1).innerText(), expect.stringContaining('INV-2026-0047'));
});
