/** The management list through the real app: what its address asks for, deleting and undoing, failures, and who may do what. Rules: LST-1, LST-5, LST-6. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allPermissions, openApp, profileOf } from '../../app/openApp';
import { problemDocument, resourceObject } from '../../stubServer';
import { category, id, openScreen, page } from '../../screens/usman';

const list = '/usman/category-management';
const gauze = category({ id: id(11), name: 'Gauze' });
const needles = category({ id: id(12), name: 'Needles', version: 3 });
/** Also while a dialog above fades away. */
const names = () =>
  within(screen.getByRole('list', { name: 'Daftar kategori', hidden: true }))
    .queryAllByRole('link', { name: /^(Gauze|Needles|Masks)$/, hidden: true })
    .map((link) => link.textContent);

test.each([
  ['', 'page[number]=1&page[size]=10'],
  ['?page=2&size=25', 'page[number]=2&page[size]=25'],
  ['?sort=name,-created_at&q=kasa%20%26', 'page[number]=1&page[size]=10&sort=name,-created_at&filter[q]=kasa%20%26'],
  ['?page=dua&size=7&sort=owner', 'page[number]=1&page[size]=10'],
])('the address %p asks for %p', async (search, query) => {
  const app = await openScreen(list + search);
  expect((await app.called('GET', '/categories')).path).toBe(`/categories?${query}`);
});

test('rows, their span and the page links; another page keeps the rows until it is here', async () => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze, needles], 57));
  expect(names()).toEqual(['Gauze', 'Needles']);
  expect(screen.getByText('Menampilkan 1–2 dari 57')).toBeVisible();
  await app.press('Halaman 3');
  expect(app.at()).toBe(`${list}?page=3`);
  expect(names()).toEqual(['Gauze', 'Needles']);
  await app.answer('GET', '/categories?page[number]=3', 200, page([category({ id: id(13), name: 'Masks' })], 57));
  expect(names()).toEqual(['Masks']);
  expect(screen.getByText('Menampilkan 21–21 dari 57')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Halaman 3' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  [503, { code: 'list.too_slow' }, 'Daftar ini terlalu lama disusun. Persempit pencarian atau saringannya.'],
  [429, { code: 'rate.limited', meta: { seconds: 1 } }, 'Terlalu banyak permintaan. Coba lagi dalam 1 detik.'],
] as const)('a search that is answered %i keeps the rows, says why, and can be asked for again', async (status, problem, sentence) => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze, needles], 57));
  await app.press('Halaman 2');
  await app.answer('GET', '/categories?page[number]=2', status, problemDocument(status, problem.code, problem));
  expect(names()).toEqual(['Gauze', 'Needles']);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await app.press('Coba lagi');
  await app.answer('GET', '/categories?page[number]=2', 200, page([needles], 57));
  expect([names(), screen.queryByRole('alert')]).toEqual([['Needles'], null]);
});

test('the rows are asked for once, beside the profile, and are there as soon as their screen is', async () => {
  const app = await openApp(`${list}?size=25`, { token: 'pass', width: 390 });
  await waitFor(() =>
    expect(app.calls.map(({ path }) => path)).toEqual(['/me?include=roles.permissions', '/categories?page[number]=1&page[size]=25']),
  );
  await app.during(() => app.to('GET', '/categories').answer(200, page([gauze, needles])));
  await app.during(() => app.to('GET', '/me').answer(200, profileOf('admin', allPermissions)));
  await screen.findByRole('list', { name: 'Daftar kategori' });
  expect(names()).toEqual(['Gauze', 'Needles']);
  expect(app.calls.filter(({ path }) => path.startsWith('/categories'))).toHaveLength(1);
});

test('rows that were asked for before their screen opened are asked for again when another page was shown', async () => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze], 11));
  await app.press('Halaman 2');
  await app.answer('GET', '/categories?page[number]=2', 200, page([needles], 11));
  await app.press('Halaman 1');
  expect(app.calls.filter(({ path }) => path.startsWith('/categories?page[number]=1'))).toHaveLength(2);
});

test('a page beyond the last becomes the last', async () => {
  const app = await openScreen(`${list}?page=9&size=5`);
  await app.answer('GET', '/categories', 200, page([], 12));
  await waitFor(() => expect(app.at()).toBe(`${list}?page=3&size=5`));
});

test('a search goes into the address and begins at the first page; clearing takes it out', async () => {
  const app = await openScreen(`${list}?page=2`);
  await app.answer('GET', '/categories', 200, page([gauze], 11));
  const box = screen.getByRole('searchbox');
  await app.during(() => fireEvent.change(box, { target: { value: ' kasa ' } }));
  await app.during(() => fireEvent.keyDown(box, { key: 'Enter' }));
  expect(app.at()).toBe(`${list}?q=kasa`);
  await app.answer('GET', '/categories?page[number]=1', 200, page([]));
  expect(screen.getByText('Tidak ada yang cocok')).toBeVisible();
  await app.press('Hapus pencarian');
  expect(app.at()).toBe(list);
});

test.each([
  ['who may see categories', ['view items', 'view categories'], true],
  ['who may not see categories', ['view items'], false],
])('%s is offered to sort and filter items by them: %p %p', async (_, permissions, offered) => {
  const app = await openScreen('/usman/item-management', { permissions });
  await app.answer('GET', '/items', 200, page([]));
  const sorts = within(screen.getByRole('combobox', { name: 'Urutkan' }));
  expect(sorts.queryByRole('option', { name: 'Kategori, menaik' }) !== null).toBe(offered);
  expect(sorts.getByRole('option', { name: 'Nama, menaik' })).toBeVisible();
  await app.press('Saring');
  const filters = within(await screen.findByRole('dialog', { name: 'Saring daftar' }));
  expect(filters.queryByRole('group', { name: 'Kategori' }) !== null).toBe(offered);
  expect(filters.getByRole('group', { name: 'Tanggal' })).toBeVisible();
});

