/** The small pieces: what they say, what they refuse, where the focus stands. Rule: APP-18. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enqueueSnackbar } from 'notistack';
import { Breadcrumb } from '#client/ui/chrome/Breadcrumb';
import { LanguageSwitch } from '#client/ui/chrome/LanguageSwitch';
import { PageChangeBar } from '#client/ui/chrome/PageChangeBar';
import { ProfileMenu } from '#client/ui/chrome/ProfileMenu';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { RelativeDate } from '#client/ui/DateText';
import { ErrorState } from '#client/ui/ErrorState';
import { ProgressBar } from '#client/ui/ProgressBar';
import { StatusChip } from '#client/ui/StatusChip';
import { toastAction, Toasts } from '#client/ui/Toasts';
import { shown } from './renderUi';

afterEach(() => jest.useRealTimers());

test.each([-1, 101, NaN, Infinity])('a progress bar refuses %s', (value) => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ProgressBar label="Unggah" value={value} />)).toThrow(RangeError);
  quiet.mockRestore();
});

test.each([0, 42, 100])('a progress bar shows %s', async (value) => {
  await shown(<ProgressBar label="Unggah" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Unggah' })).toHaveAttribute('aria-valuenow', String(value));
});

test('a status is a word, not only a colour', async () => {
  await shown(<StatusChip tone="success">Terbit</StatusChip>);
  expect(screen.getByText('Terbit')).toHaveAttribute('data-tone', 'success');
});

test('a dangerous question is an alert whose focus stands on the way back', async () => {
  const confirmed = jest.fn();
  await shown(
    <ConfirmDialog open dangerous title="Hapus data ini?" confirm="Ya, hapus" onConfirm={confirmed} onCancel={() => undefined}>
      Kasa akan dihapus.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Hapus data ini?' })).toHaveAccessibleDescription('Kasa akan dihapus.');
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Ya, hapus' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
});

test('a question under way is asked only once', async () => {
  const confirmed = jest.fn();
  await shown(<ConfirmDialog open busy title="Hapus?" confirm="Ya, hapus" onConfirm={confirmed} onCancel={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: /Ya, hapus/ }));
  expect(confirmed).not.toHaveBeenCalled();
});

test('the breadcrumb: a house that leads home, links above, the current page last and not a link', async () => {
  await shown(
    <Breadcrumb crumbs={[{ label: 'Konfigurasi' }, { label: 'Item', to: '/usman/item-management' }, { label: 'Tambah item', to: '/x' }]} />,
  );
  expect(screen.getByRole('link', { name: 'Beranda' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Item' })).toHaveAttribute('href', '/usman/item-management');
  expect(screen.getByText('Tambah item')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Tambah item' })).toBeNull();
});

test('the page-change bar: a quick change never shows it, a slow one after 200 ms, and it goes when done', async () => {
  await shown(<span />);
  jest.useFakeTimers();
  const { rerender } = render(<PageChangeBar state="loading" />);
  act(() => jest.advanceTimersByTime(199));
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('progressbar')).toHaveStyle({ height: '3px', animationDuration: '5000ms' });
  rerender(<PageChangeBar state="idle" />);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the language switch presses the current one and names the other', async () => {
  const chosen = jest.fn();
  await shown(<LanguageSwitch language="id" onChange={chosen} />);
  expect(screen.getByRole('button', { name: 'Bahasa Indonesia' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(chosen).toHaveBeenCalledWith('en');
});

test('the profile menu saves the session, locks the screen, lists the shortcuts and signs out; it leads to a profile only where there is one', async () => {
  const [saved, locked, left, asked] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  await shown(
    <ProfileMenu
      person={{ name: 'Dr. Sari Wulandari', email: 'sari@klinik.id', picture: null }}
      mode="light"
      onMode={() => undefined}
      onShortcuts={asked}
      onReport={saved}
      onLock={locked}
      onLogout={left}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Akun Dr. Sari Wulandari' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Laporkan masalah' }));
  expect(screen.queryByRole('menuitem', { name: 'Profil saya' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Akun Dr. Sari Wulandari', hidden: true }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Kunci layar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Akun Dr. Sari Wulandari', hidden: true }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pintasan papan tik' }));
  fireEvent.click(screen.getByRole('button', { name: 'Akun Dr. Sari Wulandari', hidden: true }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Keluar' }));
  expect([saved, locked, asked, left].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
});

test('the profile menu asks for help about the page that is open, by its path alone; it is not offered to somebody who may not', async () => {
  const menu = (helpTo?: string) => (
    <ProfileMenu
      person={{ name: 'Dr. Sari Wulandari', email: 'sari@klinik.id', picture: null }}
      helpTo={helpTo}
      mode="light"
      onMode={() => undefined}
      onShortcuts={() => undefined}
      onReport={() => undefined}
      onLock={() => undefined}
      onLogout={() => undefined}
    />
  );
  const { router, unmount } = await shown(menu('/tiket/add-tiket'));
  await act(() => router.navigate('/entity?q=Siti'));
  fireEvent.click(screen.getByRole('button', { name: 'Akun Dr. Sari Wulandari' }));
  const item = await screen.findByRole('menuitem', { name: 'Minta bantuan' });
  expect(item).toHaveAttribute('href', '/tiket/add-tiket?page=%2Fentity');
  unmount();
  await shown(menu());
  fireEvent.click(screen.getByRole('button', { name: 'Akun Dr. Sari Wulandari' }));
  await screen.findByRole('menuitem', { name: 'Keluar' });
  expect(screen.queryByRole('menuitem', { name: 'Minta bantuan' })).toBeNull();
});

test('a date says how long ago, and has the exact moment with it', async () => {
  await shown(<RelativeDate iso="2026-11-21T09:00:00Z" now={Date.parse('2026-11-21T12:00:00Z')} />, 'en');
  expect(screen.getByText('3 hours ago').closest('time')).toHaveAttribute('title', expect.stringContaining('2026'));
});

test('what could not be fetched says why and can be tried again', async () => {
  const again = jest.fn();
  await shown(<ErrorState offline message="Periksa jaringan Anda." onRetry={again} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada sambunganPeriksa jaringan Anda.');
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('a toast can be undone once and sent away; trouble interrupts, news waits', async () => {
  const undone = jest.fn();
  await shown(<Toasts />);
  act(() => void enqueueSnackbar('Kasa dihapus', { variant: 'success', action: toastAction('Urungkan', undone) }));
  act(() => void enqueueSnackbar('Ada yang salah', { variant: 'danger' }));
  expect(screen.getByText('Kasa dihapus').closest('[role]')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Ada yang salah').closest('[role]')).toHaveAttribute('role', 'alert');
  expect(screen.getAllByRole('button', { name: 'Tutup' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(undone).toHaveBeenCalledTimes(1);
});
