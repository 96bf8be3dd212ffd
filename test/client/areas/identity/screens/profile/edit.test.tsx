/** The card of one's own details: saved on their version, refused under their fields, kept when someone else was quicker. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { problemDocument } from '../../../../stubServer';
import { id } from '../../../../screens/usman';
import { openProfile, sari } from './openProfile';

const me = '/me?include=roles.permissions';

test('the name is saved with the version that it was changed from, and nothing else is sent', async () => {
  const app = await openProfile();
  expect(screen.getByRole('button', { name: 'Simpan profil' })).toBeDisabled();
  await app.type('Nama', '  Dr. Sari Wulandari ');
  await app.press('Simpan profil');
  const call = await app.called('PATCH', '/me');
  expect([call.path, call.headers['If-Match'], call.body]).toEqual([
    me,
    '"3"',
    { data: { type: 'users', id: id(1), attributes: { name: 'Dr. Sari Wulandari' } } },
  ]);
  await app.answer('PATCH', '/me', 200, sari({ user: { version: 4, name: 'Dr. Sari Wulandari' } }));
  expect(await screen.findByText('Profil disimpan.')).toBeVisible();
  expect(screen.getByLabelText('Nama')).toHaveValue('Dr. Sari Wulandari');
  expect(screen.getByRole('button', { name: 'Simpan profil' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Akun Dr. Sari Wulandari' })).toBeVisible();
});

test.each([
  ['an empty name', 'Nama', '   ', 'Wajib diisi.'],
  ['what is no address', 'E-mail', 'sari@', 'Bukan alamat e-mail yang benar.'],
])('%s is said under its field, which is led to, and nothing is sent', async (_, label, value, sentence) => {
  const app = await openProfile();
  await app.type(label, value);
  await app.press('Simpan profil');
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(app.count('PATCH', '/me')).toBe(0);
});

test('an address that is taken is refused under its field until it changes', async () => {
  const app = await openProfile();
  await app.type('E-mail', 'budi@klinik.id');
  await app.type('Kata sandi Anda', 'kasa-steril-2026');
  await app.press('Simpan profil');
  await app.answer('PATCH', '/me', 422, problemDocument(422, 'taken', { source: { pointer: '/data/attributes/email' } }));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Sudah dipakai/));
  expect(screen.getByLabelText('E-mail')).toHaveValue('budi@klinik.id');
  await app.type('E-mail', 'sari.baru@klinik.id');
  expect(screen.getByLabelText('E-mail')).not.toHaveAccessibleDescription(/Sudah dipakai/);
});

test('a new address waits until its link is opened; the link can be sent again', async () => {
  const app = await openProfile();
  await app.type('E-mail', 'Sari.Baru@klinik.id');
  await app.type('Kata sandi Anda', 'kasa-steril-2026');
  await app.press('Simpan profil');
  const call = await app.answer('PATCH', '/me', 200, sari({ user: { version: 4, pending_email: 'sari.baru@klinik.id' } }));
  expect(call.body).toEqual({
    data: { type: 'users', id: id(1), attributes: { email: 'sari.baru@klinik.id', current_password: 'kasa-steril-2026' } },
  });
  expect(JSON.stringify(app.actions)).not.toContain('kasa-steril-2026');
  expect(await screen.findByText('Menunggu verifikasi di sari.baru@klinik.id')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('sari@klinik.id');
  await app.press('Kirim ulang tautan');
  await app.answer('POST', '/me/email-verification', 204);
  expect(await screen.findByText(/Tautan dikirim ulang/)).toBeVisible();
});

test('the password is asked for with another address only, and what is wrong with it is said under it', async () => {
  const app = await openProfile();
  expect(screen.queryByLabelText('Kata sandi Anda')).toBeNull();
  await app.type('E-mail', 'sari.baru@klinik.id');
  await app.press('Simpan profil');
  await waitFor(() => expect(screen.getByLabelText('Kata sandi Anda')).toHaveAccessibleDescription(/Wajib diisi/));
  expect(app.count('PATCH', '/me')).toBe(0);
  await app.type('Kata sandi Anda', 'bukan-ini-juga');
  await app.press('Simpan profil');
  await app.answer(
    'PATCH',
    '/me',
    422,
    problemDocument(422, 'password.wrong', { source: { pointer: '/data/attributes/current_password' } }),
  );
  await waitFor(() => expect(screen.getByLabelText('Kata sandi Anda')).toHaveAccessibleDescription(/Kata sandi saat ini salah\./));
  await app.type('E-mail', 'sari@klinik.id');
  expect(screen.queryByLabelText('Kata sandi Anda')).toBeNull();
});

test('a change of address is given up: the one that counts is sent as the new one', async () => {
  const app = await openProfile({ user: { pending_email: 'sari.baru@klinik.id' } });
  await app.press('Batalkan perubahan');
  const call = await app.answer('PATCH', '/me', 200, sari({ user: { version: 4 } }));
  expect(call.body).toEqual({ data: { type: 'users', id: id(1), attributes: { email: 'sari@klinik.id' } } });
  expect(await screen.findByText('Alamat lama tetap dipakai.')).toBeVisible();
  expect(screen.queryByText(/Menunggu verifikasi/)).toBeNull();
});

test('coming back from the tab of the mail, the new address is there', async () => {
  const app = await openProfile({ user: { pending_email: 'sari.baru@klinik.id' } });
  await app.during(() => fireEvent(document, new Event('visibilitychange')));
  await app.answer('GET', '/me?', 200, sari({ user: { version: 4, email: 'sari.baru@klinik.id' } }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('sari.baru@klinik.id');
  expect(screen.queryByText(/Menunggu verifikasi/)).toBeNull();
});

test('an older record is made newer first, and the change is made again without asking', async () => {
  const app = await openProfile();
  await app.type('Nama', 'Dr. Sari Wulandari');
  await app.press('Simpan profil');
  await app.answer('PATCH', '/me', 409, problemDocument(409, 'version.stale'));
  await app.answer('GET', '/me?', 200, sari({ user: { version: 7, profile_image: '/files/sari.webp' } }));
  await waitFor(() => expect(app.count('PATCH', '/me')).toBe(2));
  expect(app.to('PATCH', '/me')).toMatchObject({
    headers: { 'If-Match': '"7"' },
    body: { data: { attributes: { name: 'Dr. Sari Wulandari' } } },
  });
});

test('a field that was changed elsewhere too is told, and what was typed stays until it is saved again', async () => {
  const app = await openProfile();
  await app.type('Nama', 'Dr. Sari Wulandari');
  await app.press('Simpan profil');
  await app.answer('PATCH', '/me', 409, problemDocument(409, 'version.stale'));
  await app.answer('GET', '/me?', 200, sari({ user: { version: 7, name: 'dr. Sari, Sp.A' } }));
  expect(await screen.findByText(/Nama “dr\. Sari, Sp\.A”/)).toBeVisible();
  expect([screen.getByLabelText('Nama'), app.count('PATCH', '/me')]).toEqual([expect.objectContaining({ value: 'Dr. Sari Wulandari' }), 1]);
  await app.press('Simpan profil');
  expect(app.to('PATCH', '/me').headers['If-Match']).toBe('"7"');
});

test('leaving with something unsaved asks', async () => {
  const app = await openProfile();
  await app.type('Nama', 'Dr. Sari Wulandari');
  await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Dasbor' })));
  await app.press('Tetap di sini');
  expect(app.at()).toBe('/usman/user-profile');
  await app.press('Batalkan');
  await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Dasbor', hidden: true })));
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
});

test('the language changes as it is chosen', async () => {
  const app = await openProfile();
  await app.during(() => fireEvent.click(screen.getByRole('radio', { name: 'English' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  expect(app.languages).toEqual(['en']);
});

describe('the photo', () => {
  const choose = (app: Awaited<ReturnType<typeof openProfile>>, file: File) =>
    app.during(() => fireEvent.change(screen.getByTestId('profile-photo'), { target: { files: [file] } }));

  test.each([
    ['no picture', new File(['x'], 'sari.pdf', { type: 'application/pdf' }), /PNG, JPEG, atau WebP\.$/],
    [
      'too large',
      Object.defineProperty(new File(['x'], 'sari.png', { type: 'image/png' }), 'size', { value: 6_000_000 }),
      /Foto terlalu besar/,
    ],
  ])('that is %s is refused before anything is sent', async (_, file, sentence) => {
    const app = await openProfile();
    await choose(app, file);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(app.count('POST', '/uploads')).toBe(0);
  });

  test('is removed', async () => {
    const app = await openProfile({ user: { profile_image: '/files/sari.webp' } });
    await app.press('Hapus foto');
    const call = await app.answer('PATCH', '/me', 200, sari({ user: { version: 4 } }));
    expect(call.body).toEqual({ data: { type: 'users', id: id(1), attributes: { profile_image: null } } });
    expect(await screen.findByText('Foto dihapus.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hapus foto' })).toBeNull();
  });
});
