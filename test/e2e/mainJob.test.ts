/** The main job, as an admin does it in either language: sign in, add a category, a tag and an item with a picture, find, edit, delete, undo, sign out. Rule: LST-8. */
import { listPage } from './listPage';
import sharp from 'sharp';
import { sentence } from '#shared/errors';
import { look, newPerson, url, type Person } from './person';
import { filled, words } from './words';
import { expect, test } from './test';

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();

for (const language of ['id', 'en'] as const)
  test.describe(`an admin runs the catalogue in ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    const { auth, common, form, grid, usman } = words[language];
    const named = { category: `Habis pakai ${language}`, tag: `Steril ${language}`, item: `Kasa steril 16×16 ${language}` };
    let person: Person;
    const page = () => person.page;
    const button = (name: string) => page().getByRole('button', { name, exact: true });
    const field = (name: string) => page().getByLabel(name, { exact: false }).first();
    const cell = (name: string) => page().getByRole('gridcell', { name, exact: true });
    /** What is added meanwhile by someone else would push a row from the first page. */
    const find = (words: string) => page().getByRole('searchbox').fill(words);
    const told = (message: string) => page().getByText(message).first().waitFor();
    const add = async (list: { title: string; add: string }) => {
      await page().getByRole('link', { name: list.add }).or(button(list.add)).first().click();
      await page().getByRole('heading', { level: 1, name: list.add }).waitFor();
    };

    test.beforeAll(async ({ browser }) => {
      person = await newPerson(browser, { language });
    });
    test.afterAll(async () => {
      await person.close();
    });

    test('a wrong password is refused in words', async () => {
      await page().goto(url('/usman/item-management'));
      await page().waitForURL('**/login');
      await page().locator('input[name=email]').fill('admin@nadi.test');
      await page().locator('input[name=password]').fill('bukan-ini-sandinya');
      await button(auth.login.submit).click();
      await told(sentence('credentials.invalid', language));
      // The browser reports the refusal in its own time.
      await expect.poll(() => person.troubles.splice(0)).toEqual([expect.stringContaining('401')]);
    });

    test('the right one leads to the page they came for', async () => {
      await page().locator('input[name=password]').fill('kasa-steril-2026');
      await button(auth.login.submit).click();
      await page().waitForURL('**/usman/item-management');
      await page().getByRole('heading', { level: 1, name: usman.item.list.title }).waitFor();
    });

    test('a category is added', async () => {
      await page().goto(url('/usman/category-management'));
      await add(usman.category.list);
      await field(usman.category.fields.name).fill(named.category);
      await field(usman.category.fields.description).fill('Dipakai sekali, lalu dibuang.');
      await button(form.save).click();
      await told(filled(form.added, { name: named.category }));
      await find(named.category);
      await cell(named.category).waitFor();
    });

    test('a tag is added with a colour', async () => {
      await page().goto(url('/usman/tag-management'));
      await add(usman.tag.list);
      await field(usman.tag.fields.name).fill(named.tag);
      await page().getByRole('textbox', { name: usman.tag.fields.color, exact: true }).fill('#0f766e');
      await button(form.save).click();
      await told(filled(form.added, { name: named.tag }));
      // On the first page unasked: nobody makes many tags at a time.
      await cell(named.tag).waitFor();
    });

    test('an empty item names everything that is missing, and keeps what was typed', async () => {
      await page().goto(url('/usman/item-management'));
      await add(usman.item.list);
      await field(usman.item.fields.name).fill(named.item);
      await button(form.save).click();
      await page()
        .getByRole('alert')
        .getByRole('link', { name: usman.item.fields.category })
        .or(page().getByRole('alert').getByText(usman.item.fields.category))
        .first()
        .waitFor();
      expect(await field(usman.item.fields.name).inputValue()).toBe(named.item);
      await look(page(), `item-form-errors-${language}`);
    });

    test('complete, it is saved with its picture', async () => {
      await page().getByRole('combobox', { name: usman.item.fields.category }).fill('Habis');
      await page().getByRole('option', { name: named.category }).click();
      await page().getByRole('combobox', { name: usman.item.fields.tags }).fill('Steril');
      await page().getByRole('option', { name: named.tag }).click();
      await page().keyboard.press('Escape');
      await page().locator('.ProseMirror').click();
      await page().keyboard.type('Kasa steril untuk luka ringan.');
      await page().getByRole('spinbutton', { name: form.date.dayName }).click();
      await page().keyboard.type('21112026');
      await page()
        .locator('input[type=file]')
        .setInputFiles({ name: 'kasa.png', mimeType: 'image/png', buffer: await picture() });
      await look(page(), `item-form-${language}`);
      await button(form.save).click();
      await page().waitForURL('**/usman/item-management*');
      await find(named.item);
      await cell(named.item).waitFor();
      await page().locator('[role=row] img').first().waitFor();
    });

    test('it is found by a search, and the address keeps it', async () => {
      await find('16×16');
      await page().waitForURL('**q=16*');
      await page().reload();
      await cell(named.item).waitFor();
      await look(page(), `item-list-${language}`);
    });

    test('it is edited', async () => {
      await listPage(page(), language).act(named.item, grid.edit);
      await page().getByRole('heading', { level: 1, name: usman.item.form.edit }).waitFor();
      await field(usman.item.fields.name).fill(`${named.item} baru`);
      await page().keyboard.press('Control+s');
      await told(filled(form.saved, { name: `${named.item} baru` }));
    });

    test('it is deleted, and truly comes back', async () => {
      await page().goto(url('/usman/item-management?q=16×16'));
      const name = `${named.item} baru`;
      await listPage(page(), language).act(name, grid.delete);
      await button(grid.deleteYes).click();
      await told(filled(grid.deleted, { name }));
      await cell(name).waitFor({ state: 'detached' });
      await button(common.action.undo).click();
      await cell(name).waitFor();
      await page().reload();
      await cell(name).waitFor();
    });

    test('signing out leads outside, and the door is closed', async () => {
      expect(person.troubles).toEqual([]);
      await page().getByRole('button', { name: common.chrome.profile }).click();
      await page().getByRole('menuitem', { name: common.chrome.logout }).click();
      await page().waitForURL((at) => at.pathname === '/');
      await page().goto(url('/usman/item-management'));
      await page().waitForURL('**/login');
    });

    // Until the sign-out nothing did. A request that is under way when the session ends is answered 401, and the browser says so.
    test('no page reported an error', () => expect(person.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]));
  });
