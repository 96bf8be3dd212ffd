/** An admin lets a nurse in, in Indonesian: form, roles in their order, photo, password; what the nurse then sees; and the end of it. */
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { sentence } from '#shared/errors';
import { resources } from '#shared/areas/resources';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { listPage } from './listPage';
import { barriers, look, newPerson, signInByForm, url } from './person';
import { waitForValue } from './waitForValue';
import { counted, filled, words } from './words';
import { expect, test } from './test';

const list = '/usman/user-management';
const SECRET = 'Rumput-Hijau-Segar-88';
const photo = () =>
  sharp({ create: { width: 320, height: 320, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();

let records: Records;
test.beforeAll(async () => {
  records = await recordsAs();
});

test.describe('in id', () => {
  const language = 'id';
  test.describe.configure({ mode: 'serial' });
  const { people, form, grid, common } = words[language];
  const { fields, help } = people.user;
  const name = `Ns. Ratih ${language}`;
  const email = `ratih.${language}@klinik.test`;
  let admin: SignedIn;
  const page = () => admin.page;
  const users = () => listPage(page(), language);
  const secret = (label: string) =>
    page()
      .getByLabel(new RegExp(`^${label}`))
      .and(page().locator('input'));
  const openForm = () => users().act(name, grid.edit);
  /** The names of the pages in the menu of the person who signs in with this password. */
  const menuOf = async (browser: Browser, password: string) => {
    const nurse = await newPerson(browser, { language });
    await signInByForm(nurse.page, email, password);
    const entries = nurse.page.getByRole('navigation', { name: common.chrome.menu }).getByRole('link');
    await entries.getByText(common.page.items, { exact: true }).waitFor();
    const labels = await entries.allTextContents();
    await nurse.close();
    return labels;
  };

  test.beforeAll(async ({ browser }) => {
    admin = await signedIn(browser, language);
    // Wide enough for every column: a narrower list moves the last ones to the row's details.
    await page().setViewportSize({ width: 1680, height: 900 });
  });
  test.afterAll(() => admin.person.close());

  test('an empty form names what is missing', async () => {
    await page().goto(url(list));
    await page().getByRole('link', { name: people.user.list.add }).click();
    await admin.hand.shown(people.user.form.add);
    await admin.hand.save();
    const summary = admin.hand.alert(filled(form.errorsTitle, { count: 3 }));
    await summary.waitFor();
    await waitForValue(() => summary.getByRole('link').allTextContents(), [fields.name, fields.email, fields.password]);
    expect(await barriers(page())).toEqual([]);
    await look(page(), `user-form-errors-${language}`);
  });

  test('two passwords that differ are told under the second; neither is kept in the browser', async () => {
    const { hand } = admin;
    await hand.text(fields.name).fill(name);
    await hand.text(fields.email).fill(email.toUpperCase());
    await secret(fields.password).fill(SECRET);
    await secret(fields.password_confirmation).fill(`${SECRET}?`);
    await hand.save();
    await hand.alert(counted(form, 'errorsTitle', 1)).waitFor();
    await waitForValue(
      () => hand.said(secret(fields.password_confirmation)),
      expect.stringContaining(sentence('password.mismatch', language)),
    );
    const kept = () => page().evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    // What is kept is encrypted: of what was typed, nothing can be read.
    await waitForValue(async () => (await kept()).includes('nadi.'), true);
    for (const typed of [name, SECRET]) expect(await kept()).not.toContain(typed);
    await secret(fields.password_confirmation).fill(SECRET);
    await hand.alert(counted(form, 'errorsTitle', 1)).waitFor({ state: 'detached' });
  });

  test('roles are chosen and put in order by keyboard; help says what the first one does', async () => {
    const { hand } = admin;
    const roles = hand.picker(fields.roles);
    await waitForValue(() => hand.said(roles), expect.stringContaining(help.roles));
    for (const role of ['Anggota', 'Kreator']) {
      await roles.fill(role);
      await page().getByRole('option', { name: role, exact: true }).click();
    }
    await page().keyboard.press('Escape');
    const order = page()
      .getByRole('list', { name: filled(form.order, { label: fields.roles }) })
      .getByRole('listitem');
    await waitForValue(() => order.allTextContents(), [`1.Anggota${form.first}`, '2.Kreator']);
    await hand.button(filled(form.moveUp, { name: 'Kreator' })).focus();
    await page().keyboard.press('Enter');
    await waitForValue(() => order.allTextContents(), [`1.Kreator${form.first}`, '2.Anggota']);
    await hand.hasFocus(hand.button(filled(form.moveDown, { name: 'Kreator' })));
  });

  test('with a photo they are let in, and stand in the list', async () => {
    await page()
      .locator('input[type=file]')
      .setInputFiles({ name: 'ratih.png', mimeType: 'image/png', buffer: await photo() });
    await look(page(), `user-form-${language}`);
    await admin.hand.save();
    await admin.hand.told(filled(form.added, { name }));
    await page().goto(url(`${list}?q=${encodeURIComponent(email)}`));
    await users().shows([name]);
    const row = users().row(name);
    await waitForValue(() => row.locator('[data-field=roles]').textContent(), 'Kreator, Anggota');
    await waitForValue(() => row.locator('[data-field=status]').textContent(), people.user.status.active);
    await waitForValue(() => row.locator('[data-field=last_seen_at]').textContent(), people.user.never);
    await row.locator('[data-field=profile_image] img').waitFor();
  });

  test('the first role opens the menus: as creator they see categories', async ({ browser }) => {
    const menu = await menuOf(browser, SECRET);
    expect(menu).toContain(common.page.categories);
    expect(menu).not.toContain(common.page.users);
  });

  test('turned round, and with nothing typed for the password, they keep it and see the same: permissions open pages, not their order', async ({
    browser,
  }) => {
    const { hand } = admin;
    await openForm();
    await hand.shown(people.user.form.edit);
    await waitForValue(() => hand.said(secret(fields.password)), expect.stringContaining(help.password_edit));
    await hand.button(filled(form.moveDown, { name: 'Kreator' })).click();
    await hand.told(filled(form.changed, { fields: fields.roles }));
    await hand.save();
    await hand.told(filled(form.saved, { name }));
    const menu = await menuOf(browser, SECRET);
    expect(menu).toContain(common.page.categories);
    await page().reload();
    await users().shows([name]);
    await waitForValue(() => users().row(name).locator('[data-field=roles]').textContent(), 'Anggota, Kreator');
    await waitForValue(
      () => users().row(name).locator('[data-field=last_seen_at]').textContent(),
      expect.not.stringContaining(people.user.never),
    );
  });

  test('an address that someone has is refused under its field', async () => {
    const { hand } = admin;
    await openForm();
    await hand.shown(people.user.form.edit);
    await hand.text(fields.email).fill('Admin@Nadi.test');
    await hand.save();
    await hand.alert(counted(form, 'errorsTitle', 1)).waitFor();
    await waitForValue(() => hand.said(hand.text(fields.email)), expect.stringContaining(sentence('taken', language)));
    await hand.text(fields.email).fill(email);
  });

  test('made inactive, they are found so, and can’t sign in', async ({ browser }) => {
    const { hand } = admin;
    await page().getByRole('radio', { name: people.user.status.inactive }).check();
    await hand.save();
    await hand.told(filled(form.saved, { name }));
    await page().goto(url(`${list}?q=${encodeURIComponent(email)}&status=inactive`));
    await users().filteredBy(`${fields.status}: ${people.user.status.inactive}`);
    await users().shows([name]);
    const nurse = await newPerson(browser, { language });
    await nurse.page.goto(url('/login'));
    await nurse.page.locator('input[name=email]').fill(email);
    await nurse.page.locator('input[name=password]').fill(SECRET);
    await nurse.page.locator('button[type=submit]').click();
    await nurse.page.getByRole('alert').waitFor();
    expect(new URL(nurse.page.url()).pathname).toBe('/login');
    await nurse.close();
  });

  test('they are found by their role', async () => {
    const creator = (await records.find(resources.role, 'creator')).find((role) => role['name'] === 'creator')!;
    await page().goto(url(`${list}?q=${encodeURIComponent(email)}&roles=${creator.id}`));
    await users().filteredBy(`${fields.roles}: Kreator`);
    await users().shows([name]);
  });

  test('deleted, they are gone; undone, they are back', async () => {
    await users().act(name, grid.delete);
    await users().button(grid.deleteYes).click();
    await users().told(filled(grid.deleted, { name }));
    await users().shows([]);
    await users().button(common.action.undo).click();
    await users().shows([name]);
  });

  test('one’s own record can be edited, but not its roles, and not deleted', async () => {
    const { hand } = admin;
    await page().goto(url(`${list}?q=admin@nadi.test`));
    await users().rows.first().waitFor();
    await users().rows.filter({ hasText: people.user.you }).waitFor();
    expect(await users().offers('Admin Nadi')).not.toContain(grid.delete);
    await users().act('Admin Nadi', grid.edit);
    await hand.shown(people.user.form.edit);
    const roles = page().getByRole('group', { name: fields.roles, exact: true });
    await roles.getByText('Admin', { exact: true }).waitFor();
    await waitForValue(() => hand.said(roles), people.user.ownRoles);
    expect(await hand.picker(fields.roles).count()).toBe(0);
  });

  test('no page reported an error', () => expect(unseen(admin)).toEqual([]));
});
