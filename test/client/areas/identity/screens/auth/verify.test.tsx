/** The link that proves an address: what it says, to guests and to anyone who is signed in. */
import { screen, waitFor } from '@testing-library/react';
import { errors } from '#shared/errors';
import { profileOf } from '../../../../app/openApp';
import { problemDocument } from '../../../../stubServer';
import { openGuest } from './guestPage';

const page = '/verify-email?token=from-the-mail';
const unproven = { ...profileOf('member'), meta: { actor: { ...profileOf('member').meta.actor, restriction: 'unverified' } } };

test('for a guest it works once, takes itself out of the address bar, and leads to signing in', async () => {
  const app = await openGuest(page);
  const { body } = await app.answer('POST', '/email-verification', 204);
  expect(body).toEqual({ data: { type: 'email-verification', attributes: { token: 'from-the-mail' } } });
  expect(await screen.findByRole('heading', { name: 'E-mail Anda terverifikasi' })).toBeVisible();
  expect(screen.getByRole('main').querySelector('a[href="/login"]')).toHaveTextContent('Masuk');
  await waitFor(() => expect(app.at()).toBe('/verify-email'));
  expect([app.count('POST', '/email-verification'), JSON.stringify(app.actions)]).toEqual([
    1,
    expect.not.stringContaining('from-the-mail'),
  ]);
});

test('for someone who is signed in, more is open at once', async () => {
  const app = await openGuest(page, { token: 'pass' });
  await app.answer('GET', '/me', 200, unproven);
  await app.answer('POST', '/email-verification', 204);
  await waitFor(() => expect(app.count('GET', '/me')).toBe(2));
  await app.answer('GET', '/me', 200, profileOf('member'));
  expect(app.state().me.actor?.restriction).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Ke dasbor' })).toHaveAttribute('href', '/dashboard');
});

test.each(['token.invalid', 'token.expired', 'token.used'] as const)('%s: a guest is led to sign in for another link', async (code) => {
  const app = await openGuest(page);
  await app.answer('POST', '/email-verification', 422, problemDocument(422, code));
  expect(await screen.findByRole('alert')).toHaveTextContent(errors[code].id);
  expect(screen.getByRole('link', { name: 'Masuk untuk meminta tautan baru' })).toHaveAttribute('href', '/login');
});

test('opened once more by someone who is through, it says so', async () => {
  const app = await openGuest(page, { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('member'));
  await app.answer('POST', '/email-verification', 422, problemDocument(422, 'token.used'));
  expect(await screen.findByRole('heading', { name: 'E-mail Anda terverifikasi' })).toBeVisible();
});

test('anyone who is signed in and unproven gets another link', async () => {
  const app = await openGuest(page, { token: 'pass' });
  await app.answer('GET', '/me', 200, unproven);
  await app.answer('POST', '/email-verification', 422, problemDocument(422, 'token.expired'));
  await app.press('Kirim tautan baru');
  await app.answer('POST', '/me/email-verification', 204);
  await waitFor(() => expect(app.state().notices).toMatchObject([{ key: 'auth:verify.sent' }]));
});

test('without a token there is nothing to prove, and nothing is sent', async () => {
  const app = await openGuest('/verify-email');
  expect(await screen.findByRole('alert')).toHaveTextContent(errors['token.invalid'].id);
  expect(app.calls).toEqual([]);
});

test('a lost network can be tried again', async () => {
  const app = await openGuest(page);
  await app.lose('POST', '/email-verification');
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.network.id);
  await app.press('Coba lagi');
  await waitFor(() => expect(app.count('POST', '/email-verification')).toBe(2));
});

test('an old session in the browser does not get in the way', async () => {
  const app = await openGuest(page, { token: 'old' });
  await app.answer('POST', '/email-verification', 204);
  await app.answer('GET', '/me', 401, problemDocument(401, 'session.expired'));
  expect(await screen.findByRole('heading', { name: 'E-mail Anda terverifikasi' })).toBeVisible();
});
