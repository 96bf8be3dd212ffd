/** The command palette: what is offered to whom, records by the API's own search, and where the keyboard leads. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allPermissions, openApp, profileOf } from '../openApp';
import { resourceObject } from '../../stubServer';
import { id, page } from '../../screens/usman';

const dialog = () => screen.findByRole('dialog', { name: 'Cari atau buka' });
const field = () => screen.findByRole('combobox', { name: 'Cari atau buka' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

/** The palette over a person's dashboard. */
async function openPalette(role = 'admin', permissions: readonly string[] = allPermissions, kept: Record<string, string> = {}) {
  const app = await openApp('/dashboard', { token: 'pass', kept });
  await app.during(() => app.to('GET', '/me').answer(200, profileOf(role, permissions)));
  await screen.findByRole('navigation', { name: 'Menu utama' });
  const show = () => app.during(() => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  await show();
  await field();
  const type = async (value: string) => app.during(async () => fireEvent.change(await field(), { target: { value } }));
  const press = async (key: string) => app.during(async () => fireEvent.keyDown(await field(), { key }));
  /** Answers a search, as soon as it is asked. */
  const answer = async (path: string, status: number, document: object) => {
    await waitFor(() => expect(app.to('GET', path)).toBeDefined());
    await app.during(() => app.to('GET', path).answer(status, document));
  };
  return { ...app, show, type, press, answer };
}

test.each([
  ['admin', allPermissions, ['Tambah pengguna', 'Tambah kategori'], []],
  ['creator', ['view items', 'create items', 'view categories', 'create categories'], ['Tambah kategori'], ['Tambah pengguna', 'Peran']],
  [
    'creator',
    ['view items', 'create items', 'view categories', 'edit categories'],
    ['Kategori', 'Tambah item'],
    ['Tambah kategori', 'Tambah pengguna', 'Peran'],
  ],
  ['creator', ['view items', 'create items', 'view categories'], ['Tambah item'], ['Kategori', 'Tambah kategori', 'Peran']],
  ['member', ['view items'], ['Item'], ['Tambah kategori', 'Tambah pengguna', 'Kategori']],
])('given a %s with %j, then %j is offered, and %j is not', async (role, permissions, there, absent) => {
  await openPalette(role, permissions);
  const labels = options().map((text) => text?.replace(/(Manajemen pengguna|Konfigurasi|Keamanan|Bisnisku|Inventaris|Layanan)$/, ''));
  expect(labels).toEqual(expect.arrayContaining(there));
  expect(labels.filter((label) => absent.includes(label ?? ''))).toEqual([]);
});

test('arrows go round, Enter goes there, and what was chosen comes first the next time', async () => {
  const app = await openPalette();
  await app.type('kategori');
  expect(chosen()).toMatch(/^Kategori/);
  await app.press('ArrowUp');
  expect(chosen()).not.toMatch(/^Kategori/);
  await app.press('ArrowDown');
  expect(chosen()).toMatch(/^Kategori/);
  await app.press('Enter');
  await waitFor(() => expect(app.at()).toBe('/usman/category-management'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Cari atau buka' })).toBeNull());
  expect(app.state().recent.paths).toEqual(['/usman/category-management']);
  await app.show();
  await dialog();
  expect(options()[0]).toMatch(/^Kategori/);
});

test('records come by the API’s own search, under what they are, and open their page', async () => {
  const app = await openPalette('creator', ['view categories', 'edit categories']);
  await app.type('kasa');
  await app.answer('/categories?', 200, page([resourceObject('categories', { id: id(7), name: 'Kasa dan perban' })]));
  expect(app.to('GET', '/categories?').path).toBe('/categories?page[number]=1&page[size]=5&filter[q]=kasa');
  expect(app.calls.filter(({ path }) => path.includes('filter[q]=kasa')).map(({ path }) => path.split('?')[0])).toEqual([
    '/categories',
    '/tickets',
  ]);
  const group = await screen.findByRole('group', { name: 'Kategori' });
  const option = within(group).getByRole('option', { name: 'Kasa dan perban' });
  expect(within(option).getByText('Kasa').tagName).toBe('MARK');
  await app.during(() => fireEvent.click(option));
  await waitFor(() => expect(app.at()).toBe(`/usman/category-management/edit-category/${id(7)}`));
});

test('given an answer to what was typed before, when another comes to what is typed now, then only the latter stays', async () => {
  const app = await openPalette('creator', ['view categories', 'edit categories']);
  await app.type('kasa');
  await waitFor(() => expect(app.to('GET', '/categories?page[number]=1&page[size]=5&filter[q]=kasa')).toBeDefined());
  const late = app.to('GET', '/categories?page[number]=1&page[size]=5&filter[q]=kasa');
  await app.type('perban');
  await app.answer(
    '/categories?page[number]=1&page[size]=5&filter[q]=perban',
    200,
    page([resourceObject('categories', { id: id(8), name: 'Perban' })]),
  );
  await app.during(() => late.answer(200, page([resourceObject('categories', { id: id(7), name: 'Kasa' })])));
  expect(options()).toEqual(['Perban']);
});

test('given a network that is lost, then pages can still be found, and it is said of records', async () => {
  const app = await openPalette('creator', ['view categories', 'edit categories']);
  await app.type('kategori');
  await waitFor(() => expect(app.to('GET', '/categories?')).toBeDefined());
  await app.during(() => app.to('GET', '/categories?').lose());
  expect(await screen.findByText(/Data tidak dapat dicari sekarang/)).toBeVisible();
  expect(chosen()).toMatch(/^Kategori/);
});

test('commands are done at once: the language, the lock', async () => {
  const app = await openPalette('member', ['view items']);
  await app.type('english');
  await app.press('Enter');
  expect(app.state().locale.current).toBe('en');
  await app.during(() => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  const english = await screen.findByRole('combobox', { name: 'Search or open' });
  await app.during(() => fireEvent.change(english, { target: { value: 'lock' } }));
  await app.during(() => fireEvent.keyDown(english, { key: 'Enter' }));
  expect(app.types()).toContain('auth/lock');
});

test('what was remembered goes with the person', async () => {
  const app = await openPalette();
  await app.type('tag');
  await app.press('Enter');
  expect(app.state().recent.paths).toHaveLength(1);
  await app.during(() => fireEvent.click(screen.getByRole('button', { name: /^Akun/ })));
  await app.during(async () => fireEvent.click(await screen.findByRole('menuitem', { name: 'Keluar' })));
  await app.during(() => app.to('POST', '/logout').answer(204));
  await waitFor(() => expect(app.state().recent.paths).toEqual([]));
});
