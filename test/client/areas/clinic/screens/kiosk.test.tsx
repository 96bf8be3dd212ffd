/** The kiosk: what it sends, what it shows when somebody has to go to the desk or the network is away, and that it is empty again for the next patient. Rule: VIS-8. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from '#shared/errors';
import { openApp } from '../../../app/openApp';
import { problemDocument } from '../../../stubServer';

const KEY = '0192f1c0-0000-7000-8000-000000000007';
const SARI = '0192f1c0-0000-7000-8000-000000000008';
const VISIT = '0192f1c0-0000-7000-8000-000000000009';
const place = { poly: 'Poli Umum', room: 'Ruang 1' };
const ticket = { number: 'A-007', initials: 'BS', doctor: 'dr. Sari Dewi', ...place, before: 2, day: '2026-11-23', time: '08:10' };
const choice = {
  initials: 'BS',
  tickets: [],
  appointments: [{ id: VISIT, start: '09:00', doctor: 'dr. Sari Dewi', ...place }],
  doctors: [{ id: SARI, name: 'dr. Sari Dewi', specialty: null, ...place, waiting: 3 }],
};

const opened = async () => {
  const app = await openApp(`/kiosk/${KEY}`);
  const type = (label: string, value: string) => app.during(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  const press = (name: string | RegExp) => app.during(() => fireEvent.click(screen.getByRole('button', { name })));
  const answer = (status: number, document: object) => app.during(() => app.calls.at(-1)!.answer(status, document));
  await waitFor(() => expect(app.calls.at(-1)!.path).toBe(`/kiosks/${KEY}`));
  return { ...app, type, press, answer };
};

/** Somebody has given number and date of birth. */
const proved = async () => {
  const app = await opened();
  await app.answer(200, { meta: { clinic: 'Klinik Melati' } });
  await app.type('Pindai kartu pasien, atau ketik No. RM atau nomor janji temu', '000123');
  await app.press('Lanjut');
  await app.type('Tanggal lahir pasien', '17081990');
  await app.press('Lanjut');
  return app;
};

const isEmpty = () => expect(screen.getByLabelText('Pindai kartu pasien, atau ketik No. RM atau nomor janji temu')).toHaveValue('');

test('given a card and a date of birth, when a doctor is chosen, then both go in the body, and the number and who is before are shown', async () => {
  const app = await proved();
  const proof = { code: '000123', birth_date: '1990-08-17' };
  expect([app.calls.at(-1)!.path, app.calls.at(-1)!.body]).toEqual([
    `/kiosks/${KEY}/patients`,
    { data: { type: 'kiosk-proofs', attributes: proof } },
  ]);
  await app.answer(200, { meta: choice });
  await app.press(/dr. Sari Dewi.*3 menunggu/);
  expect(app.calls.at(-1)!.body).toMatchObject({
    data: { attributes: proof, relationships: { doctor: { data: { type: 'team-members', id: SARI } } } },
  });
  await app.answer(201, { meta: ticket });
  expect(screen.getByRole('status')).toHaveTextContent('A-007');
  expect(screen.getByText('2 nomor sebelum Anda. Silakan duduk.')).toBeVisible();
});

test('given an appointment, when the patient presses that they are here, then it is named', async () => {
  const app = await proved();
  await app.answer(200, { meta: choice });
  await app.press(/09:00 · Saya sudah datang/);
  expect(app.calls.at(-1)!.body).toMatchObject({ data: { relationships: { appointment: { data: { type: 'appointments', id: VISIT } } } } });
});

test.each(['kiosk.no_match', 'rate.limited'] as const)('given %s, then it is said, and what was typed stays', async (code) => {
  const app = await proved();
  await app.answer(errors[code].status, problemDocument(errors[code].status, code, { meta: { seconds: 60 } }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Tanggal lahir pasien')).toHaveValue('17-08-1990');
});

test('given a network that breaks while a doctor is chosen, then the choice stays, and can be made again', async () => {
  const app = await proved();
  await app.answer(200, { meta: choice });
  await app.press(/dr. Sari Dewi.*3 menunggu/);
  await app.during(() => app.calls.at(-1)!.lose());
  expect(screen.getByRole('alert')).toBeVisible();
  await app.press(/dr. Sari Dewi.*3 menunggu/);
  await app.answer(201, { meta: ticket });
  expect(screen.getByRole('status')).toHaveTextContent('A-007');
});

test('given an address that is closed, then it leads to the desk', async () => {
  const app = await opened();
  await app.answer(404, problemDocument(404, 'resource.missing'));
  expect(screen.getByRole('status')).toHaveTextContent('Silakan ke meja pendaftaran');
});

test('given something else than a number, when it is sent, then it is said, and nothing is asked', async () => {
  const app = await opened();
  await app.answer(200, { meta: { clinic: 'Klinik Melati' } });
  const asked = app.calls.length;
  await app.type('Pindai kartu pasien, atau ketik No. RM atau nomor janji temu', '<script>');
  await app.during(() => fireEvent.submit(screen.getByLabelText('Pindai kartu pasien, atau ketik No. RM atau nomor janji temu')));
  expect(screen.getByRole('alert')).toHaveTextContent('Ini bukan nomor kartu');
  expect(app.calls).toHaveLength(asked);
});

test('given a date that does not exist, then it is said and cannot be sent', async () => {
  const app = await opened();
  await app.answer(200, { meta: { clinic: 'Klinik Melati' } });
  await app.type('Pindai kartu pasien, atau ketik No. RM atau nomor janji temu', '123');
  await app.press('Lanjut');
  await app.type('Tanggal lahir pasien', '31021990');
  expect(screen.getByRole('alert')).toHaveTextContent('Tanggal ini tidak ada');
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
});

describe('the next patient finds nothing of the one before', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('given a number that nobody takes away, when 20 seconds have passed, then the page is empty', async () => {
    const app = await proved();
    await app.answer(200, { meta: choice });
    await app.press(/dr. Sari Dewi.*3 menunggu/);
    await app.answer(201, { meta: ticket });
    act(() => void jest.advanceTimersByTime(19_000));
    expect(screen.getByRole('status')).toHaveTextContent('A-007');
    act(() => void jest.advanceTimersByTime(1_000));
    isEmpty();
  });

  test('given somebody who goes away while filling in, when 45 seconds have passed without a touch, then the page is empty', async () => {
    const app = await proved();
    await app.answer(200, { meta: choice });
    act(() => void jest.advanceTimersByTime(40_000));
    fireEvent.pointerDown(document.body);
    act(() => void jest.advanceTimersByTime(40_000));
    expect(screen.getByText('Halo, BS')).toBeVisible();
    act(() => void jest.advanceTimersByTime(5_000));
    isEmpty();
  });
});
