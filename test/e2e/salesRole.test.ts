/** A role of the clinic's own choosing: made in the matrix, it opens exactly its pages and says why others stay closed. Rules: ROL-4, APP-2. */
import { resources } from '#shared/areas/resources';
import { signedIn, unseen, type SignedIn } from './form/formPage';
import { recordsAs, type Records } from './form/records';
import { barriers, look, newPerson, PASSWORD, signIn, url } from './person';
import { expect, test } from './test';
import { filled, words } from './words';

const { common, people, form, usman } = words.id;
const role = 'Penjualan';
const email = 'rina@nadi.test';
let records: Records;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  records = await recordsAs();
});

/** The permissions by what the matrix calls them. */
const permission = (action: 'view' | 'edit', kind: 'packages' | 'entity') =>
  filled(people.phrase, { action: people.action[action], resource: people.resource[kind].toLowerCase() });

test('an admin makes the role Penjualan in the matrix', async ({ browser }) => {
  const admin: SignedIn = await signedIn(browser, 'id');
  const { page, hand } = admin;
  await page.goto(url('/usman/role-management/add-role'));
  await hand.shown(people.role.form.add);
  await page.getByRole('checkbox', { name: people.matrix.all, exact: true }).waitFor();
  await hand.text(people.role.fields.name).fill(role);
  for (const action of ['view', 'edit'] as const)
    for (const kind of ['packages', 'entity'] as const)
      await page.getByRole('checkbox', { name: permission(action, kind), exact: true }).check();
  await hand.save();
  await hand.told(filled(form.added, { name: role }));
  expect(unseen(admin)).toEqual([]);
  await admin.person.close();
});

test('Rina, who holds it, has these pages in her menu and no other that is managed; elsewhere she is told why not', async ({ browser }) => {
  const [held] = (await records.find(resources.role, role)).filter((one) => one['name'] === role);
  await records.add(resources.user, {
    name: 'Rina',
    email,
    password: PASSWORD,
    roles: [{ type: 'roles', id: held!.id }],
    status: 'active',
  });
  const rina = await newPerson(browser);
  const { page } = rina;
  await signIn(page, email);
  await page.goto(url('/dashboard'));
  const menu = page.getByRole('navigation', { name: common.chrome.menu });
  await menu.getByRole('link', { name: common.page.packages, exact: true }).waitFor();
  await menu.getByRole('link', { name: common.page.entities, exact: true }).waitFor();
  const { users, roles, permissions, categories, items, tags, modules, taxrules, audit, trash, outbox } = common.page;
  for (const closed of [users, roles, permissions, categories, items, tags, modules, taxrules, audit, trash, outbox])
    await expect(menu.getByRole('link', { name: closed, exact: true })).toHaveCount(0);
  await look(page, 'sales-role-menu');

  await menu.getByRole('link', { name: common.page.packages, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: usman.package.list.title, exact: true }).waitFor();
  await expect(page.getByRole('link', { name: usman.package.list.add, exact: true })).toHaveCount(0);
  await look(page, 'sales-role-packages');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Klinik', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: usman.package.form.edit, exact: true }).waitFor();
  await page.getByRole('button', { name: form.save, exact: true }).waitFor();
  await look(page, 'sales-role-package');
  expect(await barriers(page)).toEqual([]);

  for (const [address, what] of [
    ['/usman/package-management/add-package', 'menambah paket'],
    ['/usman/module-management', 'melihat modul'],
    ['/usman/user-management', 'melihat pengguna'],
    ['/usman/audit', 'melihat catatan audit'],
  ] as const) {
    await page.goto(url(address));
    await page.waitForURL('**/dashboard');
    await page.getByText(filled(common.closedTo.permission, { what })).waitFor();
  }
  expect(rina.troubles).toEqual([]);
  await rina.close();
});

test('an admin reads on the page of a package what its modules cost', async ({ browser }) => {
  const admin = await signedIn(browser, 'id');
  const { page } = admin;
  const [pack] = await records.find(resources.package, 'KLINIK');
  await page.goto(url(`/usman/package-management/edit-package/${pack!.id}`));
  const table = page.getByRole('region', { name: usman.package.own['modules']! }).getByRole('table');
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Radiologi')).toContainText(/Tambahan.*Rp\s125\.000/);
  // The vector of CAT-9: what is included in the package of clinics, a month.
  await expect(row(usman.package.own['total']!)).toContainText(/Rp\s475\.000/);
  await look(page, 'package-modules');
  expect(await barriers(page)).toEqual([]);
  await row('Radiologi').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: usman.module.form.edit, exact: true }).waitFor();
  expect(unseen(admin)).toEqual([]);
  await admin.person.close();
});
