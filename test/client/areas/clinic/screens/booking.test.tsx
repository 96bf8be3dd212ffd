/** The public booking page: what it offers, what it sends, what it says when the time is taken, and the page that cancels. Rule: APT-7. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from '#shared/errors';
import { openApp } from '../../../app/openApp';
import { problemDocument, type Waiting } from '../../../stubServer';

const KEY = '0192f1c0-0000-7000-8000-000000000007';
const SARI = '0192f1c0-0000-7000-8000-000000000008';
const [tuesday, token] = ['2026-11-24', 'K'.repeat(43)];
const page = (times: readonly string[]) => ({
  meta: {
    clinic: 'Klinik Melati',
    phone: '+622112345678',
    doctors: [{ id: SARI, name: 'dr. Sari Dewi', specialty: 'Anak', days: [{ day: tuesday, times }] }],
  },
});
const facts = { clinic: 'Klinik Melati', number: 'JT/2026/11/00007', day: tuesday, start: '08:15', doctor: 'dr. Sari Dewi' };
const day = 'Selasa, 24 November 2026';

const opened = async (path: string) => {
  const app = await openApp(path);
  const change = (label: string | RegExp, value: string) =>
    app.during(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  const press = (name: string) => app.during(() => fireEvent.click(screen.getByRole('button', { name })));
  const last = (): Waiting => app.calls.at(-1)!;
  const answer = (call: Waiting, status: number, document: object) => app.during(() => call.answer(status, document));
  return { ...app, change, press, last, answer };
};

const withForm = async () => {
  const app = await opened(`/janji/${KEY}`);
  await waitFor(() => expect(app.last().path).toBe(`/booking-pages/${KEY}`));
  await app.answer(app.last(), 200, page(['08:00', '08:15']));
  return app;
};

const fill = async ({ change, during }: Awaited<ReturnType<typeof withForm>>) => {
  await change('Dokter', SARI);
  await change('Tanggal', tuesday);
  await during(() => fireEvent.click(screen.getByRole('radio', { name: '08:15' })));
  await change('Nama lengkap pasien', 'Rudi Hartono');
  await change('Tanggal lahir', '1990-05-17');
  await change('Nomor telepon', '0812 3456 7890');
};

test('given the page, when a free time is booked, then its number is said, and the link that cancels it is shown once', async () => {
  const app = await withForm();
  expect(screen.getByRole('heading', { name: 'Buat janji temu' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Masuk' })).toBeNull();
  await fill(app);
  expect(screen.getByRole('option', { name: day })).toBeInTheDocument();
  await app.press('Buat janji temu');
  expect([app.last().method, app.last().path, app.last().body]).toEqual([
    'POST',
    `/booking-pages/${KEY}/bookings`,
    {
      data: {
        type: 'bookings',
        attributes: {
          day: tuesday,
          start: '08:15',
          name: 'Rudi Hartono',
          birth_date: '1990-05-17',
          phone: '+6281234567890',
          email: null,
          complaint: null,
        },
        relationships: { doctor: { data: { type: 'team-members', id: SARI } } },
      },
    },
  ]);
  await app.answer(app.last(), 201, { meta: { ...facts, token, mailed: null } });
  expect(screen.getByRole('heading', { name: 'Janji temu Anda tercatat' })).toHaveFocus();
  expect(screen.getByText(`${day}, pukul 08:15`)).toBeVisible();
  expect(screen.getByRole('link', { name: /batal-janji/ })).toHaveAttribute('href', expect.stringContaining(`/batal-janji?token=${token}`));
  await app.press('Buat janji temu lain');
  expect(screen.queryByRole('link', { name: /batal-janji/ })).toBeNull();
  expect(screen.getByLabelText('Nama lengkap pasien')).toHaveValue('');
});

test('given nothing filled in, when it is sent, then all that is missing is said at once and nothing is sent', async () => {
  const app = await withForm();
  const before = app.calls.length;
  await app.press('Buat janji temu');
  for (const label of ['Dokter', 'Nama lengkap pasien', 'Tanggal lahir'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Wajib diisi.');
  expect(screen.getByLabelText('Dokter')).toHaveFocus();
  expect(app.calls.length).toBe(before);
});

test('given a time that somebody else has just booked, then it is said, the times are read anew, and nothing typed is lost', async () => {
  const app = await withForm();
  await fill(app);
  await app.press('Buat janji temu');
  const refusal = problemDocument(409, 'appointment.full', { source: { pointer: '/data/attributes/start' } });
  await app.answer(app.last(), 409, refusal);
  expect([app.last().method, app.last().path]).toEqual(['GET', `/booking-pages/${KEY}`]);
  await app.answer(app.last(), 200, page(['08:00']));
  expect(screen.getByText(errors['appointment.full'].id)).toBeVisible();
  expect(screen.queryByRole('radio', { name: '08:15' })).toBeNull();
  expect(screen.getByLabelText('Nama lengkap pasien')).toHaveValue('Rudi Hartono');
});

test('given an address that leads to no page, then it says so', async () => {
  const app = await opened(`/janji/${KEY}`);
  await waitFor(() => expect(app.last().path).toBe(`/booking-pages/${KEY}`));
  await app.answer(app.last(), 404, problemDocument(404, 'resource.missing'));
  expect(screen.getByRole('heading', { name: 'Halaman ini tidak dapat dipakai' })).toBeVisible();
});

test('given the link of a booking, when it is cancelled, then it says so, and its token leaves the address at once', async () => {
  const app = await opened(`/batal-janji?token=${token}`);
  await waitFor(() => expect(app.last().path).toBe('/booking'));
  expect(app.last().body).toEqual({ data: { type: 'booking-tokens', attributes: { token } } });
  await app.answer(app.last(), 200, { meta: { ...facts, isOpen: true } });
  expect(app.at()).toBe('/batal-janji');
  await app.press('Batalkan janji temu');
  expect(app.last().path).toBe('/booking-cancellation');
  await app.answer(app.last(), 200, { meta: { ...facts, isOpen: false } });
  expect(screen.getByRole('heading', { name: 'Janji temu dibatalkan' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Batalkan janji temu' })).toBeNull();
});

test('given the link of a booking that is over, then it cannot be cancelled', async () => {
  const app = await opened(`/batal-janji?token=${token}`);
  await waitFor(() => expect(app.last().path).toBe('/booking'));
  await app.answer(app.last(), 200, { meta: { ...facts, isOpen: false } });
  expect(screen.getByText(/tidak dapat dibatalkan lagi/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Batalkan janji temu' })).toBeNull();
});
