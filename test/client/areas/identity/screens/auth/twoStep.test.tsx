/** Signing in with a second step, and being told how long to wait. */
import { screen, waitFor } from '@testing-library/react';
import { errors } from '#shared/errors';
import { problemDocument } from '../../../../stubServer';
import { email, openGuest, PASSWORD, type Guest } from './guestPage';

const APP = 'Kode dari aplikasi autentikator';

const askedForCode = async () => {
  const app = await openGuest('/login');
  await app.type('E-mail', email);
  await app.type('Kata sandi', PASSWORD);
  await app.press('Masuk');
  await app.answer('POST', '/login', 401, problemDocument(401, 'two_step.required'));
  return app;
};

const tries = async (app: Guest, code: string, label = APP) => {
  const before = app.count('POST', '/login');
  await app.type(label, code);
  await app.press('Masuk');
  await waitFor(() => expect(app.count('POST', '/login')).toBe(before + 1));
};

test('the code is asked for below what was typed, ready for a phone’s own filling in', async () => {
  const app = await askedForCode();
  const code = await screen.findByLabelText(APP);
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByRole('alert')).toBeNull();
  expect([screen.getByLabelText('E-mail'), screen.getByLabelText('Kata sandi')].map((input) => (input as HTMLInputElement).value)).toEqual([
    email,
    PASSWORD,
  ]);
  await tries(app, '123456');
  expect(app.to('POST', '/login').body).toEqual({
    data: { type: 'token', attributes: { email, password: PASSWORD, one_time_code: '123456' } },
  });
  await app.letIn();
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
});

test('no code at all is not sent', async () => {
  const app = await askedForCode();
  await app.press('Masuk');
  await waitFor(() => expect(screen.getByLabelText(APP)).toHaveAccessibleDescription(expect.stringContaining('Wajib diisi.')));
  expect(app.count('POST', '/login')).toBe(1);
});

test('a wrong code clears the code alone, says so until another is typed, and has the focus', async () => {
  const app = await askedForCode();
  await tries(app, '000000');
  await app.answer('POST', '/login', 401, problemDocument(401, 'two_step.invalid'));
  const code = screen.getByLabelText(APP);
  expect(code).toHaveValue('');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(expect.stringContaining(errors['two_step.invalid'].id));
  expect(screen.getByLabelText('Kata sandi')).toHaveValue(PASSWORD);
  await app.type(APP, '1');
  expect(code).toHaveAccessibleDescription(expect.not.stringContaining(errors['two_step.invalid'].id));
});

test('a recovery code instead', async () => {
  const app = await askedForCode();
  await app.press('Pakai kode pemulihan');
  const code = screen.getByLabelText('Kode pemulihan');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'text');
  await tries(app, 'abcd-efgh-jkmn', 'Kode pemulihan');
  expect(app.to('POST', '/login').body).toMatchObject({ data: { attributes: { one_time_code: 'abcd-efgh-jkmn' } } });
  await app.answer('POST', '/login', 401, problemDocument(401, 'two_step.invalid'));
  await app.press('Pakai kode dari aplikasi');
  expect(await screen.findByLabelText(APP)).toHaveValue('');
});

test.each([
  ['account.locked', { minutes: 12 }, '12 menit'],
  ['rate.limited', { seconds: 30 }, '30 detik'],
])('%s says how long to wait', async (code, meta, sentence) => {
  const app = await openGuest('/login');
  await app.type('E-mail', email);
  await app.type('Kata sandi', PASSWORD);
  await app.press('Masuk');
  await app.answer('POST', '/login', 429, problemDocument(429, code, { meta }));
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

test('anyone who leaves the page in the middle of it begins with the password the next time', async () => {
  const app = await askedForCode();
  await app.during(() => app.router.navigate('/register'));
  await app.during(() => app.router.navigate('/login'));
  await screen.findByLabelText('Kata sandi');
  expect(screen.queryByLabelText(APP)).toBeNull();
});
