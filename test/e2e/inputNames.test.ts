/** Every input has a name for those who hear the page, as Chromium's own accessibility tree tells it: forms, the filter panel, the style guide. */
import type { Page } from '@playwright/test';
import { newPerson, signIn, url, type Person } from './person';
import { samples, type Sample } from './samples';
import { waitForValue } from './waitForValue';
import { words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

/** Roles of what a person types in, chooses with or presses. Groups count where they can be operated as one input, such as a date. */
const ROLES = [
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'spinbutton',
  'group',
  'checkbox',
  'switch',
  'radio',
  'radiogroup',
  'slider',
  'button',
  'toolbar',
];

type Node = { ignored: boolean; backendDOMNodeId?: number; role?: { value?: unknown }; name?: { value?: unknown } };
type Input = { role: string; name: string };

/** The inputs of the page with their computed names, in the order of the page. */
async function inputsOf(page: Page): Promise<Input[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const text = (property: Node['role']) => (typeof property?.value === 'string' ? property.value.trim() : '');
  const isDetails = async (backendNodeId: number | undefined) => {
    const described = await client.send('DOM.describeNode', { backendNodeId: backendNodeId! });
    return described.node.nodeName === 'DETAILS';
  };
  const found: Input[] = [];
  for (const node of nodes) {
    const [role, name] = [text(node.role), text(node.name)];
    // Chromium calls `<details>` a group; it is no input, and its summary names it.
    if (!node.ignored && ROLES.includes(role) && (name || role !== 'group' || !(await isDetails(node.backendDOMNodeId))))
      found.push({ role, name });
  }
  await client.detach();
  return found;
}

const nameless = async (page: Page) => (await inputsOf(page)).filter(({ name }) => !name).map(({ role }) => role);

let person: Person;
let known: Readonly<Record<string, Sample>>;
test.beforeAll(async ({ browser }) => {
  known = await samples(' dan didengar');
  person = await newPerson(browser);
  await signIn(person.page);
});
test.afterEach(() => expect(person.troubles).toEqual([]));

/** Opens a page and waits until nothing holds the place of an input that is still on its way. */
async function open(address: string): Promise<Page> {
  const { page } = person;
  await page.goto(url(address));
  await page.getByRole('main').locator('input, [role=spinbutton], textarea').first().waitFor();
  await waitForValue(() => page.locator('.MuiSkeleton-root:not([data-stage] *)').count(), 0);
  return page;
}

const idOf = (name: string) => known[name]?.id ?? '';

for (const [what, address] of [
  ['the form of a new item', () => '/usman/item-management/add-item'],
  ['the form of an item', () => `/usman/item-management/edit-item/${idOf('itemEdit')}`],
  ['the form of a category', () => `/usman/category-management/edit-category/${idOf('categoryEdit')}`],
  ['the form of a tag', () => `/usman/tag-management/edit-tag/${idOf('tagEdit')}`],
  ['the form of a user', () => `/usman/user-management/edit-user/${idOf('userEdit')}`],
  ['the form of a role', () => `/usman/role-management/edit-role/${idOf('roleEdit')}`],
  ['the style guide: parts of forms', () => '/forms/components'],
  ['the style guide: elements', () => '/forms/elements'],
  ['the style guide: validation', () => '/forms/validation'],
] as const)
  test(`${what} has no input without a name`, async () => {
    const page = await open(address());
    expect((await inputsOf(page)).length).toBeGreaterThan(5);
    expect(await nameless(page)).toEqual([]);
  });

test('the filter panel has no input without a name', async () => {
  const page = await open('/usman/item-management');
  await page.getByRole('button', { name: words.id.grid.filters, exact: true }).click();
  const dates = page.locator('select').filter({ has: page.locator('option[value=own]') });
  await dates.first().selectOption('own');
  await page.getByRole('spinbutton').first().waitFor();
  expect(await nameless(page)).toEqual([]);
});

test("an item's date is a group that is called by its label", async () => {
  const page = await open('/usman/item-management/add-item');
  const date = page.getByRole('group', { name: words.id.usman.item.fields.date });
  expect(await date.getByRole('spinbutton').count()).toBe(3);
});

test('the day and the hour of an event are groups that are called by their labels', async () => {
  const { page } = person;
  const { add, dialog, field } = words.id.calendar;
  await page.goto(url('/calendar'));
  await page.getByRole('button', { name: add, exact: true }).click();
  const form = page.getByRole('dialog', { name: dialog.add });
  for (const name of [field.fromDay, field.fromTime]) await form.getByRole('group', { name }).waitFor();
  expect(await nameless(page)).toEqual([]);
});
