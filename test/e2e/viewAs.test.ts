/** An admin looks around as another role: its menus and pages, marked above each, nothing to be changed; and comes back. All of it is in the audit. */
import { randomBytes } from 'node:crypto';
import { sentence } from '#shared/errors';
import { roleCalled } from '#shared/areas/identity/resources/role';
import { resources } from '#shared/areas/resources';
import { recordsAs, type Records } from './form/records';
import { newcomer } from './profile/newcomer';
import { flaws, newPerson, signIn, tabTo, url, type Look } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const roleNamed = async (name: string) => (await admin.find(resources.role, name)).find((role) => role['name'] === name)!;
const rolePage = (id: string) => url(`/usman/role-management/edit-role/${id}`);

const looks = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 1280 },
  { language: 'en', scheme: 'light', width: 390 },
] as const satisfies readonly Look[];

for (const how of looks)
  test(`an admin looks through a creator’s eyes: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { language, scheme, width } = how;
    const { access, audit, common, form, usman } = words[language];
    const person = await newcomer(admin, `Dr. Sari ${randomBytes(4).toString('hex')}`, 'admin');
    const creator = await roleNamed('creator');
    const { page, troubles, close } = await newPerson(browser, how);
    const found: string[] = [];
    const look = async (state: string) => void found.push(...(await flaws(page, `viewAs-${state}-${language}-${scheme}-${width}`)));
    const banner = page.getByText(filled(access.viewAs.banner, { role: roleCalled('creator', language) }));
    const menu = page.getByRole('navigation').getByRole('link');
    const menuHas = (title: string, there: boolean) => waitForValue(async () => (await menu.allTextContents()).includes(title), there);
    const openMenu = async () => {
      if (width < 1200) await page.getByRole('button', { name: common.chrome.openMenu }).click();
    };

    await signIn(page, person.email);
    await page.goto(rolePage(creator.id));
    await page.getByRole('button', { name: access.viewAs.start }).waitFor();
    await look('start');
    await page.getByRole('button', { name: access.viewAs.start }).click();
    await banner.waitFor();
    await page.waitForURL((at) => at.pathname === '/dashboard');
    const toast = page.getByText(filled(access.viewAs.started, { role: roleCalled('creator', language) }));
    await toast.waitFor();
    // On a telephone the way into the menu stays free.
    const [told, bar] = await Promise.all([toast.boundingBox(), page.getByRole('banner').boundingBox()]);
    expect(width < 600 && told!.y < bar!.y + bar!.height).toBe(false);
    expect(await page.getByText(filled(common.closedTo.permission, { what: '' }).slice(0, 20)).count()).toBe(0);
    await look('dashboard');
    await openMenu();
    await menuHas(common.page.users, false);
    await menuHas(common.page.categories, true);

    await page.goto(url('/usman/category-management/add-category'));
    await banner.waitFor();
    const name = `Tidak jadi ${language} ${scheme} ${width}`;
    await page.getByRole('textbox', { name: new RegExp(`^${usman.category.fields.name}`) }).fill(name);
    await page.getByRole('button', { name: form.save, exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: sentence('view_as.read_only', language) })
      .waitFor();
    await look('refused');
    expect(await admin.find(resources.category, name)).toEqual([]);

    await page.goto(url('/usman/user-management'));
    await page.waitForURL('**/dashboard');
    await page.getByText(filled(common.closedTo.permission, { what: { id: 'melihat pengguna', en: 'view users' }[language] })).waitFor();

    await page.goto(url('/dashboard'));
    await page.getByRole('button', { name: access.viewAs.end, exact: true }).click();
    await page.getByText(access.viewAs.ended).waitFor();
    await banner.waitFor({ state: 'detached' });
    await openMenu();
    await menuHas(common.page.users, true);

    const lines = await admin.find(resources.audit, person.name);
    const about = (action: string) => expect.objectContaining({ action, record_label: 'creator' });
    expect(lines).toEqual(expect.arrayContaining([about('view_as'), about('view_as_ended')]));
    await page.goto(url(`/usman/audit/${lines.find(({ action }) => action === 'view_as')!.id}`));
    await page.getByText(audit.action.view_as, { exact: true }).waitFor();
    await page.getByText('creator', { exact: true }).first().waitFor();
    await look('line');
    await close();
    // What is refused is answered 403, and the browser says so.
    expect([...found, ...troubles.filter((trouble) => !trouble.includes('403'))]).toEqual([]);
  });

test('by keyboard alone: as a member, and back', async ({ browser }) => {
  const { access, common } = words.id;
  const person = await newcomer(admin, 'Dr. Budi', 'admin');
  const member = await roleNamed('member');
  const { page, close } = await newPerson(browser);
  await signIn(page, person.email);
  await page.goto(rolePage(member.id));
  const start = page.getByRole('button', { name: access.viewAs.start });
  await start.waitFor();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await page.getByText(filled(access.viewAs.banner, { role: 'Anggota' })).waitFor();
  await page.waitForURL((at) => at.pathname === '/dashboard');
  await page.reload();
  const end = page.getByRole('button', { name: access.viewAs.end, exact: true });
  await end.waitFor();
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  await page.getByText(access.viewAs.ended).waitFor();
  await page.getByRole('link', { name: common.page.users, exact: true }).waitFor();
  await close();
});
