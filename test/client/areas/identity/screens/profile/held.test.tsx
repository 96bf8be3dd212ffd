/** Who may do less for now is told so on every page, with what lifts it; and one's own profile is one step away for everyone. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { page } from '../../../../screens/usman';
import { openProfile } from './openProfile';

test('anyone who must set up the second step is led to it, and finds it first', async () => {
  const app = await openProfile({ at: '/dashboard', restriction: 'two_step', quiet: true });
  await app.during(async () => fireEvent.click(await screen.findByRole('link', { name: 'Aktifkan sekarang' })));
  await waitFor(() => expect(app.at()).toBe('/usman/user-profile'));
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Verifikasi dua langkah');
  expect(screen.queryByRole('link', { name: 'Aktifkan sekarang' })).toBeNull();
  expect(app.count('GET', '/audit')).toBe(0);
});

test('anyone who has not proved their address is told where the link went, and gets it again', async () => {
  const app = await openProfile({ at: '/dashboard', restriction: 'unverified', quiet: true });
  expect(await screen.findByText(/tautan yang kami kirim ke sari@klinik\.id/)).toBeVisible();
  await app.press('Kirim ulang tautan');
  await app.answer('POST', '/me/email-verification', 204);
  expect(await screen.findByText(/Tautan dikirim ulang/)).toBeVisible();
});

test('while viewing as another role, nothing of the profile can be changed', async () => {
  await openProfile({ restriction: 'view_as' });
  expect(await screen.findByText(/profil Anda tidak dapat diubah/)).toBeVisible();
  expect(screen.getByLabelText('Nama')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Aktifkan verifikasi dua langkah' })).toBeDisabled();
});

test('the menu of the person leads to the profile', async () => {
  const app = await openProfile({ at: '/dashboard', quiet: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Akun Dr. Sari' }));
  const entry = await screen.findByRole('menuitem', { name: 'Profil saya' });
  await app.during(() => fireEvent.click(entry));
  await waitFor(() => expect(app.at()).toBe('/usman/user-profile'));
});

describe('the own activity', () => {
  const line = (last: number, values: object) => ({
    type: 'audit',
    id: `0192f1c0-0000-7000-8000-0000000009${last}`,
    attributes: {
      resource: 'item',
      record_id: null,
      record_label: null,
      actor_name: 'Dr. Sari',
      ip: null,
      before: null,
      after: null,
      created_at: '2026-11-21T03:00:00.000Z',
      ...values,
    },
    relationships: {},
    meta: { version: 1 },
  });

  test.each([
    [{ action: 'update', record_label: 'Kasa' }, 'Anda mengubah item “Kasa”'],
    [{ action: 'destroy', resource: 'category', record_label: 'Perban' }, 'Anda menghapus kategori “Perban”'],
    [
      { action: 'update', resource: 'user', record_id: '0192f1c0-0000-7000-8000-000000000001', record_label: 'Dr. Sari' },
      'Anda mengubah profil Anda',
    ],
    [{ action: 'sign_in', resource: 'user' }, 'Anda masuk'],
    [{ action: 'two_step_on', resource: 'user', after: { recovery_codes: 'renewed' } }, 'Anda membuat kode pemulihan baru'],
    [{ action: 'add', resource: 'gone' }, 'Anda menambahkan gone'],
  ])('%j reads "%s"', async (values, sentence) => {
    const app = await openProfile({ quiet: true });
    const call = await app.answer('GET', '/audit', 200, page([line(11, values)]));
    expect(call.path).toContain('filter[actor]=0192f1c0-0000-7000-8000-000000000001');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('shows more when asked, and keeps what is shown until then', async () => {
    const app = await openProfile({ quiet: true });
    await app.answer('GET', '/audit', 200, page([line(11, { action: 'sign_in' })], 12));
    await app.press('Lihat lagi');
    expect(screen.getByText('Anda masuk')).toBeVisible();
    const call = await app.called('GET', '/audit');
    expect(call.path).toContain('page[size]=20');
    await app.during(() => call.answer(200, page([line(11, { action: 'sign_in' }), line(12, { action: 'sign_out' })], 2)));
    expect(screen.getByText('Anda keluar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lihat lagi' })).toBeNull();
  });
});
