/** The guide's frame: what a page lists is on it, a stage is lit and narrowed, code is copied, icons are found. */
import { fireEvent, screen, within } from '@testing-library/react';
import { setImmediate as immediately } from 'node:timers';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Alternative } from '#client/areas/gallery/screens/Alternative';
import { CodeBlock } from '#client/areas/gallery/screens/CodeBlock';
import { Elements } from '#client/areas/gallery/screens/Elements';
import { GridSystem } from '#client/areas/gallery/screens/GridSystem';
import { Icons } from '#client/areas/gallery/screens/Icons';
import { RegularTables } from '#client/areas/gallery/screens/RegularTables';
import { SortableTables } from '#client/areas/gallery/screens/SortableTables';
import { Typography } from '#client/areas/gallery/screens/Typography';
import { startTestStore } from '../../../startTestStore';
import { shown, windowOf } from '../../../ui/renderUi';

// jsdom hides it; the stub server waits with it.
globalThis.setImmediate ??= immediately;

/** With a store: the fields ask it for the names of regions. */
const show = async (piece: ReactElement) => {
  windowOf(1280);
  const { store } = await startTestStore();
  return shown(<Provider store={store}>{piece}</Provider>);
};

test.each([
  ['icons', <Icons />],
  ['layout', <GridSystem />],
  ['type', <Typography />],
  ['fields', <Elements />],
  ['plain tables', <RegularTables />],
  ['sorted tables', <SortableTables />],
  ['the dense dashboard', <Alternative />],
])('all that the page of %s lists is on it, under that name', async (_, page) => {
  await show(page);
  const links = within(await screen.findByRole('navigation', { name: 'Di halaman ini' })).getAllByRole('link');
  for (const link of links) {
    const place = document.getElementById(link.getAttribute('href')!.split('#')[1]!);
    expect(within(place!).getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(link.textContent);
  }
});

/** The live one; what a component takes stands in a table of its own, below and folded. */
const tableOf = () => screen.getAllByRole('table')[0]!;

test('a stage is lit apart from its page, and back', async () => {
  const { container } = await show(<SortableTables />);
  const dark = await screen.findByRole('button', { name: 'Tampilkan gelap' });
  fireEvent.click(dark);
  expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(container.querySelector('[data-color-scheme=dark]')).toContainElement(tableOf());
  fireEvent.click(dark);
  expect(container.querySelector('[data-color-scheme]')).toBeNull();
});

const rowsOf = () =>
  within(tableOf())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('rows are ordered by one column, and by a second with Shift', async () => {
  await show(<SortableTables />);
  await screen.findByRole('button', { name: 'Tampilkan gelap' });
  const column = (name: string) => within(tableOf()).getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const head = (name: string) => within(column(name)).getByRole('button');
  fireEvent.click(head('Status'));
  expect(column('Status')).toHaveAttribute('aria-sort', 'ascending');
  fireEvent.click(head('Jumlah'), { shiftKey: true });
  fireEvent.click(head('Jumlah'), { shiftKey: true });
  expect(rowsOf().map(([number]) => number)).toEqual([
    'INV-2026-0047',
    'INV-2026-0044',
    'INV-2026-0041',
    'INV-2026-0046',
    'INV-2026-0042',
    'INV-2026-0045',
    'INV-2026-0043',
  ]);
});

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
});

test('code is copied as it stands, and can be scrolled by the keyboard', async () => {
  await show(<CodeBlock name="Money" code={'<Money amount={1} />'} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Salin' }));
  expect(await screen.findByRole('button', { name: 'Tersalin' })).toBeVisible();
  expect(copied).toEqual(['<Money amount={1} />']);
  expect(screen.getByRole('region', { name: 'Kode pemakaian Money' })).toHaveAttribute('tabindex', '0');
});

test.each([
  ['add', 'Salin AddIcon', 'Salin DeleteIcon'],
  ['DEL ete', 'Salin DeleteIcon', 'Salin AddIcon'],
])('icons are found by “%s”', async (typed, there, notThere) => {
  await show(<Icons />);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: typed } });
  expect(screen.getByRole('button', { name: there })).toBeVisible();
  expect(screen.queryByRole('button', { name: notThere })).toBeNull();
});

test('an icon that is not there says so, and an icon is copied by a click', async () => {
  await show(<Icons />);
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: 'zebra' } });
  expect(screen.getByText('Tidak ada ikon bernama begitu')).toBeVisible();
  fireEvent.change(search, { target: { value: 'addicon' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salin AddIcon' }));
  expect(await screen.findByText('AddIcon tersalin.')).toBeVisible();
  expect(copied).toEqual(['<AddIcon size={20} strokeWidth={1.75} aria-hidden="true" />']);
});
