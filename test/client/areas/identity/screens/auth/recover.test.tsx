/** A forgotten password, in both looks: asking for the link, setting the new one, links that no longer work, and a second step on the way in. Rule: SGN-7. */
import { screen, waitFor } from '@testing-library/react';
import { errors } from '#shared/errors';
import { problemDocument } from '../../../../stubServer';
import { email, openGuest, PASSWORD, type Guest } from './guestPage';

const link = '?email=sari%40klinik.id&token=from-the-mail';

/** The server says that the link is good. */
const good = (app: Guest) => app.answer('POST', '/password-token', 204);

const setPassword = async (app: Guest) => {
  await app.type('Kata sandi', PASSWORD);
  await app.type('Ulangi kata sandi', PASSWORD);
  await app.press('Simpan dan masuk');
};

describe.each([
  ['/password/reset', '/password/email'],
  ['/Recover1', '/Recover2'],
  ['/recover1/', '/Recover2'],
])('%s asks for a link to %s', (asking, setting) => {
  test('and never tells whether the address is known', async () => {
    const app = await openGuest(asking);
    await app.type('E-mail', ' Sari@Klinik.ID ');
    await app.press('Kirim tautan');
    const { body } = await app.answer('POST', '/password-forgot', 204);
    expect(body).toEqual({ data: { type: 'password-forgot', attributes: { email, redirect_url: setting } } });
    expect(await screen.findByRole('heading', { name: 'Periksa e-mail Anda' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`Bila ${email} terdaftar`);
    await app.press('Kirim lagi');
    expect(await screen.findByLabelText('E-mail')).toBeVisible();
  });
});

test.each([
  ['', 'Wajib diisi.'],
  ['bukan e-mail', errors.invalid_email.id],
])('asking with the address "%s" is refused before anything is sent: %s', async (address, sentence) => {
  const app = await openGuest('/password/reset');
  await app.type('E-mail', address);
  await app.press('Kirim tautan');
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(sentence));
  expect(app.calls).toEqual([]);
});

test('too many askings say how long to wait', async () => {
  const app = await openGuest('/password/reset');
  await app.type('E-mail', email);
  await app.press('Kirim tautan');
  await app.answer('POST', '/password-forgot', 429, problemDocument(429, 'rate.limited', { meta: { seconds: 42 } }));
  expect(screen.getByRole('alert')).toHaveTextContent('42 detik');
});

describe.each(['/password/email', '/Recover2'])('%s sets the new password', (page) => {
  test('takes the link out of the address bar, signs in with the new password and goes home', async () => {
    const app = await openGuest(page + link);
    await screen.findByRole('heading', { name: 'Buat kata sandi baru' });
    await waitFor(() => expect(app.at()).toBe(page));
    const asked = await good(app);
    expect(asked.body).toEqual({ data: { type: 'password-token', attributes: { token: 'from-the-mail' } } });
    await setPassword(app);
    const { body } = await app.answer('POST', '/password-reset', 204);
    expect(body).toEqual({
      data: { type: 'password-reset', attributes: { email, token: 'from-the-mail', password: PASSWORD, password_confirmation: PASSWORD } },
    });
    expect((await app.called('POST', '/login')).body).toEqual({ data: { type: 'token', attributes: { email, password: PASSWORD } } });
    await app.letIn();
    await waitFor(() => expect(app.at()).toBe('/dashboard'));
    expect(JSON.stringify(app.actions)).not.toMatch(/from-the-mail|gajah/);
  });
});

test.each(['token.expired', 'token.used', 'token.invalid'] as const)(
  '%s when the page opens: no password is asked for, and it leads to another link',
  async (code) => {
    const app = await openGuest(`/Recover2${link}`);
    expect(await screen.findByRole('status')).toHaveTextContent('Sebentar, tautan Anda sedang diperiksa…');
    await app.answer('POST', '/password-token', 422, problemDocument(422, code, { source: { pointer: '/data/attributes/token' } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(errors[code].id);
    expect(screen.queryByLabelText('Kata sandi')).toBeNull();
    expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/Recover1');
    expect(JSON.stringify(app.actions)).not.toMatch(/from-the-mail/);
  },
);

test.each([
  ['the network is gone', (app: Guest) => app.lose('POST', '/password-token')],
  [
    'too much was asked',
    (app: Guest) => app.answer('POST', '/password-token', 429, problemDocument(429, 'rate.limited', { meta: { seconds: 42 } })),
  ],
])('when %s, nobody can say, and the form is there', async (_, happens) => {
  const app = await openGuest(`/password/email${link}`);
  await happens(app);
  expect(await screen.findByLabelText('Kata sandi')).toBeVisible();
});

test.each(['token.expired', 'token.used', 'token.invalid'] as const)(
  '%s once it is sent: says so, and leads to another link',
  async (code) => {
    const app = await openGuest(`/Recover2${link}`);
    await good(app);
    await setPassword(app);
    await app.answer('POST', '/password-reset', 422, problemDocument(422, code, { source: { pointer: '/data/attributes/token' } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(errors[code].id);
    expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/Recover1');
  },
);

test.each(['', '?email=sari%40klinik.id', '?token=x'])('a link that lacks something (%s) sets nothing', async (query) => {
  await openGuest(`/password/email${query}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(errors['token.invalid'].id);
  expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/password/reset');
});

test('a weak password is refused under its field, and the link still works', async () => {
  const app = await openGuest(`/password/email${link}`);
  await good(app);
  await setPassword(app);
  await app.answer(
    'POST',
    '/password-reset',
    422,
    problemDocument(422, 'weak_password', { source: { pointer: '/data/attributes/password' } }),
  );
  expect(screen.getByLabelText('Kata sandi')).toHaveAccessibleDescription(expect.stringContaining(errors.weak_password.id));
  await app.type('Kata sandi', `${PASSWORD} tua`);
  await app.type('Ulangi kata sandi', `${PASSWORD} tua`);
  await app.press('Simpan dan masuk');
  await waitFor(() => expect(app.count('POST', '/password-reset')).toBe(2));
  expect(app.last().body).toMatchObject({ data: { attributes: { token: 'from-the-mail' } } });
});

test('with two steps on, the code is asked for in place; a wrong code is typed again, and only the code', async () => {
  const app = await openGuest(`/password/email${link}`);
  await good(app);
  await setPassword(app);
  await app.answer('POST', '/password-reset', 204);
  await app.answer('POST', '/login', 401, problemDocument(401, 'two_step.required'));
  await app.type('Kode dari aplikasi autentikator', '111111');
  await app.press('Masuk');
  await waitFor(() => expect(app.count('POST', '/login')).toBe(2));
  await app.answer('POST', '/login', 401, problemDocument(401, 'two_step.invalid'));
  const code = screen.getByLabelText('Kode dari aplikasi autentikator');
  expect(code).toHaveValue('');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(expect.stringContaining(errors['two_step.invalid'].id));
  await app.type('Kode dari aplikasi autentikator', '222222');
  await app.press('Masuk');
  await waitFor(() => expect(app.count('POST', '/login')).toBe(3));
  expect(app.to('POST', '/login').body).toEqual({
    data: { type: 'token', attributes: { email, password: PASSWORD, one_time_code: '222222' } },
  });
  await app.letIn();
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  expect(app.count('POST', '/password-reset')).toBe(1);
});
