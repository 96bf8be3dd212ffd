/** Roles through the real app: the matrix with mouse and keys, copies, what is built in, and two roles side by side. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limits } from '#shared/limits';
import { problemDocument } from '../../../../stubServer';
import { id, openScreen, page, type Screen } from '../../../../screens/usman';
import { permission, permissions, refs, role } from '../../../../screens/usman/people';

const list = '/usman/role-management';
const kasir = id(41);
const wide = { width: 1280 };
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (app: Screen, name: string) => app.during(() => fireEvent.click(tick(name)));
const told = () => screen.getByText(/izin dipilih$/).textContent;

/** The form of a role that holds some permissions. */
const opened = async (values: object = {}, how: object = wide): Promise<Screen> => {
  const app = await openScreen(`${list}/edit-role/${kasir}`, how);
  await app.answer('GET', `/roles/${kasir}`, 200, { data: role({ id: kasir, permissions: refs('permissions', id(31)), ...values }) });
  await app.answer('GET', '/permissions', 200, page(permissions));
  await screen.findByText(/izin dipilih$/);
  return app;
};

const savedPermissions = async (app: Screen) => {
  await app.press('Simpan');
  const { body } = await app.called('PATCH', `/roles/${kasir}`);
  return (body as { data: { relationships: { permissions: { data: { id: string }[] } } } }).data.relationships.permissions.data
    .map((ref) => ref.id)
    .sort();
};

describe('the matrix', () => {
  test('says in words what each tick stands for, and how many are chosen', async () => {
    await opened();
    expect(told()).toBe('1 dari 5 izin dipilih');
    const grid = screen.getByRole('grid', { name: 'Izin' });
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map((one) => one.textContent),
    ).toEqual(['Item1 dari 3', 'Tag0 dari 1', 'till0 dari 1']);
    expect([tick('Lihat item').checked, tick('Buat item').checked]).toEqual([true, false]);
    expect(screen.getByRole('checkbox', { name: 'Unduh item' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'open till' })).not.toBeChecked();
  });

  test('a row, a column and the whole say none, some or all, and choose or let go all of theirs', async () => {
    const app = await opened();
    expect([
      tick('Semua izin untuk Item').indeterminate,
      tick('Lihat untuk semua data').indeterminate,
      tick('Semua izin').indeterminate,
    ]).toEqual([true, true, true]);
    await press(app, 'Semua izin untuk Item');
    expect([tick('Semua izin untuk Item').checked, tick('Unduh item').checked, told()]).toEqual([true, true, '3 dari 5 izin dipilih']);
    await press(app, 'Lihat untuk semua data');
    expect([tick('Lihat tag').checked, told()]).toEqual([true, '4 dari 5 izin dipilih']);
    await press(app, 'Semua izin');
    expect(told()).toBe('5 dari 5 izin dipilih');
    await press(app, 'Lainnya untuk semua data');
    expect(await savedPermissions(app)).toEqual([id(31), id(32), id(34)]);
  });

  test('is one stop for Tab; arrows, Home and End move in it', async () => {
    const app = await opened();
    const stops = () => screen.getAllByRole('checkbox').filter((one) => one.tabIndex === 0);
    const key = (name: string, more: object = {}) => app.during(() => fireEvent.keyDown(document.activeElement!, { key: name, ...more }));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(stops().map((one) => one.getAttribute('aria-label'))).toEqual(['Semua izin']);
    await app.during(() => tick('Semua izin').focus());
    const path: (string | null | undefined)[] = [];
    for (const name of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'End', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowUp']) {
      await key(name);
      path.push(focused());
    }
    expect(path).toEqual([
      'Lihat untuk semua data',
      'Lihat item',
      'Buat item',
      'Unduh item',
      'open till',
      'open till',
      'Semua izin untuk till',
      'Semua izin untuk Tag',
    ]);
    await key('End', { ctrlKey: true });
    expect(focused()).toBe('open till');
    expect(stops().map((one) => one.getAttribute('aria-label'))).toEqual(['open till']);
  });

  test('on a phone is a fold for each resource', async () => {
    const app = await opened({}, { width: 390 });
    expect(screen.queryByRole('grid')).toBeNull();
    expect([...document.querySelectorAll('summary')].map((one) => one.textContent)).toEqual([
      'Item1 dari 3',
      'Tag0 dari 1',
      'till0 dari 1',
    ]);
    await press(app, 'Semua izin untuk Item');
    expect(await savedPermissions(app)).toEqual([id(31), id(32), id(33)]);
  });

  test('holds every permission, however many pages they are', async () => {
    const app = await openScreen(`${list}/add-role`, wide);
    const many = Array.from({ length: limits.pageSize + 3 }, (_, index) => permission(`view thing${index}`, { id: id(1000 + index) }));
    await app.answer('GET', '/permissions?page[number]=1', 200, page(many.slice(0, limits.pageSize), many.length));
    expect(screen.queryByText(/izin dipilih$/)).toBeNull();
    await app.answer('GET', '/permissions?page[number]=2', 200, page(many.slice(limits.pageSize), many.length));
    expect(await screen.findByText(/izin dipilih$/)).toHaveTextContent('0 dari 103 izin dipilih');
    expect(app.calls.filter(({ path }) => path.startsWith('/permissions?'))).toHaveLength(2);
    expect(app.to('GET', '/permissions').path).toContain(`page[size]=${limits.pageSize}&sort=name`);
  });

  test('that can’t be loaded says so, and asks again', async () => {
    const app = await openScreen(`${list}/add-role`, wide);
    await app.answer('GET', '/permissions', 403, problemDocument(403, 'access.denied'));
    expect(screen.getByRole('alert')).toHaveTextContent('Daftar izin tidak dapat dimuat. Anda tidak memiliki izin untuk melakukan ini.');
    await app.press('Coba lagi');
    await app.answer('GET', '/permissions', 200, page(permissions));
    expect(told()).toBe('0 dari 5 izin dipilih');
  });
});

