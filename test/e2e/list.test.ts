/** Dr. Sari finds her way in a long list: search, filters, order, pages; and the address that keeps it all. */
import { apiOf, type Made } from './api';
import { listPage } from './listPage';
import { newPerson, url, type Person } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const { grid, usman } = words.en;
const { fields, status } = usman.item;
const two = (number: number) => String(number).padStart(2, '0');
const sutures = Array.from({ length: 33 }, (_, index) => `Silk suture ${two(index + 1)}`);
const newestFirst = sutures.toReversed();

let person: Person;
let list: ReturnType<typeof listPage>;
let thread: Made;
let splints: Made;
const page = () => person.page;
const at = (query: string) => url(`/usman/item-management?${query}`);

test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser, { language: 'en' });
  list = listPage(page(), 'en');
  const api = await apiOf();
  [thread, splints] = [await api.add('categories', { name: 'Thread' }), await api.add('categories', { name: 'Splints' })];
  await api.addItems(
    thread,
    sutures.map((name) => ({ name })),
  );
  await api.addItems(splints, [
    { name: 'Arm splint', status: 'published', date: '2026-03-01' },
    { name: 'Finger splint', status: 'draft', date: '2026-03-02' },
    { name: 'Leg splint', status: 'published', date: '2026-03-03' },
    { name: 'Neck splint', status: 'archived', date: '2026-03-04' },
    { name: 'Wrist splint', status: 'draft', date: '2026-03-05' },
  ]);
  await list.open('/usman/item-management');
});

test.describe('searching', () => {
  test('"/" leads into the search box, which asks once the typing has paused', async () => {
    await page().clock.install();
    await page().goto(at(`category=${splints.id}`));
    await list.shows(['Wrist splint', 'Neck splint', 'Leg splint', 'Finger splint', 'Arm splint']);
    const asked: (string | null)[] = [];
    page().on(
      'request',
      (request) => request.url().includes('/items?') && asked.push(new URL(request.url()).searchParams.get('filter[q]')),
    );
    await page().clock.pauseAt(Date.now() + 600_000);
    await page().keyboard.press('/');
    await page().keyboard.type('leg s');
    await page().clock.runFor(299);
    expect([await page().getByRole('searchbox').inputValue(), asked]).toEqual(['leg s', []]);
    await page().clock.runFor(1);
    await page().clock.resume();
    await list.shows(['Leg splint']);
    expect(asked).toEqual(['leg s']);
    await list.asks(`q=leg s&category=${splints.id}`);
  });

  test('one press clears it, and the box keeps the focus', async () => {
    await list.button(grid.clearSearch).click();
    await list.counts(1, 5, 5);
    await list.asks(`category=${splints.id}`);
    await waitForValue(
      () =>
        page()
          .getByRole('searchbox')
          .evaluate((box) => box === document.activeElement),
      true,
    );
  });

  test('a page chosen right after clearing stays', async () => {
    await page().goto(at(`q=suture&category=${thread.id}`));
    await list.counts(1, 10, 33);
    await page().clock.pauseAt(Date.now() + 1_800_000);
    await list.button(grid.clearSearch).click();
    await list.button(filled(grid.page, { page: 2 })).click();
    await page().clock.runFor(1000);
    await page().clock.resume();
    await list.counts(11, 20, 33);
    await list.asks(`page=2&category=${thread.id}`);
  });

  test('what matches nothing says so, and one button shows all again', async () => {
    await page().getByRole('searchbox').fill('stethoscope');
    await list.told(grid.noMatch);
    await list.counts(0, 0, 0);
    await list.button(grid.clearFilters).last().click();
    await list.asks('');
    await list.rows.first().waitFor();
  });
});

test.describe('filters', () => {
  test('a category is searched, a status pressed, days typed: each becomes a chip', async () => {
    await page().goto(at(''));
    await list.button(grid.filters).click();
    const panel = page().getByRole('dialog', { name: grid.filterTitle });
    await panel.getByRole('combobox', { name: fields.category }).fill('Splin');
    await page().getByRole('option', { name: 'Splints', exact: true }).click();
    await page().keyboard.press('Escape');
    await panel.getByRole('button', { name: status.published }).click();
    const days = panel.getByRole('group', { name: fields.date, exact: true });
    await days.getByRole('combobox').selectOption(grid.ownDays);
    await days.getByRole('group', { name: grid.from }).getByRole('spinbutton').first().click();
    await page().keyboard.type('02032026');
    await list.shows(['Leg splint']);
    await days.getByRole('group', { name: grid.to }).getByRole('spinbutton').first().click();
    await page().keyboard.type('03032026');
    await panel.getByRole('button', { name: grid.done }).click();
    await list.filteredBy(
      `${fields.category}: Splints`,
      `${fields.status}: ${status.published}`,
      `${fields.date}: 2 Mar 2026 – 3 Mar 2026`,
    );
    await list.asks(`category=${splints.id}&status=published&date=2026-03-02..2026-03-03`);
  });

  test('a chip is taken away by its cross, by a key, and all of them at once', async () => {
    await list.chip(fields.date, '2 Mar 2026 – 3 Mar 2026').locator('svg').click();
    await list.shows(['Leg splint', 'Arm splint']);
    await list.chip(fields.status, status.published).focus();
    await page().keyboard.press('Delete');
    await list.counts(1, 5, 5);
    await list.filteredBy(`${fields.category}: Splints`);
    await list.button(grid.clearFilters).click();
    await list.filteredBy();
    await list.asks('');
  });
});

