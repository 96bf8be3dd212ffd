/** The card of the second step: set up with a code, its recovery codes shown once, turned off only where no role demands it. */
import { screen, waitFor, within } from '@testing-library/react';
import { problemDocument } from '../../../../stubServer';
import { openProfile, sari } from './openProfile';

const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Nadi:sari%40klinik.id?secret=JBSWY3DPEHPK3PXP&issuer=Nadi' };
const codes = ['k3vd-9x2m-qpwa', 'h7tn-4rzc-ym5e'];

async function settingUp() {
  const app = await openProfile();
  await app.press('Aktifkan verifikasi dua langkah');
  await app.type('Kata sandi Anda', 'kasa-steril-2026');
  await app.press('Lanjutkan');
  const call = await app.answer('POST', '/me/two-step', 200, { meta: setup });
  expect(call.body).toEqual({ data: { type: 'password-proof', attributes: { current_password: 'kasa-steril-2026' } } });
  return app;
}

test('from the picture and the key through the first code to codes that are kept', async () => {
  const app = await settingUp();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hubungkan aplikasi autentikator' })).toHaveFocus());
  expect(await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await app.type('Kode dari aplikasi', '123 456');
  await app.press('Aktifkan');
  const call = await app.answer('PATCH', '/me/two-step', 200, { meta: { recovery_codes: codes } });
  expect(call.body).toEqual({ data: { type: 'two-step', attributes: { one_time_code: '123456' } } });
  const list = await screen.findByRole('list', { name: 'Kode pemulihan' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(codes);
  await app.press('Saya sudah menyimpannya');
  expect(screen.queryByText(codes[0]!)).toBeNull();
  await app.answer('GET', '/me?', 200, sari({ user: { version: 4, two_step: true } }));
  expect(await screen.findByRole('heading', { name: 'Akun Anda terlindungi' })).toBeVisible();
});

test('a wrong code is refused under its field', async () => {
  const app = await settingUp();
  await app.type('Kode dari aplikasi', '000000');
  await app.press('Aktifkan');
  await app.answer(
    'PATCH',
    '/me/two-step',
    401,
    problemDocument(401, 'two_step.invalid', { source: { pointer: '/data/attributes/one_time_code' } }),
  );
  await waitFor(() => expect(screen.getByLabelText('Kode dari aplikasi')).toHaveAccessibleDescription(/Kode salah atau sudah dipakai/));
  await waitFor(() => expect(screen.getByLabelText('Kode dari aplikasi')).toHaveFocus());
});

test('beginning takes the password, and a wrong one is said under its field', async () => {
  const app = await openProfile();
  await app.press('Aktifkan verifikasi dua langkah');
  const dialog = await screen.findByRole('dialog', { name: 'Aktifkan verifikasi dua langkah?' });
  await app.type('Kata sandi Anda', 'salah-sekali');
  await app.press('Lanjutkan');
  await app.answer(
    'POST',
    '/me/two-step',
    422,
    problemDocument(422, 'password.wrong', { source: { pointer: '/data/attributes/current_password' } }),
  );
  await waitFor(() => expect(within(dialog).getByLabelText('Kata sandi Anda')).toHaveAccessibleDescription('Kata sandi saat ini salah.'));
});

test('setting up can be left', async () => {
  const app = await settingUp();
  await app.press('Batal');
  expect(screen.getByRole('heading', { name: 'Belum diaktifkan' })).toHaveFocus();
});

test('new recovery codes take the password, and a wrong one is said in the dialog', async () => {
  const app = await openProfile({ user: { two_step: true } });
  await app.press('Buat kode pemulihan baru');
  const dialog = await screen.findByRole('dialog', { name: 'Buat kode pemulihan baru?' });
  const password = within(dialog).getByLabelText('Kata sandi Anda');
  await app.type('Kata sandi Anda', 'salah-sekali');
  await app.press('Buat kode baru');
  await app.answer(
    'POST',
    '/me/two-step/recovery-codes',
    422,
    problemDocument(422, 'password.wrong', { source: { pointer: '/data/attributes/current_password' } }),
  );
  await waitFor(() => expect(password).toHaveAccessibleDescription('Kata sandi saat ini salah.'));
  await app.type('Kata sandi Anda', 'kasa-steril-2026');
  await app.press('Buat kode baru');
  await app.answer('POST', '/me/two-step/recovery-codes', 200, { meta: { recovery_codes: codes } });
  expect(await screen.findByText(codes[1]!)).toBeVisible();
});

test('it is turned off with the password', async () => {
  const app = await openProfile({ user: { two_step: true } });
  await app.press('Matikan');
  await app.type('Kata sandi Anda', 'kasa-steril-2026');
  const dialog = screen.getByRole('alertdialog', { name: 'Matikan verifikasi dua langkah?' });
  await app.during(() => within(dialog).getByRole('button', { name: 'Matikan' }).click());
  const call = await app.answer('DELETE', '/me/two-step', 204);
  expect(call.body).toEqual({ data: { type: 'password-proof', attributes: { current_password: 'kasa-steril-2026' } } });
  expect(await screen.findByText('Verifikasi dua langkah dimatikan.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Belum diaktifkan' })).toBeVisible();
});

test('a role that demands it offers no way to turn it off, and says why', async () => {
  await openProfile({ user: { two_step: true }, demanded: true });
  expect(await screen.findByText(/Peran Anda mewajibkan verifikasi dua langkah, jadi tidak dapat dimatikan/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Matikan' })).toBeNull();
});

test('a refusal that a role demands it is said in the dialog', async () => {
  const app = await openProfile({ user: { two_step: true } });
  await app.press('Matikan');
  await app.type('Kata sandi Anda', 'kasa-steril-2026');
  const dialog = screen.getByRole('alertdialog');
  await app.during(() => within(dialog).getByRole('button', { name: 'Matikan' }).click());
  await app.answer('DELETE', '/me/two-step', 409, problemDocument(409, 'two_step.demanded'));
  expect(await within(dialog).findByText('Peran Anda mewajibkan verifikasi dua langkah; tidak dapat dimatikan.')).toBeVisible();
});
