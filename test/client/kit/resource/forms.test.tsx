/** The management form through the real app: all errors at once, refusals under their fields, nothing typed is lost, two people meet. Rules: LST-10, LST-11, LST-12. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storedFound } from '#client/store/flows/personalStorageEvents';
import { me } from '#client/store/session/me';
import { profileOf } from '../../app/openApp';
import { problemDocument, resourceObject } from '../../stubServer';
import { category, id, openScreen, page, type Screen } from '../../screens/usman';

const list = '/usman/category-management';
const add = `${list}/add-category`;
const edit = `${list}/edit-category/${id(11)}`;
const gauze = (values: object = {}) => category({ id: id(11), name: 'Gauze', description: 'For wounds', ...values });

const opened = async (): Promise<Screen> => {
  const app = await openScreen(edit);
  await app.answer('GET', `/categories/${id(11)}`, 200, { data: gauze() });
  await screen.findByLabelText(/Nama/);
  return app;
};

test('every error is told at once, beside its field and above with a link that leads to it', async () => {
  const app = await openScreen('/usman/tag-management/add-tag');
  await screen.findByLabelText('Nama');
  await app.press('Simpan');
  const summary = screen.getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Nama', 'Warna']);
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription(/Wajib diisi/);
  await app.during(() => fireEvent.click(within(summary).getByRole('link', { name: 'Warna' })));
  expect(screen.getByLabelText('Warna')).toHaveFocus();
  expect(app.to('POST', '/tags')).toBeUndefined();
});

test('a new category is saved once however often Save is pressed, then the list is shown', async () => {
  const app = await openScreen(add);
  await screen.findByLabelText('Nama');
  await app.type('Nama', '  Gauze ');
  const save = screen.getByRole('button', { name: 'Simpan' });
  fireEvent.click(save);
  fireEvent.click(save);
  const call = await app.answer('POST', '/categories', 201, { data: gauze() });
  expect(call.body).toMatchObject({ data: { type: 'categories', attributes: { name: 'Gauze' } } });
  expect(app.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(app.paths).toEqual([list]);
  expect(screen.getByText('“Gauze” ditambahkan.')).toBeVisible();
});

describe('Back after a save leads to the page before the form', () => {
  const saves: [string, string, (app: Screen) => Promise<unknown>][] = [
    [
      'a new category',
      add,
      async (app) => {
        await screen.findByLabelText('Nama');
        await app.type('Nama', 'Gauze');
        await app.press('Simpan');
        await app.answer('POST', '/categories', 201, { data: gauze() });
      },
    ],
    [
      'a changed category',
      edit,
      async (app) => {
        await app.answer('GET', `/categories/${id(11)}`, 200, { data: gauze() });
        await screen.findByLabelText(/Nama/);
        await app.type('Nama', 'Gauze 2');
        await app.press('Simpan');
        await app.answer('PATCH', `/categories/${id(11)}`, 200, { data: gauze({ name: 'Gauze 2', version: 2 }) });
      },
    ],
    [
      'a change that someone else has saved alike',
      edit,
      async (app) => {
        await app.answer('GET', `/categories/${id(11)}`, 200, { data: gauze() });
        await screen.findByLabelText(/Nama/);
        await app.type('Nama', 'Gauze mine');
        await app.press('Simpan');
        await app.answer('PATCH', `/categories/${id(11)}`, 409, problemDocument(409, 'version.stale'));
        await app.answer('GET', `/categories/${id(11)}`, 200, { data: gauze({ name: 'Gauze mine', version: 2 }) });
      },
    ],
  ];

  test.each(saves)('%s', async (_, form, save) => {
    const app = await openScreen('/usman/profile');
    await app.during(() => app.router.navigate(form));
    await save(app);
    await waitFor(() => expect(app.at()).toBe(list));
    await app.during(() => app.router.navigate(-1));
    await waitFor(() => expect(app.at()).toBe('/usman/profile'));
  });
});

test('the server’s refusal stands under its field until the value changes', async () => {
  const app = await openScreen(add);
  await screen.findByLabelText('Nama');
  await app.type('Nama', 'Gauze');
  await app.press('Simpan');
  await app.answer('POST', '/categories', 422, problemDocument(422, 'taken', { source: { pointer: '/data/attributes/name' } }));
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription(/Sudah dipakai/);
  await app.type('Nama', 'Gauze 2');
  expect(screen.getByLabelText('Nama')).not.toHaveAccessibleDescription(/Sudah dipakai/);
});

test('an error of no field stands above the form, which stays as it was', async () => {
  const app = await openScreen(add);
  await screen.findByLabelText('Nama');
  await app.type('Nama', 'Gauze');
  await app.press('Simpan');
  await app.answer('POST', '/categories', 403, problemDocument(403, 'access.denied'));
  expect(screen.getByRole('alert')).toHaveTextContent('Anda tidak memiliki izin untuk melakukan ini.');
  expect(screen.getByLabelText('Nama')).toHaveValue('Gauze');
});

test('a change names its version and sends what changed, no more', async () => {
  const app = await opened();
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await app.type(/Deskripsi/, '');
  expect(screen.getByText('Berubah: Deskripsi')).toBeVisible();
  await app.press('Simpan');
  const call = await app.answer('PATCH', `/categories/${id(11)}`, 200, { data: gauze({ description: null, version: 2 }) });
  expect(call.headers['If-Match']).toBe('"1"');
  expect(call.body).toEqual({ data: { type: 'categories', id: id(11), attributes: { description: null } } });
  expect(app.paths).toEqual([list]);
});

test('someone else was quicker: both values, a choice, and the rest of both is kept', async () => {
  const app = await opened();
  await app.type('Nama', 'Gauze mine');
  await app.press('Simpan');
  await app.answer('PATCH', `/categories/${id(11)}`, 409, problemDocument(409, 'version.stale'));
  await app.answer('GET', `/categories/${id(11)}`, 200, { data: gauze({ name: 'Gauze theirs', description: 'Theirs', version: 2 }) });
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Gauze mine')).toBeVisible();
  expect(within(dialog).getByText('Gauze theirs')).toBeVisible();
  expect(within(dialog).getByText('Ikut diperbarui: Deskripsi.')).toBeVisible();
  await app.press('Simpan gabungan');
  const call = await app.called('PATCH', `/categories/${id(11)}`);
  expect([call.headers['If-Match'], call.body]).toEqual([
    '"2"',
    { data: { type: 'categories', id: id(11), attributes: { name: 'Gauze mine' } } },
  ]);
});

test('leaving with something unsaved asks; staying keeps it, leaving lets it go', async () => {
  const app = await opened();
  await app.type('Nama', 'Gauze 2');
  await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Batal' })));
  await app.press('Tetap di sini');
  expect(app.at()).toBe(edit);
  expect(screen.getByLabelText('Nama')).toHaveValue('Gauze 2');
  await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Batal', hidden: true })));
  await app.press('Tinggalkan');
  await waitFor(() => expect(app.at()).toBe(list));
});

test('what was typed before a reload is there again, and can be let go', async () => {
  const app = await openScreen('/dashboard');
  await app.dispatch(
    storedFound({
      person: id(1),
      drafts: { forms: { 'category:new': { values: { name: 'Gau', description: null, version: null }, at: Date.now() } } },
    }),
  );
  await app.during(() => app.router.navigate(add));
  expect(await screen.findByLabelText('Nama')).toHaveValue('Gau');
  expect(screen.getByText(/dipulihkan/)).toBeVisible();
  await app.press('Buang isian ini');
  expect(screen.getByLabelText('Nama')).toHaveValue('');
});

describe('Undo in the toast after a save', () => {
  const saved = async () => {
    const app = await opened();
    await app.type('Nama', 'Gauze 2');
    await app.press('Simpan');
    await app.answer('PATCH', `/categories/${id(11)}`, 200, { data: gauze({ name: 'Gauze 2', version: 2 }) });
    await waitFor(() => expect(app.at()).toBe(list));
    await app.press('Urungkan');
    const back = app.calls.filter(({ method }) => method === 'PATCH').at(-1)!;
    return { app, back };
  };

  test('sends the values from before, and says that they are back', async () => {
    const { app, back } = await saved();
    expect(back.body).toEqual({ data: { type: 'categories', id: id(11), attributes: { name: 'Gauze' } } });
    expect(back.headers['If-Match']).toMatch(/2/);
    await app.during(() => back.answer(200, { data: gauze({ version: 3 }) }));
    expect(await screen.findByText('Perubahan pada “Gauze 2” diurungkan.')).toBeVisible();
  });

  test('is refused and said so when somebody has changed the record since', async () => {
    const { app, back } = await saved();
    await app.during(() => back.answer(409, problemDocument(409, 'version.stale', { meta: { version: 3 } })));
    expect(await screen.findByText('Data ini sudah diubah orang lain.')).toBeVisible();
  });
});

test('a record that is not there is said so, with a way back', async () => {
  const app = await openScreen(edit);
  await app.answer('GET', `/categories/${id(11)}`, 404, problemDocument(404, 'resource.missing'));
  expect(await screen.findByText('Data tidak ditemukan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute('href', list);
});

describe('a new item starts with today', () => {
  const plus = '/usman/item-management/add-item';
  const day = async () => (await screen.findAllByRole('spinbutton')).map((part) => Number(part.getAttribute('aria-valuenow')));
  // Only the date is fixed; everything that waits goes on waiting for real.
  const fixed = (now: Date) =>
    jest.useFakeTimers({
      now,
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
  afterEach(() => jest.useRealTimers());

  test.each([
    ['just after midnight where the person is', new Date(2026, 10, 21, 0, 1)],
    ['just before midnight where the person is', new Date(2026, 10, 21, 23, 59)],
  ])('%s; the date is not asked for, and by itself it is nothing unsaved', async (_, now) => {
    fixed(now);
    const app = await openScreen(plus);
    expect(await day()).toEqual([21, 11, 2026]);
    await app.press('Simpan');
    const missing = within(screen.getByRole('alert')).getAllByRole('link');
    expect(missing.map((link) => link.textContent)).toEqual(['Nama', 'Kategori']);
    await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Batal' })));
    await waitFor(() => expect(app.at()).toBe('/usman/item-management'));
    expect(app.state().drafts.forms).toEqual({});
  });

  test('an item that is changed keeps its own date', async () => {
    fixed(new Date(2026, 10, 21, 9));
    const app = await openScreen(`/usman/item-management/edit-item/${id(21)}`);
    await app.answer('GET', `/items/${id(21)}`, 200, {
      data: resourceObject('items', {
        id: id(21),
        name: 'Kasa',
        description: '',
        excerpt: null,
        status: 'draft',
        on_home: false,
        date: '2025-01-02',
        image: null,
        category: null,
        tags: [],
      }),
    });
    expect(await day()).toEqual([2, 1, 2025]);
  });
});

test('an item’s category is searched on the server, and a missing one is made on the spot', async () => {
  const app = await openScreen('/usman/item-management/add-item');
  const picker = await screen.findByRole('combobox', { name: 'Kategori' });
  await app.during(() => picker.focus());
  await app.during(() => fireEvent.change(picker, { target: { value: 'Gauze' } }));
  await waitFor(() => expect(app.to('GET', '/categories')?.path).toContain('filter[q]=Gauze'));
  await app.during(() => app.to('GET', '/categories').answer(200, page([])));
  await app.during(() => fireEvent.click(screen.getByRole('option', { name: 'Buat “Gauze”' })));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah kategori' });
  expect(within(dialog).getByLabelText('Nama')).toHaveValue('Gauze');
  await app.during(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Simpan' })));
  const { body } = await app.called('POST', '/categories');
  const made = (body as { data: { id: string } }).data.id;
  await app.answer('POST', '/categories', 201, { data: category({ id: made, name: 'Gauze' }) });
  expect(await screen.findByRole('combobox', { name: 'Kategori' })).toHaveValue('Gauze');
});

test('what is typed for one client is not offered at another, and is there again at the first', async () => {
  const app = await openScreen('/dashboard');
  const profile = profileOf('admin');
  /** The person works for this client now, as after choosing another workplace. */
  const workAt = async (entityId: string | null) => {
    await app.during(() => app.router.navigate('/dashboard'));
    await app.during(() => void app.store.dispatch(me.actions.load()));
    await app.answer('GET', '/me', 200, { ...profile, meta: { ...profile.meta, actor: { ...profile.meta.actor, entityId } } });
    await app.during(() => app.router.navigate(add));
    return screen.findByLabelText('Nama');
  };
  const [melati, anggrek] = [id(71), id(72)];
  const typed = { values: { name: 'Perban Melati', description: null, version: null }, at: Date.now() };
  await app.dispatch(storedFound({ person: id(1), drafts: { forms: { [`${melati}/category:new`]: typed } } }));
  for (const other of [anggrek, null]) {
    expect(await workAt(other)).toHaveValue('');
    expect(screen.queryByText(/dipulihkan/)).toBeNull();
  }
  expect(await workAt(melati)).toHaveValue('Perban Melati');
  expect(screen.getByText(/dipulihkan/)).toBeVisible();
  // What is typed now is kept for the same client.
  await app.type('Nama', 'Perban Melati besar');
  await waitFor(() => expect(app.state().drafts.forms[`${melati}/category:new`]?.values).toMatchObject({ name: 'Perban Melati besar' }));
});
