/** Guards in the real app: redirect to sign-in and back, refusal, sign-out, expired session, unknown address. Rule: SGN-16. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problemDocument } from '../stubServer';
import { allPermissions, openApp, profileOf } from './openApp';

type App = Awaited<ReturnType<typeof openApp>>;

const submit = async (app: App, password: string, email = 'sari@klinik.id') => {
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: password } });
  await app.during(() => fireEvent.submit(screen.getByLabelText('E-mail').closest('form')!));
};

const letIn = async (app: App, role = 'admin', permissions: readonly string[] = allPermissions) => {
  await waitFor(() => expect(app.to('POST', '/login')).toBeDefined());
  await app.during(() => app.to('POST', '/login').answer(200, { token_type: 'Bearer', expires_in: 3600, access_token: 'pass' }));
  await app.during(() => app.to('GET', '/me').answer(200, profileOf(role, permissions)));
};

const arrive = async (app: App, role = 'admin', permissions: readonly string[] = allPermissions) =>
  app.during(() => app.to('GET', '/me').answer(200, profileOf(role, permissions)));

test('a guest who asks for the dashboard signs in and comes back to exactly that address', async () => {
  const app = await openApp('/dashboard?from=mail');
  await waitFor(() => expect(app.at()).toBe('/login'));
  await submit(app, 'benar sekali');
  expect(app.to('POST', '/login').body).toEqual({
    data: { type: 'token', attributes: { email: 'sari@klinik.id', password: 'benar sekali' } },
  });
  await letIn(app);
  await waitFor(() => expect(app.at()).toBe('/dashboard?from=mail'));
  expect(await screen.findByRole('heading', { level: 1, name: /Dr\. Sari/ })).toBeVisible();
});

test('anyone who signs in without having been sent lands on the dashboard', async () => {
  const app = await openApp('/login');
  await submit(app, 'benar sekali');
  await letIn(app);
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
});

test('a wrong password is told in the language of the page, and the form stays as it was', async () => {
  const app = await openApp('/login');
  await submit(app, 'salah');
  await app.during(() => app.to('POST', '/login').answer(401, problemDocument(401, 'credentials.invalid')));
  expect(screen.getByRole('alert')).toHaveTextContent('E-mail atau kata sandi salah!');
  expect(screen.getByLabelText('E-mail')).toHaveValue('sari@klinik.id');
  await app.during(() => fireEvent.click(screen.getByRole('button', { name: 'English' })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials!');
  expect(document.documentElement.lang).toBe('en');
});

test('without a network it says so, keeps what was typed, and Retry asks again', async () => {
  const app = await openApp('/login');
  await submit(app, 'benar sekali');
  await app.during(() => app.to('POST', '/login').lose());
  await app.during(() => fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' })));
  await waitFor(() => expect(app.calls.filter(({ path }) => path === '/login')).toHaveLength(2));
  expect(screen.getByLabelText('Kata sandi')).toHaveValue('benar sekali');
});

test.each([
  ['', 'Wajib diisi.'],
  ['bukan e-mail', 'Bukan alamat e-mail yang benar.'],
])('e-mail "%s" is refused before anything is sent: %s', async (email, sentence) => {
  const app = await openApp('/login');
  await submit(app, 'apa saja', email);
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(sentence));
  expect(app.calls).toHaveLength(0);
});

test('the password can be looked at', async () => {
  await openApp('/login');
  fireEvent.click(await screen.findByRole('button', { name: 'Tampilkan kata sandi' }));
  expect(screen.getByLabelText('Kata sandi')).toHaveAttribute('type', 'text');
});

test('a signed-in person has nothing to do on the login page', async () => {
  const app = await openApp('/login', { token: 'pass' });
  await arrive(app);
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
});

test('signing out leads outside, and forgets the page', async () => {
  const app = await openApp('/dashboard', { token: 'pass' });
  await arrive(app);
  fireEvent.click(await screen.findByRole('button', { name: 'Akun Dr. Sari' }));
  const out = await screen.findByRole('menuitem', { name: 'Keluar' });
  await app.during(() => fireEvent.click(out));
  await app.during(() => app.to('POST', '/logout').answer(204));
  await waitFor(() => expect(app.left[0]).toBe('/'));
  expect(app.state().auth.attemptedPath).toBeNull();
});

test('a token that is over leads to sign in, and from there back', async () => {
  const app = await openApp('/dashboard', { token: 'old' });
  await app.during(() => app.to('GET', '/me').answer(401, problemDocument(401, 'session.expired')));
  await waitFor(() => expect(app.at()).toBe('/login'));
  expect(app.state().auth.attemptedPath).toBe('/dashboard');
});

test('a session that ends on a page asks in place, and the page is still there', async () => {
  const app = await openApp('/dashboard', { token: 'pass' });
  await arrive(app);
  await waitFor(() => expect(app.to('GET', '/items')).toBeDefined());
  await app.during(() => app.to('GET', '/items').answer(401, problemDocument(401, 'session.expired')));
  const dialog = await screen.findByRole('dialog', { name: 'Sesi Anda telah berakhir' });
  expect(within(dialog).getByLabelText('E-mail')).toHaveValue('sari@klinik.id');
  expect(app.at()).toBe('/dashboard');
  fireEvent.change(within(dialog).getByLabelText('Kata sandi'), { target: { value: 'benar sekali' } });
  await app.during(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Lanjutkan' })));
  await letIn(app);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.at()).toBe('/dashboard');
});

test('while the profile takes long to load, the page’s frame is shown', async () => {
  const app = await openApp('/dashboard', { token: 'pass' });
  expect(await screen.findByRole('button', { name: 'Ciutkan menu' })).toBeVisible();
  await arrive(app);
  expect(await screen.findByRole('heading', { level: 1, name: /Dr\. Sari/ })).toBeVisible();
});

test('a profile that does not come says why, and can be asked for again', async () => {
  const app = await openApp('/usman/category-management', { token: 'pass' });
  await app.during(() => app.to('GET', '/me').lose());
  expect(await screen.findByRole('alert')).toHaveTextContent('Tidak ada sambungan');
  await app.during(() => fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' })));
  await waitFor(() => expect(app.calls.filter(({ path }) => path.startsWith('/me'))).toHaveLength(2));
});

test.each(['/usman/category-management', '/usman/item-management/add-item', '/usman/tag-management'])(
  'a member who asks for %s is sent to the dashboard, and told why',
  async (path) => {
    const app = await openApp(path, { token: 'pass' });
    await arrive(app, 'member', ['view items']);
    await waitFor(() => expect(app.at()).toBe('/dashboard'));
    expect(await screen.findByText(/^Halaman itu memerlukan izin untuk/)).toBeVisible();
  },
);

test('the menu shows a member only what a member may open', async () => {
  const app = await openApp('/dashboard', { token: 'pass' });
  await arrive(app, 'member', ['view items']);
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
  const entries = within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(entries).toEqual(expect.arrayContaining(['Dasbor', 'Profil saya', 'Tiket Saya', 'Farmasi', 'Item']));
  // Of a client's people only: this member belongs to none.
  for (const closed of ['Langganan saya', 'Pengaturan klinik', 'Pengguna', 'Peran', 'Izin', 'Klien', 'Jejak audit', 'Kategori', 'Tag'])
    expect(entries).not.toContain(closed);
});

test.each(['/tidak-ada', '/usman/item-management/edit-item/bukan-id'])('%s could not be found', async (path) => {
  const app = await openApp(path, { token: 'pass' });
  await arrive(app);
  expect(await screen.findByRole('heading', { name: 'Ups! Halaman tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kembali ke dasbor' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
});