describe('a built-in role', () => {
  test('keeps its name, and says why', async () => {
    await opened({ name: 'member', system: true });
    const name = screen.getByRole('group', { name: 'Nama' });
    expect(name).toHaveTextContent('member');
    expect(name).toHaveAccessibleDescription(/Sistem mengenali peran bawaan dari namanya/);
    expect(screen.queryByRole('textbox', { name: 'Nama' })).toBeNull();
  });

  test('that is the admin keeps what is built in, and may hold the rest or not', async () => {
    const everything = refs('permissions', ...[31, 32, 33, 34, 35].map(id));
    const app = await opened({ name: 'admin', system: true, permissions: everything });
    expect(screen.getByRole('grid')).toHaveAccessibleDescription(/selalu memegang semua izin bawaan/);
    expect(tick('Lihat item')).toHaveAttribute('aria-disabled', 'true');
    await press(app, 'Lihat item');
    expect(told()).toBe('5 dari 5 izin dipilih');
    await press(app, 'Semua izin');
    expect(told()).toBe('3 dari 5 izin dipilih');
    expect(await savedPermissions(app)).toEqual([id(31), id(32), id(34)]);
  });

  test('is not to be deleted; others are, and each can be copied and compared', async () => {
    const app = await openScreen(list);
    await app.answer('GET', '/roles', 200, page([role({ id: kasir }), role({ id: id(42), name: 'member', system: true })]));
    expect(screen.getAllByText('Bawaan')).toHaveLength(1);
    expect(await app.offers('kasir')).toMatchObject({ Hapus: null, 'Bandingkan peran': `${list}/compare?left=${kasir}` });
    const ofMember = await app.offers('Anggota');
    expect([Object.keys(ofMember).includes('Hapus'), ofMember['Gandakan peran']]).toEqual([false, `${list}/add-role?from=${id(42)}`]);
  });
});

