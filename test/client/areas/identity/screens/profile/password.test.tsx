/** The card of the password: the present one is asked for, and what the server says stands under its field. */
import { screen, waitFor } from '@testing-library/react';
import { problemDocument } from '../../../../stubServer';
import { openProfile } from './openProfile';

type App = Awaited<ReturnType<typeof openProfile>>;

const fill = async (app: App, current: string, next: string, again = next) => {
  await app.type('Kata sandi saat ini', current);
  await app.type('Kata sandi baru', next);
  await app.type('Ulangi kata sandi baru', again);
};
const change = { current_password: 'kasa-steril-2026', password: 'perban-lembut-2027', password_confirmation: 'perban-lembut-2027' };
const told = (label: string, sentence: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)));

test('it is changed, the fields are empty again, and the other devices are said to be signed out', async () => {
  const app = await openProfile();
  await fill(app, change.current_password, change.password);
  await app.press('Ganti kata sandi');
  const call = await app.answer('POST', '/me/password', 204);
  expect(call.body).toEqual({ data: { type: 'password-change', attributes: change } });
  expect(await screen.findByText(/Semua perangkat lain telah dikeluarkan/)).toBeVisible();
  expect(screen.getByLabelText('Kata sandi saat ini')).toHaveValue('');
  expect(screen.getByLabelText('Ulangi kata sandi baru')).toHaveValue('');
});

test.each([
  ['nothing at all', '', '', '', 'Kata sandi saat ini', 'Wajib diisi.'],
  ['one too short', 'kasa-steril-2026', 'perban', 'perban', 'Kata sandi baru', 'Paling sedikit 10 karakter.'],
  [
    'two that differ',
    'kasa-steril-2026',
    'perban-lembut-2027',
    'perban-lembut-2026',
    'Ulangi kata sandi baru',
    'Kedua kata sandi tidak sama.',
  ],
])('%s is refused before anything is sent', async (_, current, next, again, label, sentence) => {
  const app = await openProfile();
  await fill(app, current, next, again);
  await app.press('Ganti kata sandi');
  await told(label, sentence);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(app.count('POST', '/me/password')).toBe(0);
});

test.each([
  ['password.wrong', 'current_password', 'Kata sandi saat ini', 'Kata sandi saat ini salah.'],
  ['weak_password', 'password', 'Kata sandi baru', 'Kata sandi terlalu mudah ditebak.'],
  ['password.common', 'password', 'Kata sandi baru', 'paling sering dipakai'],
])('%s stands under its field, and what was typed stays', async (code, field, label, sentence) => {
  const app = await openProfile();
  await fill(app, change.current_password, change.password);
  await app.press('Ganti kata sandi');
  await app.answer('POST', '/me/password', 422, problemDocument(422, code, { source: { pointer: `/data/attributes/${field}` } }));
  await told(label, sentence);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText('Kata sandi baru')).toHaveValue(change.password);
});

test('a lost network is said above the fields, and the next press tries again', async () => {
  const app = await openProfile();
  await fill(app, change.current_password, change.password);
  await app.press('Ganti kata sandi');
  const call = await app.called('POST', '/me/password');
  await app.during(() => call.lose());
  expect(await screen.findByText(/Tidak ada sambungan/)).toBeVisible();
  await app.press('Ganti kata sandi');
  await waitFor(() => expect(app.count('POST', '/me/password')).toBe(2));
});
