/** The calendar as a person meets it on a phone, through the real app: adding, the form's rules, keys, undo, and a browser that keeps nothing. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calendar } from '#client/areas/calendar/flows/calendar';
import { openScreen } from '../../../screens/usman';

const week = '/calendar?view=week&date=2026-11-24';
const tuesday = 'Selasa, 24 November 2026';

const open = async () => {
  const app = await openScreen(week);
  const events = () => calendar.selectors.all(app.state());
  /** The form of a new event, as soon as it is there. */
  const addOn = async (day: string) => {
    await app.press(`Tambah acara pada ${day}`);
    return screen.findByRole('dialog', { name: 'Acara baru' });
  };
  const add = async (title: string, color = 'Merah') => {
    const form = await addOn(tuesday);
    await app.type('Judul', title);
    await app.during(() => fireEvent.click(within(form).getByRole('radio', { name: color })));
    await app.press('Simpan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return screen.findByRole('button', { name: new RegExp(title) });
  };
  const key = (on: HTMLElement, name: string, held: { altKey?: boolean; shiftKey?: boolean } = {}) =>
    app.during(() => fireEvent.keyDown(on, { key: name, ...held }));
  return { ...app, events, addOn, add, key };
};

test('an event needs a title: the first mistake stands under its field, which has the focus', async () => {
  const { addOn, press, type, events } = await open();
  await addOn(tuesday);
  await press('Simpan');
  const title = await screen.findByLabelText('Judul');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Wajib diisi.'));
  expect(title).toHaveFocus();
  expect(events()).toEqual([]);
  await type('Judul', 'Rapat tim');
  await press('Simpan');
  await screen.findByRole('button', { name: `09.00–10.00 Rapat tim ${tuesday}, 09.00–10.00, Abu-abu` });
  expect(events()).toEqual([expect.objectContaining({ title: 'Rapat tim', className: 'default', allDay: false })]);
});

test('all day, in a colour, and changed afterwards', async () => {
  const { addOn, type, press, during, events } = await open();
  const form = await addOn(tuesday);
  await type('Judul', 'Cuti');
  await during(() => fireEvent.click(within(form).getByRole('switch', { name: 'Sepanjang hari' })));
  await during(() => fireEvent.click(within(form).getByRole('radio', { name: 'Ungu' })));
  await press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(events()).toEqual([expect.objectContaining({ start: '2026-11-24', end: '2026-11-24', allDay: true, className: 'purple' })]);
  await press(/Cuti/);
  await screen.findByRole('dialog', { name: 'Ubah acara' });
  await type('Judul', 'Cuti dr. Sari');
  await type(/Keterangan/, 'Digantikan dr. Budi');
  await press('Simpan');
  await waitFor(() =>
    expect(events()).toEqual([
      expect.objectContaining({ title: 'Cuti dr. Sari', description: 'Digantikan dr. Budi', start: '2026-11-24' }),
    ]),
  );
});

test('keys move an event and its end, say so, and keep the focus', async () => {
  const { add, key, events } = await open();
  const event = await add('Rapat');
  await key(event, 'ArrowRight', { altKey: true });
  const moved = await screen.findByRole('button', { name: /Rapat Rabu, 25 November 2026, 09.00–10.00, Merah/ });
  await waitFor(() => expect(moved).toHaveFocus());
  expect(screen.getByText('“Rapat” dipindahkan ke Rabu, 25 November 2026, 09.00–10.00.')).toBeInTheDocument();
  await key(moved, 'ArrowDown', { altKey: true, shiftKey: true });
  await screen.findByRole('button', { name: /09.00–10.30 Rapat/ });
  expect(events()[0]).toMatchObject({ start: new Date(2026, 10, 25, 9).toISOString(), end: new Date(2026, 10, 25, 10, 30).toISOString() });
});

test('a key that moves to another week shows that week and moves the focus to it', async () => {
  const { add, key, at } = await open();
  const event = await add('Rapat');
  await key(event, 'ArrowLeft', { altKey: true });
  await key(await screen.findByRole('button', { name: /Rapat Senin, 23/ }), 'ArrowLeft', { altKey: true });
  await waitFor(() => expect(screen.getByRole('button', { name: /Rapat Minggu, 22/ })).toHaveFocus());
  expect(at()).toBe('/calendar?view=week&date=2026-11-22');
});

test('a key deletes it, and the toast brings it back', async () => {
  const { add, key, press, events } = await open();
  const event = await add('Rapat');
  const [before] = events();
  await key(event, 'Delete');
  await screen.findByText('“Rapat” dihapus.');
  expect(events()).toEqual([]);
  await press('Urungkan');
  await screen.findByRole('button', { name: /Rapat/ });
  expect(events()).toEqual([before]);
});

test('closing the form asks only when something typed would be lost', async () => {
  const { addOn, type, press, during } = await open();
  const untouched = await addOn(tuesday);
  await during(() => fireEvent.keyDown(untouched, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const form = await addOn(tuesday);
  await type('Judul', 'Rapat');
  await during(() => fireEvent.keyDown(form, { key: 'Escape' }));
  await screen.findByRole('alertdialog', { name: 'Buang yang sudah diketik?' });
  await press('Lanjut mengetik');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Judul')).toHaveValue('Rapat');
  await press('Batal');
  await press('Buang');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address that says nonsense shows a month all the same', async () => {
  await openScreen('/calendar?view=abad&date=kemarin');
  expect(await screen.findByRole('button', { name: 'Bulan', pressed: true })).toBeInTheDocument();
});

test('a browser that keeps nothing is told of, and the calendar works', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  try {
    const { add } = await open();
    expect(await screen.findByText(/Peramban ini tidak dapat menyimpan data dengan aman/)).toBeInTheDocument();
    expect(await add('Rapat')).toBeInTheDocument();
  } finally {
    refuse.mockRestore();
  }
});
