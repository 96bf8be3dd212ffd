/** The link that takes a change of address back: nothing happens before the button, and a new password follows. */
import { screen, waitFor } from '@testing-library/react';
import { errors } from '#shared/errors';
import { profileOf } from '../../../../app/openApp';
import { problemDocument } from '../../../../stubServer';
import { openGuest, PASSWORD } from './guestPage';

const page = '/email-revert?token=from-the-mail';
const button = 'Ini bukan saya, batalkan';
const link = { meta: { email: 'sari@klinik.id', token: 'for-the-password' } };

test('opened, it says what will happen and does nothing; pressed, it leads to a new password and in', async () => {
  const app = await openGuest(page);
  expect(await screen.findByRole('heading', { name: 'Bukan Anda yang mengganti alamat e-mail?' })).toBeVisible();
  await waitFor(() => expect(app.at()).toBe('/email-revert'));
  expect([screen.getAllByRole('listitem').length, app.calls]).toEqual([3, []]);

  await app.press(button);
  const { body } = await app.answer('POST', '/email-revert', 200, link);
  expect(body).toEqual({ data: { type: 'email-revert', attributes: { token: 'from-the-mail' } } });
  expect(await screen.findByRole('heading', { name: 'Perubahan dibatalkan' })).toBeVisible();
  await app.type('Kata sandi', PASSWORD);
  await app.type('Ulangi kata sandi', PASSWORD);
  await app.press('Simpan dan masuk');
  const reset = await app.answer('POST', '/password-reset', 204);
  expect(reset.body).toMatchObject({ data: { attributes: { email: 'sari@klinik.id', token: 'for-the-password', password: PASSWORD } } });
  await app.letIn();
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  expect(JSON.stringify(app.actions)).not.toMatch(/from-the-mail|for-the-password|gajah/);
});

test('pressed in a browser where somebody is signed in, it ends that session here too', async () => {
  const app = await openGuest(page, { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('member'));
  await app.press(button);
  await app.answer('POST', '/email-revert', 200, link);
  expect(await screen.findByRole('heading', { name: 'Perubahan dibatalkan' })).toBeVisible();
  expect(app.state().auth.token).toBeNull();
});

test.each(['token.invalid', 'token.expired', 'token.used'] as const)('%s: there is a way to a new password', async (code) => {
  const app = await openGuest(page);
  await app.press(button);
  await app.answer('POST', '/email-revert', 422, problemDocument(422, code));
  expect(await screen.findByRole('heading', { name: 'Tautan ini tidak berlaku lagi' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/password/reset');
});

test('without a token there is nothing to press', async () => {
  const app = await openGuest('/email-revert');
  expect(await screen.findByRole('heading', { name: 'Tautan ini tidak berlaku lagi' })).toBeVisible();
  expect(app.calls).toEqual([]);
});

test('a lost network can be tried again', async () => {
  const app = await openGuest(page);
  await app.press(button);
  await app.lose('POST', '/email-revert');
  expect(await screen.findByText(errors.network.id)).toBeVisible();
  await app.press('Coba lagi');
  await waitFor(() => expect(app.count('POST', '/email-revert')).toBe(2));
});
