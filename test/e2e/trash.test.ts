/** What was deleted, one record or many in one act, is found in the trash and comes back to its list. */
import { resources } from '#shared/areas/resources';
import { recordsAs, type Records } from './form/records';
import { listPage } from './listPage';
import { flaws, newPerson, signIn, tabTo, url, type Look } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

/** Tags whose names begin alike, so that a search finds these alone. */
let times = 0;
const threeTags = async () => {
  const word = `usang${process.pid}${(times += 1)}`;
  for (const nth of ['a', 'b', 'c']) await admin.add(resources.tag, { name: `${word} ${nth}`, color: '#0f766e' });
  return { word, names: ['a', 'b', 'c'].map((nth) => `${word} ${nth}`) };
};

const looks = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

for (const how of looks)
  test(`three tags go at once, and one press brings all of them back: ${how.language} ${how.scheme} ${how.width}`, async ({ browser }) => {
    const { language, scheme, width } = how;
    const { audit, grid, people, usman } = words[language];
    const { word, names } = await threeTags();
    const { page, troubles, close } = await newPerson(browser, how);
    const list = listPage(page, language);
    const here = (name: string) => page.getByText(name, { exact: true });
    await signIn(page);
    await page.goto(url(`/usman/tag-management?sort=name&q=${word}`));
    await page.getByRole('heading', { level: 1, name: usman.tag.list.title }).waitFor();
    const box = (name: string) =>
      width < 600 ? page.getByRole('checkbox', { name: filled(grid.selectRow, { name }) }) : list.row(name).getByRole('checkbox');
    for (const name of names) await box(name).check();
    await list.button(grid.deleteSelected).click();
    await list.button(grid.deleteYes).click();
    await list.told(grid.noMatch);

    await page.goto(url(`/usman/trash?q=${word}`));
    await page.getByRole('heading', { level: 1, name: audit.trash.title }).waitFor();
    await list.counts(1, 1, 1);
    const label = names.join(', ');
    await page.getByText(people.resource.tags, { exact: true }).first().waitFor();
    await page.getByText('3', { exact: true }).first().waitFor();
    const found = await flaws(page, `trash-${language}-${scheme}-${width}`);
    await list.button(filled(audit.trash.restoreOne, { name: label })).click();
    await list.told(filled(audit.trash.restored, { name: label }));
    await list.told(grid.noMatch);
    await page.goto(url(`/usman/tag-management?sort=name&q=${word}`));
    for (const name of names) await here(name).first().waitFor();
    await close();
    expect([...found, ...troubles]).toEqual([]);
  });

test('by keyboard alone a single record comes back', async ({ browser }) => {
  const { audit } = words.id;
  const { word } = await threeTags();
  const [gone] = await admin.find(resources.tag, `${word} b`);
  await admin.remove(resources.tag, gone!);
  const { page, close } = await newPerson(browser, { width: 390, height: 844 });
  const list = listPage(page, 'id');
  await signIn(page);
  await page.goto(url(`/usman/trash?q=${word}`));
  const name = `${word} b`;
  const restore = list.button(filled(audit.trash.restoreOne, { name }));
  await restore.waitFor();
  await tabTo(page, restore);
  await page.keyboard.press('Enter');
  await list.told(filled(audit.trash.restored, { name }));
  await waitForValue(
    async () => (await admin.find(resources.tag, word)).map((tag) => tag['name']).sort(),
    ['a', 'b', 'c'].map((nth) => `${word} ${nth}`),
  );
  await close();
});

test('anyone who is not an admin finds no way to the trash, and is told whom it is for', async ({ browser }) => {
  const { common } = words.en;
  const { page, close } = await newPerson(browser, { language: 'en' });
  await signIn(page, 'creator@nadi.test');
  await page.goto(url('/usman/trash'));
  await page.waitForURL('**/dashboard');
  await page.getByText(filled(common.closedTo.permission, { what: 'view deletions' })).waitFor();
  await close();
});
