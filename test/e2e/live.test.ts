/** Two people at once: a list that says what came without moving, with a stream and without. Rule: LIV-4. */
import type { Browser } from '@playwright/test';
import { apiOf, type Made } from './api';
import { listPage } from './listPage';
import { newPerson, type Person } from './person';
import { streamOf } from './stream';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const { grid } = words.id;
const listAt = (category: Made) => `/usman/item-management?sort=name&category=${category.id}`;

const people: Person[] = [];
const arrive = async (browser: Browser): Promise<Person> => {
  const person = await newPerson(browser, {});
  people.push(person);
  return person;
};

test.afterEach(async () => {
  const troubles = people.flatMap((one) => one.troubles);
  for (const one of people.splice(0)) await one.close();
  expect(troubles).toEqual([]);
});

test('given a list on screen, when somebody else adds a row and renames another, then the name changes in place, and the new row comes when it is asked for', async ({
  browser,
}) => {
  const creator = await apiOf('creator@nadi.test');
  const admin = await apiOf();
  const category = await admin.add('categories', { name: 'Alat ukur tekanan darah' });
  const { id } = await admin.addItem(category, { name: 'Tensimeter', status: 'published' });
  const person = await arrive(browser);
  const list = listPage(person.page, 'id');
  const isOpen = streamOf(person.page);
  await list.open(listAt(category));
  await list.shows(['Tensimeter']);
  await isOpen;
  await creator.change('items', id, { name: 'Tensimeter digital' });
  await creator.addItem(category, { name: 'Stetoskop', status: 'published' });
  const button = person.page.getByRole('button', { name: filled(grid.newRows, { count: 1 }) });
  await button.waitFor();
  await list.shows(['Tensimeter digital']);
  await button.click();
  await list.shows(['Stetoskop', 'Tensimeter digital']);
  await waitForValue(() => button.count(), 0);
});

test('given no stream can be opened, then the list still shows what has changed', async ({ browser }) => {
  const [admin, creator] = [await apiOf(), await apiOf('creator@nadi.test')];
  const category = await admin.add('categories', { name: 'Alat bantu napas' });
  await admin.addItem(category, { name: 'Nebulizer', status: 'published' });
  const person = await arrive(browser);
  await person.page.route('**/api/v1/events', (route) => route.fulfill({ status: 200, body: '' }));
  const list = listPage(person.page, 'id');
  await list.open(listAt(category));
  await list.shows(['Nebulizer']);
  await creator.addItem(category, { name: 'Kanul oksigen', status: 'published' });
  await person.page.getByRole('button', { name: filled(grid.newRows, { count: 1 }) }).waitFor();
});
