/** What the shell calls a page follows the language at once: the title of the window, the breadcrumb, the menu. Rule: APP-11. */
import { screen, waitFor, within } from '@testing-library/react';
import { locale } from '#client/store/flows/locale';
import { openScreen } from '../../screens/usman';

test.each([
  [
    '/usman/category-management/add-category',
    'Tambah kategori',
    ['Konfigurasi', 'Kategori', 'Tambah kategori'],
    'Add category',
    ['Configuration', 'Categories', 'Add category'],
  ],
  [
    '/bisnisku/inventory/supplier',
    'Pemasok',
    ['Bisnisku', 'Inventaris', 'Pemasok'],
    'Suppliers',
    ['My business', 'Inventory', 'Suppliers'],
  ],
])('at %s', async (path, title, crumbs, english, inEnglish) => {
  const app = await openScreen(path, { width: 1280 });
  const trail = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  await waitFor(() => expect(document.title).toBe(`${title} · Nadi`));
  expect(trail('Posisi halaman')).toEqual(crumbs);
  await app.during(() => app.store.dispatch(locale.actions.chosen('en')));
  await waitFor(() => expect(document.title).toBe(`${english} · Nadi`));
  expect(trail('Breadcrumb')).toEqual(inEnglish);
  expect(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { current: 'page' })).toHaveTextContent(
    inEnglish.at(path.includes('add-') ? 1 : -1)!,
  );
});

test('a language chosen in another tab is spoken here at once, and nothing typed is lost', async () => {
  const app = await openScreen('/usman/tag-management/add-tag', { width: 1280 });
  await screen.findByRole('heading', { level: 1, name: 'Tambah tag' });
  await app.type('Nama', 'Steril');
  await app.during(() => app.otherTabSpeaks('en'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add tag' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Steril');
});
