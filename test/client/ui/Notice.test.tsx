/** Notifications and toasts: their six types, five seconds, and that nobody's is taken away while they look at it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enqueueSnackbar } from 'notistack';
import { notice, toast } from '#client/ui/constants';
import { Notice } from '#client/ui/Notice';
import { Toasts } from '#client/ui/Toasts';
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

test('a toast under the mouse stays', async () => {
  const gone = await toasted();
  fireEvent.mouseEnter(screen.getByText('Kasa disimpan').closest('.notistack-Snackbar')!);
  after(60_000);
  expect(gone).not.toHaveBeenCalled();
  expect(screen.getByText('Kasa disimpan')).toBeVisible();
});
