/** An admin names what is permitted, in Indonesian: what is built in stays, what they invent is theirs; and nobody else gets in. */
import { resources } from '#shared/areas/resources';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { listPage } from './listPage';
import { barriers, look, newPerson, signInAndOpen, url } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

const list = '/usman/permission-management';

let records: Records;
test.beforeAll(async () => {
  records = await recordsAs();
});

const found = async (name: string) => (await records.find(resources.permission, name)).find((one) => one['name'] === name);

test.describe('in id', () => {
  const language = 'id';
  test.describe.configure({ mode: 'serial' });
  const { people, form, grid, common } = words[language];
  const { fields } = people.permission;
  const name = `print receipts ${language}`;
  // One that creators don't hold from the start.
  const builtIn = 'view taxrules';
  const resource = people.resource.taxrules;
  let admin: SignedIn;
  const page = () => admin.page;
  const permissions = () => listPage(page(), language);

  test.beforeAll(async ({ browser }) => {
    admin = await signedIn(browser, language);
  });
  test.afterAll(() => admin.person.close());

  test('filtered by data and action, one is left; it is locked and can’t be deleted', async () => {
    await page().goto(url(list));
    await permissions().button(grid.filters).click();
    const panel = page().getByRole('dialog', { name: grid.filterTitle });
    await panel.getByRole('combobox', { name: fields.resource }).fill(resource);
    await page().getByRole('option', { name: resource, exact: true }).click();
    await page().keyboard.press('Tab');
    // There are more actions than fit as buttons: they are found by typing, as the data are.
    await panel.getByRole('combobox', { name: fields.action }).fill(people.action.view);
    await page().getByRole('option', { name: people.action.view, exact: true }).click();
    await page().keyboard.press('Tab');
    await panel.getByRole('button', { name: grid.done }).click();
    await permissions().filteredBy(`${fields.resource}: ${resource}`, `${fields.action}: ${people.action.view}`);
    await permissions().shows([`${builtIn}${people.permission.system}`]);
    expect(await permissions().offers(builtIn)).not.toContain(grid.delete);
    await look(page(), `permission-list-${language}`);
  });

  test('of a built-in one the words and the roles may change, the rest says why not', async () => {
    const { hand } = admin;
    await permissions().act(builtIn, grid.edit);
    await hand.shown(people.permission.form.edit);
    for (const label of [fields.name, fields.resource, fields.action])
      await waitForValue(() => hand.said(page().getByRole('group', { name: label, exact: true })), people.permission.fixed);
    await hand.text(fields.label).fill(`Melihat ${resource} ${language}`);
    await hand.picker(fields.roles).fill('Kreator');
    await page().getByRole('option', { name: 'Kreator', exact: true }).click();
    await page().keyboard.press('Escape');
    expect(await barriers(page())).toEqual([]);
    await hand.save();
    await hand.told(filled(form.saved, { name: builtIn }));
    const saved = (await found(builtIn))!;
    const creator = (await records.find(resources.role, 'creator')).find((role) => role['name'] === 'creator')!;
    expect([saved['label'], saved['roles']]).toEqual([
      `Melihat ${resource} ${language}`,
      expect.arrayContaining([{ type: 'roles', id: creator.id }]),
    ]);
  });

  test('one that is invented stands in the matrix, beside what is built in', async () => {
    const { hand } = admin;
    await page().goto(url(`${list}/add-permission`));
    await hand.shown(people.permission.form.add);
    await hand.text(fields.name).fill(name);
    await hand.text(fields.resource).fill('receipts');
    await hand.text(fields.action).fill('print');
    await hand.text(fields.label).fill(`Cetak struk ${language}`);
    await hand.save();
    await hand.told(filled(form.added, { name }));
    await page().goto(url('/usman/role-management/add-role'));
    await page()
      .getByRole('row', { name: /receipts/ })
      .getByRole('checkbox', { name: `Cetak struk ${language}`, exact: true })
      .waitFor();
  });

  test('deleted, it is gone; undone, it is back', async () => {
    await page().goto(url(`${list}?q=${encodeURIComponent(name)}`));
    await permissions().shows([name]);
    await permissions().act(name, grid.delete);
    await permissions().button(grid.deleteYes).click();
    await permissions().told(filled(grid.deleted, { name }));
    await permissions().shows([]);
    await permissions().button(common.action.undo).click();
    await permissions().shows([name]);
  });

  test('no page reported an error', () => expect(unseen(admin)).toEqual([]));
});

test.describe('the doors', () => {
  const { common } = words.id;
  const paths = ['user', 'role', 'permission'].flatMap((one) => [`/usman/${one}-management`, `/usman/${one}-management/add-${one}`]);

  for (const who of ['creator', 'member'])
    test(`are closed to a ${who}, and not in their menu`, async ({ browser }) => {
      const { page, close } = await newPerson(browser, { language: 'id' });
      await signInAndOpen(page, `${who}@nadi.test`);
      const menu = page.getByRole('navigation', { name: common.chrome.menu });
      await menu.getByRole('link', { name: common.page.items, exact: true }).waitFor();
      const labels = await menu.getByRole('link').allTextContents();
      expect(labels.filter((label) => [common.page.users, common.page.roles, common.page.permissions].includes(label))).toEqual([]);
      for (const path of [...paths, '/usman/role-management/compare']) {
        await page.goto(url(path));
        await page.waitForURL('**/dashboard');
      }
      await close();
    });

  test('anyone who isn’t signed in is asked to, and comes back to the question', async ({ browser }) => {
    const { page, close } = await newPerson(browser, { language: 'id' });
    await page.goto(url('/usman/role-management/compare?show=all'));
    await page.waitForURL((at) => at.pathname === '/login');
    await page.locator('input[name=email]').fill('admin@nadi.test');
    await page.locator('input[name=password]').fill('kasa-steril-2026');
    await page.locator('button[type=submit]').click();
    await page.waitForURL((at) => at.pathname + at.search === '/usman/role-management/compare?show=all');
    await close();
  });
});
