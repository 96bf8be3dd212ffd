/** An admin decides who may do what, in English: the matrix by keyboard, copies, two roles side by side, and what must stay. */
import { resources } from '#shared/areas/resources';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { listPage } from './listPage';
import { barriers, look, newPerson, signIn, url } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

const list = '/usman/role-management';
const edit = (id: string) => url(`${list}/edit-role/${id}`);

let records: Records;
test.beforeAll(async () => {
  records = await recordsAs();
});

const permissionNamed = async (name: string) => (await records.find(resources.permission, name)).find((one) => one['name'] === name)!;
const roleNamed = async (name: string) => (await records.find(resources.role, name)).find((one) => one['name'] === name)!;
const refTo = ({ id }: { readonly id: string }) => ({ type: 'permissions', id });

test.describe('in en', () => {
  const language = 'en';
  test.describe.configure({ mode: 'serial' });
  const { people, form, grid, common } = words[language];
  const { fields } = people.role;
  const name = `Loket ${language}`;
  const copy = filled(people.role.copyName, { name });
  const both = [name, copy].sort();
  let admin: SignedIn;
  const page = () => admin.page;
  const roles = () => listPage(page(), language);
  const tick = (label: string) => page().getByRole('checkbox', { name: label, exact: true });
  const focused = () => page().evaluate(() => document.activeElement?.getAttribute('aria-label'));
  /** How many permissions are chosen, as the form says. */
  const chosen = async () =>
    Number(
      /\d+/.exec(
        (await page()
          .getByRole('status')
          .filter({ hasText: /\d+.*\d+/ })
          .last()
          .textContent()) ?? '',
      )?.[0],
    );
  const openRole = async (path: string, heading: string) => {
    await page().goto(url(path));
    await admin.hand.shown(heading);
    await tick(people.matrix.all).waitFor();
  };

  test.beforeAll(async ({ browser }) => {
    admin = await signedIn(browser, language);
  });
  test.afterAll(() => admin.person.close());

  test('a role is made by keyboard alone', async () => {
    const { hand } = admin;
    await openRole(`${list}/add-role`, people.role.form.add);
    await hand.text(fields.name).focus();
    await page().keyboard.type(name);
    for (let presses = 0; presses < 9 && (await focused()) !== people.matrix.all; presses += 1) await page().keyboard.press('Tab');
    await page().keyboard.press('ArrowRight');
    await waitForValue(() => focused(), filled(people.matrix.column, { action: people.action.view }));
    await page().keyboard.press('Space');
    const column = await page().locator('tbody input[data-place$="/1"]').count();
    await waitForValue(chosen, column);
    await waitForValue(() => tick(people.matrix.all).evaluate((input: HTMLInputElement) => input.indeterminate), true);
    await page().keyboard.press('ArrowDown');
    await page().keyboard.press('Space');
    await waitForValue(chosen, column - 1);
    await page().keyboard.press('Home');
    await page().keyboard.press('Space');
    const row = await page().locator('tbody tr').first().locator('td input').count();
    await waitForValue(chosen, column - 1 + row);
    await look(page(), `role-form-${language}`);
    expect(await barriers(page())).toEqual([]);
    await page().keyboard.press('Control+s');
    await hand.told(filled(form.added, { name }));
    await page().goto(url(`${list}?q=${encodeURIComponent(name)}`));
    await roles().shows([name]);
    await waitForValue(() => roles().row(name).locator('[data-field=permissions_count]').textContent(), String(column - 1 + row));
  });

  test('its copy holds the same, under a name that says so', async () => {
    const { hand } = admin;
    const held = Number(await roles().row(name).locator('[data-field=permissions_count]').textContent());
    await roles().act(name, people.role.duplicate);
    await hand.shown(people.role.form.add);
    await tick(people.matrix.all).waitFor();
    await waitForValue(() => hand.text(fields.name).inputValue(), copy);
    await waitForValue(() => chosen(), held);
    await tick(filled(people.matrix.row, { resource: people.resource.tags })).check();
    await hand.save();
    await hand.told(filled(form.added, { name: copy }));
    await page().getByRole('searchbox').fill(name);
    await roles().row(copy).waitFor();
    await look(page(), `role-list-${language}`);
  });

  test('side by side they differ in what was added; the address keeps the question', async () => {
    const { hand } = admin;
    const [left, right] = [await roleNamed(name), await roleNamed(copy)];
    const held = (role: typeof left) => (role['permissions'] as readonly { id: string }[]).length;
    await roles().act(name, people.role.compare);
    await hand.shown(people.compare.title);
    await hand.told(people.compare.choose);
    await hand.picker(people.compare.right).fill(copy);
    await page().getByRole('option', { name: copy, exact: true }).click();
    const numbers = page().getByRole('definition');
    await waitForValue(() => numbers.allTextContents(), ['0', String(held(left)), String(held(right) - held(left))]);
    const rows = page().getByRole('table').getByRole('rowheader');
    const differing = await rows.allTextContents();
    await waitForValue(() => page().getByRole('cell', { name: people.compare.lacks, exact: true }).count(), held(right) - held(left));
    await hand.button(people.compare.all).click();
    await page().reload();
    await rows.first().waitFor();
    expect((await rows.allTextContents()).length).toBeGreaterThan(differing.length);
    await hand.button(people.compare.swap).click();
    await waitForValue(() => numbers.allTextContents(), [String(held(right) - held(left)), String(held(left)), '0']);
    expect(new URL(page().url()).search).toBe(`?left=${right.id}&right=${left.id}&show=all`);
    expect(await barriers(page())).toEqual([]);
    await look(page(), `role-compare-${language}`);
  });

  test('a role that someone holds stays unless another one is chosen for them', async () => {
    const held = await roleNamed(copy);
    await records.add(resources.user, {
      name: `Petugas ${language}`,
      email: `petugas.${language}@klinik.test`,
      password: 'Rumput-Hijau-Segar-88',
      roles: [{ type: 'roles', id: held.id }],
    });
    await page().goto(url(`${list}?q=${encodeURIComponent(name)}&sort=name`));
    await roles().shows(both);
    await roles().act(copy, grid.delete);
    const question = page().getByRole('alertdialog', { name: filled(people.role.replace, { name: copy }) });
    await expect(question.getByRole('button', { name: people.role.replaceYes })).toBeDisabled();
    await question.getByRole('button', { name: common.action.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await roles().shows(both);
  });

  test('one that nobody holds goes, and comes back', async () => {
    await roles().act(name, grid.delete);
    await roles().button(grid.deleteYes).click();
    await roles().told(filled(grid.deleted, { name }));
    await roles().shows([copy]);
    await roles().button(common.action.undo).click();
    await roles().shows(both);
  });

  test('the admin role keeps its name and what is built in', async () => {
    const { hand } = admin;
    await openRole(`${list}/edit-role/${(await roleNamed('admin')).id}`, people.role.form.edit);
    await waitForValue(() => hand.said(page().getByRole('group', { name: fields.name, exact: true })), people.role.systemName);
    const view = tick(filled(people.phrase, { action: people.action.view, resource: people.resource.items.toLowerCase() }));
    await view.press('Space');
    await waitForValue(() => view.isChecked(), true);
    await hand.told(form.unchanged);
    await hand.told(people.matrix.adminKeeps);
  });

  test('on a phone each kind of data is a fold', async ({ browser }) => {
    const phone = await newPerson(browser, { language, width: 390, height: 844 });
    await signIn(phone.page);
    await phone.page.goto(edit((await roleNamed(copy)).id));
    const fold = phone.page.locator('details').filter({ hasText: people.resource.users });
    await fold.locator('summary').click();
    // The first is the tick of all of them, the second was chosen with its column.
    await fold.getByRole('checkbox').nth(2).check();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await barriers(phone.page)).toEqual([]);
    await look(phone.page, `role-form-phone-${language}`);
    await phone.page.getByRole('button', { name: form.save, exact: true }).click();
    await phone.page
      .getByText(filled(form.saved, { name: copy }))
      .first()
      .waitFor();
    expect(phone.troubles).toEqual([]);
    await phone.close();
  });

  test('no page reported an error', () => expect(unseen(admin)).toEqual([]));
});

test('what was granted meanwhile from the permission’s side isn’t taken back unseen: both are shown, and a choice is asked', async ({
  browser,
}) => {
  const sari = await signedIn(browser, 'id');
  const { hand, page, form } = sari;
  const { people } = words.id;
  const viewItems = await permissionNamed('view items');
  const close = await records.add(resources.permission, { name: 'tutup gudang', resource: 'gudang', action: 'tutup' });
  const role = await records.add(resources.role, { name: 'Gudang Utama', permissions: [refTo(viewItems)] });
  await page.goto(edit(role.id));
  const label = (resource: string) => filled(people.phrase, { action: people.action.view, resource: resource.toLowerCase() });
  await page.getByRole('checkbox', { name: label(people.resource.categories), exact: true }).check();
  await records.change(resources.permission, close, { roles: [{ type: 'roles', id: role.id }] });
  await hand.save();
  const dialog = page.getByRole('alertdialog', { name: form.conflictTitle });
  await dialog.getByText(/tutup gudang/).waitFor();
  await look(page, 'role-conflict');
  await dialog.getByRole('radio', { name: form.conflictTheirs }).check();
  await dialog.getByRole('button', { name: form.conflictSave }).click();
  await hand.shown(people.role.list.title);
  const saved = await records.get(resources.role, role.id);
  expect((saved['permissions'] as readonly { id: string }[]).map(({ id }) => id).sort()).toEqual([viewItems.id, close.id].sort());
  expect(unseen(sari)).toEqual([]);
  await sari.person.close();
});
