/** What was done to a record is read in the audit and in its history; from there an old value comes back, also where somebody else has saved meanwhile. Rule: PRV-2. */
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { recordsAs, type Records } from './form/records';
import { historyOf } from './history';
import { flaws, newPerson, signIn, tabTo, url, type Look } from './person';
import { waitForValue } from './waitForValue';
import { words } from './words';
import { expect, test } from './test';

let admin: Records;
test.beforeAll(async () => {
  admin = await recordsAs();
});

const refTo = (type: string, { id }: Row) => ({ type, id });
/** Names of their own, so that a search finds these alone. */
let names = 0;
const own = (name: string) => `${name} ${process.pid}.${(names += 1)}`;

/** An item that was made, then changed three times: its texts, its category and tags, its looks alone. */
async function changedItem() {
  const [shelf, other] = [
    await admin.add(resources.category, { name: own('Rak') }),
    await admin.add(resources.category, { name: own('Lemari') }),
  ];
  const tags = [
    await admin.add(resources.tag, { name: own('steril'), color: '#0f766e' }),
    await admin.add(resources.tag, { name: own('rapuh'), color: '#c62a2f' }),
  ];
  const name = own('Kasa');
  let item = await admin.add(resources.item, {
    name,
    description: '<p>Untuk luka.</p>',
    status: 'draft',
    date: '2026-11-21',
    category: refTo('categories', shelf),
    tags: [refTo('tags', tags[0]!)],
  });
  item = await admin.change(resources.item, item, { name: `${name} gulung`, status: 'published' });
  item = await admin.change(resources.item, item, { category: refTo('categories', other), tags: tags.map((tag) => refTo('tags', tag)) });
  item = await admin.change(resources.item, item, { description: '<p>Untuk <strong>luka</strong>.</p>' });
  return { item, name, shelf, other, tags };
}

const itemPage = (id: string) => url(`/usman/item-management/edit-item/${id}`);

const looks = [
  { language: 'id', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[];

for (const how of looks)
  test(`a line of the audit tells each value, the history all of them, and one comes back: ${how.language} ${how.scheme} ${how.width}`, async ({
    browser,
  }) => {
    const { language, scheme, width } = how;
    const { audit, form, usman } = words[language];
    const { fields, status } = usman.item;
    const { item, name, shelf, other, tags } = await changedItem();
    const { page, troubles, close } = await newPerson(browser, how);
    const found: string[] = [];
    const look = async (state: string) => void found.push(...(await flaws(page, `audit-${state}-${language}-${scheme}-${width}`)));

    await signIn(page);
    await page.goto(url(`/usman/audit?q=${encodeURIComponent(name)}`));
    await page
      .getByRole('link', { name: `${name} gulung` })
      .first()
      .waitFor();
    await waitForValue(() => page.getByRole('link', { name }).count(), 4);
    await look('list');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: audit.line.title }).waitFor();
    await page.getByRole('row').filter({ hasText: fields.status }).filter({ hasText: status.draft }).waitFor();
    await look('line');
    await page.getByRole('link', { name: audit.line.openRecord }).click();

    const history = historyOf(page, language);
    await history.tab.click();
    await waitForValue(() => history.lines.count(), 4);
    const values = (line: number, field: string, expected: string[]) =>
      waitForValue(async () => (await history.told(line, field)).map((text) => text.replaceAll('\n', ' ')), expected);
    await values(0, fields.description, ['Untuk luka.', `Untuk luka. ${audit.changes.formatting}`]);
    await values(1, fields.category, [String(shelf['name']), String(other['name'])]);
    const kept = audit.changes.kept.replace('{{count}}', '1');
    await values(1, fields.tags, [kept, `${String(tags[1]!['name'])} ${kept}`]);
    await values(2, fields.name, [name, `${name} gulung`]);
    await values(2, fields.status, [status.draft, status.published]);
    await values(3, fields.name, [name]);
    expect(await history.restore(3).count()).toBe(0);
    await look('history');
    await history.restore(2).click();
    await history.sure.waitFor();
    await look('restore');
    await history.sure.click();
    await page.getByText(audit.history.restored).waitFor();
    await waitForValue(() => history.lines.count(), 5);
    await values(0, fields.status, [status.published, status.draft]);
    await page.getByRole('tab', { name: form.tabs.form }).click();
    await waitForValue(() => page.getByRole('textbox', { name: new RegExp(`^${fields.name}`) }).inputValue(), name);
    const now = await admin.get(resources.item, item.id);
    expect(now).toMatchObject({
      name,
      status: 'draft',
      description: '<p>Untuk luka.</p>',
      category: { id: shelf.id },
      tags: [{ id: tags[0]!.id }],
    });
    await close();
    expect([...found, ...troubles]).toEqual([]);
  });

