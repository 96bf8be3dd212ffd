/** Notifications and toasts: their six types, five seconds, and that nobody's is taken away while they look at it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enqueueSnackbar } from 'notistack';
import { notice, toast } from '#client/ui/constants';
import { Notice } from '#client/ui/Notice';
import { toastAction, Toasts } from '#client/ui/Toasts';
import { shown } from './renderUi';

afterEach(() => jest.useRealTimers());

const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test.each(notice.types)('%s has an icon, and interrupts only for danger', async (type) => {
  await shown(<Notice type={type}>Kasa disimpan</Notice>);
  const role = type === 'danger' ? 'alert' : 'status';
  expect(screen.getByRole(role)).toHaveAttribute('data-type', type);
  expect(screen.getByRole(role).querySelector('svg')).toBeInTheDocument();
});

test('without a type it is the default one; without a way to close it there is no cross', async () => {
  await shown(<Notice>Kasa disimpan</Notice>);
  expect(screen.getByRole('status')).toHaveAttribute('data-type', 'default');
  expect(screen.queryByRole('button')).toBeNull();
});

const timed = async () => {
  const closed = jest.fn();
  await shown(<span />);
  jest.useFakeTimers();
  render(<Notice onClose={closed}>Kasa disimpan</Notice>);
  return closed;
};

test('it goes by itself after five seconds, not before', async () => {
  const closed = await timed();
  after(4_999);
  expect(closed).not.toHaveBeenCalled();
  after(1);
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each([
  ['the mouse', () => fireEvent.mouseEnter(screen.getByRole('status')), () => fireEvent.mouseLeave(screen.getByRole('status'))],
  [
    'the focus',
    () => fireEvent.focus(screen.getByRole('button', { name: 'Tutup' })),
    () => fireEvent.blur(screen.getByRole('button', { name: 'Tutup' })),
  ],
])('%s keeps it, and five seconds after it left the notice goes', async (_, come, leave) => {
  const closed = await timed();
  after(4_000);
  come();
  after(60_000);
  expect(closed).not.toHaveBeenCalled();
  leave();
  after(4_999);
  expect(closed).not.toHaveBeenCalled();
  after(1);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('told to stay, it stays until it is sent away', async () => {
  const closed = jest.fn();
  await shown(<span />);
  jest.useFakeTimers();
  render(
    <Notice timeout={null} onClose={closed}>
      Kasa disimpan
    </Notice>,
  );
  after(3_600_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

const toasted = async () => {
  await shown(<span />);
  jest.useFakeTimers();
  render(<Toasts />);
  const gone = jest.fn();
  act(() => void enqueueSnackbar('Kasa disimpan', { variant: 'primary', onClose: gone }));
  return gone;
};

test('a toast stands top right and goes after five seconds', async () => {
  const gone = await toasted();
  const corner = getComputedStyle(screen.getByText('Kasa disimpan').closest('.notistack-SnackbarContainer')!);
  expect([corner.position, corner.top !== '', corner.right !== '', corner.left]).toEqual(['fixed', true, true, '']);
  after(toast.duration - 1);
  expect(gone).not.toHaveBeenCalled();
  after(1_000);
  expect(gone).toHaveBeenCalledTimes(1);
});

const toastShown = () => screen.getByText('Kasa disimpan').closest('[role]')!;

test.each([
  ['under the mouse', () => fireEvent.mouseEnter(toastShown())],
  ['with the focus in it', () => act(() => screen.getByRole('button', { name: 'Tutup' }).focus())],
  ['behind another window', () => fireEvent.blur(window)],
])('a toast %s stays', async (_, hold) => {
  const gone = await toasted();
  hold();
  after(60_000);
  expect(gone).not.toHaveBeenCalled();
  expect(screen.getByText('Kasa disimpan')).toBeVisible();
});

const undoable = async () => {
  await shown(<button type="button">Hapus Kasa</button>);
  jest.useFakeTimers();
  render(<Toasts />);
  const gone = jest.fn();
  const action = toastAction('Urungkan', () => undefined);
  act(() => void enqueueSnackbar('Kasa dihapus', { variant: 'success', action, onClose: gone }));
  return gone;
};

test('a toast with a button stays long enough for the keyboard: fifteen seconds', async () => {
  const gone = await undoable();
  after(toast.actionDuration - 1);
  expect(gone).not.toHaveBeenCalled();
  after(1_000);
  expect(gone).toHaveBeenCalledTimes(1);
});

test.each([
  ['Undo is pressed', 'Urungkan'],
  ['it is closed', 'Tutup'],
])('F8 leads to the button of a toast; when %s, the focus goes back to where it came from', async (_, name) => {
  const gone = await undoable();
  act(() => screen.getByRole('button', { name: 'Hapus Kasa' }).focus());
  fireEvent.keyDown(document.activeElement!, { key: 'F8' });
  expect(screen.getByRole('button', { name: 'Urungkan' })).toHaveFocus();
  act(() => screen.getByRole('button', { name }).focus());
  fireEvent.click(screen.getByRole('button', { name }));
  expect(gone).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Hapus Kasa' })).toHaveFocus();
});
