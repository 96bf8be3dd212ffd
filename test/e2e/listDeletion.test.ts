/** Bu Ratna tidies the catalogue: selects, deletes, takes it back, is refused with a reason, works by keyboard, and takes the list home as a file. */
import { sentence } from '#shared/errors';
import { apiOf } from './api';
import { listPage } from './listPage';
import { newPerson, url, type Person } from './person';
import { waitForValue } from './waitForValue';
import { counted, filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const { common, grid, usman } = words.id;
const { fields, status } = usman.item;

let person: Person;
let list: ReturnType<typeof listPage>;
let api: Awaited<ReturnType<typeof apiOf>>;
const page = () => person.page;
const checkbox = (name: string) => list.row(name).getByRole('checkbox');

/** A category with items of these names, and its items on screen, the newest first. */
const openItems = async (category: string, names: readonly string[], query = '') => {
  const made = await api.add('categories', { name: category });
  await api.addItems(
    made,
    names.map((name) => ({ name })),
  );
  await page().goto(url(`/usman/item-management?category=${made.id}${query}`));
};

test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser, { language: 'id' });
  list = listPage(page(), 'id');
  api = await apiOf();
  await list.open('/usman/item-management');
});

test.describe('deleting many', () => {
  test('some, by their boxes, and no others', async () => {
    await openItems('Masker', ['Masker kain', 'Masker bedah', 'Masker N95', 'Pelindung wajah']);
    await checkbox('Masker bedah').check();
    await checkbox('Masker kain').check();
    await list.told(filled(grid.selected, { count: 2 }));
    await list.button(grid.deleteSelected).click();
    await page()
      .getByRole('alertdialog', { name: filled(grid.deleteManyAsk, { count: 2 }) })
      .waitFor();
    await list.button(grid.deleteYes).click();
    await list.told(filled(grid.deletedMany, { count: 2 }));
    await list.shows(['Pelindung wajah', 'Masker N95']);
    await list.counts(1, 2, 2);
    await page().reload();
    await list.shows(['Pelindung wajah', 'Masker N95']);
  });

  test('all of them, and the empty list says so without an error in the console', async () => {
    await openItems('Perban', ['Perban gulung', 'Perban elastis']);
    await list.shows(['Perban elastis', 'Perban gulung']);
    const before = [...person.troubles];
    await page().getByRole('checkbox', { name: grid.selectPage }).check();
    await list.button(grid.deleteSelected).click();
    await list.button(grid.deleteYes).click();
    await list.told(grid.noMatch);
    await list.shows([]);
    expect(person.troubles).toEqual(before);
  });

  test('the last row by its own menu: the console stays quiet, the bell stays free, and F8 with Enter brings it back', async () => {
    await openItems('Termometer', ['Termometer digital']);
    await list.shows(['Termometer digital']);
    const before = [...person.troubles];
    await list.act('Termometer digital', grid.delete);
    await list.button(grid.deleteYes).click();
    await list.told(filled(grid.deleted, { name: 'Termometer digital' }));
    await list.told(grid.noMatch);
    const boxes = await Promise.all(
      [page().locator('.notistack-SnackbarContainer'), page().getByRole('banner')].map((one) => one.boundingBox()),
    );
    expect(boxes[0]!.y).toBeGreaterThanOrEqual(boxes[1]!.y + boxes[1]!.height);
    await page().keyboard.press('F8');
    await page().keyboard.press('Enter');
    await list.shows(['Termometer digital']);
    expect(person.troubles).toEqual(before);
  });

  test('a box stands as it was pressed, from that moment on', async () => {
    const pressed = (name: string) => checkbox(name).evaluate((box: HTMLInputElement) => (box.click(), box.checked));
    await openItems('Jarum', ['Jarum suntik', 'Jarum infus']);
    await list.shows(['Jarum infus', 'Jarum suntik']);
    expect(await pressed('Jarum suntik')).toBe(true);
    expect(await pressed('Jarum suntik')).toBe(false);
  });

  test('all that match, over three pages; and undo brings every one back', async () => {
    const gloves = Array.from({ length: 12 }, (_, index) => `Sarung tangan ukuran ${String(index + 1).padStart(2, '0')}`);
    const newest = gloves.toReversed();
    await openItems('Sarung tangan', gloves, '&size=5');
    await list.counts(1, 5, 12);
    await page().getByRole('checkbox', { name: grid.selectPage }).check();
    await list.told(filled(grid.selected, { count: 5 }));
    await list.button(filled(grid.selectAll, { total: 12 })).click();
    await list.told(filled(grid.allSelected, { total: 12 }));
    await list.button(grid.deleteSelected).click();
    await list.button(grid.deleteYes).click();
    await list.told(filled(grid.deletedMany, { count: 12 }));
    await list.counts(0, 0, 0);
    await list.button(common.action.undo).last().click();
    await list.counts(1, 5, 12);
    await list.shows(newest.slice(0, 5));
    await list.button(grid.lastPage).click();
    await list.shows(newest.slice(10));
  });

  test('a selection is kept from page to page, and dropped by another search', async () => {
    await list.button(grid.firstPage).click();
    await checkbox('Sarung tangan ukuran 12').check();
    await list.button(grid.nextPage).click();
    await checkbox('Sarung tangan ukuran 07').check();
    await list.told(filled(grid.selected, { count: 2 }));
    await page().getByRole('searchbox').fill('ukuran 03');
    await list.shows(['Sarung tangan ukuran 03']);
    await page()
      .getByText(filled(grid.selected, { count: 2 }))
      .first()
      .waitFor({ state: 'detached' });
  });
});

