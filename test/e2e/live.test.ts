/** Two people at once: a list that says what came without moving, a form that says it is out of date, and who else is there. Rules: LIV-4, LIV-5. */
import type { Browser } from '@playwright/test';
import { apiOf, type Made } from './api';
import { listPage } from './listPage';
import { newPerson, PASSWORD, signIn, url, type Person } from './person';
import { tokenOf } from './session';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const { grid, form } = words.id;
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

/** The page's stream is open from now on. */
const streaming = ({ page }: Person) => page.waitForResponse((answer) => answer.url().endsWith('/events') && answer.status() === 200);

test('given a list on screen, when somebody else adds a row and renames another, then the name changes in place, and the new row comes when it is asked for', async ({
  browser,
}) => {
  const creator = await apiOf('creator@nadi.test');
  const admin = await apiOf();
  const category = await admin.add('categories', { name: 'Alat ukur' });
  const { id } = await admin.addItem(category, { name: 'Tensimeter', status: 'published' });
  const person = await arrive(browser);
  const list = listPage(person.page, 'id');
  const isOpen = streaming(person);
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

test('given no stream can be opened, then the list says what came all the same', async ({ browser }) => {
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

test('given two of the staff at one client, then each sees the other, and what is typed is told to be out of date before it is saved', async ({
  browser,
}) => {
  const admin = await apiOf();
  const client = await admin.add('entity', { name: 'Klinik Kenanga', kind: 'clinic' });
  const answer = await fetch(url('/api/v1/roles?page[size]=100'), {
    headers: { authorization: `Bearer ${await tokenOf('admin@nadi.test', PASSWORD)}` },
  });
  const { data } = (await answer.json()) as { data: { id: string; attributes: { name: string } }[] };
  const role = data.find(({ attributes }) => attributes.name === 'admin')!;
  const email = `sari.${Date.now()}@nadi.test`;
  await admin.add('users', { name: 'Sari Wulandari', email, password: PASSWORD }, { roles: [{ type: 'roles', id: role.id }] });
  const address = url(`/entity/entity-management/edit-entity/${client.id}`);
  const sari = await arrive(browser);
  await signIn(sari.page, email);
  const isThere = streaming(sari);
  await sari.page.goto(address);
  await isThere;
  const person = await arrive(browser);
  await signIn(person.page);
  const isOpen = streaming(person);
  await person.page.goto(address);
  await isOpen;
  await person.page.getByText(filled(form.presence.reading, { names: 'Sari Wulandari' })).waitFor();
  await person.page.locator('#entity-name').fill('Klinik Kenanga Baru');
  await sari.page.getByText(/Sedang mengubah data ini: /).waitFor();
  await admin.change('entity', client.id, { name: 'Klinik Kenanga Indah' });
  await person.page.getByText(form.stale).waitFor();
});