test('who may not see roles is not offered to sort or filter users by them', async () => {
  const app = await openScreen('/usman/user-management', { permissions: ['view users'] });
  await app.answer('GET', '/users', 200, page([]));
  const sorts = within(screen.getByRole('combobox', { name: 'Urutkan' }));
  expect(sorts.queryByRole('option', { name: 'Peran, menaik' })).toBeNull();
  expect(sorts.getByRole('option', { name: 'Nama, menaik' })).toBeVisible();
  await app.press('Saring');
  const filters = within(await screen.findByRole('dialog', { name: 'Saring daftar' }));
  expect(filters.queryByRole('group', { name: 'Peran' })).toBeNull();
  expect(filters.getAllByRole('group', { name: 'Status' })[0]).toBeVisible();
});

test('an empty list says how it is filled', async () => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([]));
  expect(screen.getByText('Belum ada kategori')).toBeVisible();
  expect(screen.getByText('Tambahkan yang pertama.')).toBeVisible();
  expect(screen.getByText('Menampilkan 0–0 dari 0')).toBeVisible();
});

test('deleting asks first, and Undo truly restores', async () => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze, needles]));
  await app.act('Needles', 'Hapus');
  expect(screen.getByRole('alertdialog', { name: 'Hapus data ini?' })).toBeVisible();
  await app.press('Ya, hapus');
  expect(names()).toEqual(['Gauze']);
  const gone = await app.answer('DELETE', `/categories/${id(12)}`, 204);
  expect(gone.headers['If-Match']).toBe('"3"');
  await app.press('Urungkan');
  const deletion = gone.headers['Idempotency-Key']!;
  await app.answer('DELETE', `/categories/deletions/${deletion}`, 200, { data: [needles] });
  await app.answer('GET', '/categories', 200, page([gauze, needles]));
  expect(names()).toEqual(['Gauze', 'Needles']);
});

test('a refused deletion brings the row back and says why', async () => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze]));
  await app.act('Gauze', 'Hapus');
  await app.press('Ya, hapus');
  await app.answer('DELETE', '/categories', 409, problemDocument(409, 'category.in_use', { meta: { count: 4 } }));
  expect(names()).toEqual(['Gauze']);
  expect(screen.getByText('Kategori ini masih memiliki 4 item.')).toBeVisible();
});

test('all that match can be deleted at once: the server is sent the query, not the rows', async () => {
  const app = await openScreen(`${list}?q=a`);
  await app.answer('GET', '/categories', 200, page([gauze, needles], 40));
  await app.during(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Gauze' })));
  await app.during(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Needles' })));
  await app.press('Pilih semua 40 yang cocok');
  expect(screen.getByText('Semua 40 yang cocok dipilih')).toBeVisible();
  await app.press('Hapus yang dipilih');
  expect(screen.getByRole('button', { name: 'Ya, hapus' })).toBeDisabled();
  await app.during(() => fireEvent.change(within(screen.getByRole('alertdialog')).getByRole('textbox'), { target: { value: '40' } }));
  await app.press('Ya, hapus');
  expect((await app.called('POST', '/categories/deletions')).body).toMatchObject({
    data: { type: 'deletions', attributes: { query: 'filter[q]=a' } },
  });
});

test('without a network the rows stay, and Retry asks again', async () => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze], 20));
  await app.press('Halaman 2');
  await app.during(() => app.to('GET', '/categories?page[number]=2').lose());
  // The service asks a few times by itself before it gives up.
  await waitFor(async () => {
    const call = app.to('GET', '/categories?page[number]=2');
    await app.during(() => call.lose());
    expect(screen.getByText(/Tidak ada sambungan/)).toBeVisible();
  });
  expect(names()).toEqual(['Gauze']);
  await app.press('Coba lagi');
  await app.answer('GET', '/categories?page[number]=2', 200, page([needles], 20));
  expect(names()).toEqual(['Needles']);
});

test('anyone who may only look is offered nothing else', async () => {
  const app = await openScreen('/usman/role-management', { permissions: ['view roles'] });
  await app.answer('GET', '/roles', 200, page([resourceObject('roles', { id: id(7), name: 'penjualan' })]));
  expect(screen.getByText('penjualan')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tambah peran' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tindakan untuk penjualan' })).toBeNull();
});

// `URL` is Node's, which other test files of the same process use, too.
afterEach(() => jest.restoreAllMocks());

test('the selected rows alone are exported, and the search for them ends when all are found', async () => {
  let file: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made as Blob;
    return 'blob:made';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze, needles], 900));
  await app.during(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Needles' })));
  await app.press('Ekspor yang dipilih');
  await app.answer('GET', '/categories?page[number]=1&page[size]=100', 200, page([gauze, needles], 900));
  const { body } = await app.called('POST', '/me/exports');
  expect(body).toMatchObject({ data: { attributes: { resource: 'category', ids: needles.id } } });
  const text = await new Response(file).text();
  expect([text.includes('Needles'), text.includes('Gauze')]).toEqual([true, false]);
  expect(app.calls.filter(({ path }) => path.includes('page[size]=100'))).toHaveLength(1);
});

test('a press on a row opens it as its name does; one on its box or in its menu does not', async () => {
  const app = await openScreen(list);
  await app.answer('GET', '/categories', 200, page([gauze, needles]));
  await app.during(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Gauze' })));
  await app.offers('Gauze');
  expect(app.at()).toBe(list);
  await app.during(() => fireEvent.click(document.querySelector(`[data-id="${id(11)}"] dd`)!));
  expect(app.at()).toBe(`${list}/edit-category/${id(11)}`);
});
