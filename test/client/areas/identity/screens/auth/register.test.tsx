/** The registration page: what it asks, how it measures a password, what it says when it is refused, and where it leads. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errors } from '#shared/errors';
import { profileOf } from '../../../../app/openApp';
import { problemDocument } from '../../../../stubServer';
import { email, openGuest, PASSWORD, token, type Guest } from './guestPage';

const fill = async (app: Guest) => {
  await app.type('Nama lengkap', 'Dr. Sari');
  await app.type('E-mail', email);
  await app.type('Kata sandi', PASSWORD);
  await app.type('Ulangi kata sandi', PASSWORD);
  await app.during(() => fireEvent.click(screen.getByRole('checkbox')));
};

test('all that is missing is said at once, the terms in their own words, and nothing is sent', async () => {
  const app = await openGuest('/register');
  await app.press('Daftar');
  await waitFor(() => expect(screen.getByLabelText('Nama lengkap')).toHaveAccessibleDescription('Wajib diisi.'));
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Wajib diisi.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Anda harus menyetujui syarat dan ketentuan kami.');
  expect(screen.getByLabelText('Nama lengkap')).toHaveFocus();
  await app.during(() => fireEvent.click(screen.getByRole('button', { name: 'English' })));
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must agree to our terms and conditions.'));
  expect(app.calls).toEqual([]);
});

test.each([
  ['qwertyuiop', 'sangat lemah'],
  ['selamatpagi', 'lemah'],
  [PASSWORD, 'sangat kuat'],
])('%s is said to be %s while it is typed', async (password, word) => {
  const app = await openGuest('/register');
  expect(await screen.findByLabelText('Kata sandi')).toHaveAccessibleDescription(/Sedikitnya 10 karakter/);
  await app.type('Kata sandi', password);
  expect(await screen.findByText(`Kekuatan: ${word}`)).toBeVisible();
  expect(screen.getByLabelText('Kata sandi')).toHaveAccessibleDescription(`Kekuatan: ${word}`);
});

test('what the person is called makes their password weaker', async () => {
  const app = await openGuest('/register');
  await app.type('Kata sandi', 'wulandarimelati');
  const before = (await screen.findByText(/^Kekuatan/)).textContent;
  await app.type('Nama lengkap', 'Wulandari Melati');
  await waitFor(() => expect(screen.getByText(/^Kekuatan/).textContent).not.toBe(before));
});

test('two passwords that differ are told', async () => {
  const app = await openGuest('/register');
  await fill(app);
  await app.type('Ulangi kata sandi', 'gajah terbang');
  await app.press('Daftar');
  await waitFor(() => expect(screen.getByLabelText('Ulangi kata sandi')).toHaveAccessibleDescription(errors['password.mismatch'].id));
  expect(app.calls).toEqual([]);
});

test('two passwords that are the same are told, and no more once one is changed', async () => {
  const app = await openGuest('/register');
  await fill(app);
  expect(screen.getByLabelText('Ulangi kata sandi')).toHaveAccessibleDescription('Kedua kata sandi sama.');
  await app.type('Ulangi kata sandi', 'gajah terbang');
  expect(screen.queryByText('Kedua kata sandi sama.')).toBeNull();
});

test('a registration signs in with the same e-mail and password, and is welcome on the dashboard until the welcome is closed', async () => {
  const app = await openGuest('/register');
  await fill(app);
  await app.type('Nama klinik(opsional)', ' Klinik Melati ');
  await screen.findByText('Kekuatan: sangat kuat');
  await app.press('Daftar');
  const { body } = await app.answer('POST', '/register', 201);
  expect(body).toEqual({
    data: {
      type: 'token',
      attributes: {
        name: 'Dr. Sari',
        email,
        entity_name: 'Klinik Melati',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        score: 4,
        agree: true,
      },
    },
  });
  expect((await app.called('POST', '/login')).body).toEqual({ data: { type: 'token', attributes: { email, password: PASSWORD } } });
  await app.letIn();
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  expect(await screen.findByRole('heading', { name: 'Selamat datang, Dr. Sari!' })).toBeVisible();
  expect(app.state().register.newUserRegistered).toBe(true);
  await app.press('Tutup');
  expect(screen.queryByRole('heading', { name: 'Selamat datang, Dr. Sari!' })).toBeNull();
});

test('anyone who has yet to prove the address is told so once, in the banner with the way to another link; the welcome follows the proof', async () => {
  const app = await openGuest('/register');
  await fill(app);
  await app.press('Daftar');
  await app.answer('POST', '/register', 201);
  await app.answer('POST', '/login', 200, token('pass'));
  const proved = profileOf('member', ['view items']);
  await app.answer('GET', '/me', 200, { ...proved, meta: { ...proved.meta, actor: { ...proved.meta.actor, restriction: 'unverified' } } });
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  expect(await screen.findByText(/Akun Anda sudah jadi\. Satu langkah lagi: buka tautan yang kami kirim ke sari@klinik\.id/)).toBeVisible();
  expect(screen.getAllByText(/buka tautan/i)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Kirim ulang tautan' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Selamat datang, Dr. Sari!' })).toBeNull();
  await app.during(() => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(app.count('GET', '/me')).toBe(2));
  await app.answer('GET', '/me', 200, proved);
  expect(await screen.findByRole('heading', { name: 'Selamat datang, Dr. Sari!' })).toBeVisible();
  expect(screen.queryByText(/buka tautan/i)).toBeNull();
});

test("the server's refusals stand under their fields, all at once, until what was refused changes", async () => {
  const app = await openGuest('/register');
  await fill(app);
  await app.press('Daftar');
  const at = (field: string) => ({ source: { pointer: `/data/attributes/${field}` } });
  await app.answer('POST', '/register', 422, {
    errors: [
      { status: '422', code: 'invalid_email', title: '', ...at('email') },
      { status: '422', code: 'password.personal', title: '', ...at('password') },
    ],
  });
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(errors.invalid_email.id);
  expect(screen.getByLabelText('Kata sandi')).toHaveAccessibleDescription(expect.stringContaining(errors['password.personal'].id));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await app.type('E-mail', 'dr.sari@klinik.id');
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeValid());
  expect(screen.getByLabelText('Kata sandi')).toBeInvalid();
});

test.each([
  ['id', 'Ups! Ada yang tidak beres!'],
  ['en', 'Oops, something went wrong!'],
] as const)('a failure that is no field’s is told above the form, in %s', async (language, sentence) => {
  const app = await openGuest('/register');
  await fill(app);
  await app.press('Daftar');
  await app.answer('POST', '/register', 500, problemDocument(500, 'unexpected'));
  if (language === 'en') await app.during(() => fireEvent.click(screen.getByRole('button', { name: 'English' })));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
});

test('without a network it says so, keeps all that was typed, and Retry sends it', async () => {
  const app = await openGuest('/register');
  await fill(app);
  await app.press('Daftar');
  await app.lose('POST', '/register');
  expect(screen.getByRole('alert')).toHaveTextContent(errors.network.id);
  await app.press('Coba lagi');
  await waitFor(() => expect(app.count('POST', '/register')).toBe(2));
  expect(screen.getByLabelText('Kata sandi')).toHaveValue(PASSWORD);
});

test('registered, but the signing in is lost: the registration is told to be received, and one press goes on', async () => {
  const app = await openGuest('/register');
  await fill(app);
  await app.press('Daftar');
  await app.answer('POST', '/register', 201);
  await app.lose('POST', '/login');
  expect(await screen.findByRole('heading', { name: 'Pendaftaran diterima' })).toBeVisible();
  await app.press('Coba lagi');
  await waitFor(() => expect(app.count('POST', '/login')).toBe(2));
  await app.letIn();
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  expect(app.count('POST', '/register')).toBe(1);
});

test.each([
  ['id', 'credentials.invalid', 401, 'Periksa e-mail Anda untuk melanjutkan.', 'Masuk', 'Lupa kata sandi?'],
  ['en', 'account.locked', 429, 'Check your e-mail to continue.', 'Sign in', 'Forgot your password?'],
] as const)(
  'registered, but the password is not that of the account: the person is sent to their mail (%s, %s)',
  async (language, code, status, sentence, signIn, forgot) => {
    const app = await openGuest('/register');
    await fill(app);
    await app.press('Daftar');
    await app.answer('POST', '/register', 201);
    await app.answer('POST', '/login', status, problemDocument(status, code));
    if (language === 'en') await app.during(() => fireEvent.click(screen.getByRole('button', { name: 'English' })));
    expect(await screen.findByText(sentence)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: signIn })).toHaveAttribute('href', '/login');
    expect(main.getByRole('link', { name: forgot })).toHaveAttribute('href', '/password/reset');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('anyone who leaves the page begins anew the next time', async () => {
  const app = await openGuest('/register');
  await fill(app);
  await app.press('Daftar');
  await app.answer('POST', '/register', 500, problemDocument(500, 'unexpected'));
  await app.during(() => app.router.navigate('/login'));
  await app.during(() => app.router.navigate('/register'));
  expect(await screen.findByLabelText('Nama lengkap')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('someone who is signed in has nothing to register', async () => {
  const app = await openGuest('/register', { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('member'));
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
});

test('somebody who is invited registers with the invited address, and is not asked for a clinic', async () => {
  const app = await openGuest('/invitation?token=undangan');
  const told = { client: 'Klinik Melati', inviter: 'Ibu Rini', role: 'dokter', email, has_account: false };
  await app.answer('POST', '/invitation', 200, { meta: told });
  await app.press('Daftar untuk menerima');
  expect(await screen.findByLabelText('E-mail')).toHaveValue(email);
  expect(screen.queryByLabelText(/Nama klinik/)).toBeNull();
});

test('anybody else may name their clinic', async () => {
  await openGuest('/register');
  expect(await screen.findByLabelText(/Nama klinik/)).toBeVisible();
});