describe('a copy', () => {
  test('starts with what the other role has, and is saved as a role of its own', async () => {
    const app = await openScreen(`${list}/add-role?from=${kasir}`, wide);
    await app.answer('GET', `/roles/${kasir}`, 200, {
      data: role({ id: kasir, description: 'Di loket.', permissions: refs('permissions', id(31), id(35)) }),
    });
    await app.answer('GET', '/permissions', 200, page(permissions));
    expect(await screen.findByLabelText('Nama')).toHaveValue('Salinan dari kasir');
    expect(told()).toBe('2 dari 5 izin dipilih');
    await app.press('Simpan');
    const { body } = await app.called('POST', '/roles');
    const { data } = body as { data: { id: string; attributes: object; relationships: object } };
    expect(data.id).not.toBe(kasir);
    expect(data).toMatchObject({
      attributes: { name: 'Salinan dari kasir', description: 'Di loket.' },
      relationships: { permissions: { data: refs('permissions', id(31), id(35)) } },
    });
  });

  test('left at once loses nothing, so nothing is asked', async () => {
    const app = await openScreen(`${list}/add-role?from=${kasir}`, wide);
    await app.answer('GET', `/roles/${kasir}`, 200, { data: role({ id: kasir }) });
    await screen.findByLabelText('Nama');
    await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Batal' })));
    await waitFor(() => expect(app.at()).toBe(list));
  });

  test('of a role that is gone says so, with a way on', async () => {
    const app = await openScreen(`${list}/add-role?from=${kasir}`, wide);
    await app.answer('GET', `/roles/${kasir}`, 404, problemDocument(404, 'resource.missing'));
    expect(await screen.findByText('Peran yang akan disalin tidak ditemukan')).toBeVisible();
    await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Tambah peran' })));
    expect(await screen.findByLabelText('Nama')).toHaveValue('');
  });
});

describe('two roles side by side', () => {
  const [left, right] = [id(41), id(42)];
  const compare = async (search: string) => {
    const app = await openScreen(`${list}/compare${search}`, wide);
    await app.answer('GET', `/roles/${left}`, 200, {
      data: role({ id: left, name: 'kasir', permissions: refs('permissions', id(31), id(35)) }),
    });
    await app.answer('GET', `/roles/${right}`, 200, {
      data: role({ id: right, name: 'dokter', permissions: refs('permissions', id(31), id(34)) }),
    });
    await app.answer('GET', '/permissions', 200, page(permissions));
    await screen.findByRole('table');
    return app;
  };
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' '));

  test('show what differs, in words, with counts', async () => {
    await compare(`?left=${left}&right=${right}`);
    expect(rows()).toEqual(['Tag', 'Lihat tag Tidak Boleh', 'till', 'open till Boleh Tidak']);
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['1', '1', '1']);
  });

  test('show everything on demand, swapped on demand; the address says how', async () => {
    const app = await compare(`?left=${left}&right=${right}`);
    await app.press('Semua izin');
    expect(rows()).toEqual(['Item', 'Lihat item Boleh Boleh', 'Tag', 'Lihat tag Tidak Boleh', 'till', 'open till Boleh Tidak']);
    await app.press('Tukar kedua peran');
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual(['dokter', 'kasir']);
    expect(app.at()).toBe(`${list}/compare?left=${right}&right=${left}&show=all`);
  });

  test.each([
    ['', 'Pilih dua peran untuk dibandingkan'],
    [`?left=${left}&right=${left}`, 'Kedua pilihan adalah peran yang sama. Pilih peran lain di salah satu sisi.'],
    ['?left=admin&right=1', 'Pilih dua peran untuk dibandingkan'],
  ])('given %p, say %s', async (search, sentence) => {
    await openScreen(`${list}/compare${search}`, wide);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
