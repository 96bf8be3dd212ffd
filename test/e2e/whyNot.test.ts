/** "Why can't I?": beside a refused list, a refused form and in a toast; the answer names the permission, the roles that have it, and whom to ask. */
import { listPage } from './listPage';
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { recordsAs, type Records } from './form/records';
import { newcomer } from './profile/newcomer';
import { flaws, newPerson, signIn, url, type Language, type Look } from './person';
import { words } from './words';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const permission = async (name: string) => ({
  type: 'permissions',
  id: (await admin.find(resources.permission, name)).find((one) => one['name'] === name)!.id,
});
const roleWith = async (...names: string[]): Promise<Row> =>
  admin.add(resources.role, { name: `loket-${randomBytes(4).toString('hex')}`, permissions: await Promise.all(names.map(permission)) });

const why = async (page: Page, language: Language) => {
  const { access, common } = words[language];
  await page.getByRole('button', { name: common.action.why }).click();
  const dialog = page.getByRole('dialog', { name: access.why.title });
  await dialog.getByText(access.why.ask).waitFor();
  return dialog;
};

const looks = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

for (const how of looks)
  test(`a list that one may not see any more: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { language, scheme, width } = how;
    const { common } = words[language];
    const role = await roleWith('view items');
    const person = await newcomer(admin, 'Petugas', role);
    const shelf = await admin.add(resources.category, { name: `Rak ${person.id}` });
    const category = { type: 'categories', id: shelf.id };
    await admin.add(resources.item, { name: `Kasa ${person.id}`, status: 'published', date: '2026-11-21', category });
    const { page, close } = await newPerson(browser, how);
    await signIn(page, person.email);
    await page.goto(url('/usman/item-management'));
    await page.getByText(`Kasa ${person.id}`).first().waitFor();
    await admin.change(resources.role, role, { permissions: [await permission('view tags')] });
    await page.getByRole('searchbox').fill('kasa');
    await page.getByRole('button', { name: common.action.why }).waitFor();
    const found = await flaws(page, `why-list-${language}-${scheme}-${width}`);
    const dialog = await why(page, language);
    for (const said of ['view items', 'admin', 'creator', 'member']) await dialog.getByText(said, { exact: true }).first().waitFor();
    expect(await dialog.getByRole('definition').last().getByRole('listitem').count()).toBeGreaterThan(0);
    found.push(...(await flaws(page, `why-answer-${language}-${scheme}-${width}`)));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await close();
    expect(found).toEqual([]);
  });

test('a deletion whose permission was taken away meanwhile: a toast says so, and why (en)', async ({ browser }) => {
  const language = 'en';
  const { grid } = words[language];
  const role = await roleWith('view items', 'delete items');
  const person = await newcomer(admin, 'Petugas', role);
  const shelf = await admin.add(resources.category, { name: `Rak ${person.id}` });
  const name = `Kasa ${person.id}`;
  await admin.add(resources.item, { name, status: 'published', date: '2026-11-21', category: { type: 'categories', id: shelf.id } });
  const { page, close } = await newPerson(browser, { language });
  await signIn(page, person.email);
  await page.goto(url(`/usman/item-management?q=${person.id}`));
  const list = listPage(page, language);
  await list.act(name, grid.delete);
  await admin.change(resources.role, role, { permissions: [await permission('view items')] });
  await page.getByRole('button', { name: grid.deleteYes }).click();
  const dialog = await why(page, language);
  await dialog.getByText('delete items', { exact: true }).waitFor();
  expect(await admin.find(resources.item, person.id)).toHaveLength(1);
  await close();
});
