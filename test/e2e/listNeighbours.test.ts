/** Bu Ratna goes from record to record of a filtered list, by the menu of a row, by a press on it, by buttons and by keys; and filters by days that are named from today. Rules: LST-16, LST-17. */
import { apiOf, type Made } from './api';
import { listPage } from './listPage';
import { newPerson, url, type Person } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const { grid, form, usman } = words.id;
const names = Array.from({ length: 12 }, (_, at) => `Benang ${String(at + 1).padStart(2, '0')}`);

let person: Person;
let list: ReturnType<typeof listPage>;
let shelf: Made;
const page = () => person.page;
const nameField = () => page().getByRole('textbox', { name: new RegExp(`^${usman.item.fields.name}`) });
const place = () => page().getByRole('navigation', { name: form.neighbours.label }).getByRole('status');
const isAt = async (position: number) => {
  await waitForValue(() => nameField().inputValue(), names[position - 1]!);
  await waitForValue(() => place().textContent(), filled(form.neighbours.position, { position, total: names.length }));
};

test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser, { language: 'id' });
  list = listPage(page(), 'id');
  const api = await apiOf();
  shelf = await api.add('categories', { name: 'Rak benang' });
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await api.addItems(
    shelf,
    names.map((name, at) => ({ name, date: at < 2 ? today : '2020-01-31' })),
  );
  await list.open(`/usman/item-management?category=${shelf.id}&sort=name&size=5`);
});

test('a press on a row opens it, and one on its box does not', async () => {
  await list.row('Benang 05').getByRole('checkbox').check();
  await list.told(filled(grid.selected, { count: 1 }));
  await list.row('Benang 05').locator('[data-field=status]').click();
  await isAt(5);
});

test('the next one is on the next page of the list, and the one before on the page before', async () => {
  await list.button(form.neighbours.next).click();
  await isAt(6);
  await page().getByRole('heading', { level: 1 }).click();
  await page().keyboard.press('Alt+ArrowUp');
  await isAt(5);
  await page().keyboard.press('Alt+ArrowUp');
  await isAt(4);
});

test('in a field the keys are those of the field', async () => {
  await nameField().focus();
  await page().keyboard.press('Alt+ArrowDown');
  await isAt(4);
  expect(await list.button(form.neighbours.next).getAttribute('title')).toBe(`${form.neighbours.next} (Alt+↓)`);
});

test('saving leads back to the list on the page that the record stands on', async () => {
  await page().getByRole('heading', { level: 1 }).click();
  for (const position of [5, 6, 7]) {
    await page().keyboard.press('Alt+ArrowDown');
    await isAt(position);
  }
  await page().getByRole('link', { name: form.cancel, exact: true }).click();
  await list.shows(names.slice(5, 10));
});

test('a record that was opened another way has no neighbours', async () => {
  await list.act('Benang 06', grid.edit);
  await isAt(6);
  await page().goto(page().url());
  const other = page().url();
  await page().goto(url('/dashboard'));
  await page().goto(other);
  await nameField().waitFor();
  expect(await place().count()).toBe(0);
});

test('days that are named from today: the address keeps the word, and the chip says it', async () => {
  await page().goto(url(`/usman/item-management?category=${shelf.id}&sort=name`));
  await list.counts(1, 10, 12);
  await list
    .button(grid.filters)
    .or(page().getByRole('button', { name: filled(grid.filtersActive, { count: 1 }) }))
    .click();
  const panel = page().getByRole('dialog', { name: grid.filterTitle });
  await panel
    .getByRole('combobox', { name: filled(grid.relativeDates, { label: usman.item.fields.date }) })
    .selectOption(grid.relativeDate.today);
  await panel.getByRole('button', { name: grid.done }).click();
  await list.shows(names.slice(0, 2));
  await list.asks(`sort=name&category=${shelf.id}&date=today`);
  await list.filteredBy(`${usman.item.fields.category}: Rak benang`, `${usman.item.fields.date}: ${grid.relativeDate.today}`);
  await page().goto(url(`/usman/item-management?category=${shelf.id}&sort=name&date=overdue`));
  await list.counts(1, 10, 10);
});

test('the short address of a form leads to its page', async () => {
  await page().goto(url('/usman/add-category'));
  await page().waitForURL((address) => address.pathname === '/usman/category-management/add-category');
});

test('no page reported an error', () => expect(person.troubles).toEqual([]));