test('an old value never replaces unseen what somebody else has saved meanwhile (id)', async ({ browser }) => {
  const language = 'id';
  const { audit, form } = words[language];
  const { item, name } = await changedItem();
  const { page, close } = await newPerson(browser, { language });
  await signIn(page);
  await page.goto(itemPage(item.id));
  const history = historyOf(page, language);
  await history.tab.click();
  await history.restore(2).click();
  // Behind the question the page follows the change: what was chosen must not move with it.
  const followed = page.waitForResponse((answer) => answer.url().includes('/api/v1/audit?'));
  await admin.change(resources.item, item, { name: `${name} (Budi)` });
  await followed;
  await history.sure.click();
  const refusal = page.getByRole('alert').filter({ hasText: audit.history.failed });
  await refusal.getByText(audit.history.stale).waitFor();
  expect(await admin.get(resources.item, item.id)).toMatchObject({ name: `${name} (Budi)`, status: 'published' });
  await history.restore(3).click();
  await history.sure.click();
  await page.getByText(audit.history.restored).waitFor();
  await refusal.waitFor({ state: 'detached' });
  expect(await admin.get(resources.item, item.id)).toMatchObject({ name, status: 'draft' });
  await page.getByRole('tab', { name: form.tabs.form }).click();
  await page.getByText(form.unchanged).waitFor();
  await close();
});

test('by keyboard alone: the history is opened and an old value brought back (en)', async ({ browser }) => {
  const language = 'en';
  const { audit, form } = words[language];
  const { item, name } = await changedItem();
  const { page, close } = await newPerson(browser, { language });
  await signIn(page);
  await page.goto(itemPage(item.id));
  const history = historyOf(page, language);
  await tabTo(page, page.getByRole('tab', { name: form.tabs.form }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await history.restore(2).waitFor();
  await tabTo(page, history.restore(2));
  await page.keyboard.press('Enter');
  await waitForValue(() => history.sure.evaluate((element) => element === document.activeElement), true);
  await page.keyboard.press('Enter');
  await page.getByText(audit.history.restored).waitFor();
  expect(await admin.get(resources.item, item.id)).toMatchObject({ name, status: 'draft' });
  await close();
});

test('what was secret stays so, and who may not see everybody’s lines has no history to open', async ({ browser }) => {
  const { audit, people, form, usman } = words.en;
  const name = own('Dr. Sari');
  const sari = await admin.add(resources.user, {
    name,
    email: `${process.pid}.${names}@klinik.test`,
    password: 'bidai-lengan-2026',
    status: 'active',
    roles: [],
  });
  const { page, close } = await newPerson(browser, { language: 'en' });
  await signIn(page);
  await page.goto(url(`/usman/user-management/edit-user/${sari.id}`));
  const history = historyOf(page, 'en');
  await history.tab.click();
  await waitForValue(() => history.told(0, people.user.fields.password), [audit.changes.secret]);
  await close();
  const { item } = await changedItem();
  const creator = await newPerson(browser, { language: 'en' });
  await signIn(creator.page, 'creator@nadi.test');
  await creator.page.goto(itemPage(item.id));
  await creator.page.getByRole('textbox', { name: new RegExp(`^${usman.item.fields.name}`) }).waitFor();
  expect(await creator.page.getByRole('tab', { name: form.tabs.history }).count()).toBe(0);
  await creator.close();
});
