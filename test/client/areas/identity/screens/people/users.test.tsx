/** Users through the real app: passwords typed twice and kept nowhere, refusals where they belong, and one's own record. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problemDocument } from '../../../../stubServer';
import { id, openScreen, page, type Screen } from '../../../../screens/usman';
import { refs, role, SELF, user } from '../../../../screens/usman/people';

const list = '/usman/user-management';
const budi = id(21);
const SECRET = 'Rumput-Hijau-Segar';
const passwords = ['Kata sandi', 'Konfirmasi kata sandi'] as const;
/** The label may be followed by "opsional". */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(opsional)?$`), { selector: 'input' });

const opened = async (values: object = {}): Promise<Screen> => {
  const app = await openScreen(`${list}/edit-user/${budi}`);
  await app.answer('GET', `/users/${budi}`, 200, { data: user({ id: budi, ...values }) });
  await screen.findByLabelText('Nama');
  return app;
};

const typeInto = (app: Screen, label: string, value: string) => app.during(() => fireEvent.change(field(label), { target: { value } }));

describe('someone new', () => {
  const fillIn = async () => {
    const app = await openScreen(`${list}/add-user`);
    await screen.findByLabelText('Nama');
    await app.type('Nama', 'Dewi');
    await app.type('E-mail', 'Dewi@Klinik.test');
    return app;
  };

  test('needs a name, an address and a password', async () => {
    const app = await openScreen(`${list}/add-user`);
    await screen.findByLabelText('Nama');
    await app.press('Simpan');
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Nama', 'E-mail', 'Kata sandi']);
    expect(app.to('POST', '/users')).toBeUndefined();
  });

  test('has it typed twice alike; the second is compared here and not sent', async () => {
    const app = await fillIn();
    await typeInto(app, 'Kata sandi', SECRET);
    await typeInto(app, 'Konfirmasi kata sandi', `${SECRET}?`);
    await app.press('Simpan');
    expect(field('Konfirmasi kata sandi')).toHaveAccessibleDescription(/Kedua kata sandi tidak sama/);
    expect(app.to('POST', '/users')).toBeUndefined();
    await typeInto(app, 'Konfirmasi kata sandi', SECRET);
    await app.press('Simpan');
    const { body } = await app.called('POST', '/users');
    expect((body as { data: { attributes: object } }).data.attributes).toEqual({
      name: 'Dewi',
      email: 'dewi@klinik.test',
      status: 'active',
      password: SECRET,
    });
  });

  test.each([
    ['weak_password', 'password', 'Kata sandi'],
    ['taken', 'email', 'E-mail'],
  ] as const)('is refused with %s under its field', async (code, attribute, label) => {
    const app = await fillIn();
    for (const one of passwords) await typeInto(app, one, SECRET);
    await app.press('Simpan');
    await app.answer('POST', '/users', 422, problemDocument(422, code, { source: { pointer: `/data/attributes/${attribute}` } }));
    expect(field(label)).toBeInvalid();
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe(label);
  });

  test('has a password that is shown only while it is asked to be', async () => {
    const app = await fillIn();
    await typeInto(app, 'Kata sandi', SECRET);
    expect(field('Kata sandi')).toHaveAttribute('type', 'password');
    await app.press('Tampilkan kata sandi');
    expect(field('Kata sandi')).toHaveAttribute('type', 'text');
    expect(field('Konfirmasi kata sandi')).toHaveAttribute('type', 'password');
    await app.press('Sembunyikan kata sandi');
    expect(field('Kata sandi')).toHaveAttribute('type', 'password');
  });

  test('has a password that neither a draft nor the log keeps', async () => {
    const app = await fillIn();
    const kept = () => app.types().filter((type) => type === 'drafts/kept').length;
    const before = kept();
    for (const one of passwords) await typeInto(app, one, SECRET);
    await waitFor(() => expect(kept()).toBeGreaterThan(before));
    await app.press('Simpan');
    expect(app.types()).toContain('user/add');
    expect(JSON.stringify([app.actions, app.storage.kept, app.state().drafts])).not.toContain(SECRET);
    expect(JSON.stringify(app.state().drafts)).toContain('Dewi');
  });
});

describe('someone known', () => {
  test('keeps their password when both fields stay empty', async () => {
    const app = await opened();
    await app.type('Nama', 'Budi Santoso');
    await app.press('Simpan');
    const call = await app.answer('PATCH', `/users/${budi}`, 200, { data: user({ id: budi, name: 'Budi Santoso', version: 2 }) });
    expect(call.body).toEqual({ data: { type: 'users', id: budi, attributes: { name: 'Budi Santoso' } } });
    expect(app.paths).toEqual([list]);
  });

  test('has their roles in an order, which alone is a change', async () => {
    const app = await openScreen(`${list}/edit-user/${budi}`);
    await app.answer('GET', `/users/${budi}`, 200, {
      data: user({ id: budi, roles: refs('roles', id(41), id(42)) }),
      included: [role({ id: id(41), name: 'perawat' }), role({ id: id(42), name: 'kasir' })],
    });
    const order = await screen.findByRole('list', { name: 'Peran, menurut urutan' });
    expect(
      within(order)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['1.perawatUtama', '2.kasir']);
    await app.press('Naikkan kasir');
    expect(
      within(order)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['1.kasirUtama', '2.perawat']);
    expect(screen.getByText('Berubah: Peran')).toBeVisible();
    await app.press('Simpan');
    const { body } = await app.called('PATCH', `/users/${budi}`);
    expect(body).toMatchObject({ data: { relationships: { roles: { data: refs('roles', id(42), id(41)) } } } });
  });

  test('who is the last admin stays one: said above the form', async () => {
    const app = await opened();
    await app.during(() => fireEvent.click(screen.getByLabelText('Nonaktif')));
    await app.press('Simpan');
    await app.answer('PATCH', `/users/${budi}`, 409, problemDocument(409, 'user.last_admin'));
    expect(screen.getByRole('alert')).toHaveTextContent('Harus ada setidaknya satu admin aktif.');
  });
});

describe('oneself', () => {
  test('may be edited, but not one’s own roles', async () => {
    const app = await openScreen(`${list}/edit-user/${SELF}`);
    await app.answer('GET', `/users/${SELF}`, 200, {
      data: user({ id: SELF, name: 'Dr. Sari', roles: refs('roles', id(41)) }),
      included: [role({ id: id(41), name: 'admin' })],
    });
    const roles = await screen.findByRole('group', { name: 'Peran' });
    expect(roles).toHaveTextContent('admin');
    expect(roles).toHaveAccessibleDescription('Anda tidak dapat mengubah peran sendiri. Mintalah kepada admin lain.');
    expect(screen.queryByRole('combobox', { name: 'Peran' })).toBeNull();
  });

  test('is marked in the list, and can’t be deleted there', async () => {
    const app = await openScreen(list);
    await app.answer('GET', '/users', 200, page([user({ id: budi }), user({ id: SELF, name: 'Dr. Sari' })]));
    expect(screen.getByText('Anda')).toBeVisible();
    expect(Object.keys(await app.offers('Dr. Sari'))).toEqual(['Ubah']);
    expect(Object.keys(await app.offers('Budi'))).toEqual(['Ubah', 'Hapus']);
    expect(screen.getAllByText('Belum pernah')).toHaveLength(2);
  });
});