test.describe('a category in use', () => {
  test('is refused with the number of its items, and stays', async () => {
    await openItems('Plester', ['Plester luka', 'Plester gulung']);
    await page().goto(url('/usman/category-management?q=Plester'));
    await list.act('Plester', grid.delete);
    await list.button(grid.deleteYes).click();
    await list.told(sentence('category.in_use', 'id', { count: 2 }));
    await list.shows(['Plester']);
    await page().reload();
    await list.shows(['Plester']);
  });

  test('of several, what may go goes, and what had to stay says why', async () => {
    await openItems('Obat oles', ['Salep antibiotik']);
    await api.add('categories', { name: 'Obat tetes' });
    await page().goto(url('/usman/category-management?q=Obat'));
    await list.shows(['Obat tetes', 'Obat oles']);
    await page().getByRole('checkbox', { name: grid.selectPage }).check();
    await list.button(grid.deleteSelected).click();
    await list.button(grid.deleteYes).click();
    await list.told(counted(grid, 'deletedMany', 1));
    await list.told(sentence('category.in_use', 'id', { count: 1 }));
    await list.shows(['Obat oles']);
    person.troubles = person.troubles.filter((trouble) => !trouble.includes('409'));
  });
});

test('by keyboard alone: a row is reached and deleted, and the focus goes on to the next', async () => {
  await openItems('Kasa', ['Kasa kecil', 'Kasa sedang', 'Kasa besar']);
  await list.shows(['Kasa besar', 'Kasa sedang', 'Kasa kecil']);
  const focused = () =>
    page().evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  await list.header(fields.name).focus();
  await page().keyboard.press('ArrowDown');
  await waitForValue(focused, 'Kasa besar');
  await page().keyboard.press('ArrowDown');
  await waitForValue(focused, 'Kasa sedang');
  await page().keyboard.press('End');
  await waitForValue(focused, filled(grid.actionsOf, { name: 'Kasa sedang' }));
  await page().keyboard.press('Enter');
  await waitForValue(focused, grid.edit);
  await page().keyboard.press('Escape');
  await waitForValue(focused, filled(grid.actionsOf, { name: 'Kasa sedang' }));
  await page().keyboard.press('Enter');
  await waitForValue(focused, grid.edit);
  await page().keyboard.press('End');
  await waitForValue(focused, grid.delete);
  await page().keyboard.press('Enter');
  await page().getByRole('alertdialog', { name: grid.deleteAsk }).waitFor();
  await waitForValue(focused, grid.deleteNo);
  await page().keyboard.press('Tab');
  await waitForValue(focused, grid.deleteYes);
  await page().keyboard.press('Enter');
  await list.shows(['Kasa besar', 'Kasa kecil']);
  await waitForValue(
    () => page().evaluate(() => document.activeElement?.closest('[role=row]')?.querySelector('[data-field=name]')?.textContent),
    'Kasa kecil',
  );
  await page().keyboard.press('Shift+Tab');
  await page().keyboard.press('Tab');
  await waitForValue(
    () => page().evaluate(() => document.activeElement?.closest('[role=row]')?.querySelector('[data-field=name]')?.textContent),
    'Kasa kecil',
  );
});

test.describe('the file', () => {
  test('has what is seen: its columns, its order, all pages, in the language, and nothing that a spreadsheet would run', async () => {
    const category = await api.add('categories', { name: 'Cairan; infus' });
    await api.addItems(category, [
      { name: '=HYPERLINK("http://evil.test")', status: 'draft', date: '2026-01-02' },
      { name: 'Infus "NaCl" 0,9%', status: 'published', date: '2026-01-03' },
      { name: '@SUM(1+1)', status: 'archived', date: '2026-01-04' },
      { name: '-2+3', status: 'archived', date: '2026-01-05' },
      { name: 'Ringer laktat', status: 'published', date: '2026-01-06' },
      { name: 'Dekstrosa 5%', status: 'draft', date: '2026-01-07' },
    ]);
    await page().goto(url(`/usman/item-management?size=5&sort=-date&category=${category.id}&columns=name,category,status,date`));
    await list.counts(1, 5, 6);
    expect(await list.exported()).toEqual({
      name: expect.stringMatching(/^daftar-item-\d{4}-\d\d-\d\d\.csv$/),
      bom: 0xfeff,
      lines: [
        [fields.name, fields.category, fields.status, fields.date].join(';'),
        `Dekstrosa 5%;"Cairan; infus";${status.draft};2026-01-07`,
        `Ringer laktat;"Cairan; infus";${status.published};2026-01-06`,
        `'-2+3;"Cairan; infus";${status.archived};2026-01-05`,
        `'@SUM(1+1);"Cairan; infus";${status.archived};2026-01-04`,
        `"Infus ""NaCl"" 0,9%";"Cairan; infus";${status.published};2026-01-03`,
        `"'=HYPERLINK(""http://evil.test"")";"Cairan; infus";${status.draft};2026-01-02`,
      ],
    });
    await list.told(filled(grid.exported, { count: 6 }));
  });

  test('follows the search', async () => {
    await page().getByRole('searchbox').fill('ringer');
    await list.shows(['Ringer laktat']);
    expect((await list.exported()).lines.slice(1)).toEqual([`Ringer laktat;"Cairan; infus";${status.published};2026-01-06`]);
  });
});

test('no page reported an error', () => expect(person.troubles).toEqual([]));