test.describe('order', () => {
  test('a click sorts by a column, Shift+click adds one, and a second turns it', async () => {
    // Wide enough for every column: a narrower list moves the date to the row's details.
    await page().setViewportSize({ width: 1680, height: 900 });
    await page().goto(at(`category=${splints.id}`));
    await list.header(fields.status).click();
    await list.asks(`sort=status&category=${splints.id}`);
    await list.header(fields.date).click({ modifiers: ['Shift'] });
    await list.shows(['Neck splint', 'Finger splint', 'Wrist splint', 'Arm splint', 'Leg splint']);
    await list.header(fields.date).click({ modifiers: ['Shift'] });
    await list.asks(`sort=status,-date&category=${splints.id}`);
    await list.shows(['Neck splint', 'Wrist splint', 'Finger splint', 'Leg splint', 'Arm splint']);
    await waitForValue(
      () => list.header(fields.date).textContent(),
      expect.stringContaining(filled(grid.sorted, { place: 2, direction: grid.descending })),
    );
  });

  test('by keyboard as well', async () => {
    await list.header(fields.name).focus();
    await page().keyboard.press('Enter');
    await list.asks(`sort=name&category=${splints.id}`);
    await list.shows(['Arm splint', 'Finger splint', 'Leg splint', 'Neck splint', 'Wrist splint']);
  });
});

test.describe('pages', () => {
  const links = () => page().getByRole('navigation', { name: grid.pages }).getByRole('button', { name: /\d/ }).allTextContents();

  test('five links stand around the current page', async () => {
    await page().goto(at(`category=${thread.id}`));
    await list.counts(1, 10, 33);
    await page()
      .getByRole('combobox', { name: grid.pageSize })
      .selectOption(filled(grid.rows, { size: 5 }));
    await list.counts(1, 5, 33);
    await waitForValue(() => links(), ['1', '2', '3', '4', '5']);
    await list.button(filled(grid.page, { page: 4 })).click();
    await list.counts(16, 20, 33);
    await waitForValue(() => links(), ['2', '3', '4', '5', '6']);
    await list.button(grid.lastPage).click();
    await list.counts(31, 33, 33);
    await waitForValue(() => links(), ['3', '4', '5', '6', '7']);
    await list.shows(newestFirst.slice(30));
  });

  test('back returns to the page before, and a reload and another tab show the same', async () => {
    await page().goBack();
    await list.shows(newestFirst.slice(15, 20));
    await page().goBack();
    await list.shows(newestFirst.slice(0, 5));
    await page().goForward();
    await list.shows(newestFirst.slice(15, 20));
    await page().reload();
    await list.shows(newestFirst.slice(15, 20));
    const tab = await person.context.newPage();
    await tab.goto(page().url());
    await listPage(tab, 'en').shows(newestFirst.slice(15, 20));
    await tab.close();
  });

  test('beyond the last page is the last page', async () => {
    await page().goto(at(`page=99&size=25&category=${thread.id}`));
    await list.asks(`page=2&size=25&category=${thread.id}`);
    await list.counts(26, 33, 33);
  });

  test('nonsense in the address is passed over, and one notice says so', async () => {
    await page().goto(
      at(`page=abc&size=7&sort=owner,-name,name&status=burnt&category=x,${splints.id}&date=soon..&columns=password&q=%00&<script>=1`),
    );
    await list.shows(['Wrist splint', 'Neck splint', 'Leg splint', 'Finger splint', 'Arm splint']);
    await list.filteredBy(`${fields.category}: Splints`);
    await list.counts(1, 5, 5);
    expect(await page().getByRole('alert').count()).toBe(1);
  });
});

test('no page reported an error', () => expect(person.troubles).toEqual([]));
