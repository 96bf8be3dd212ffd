/** The dates of the business in the calendar: what they say, where they lead, that they are not one's own, and that a kind is hidden. Rule: NTF-7. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dates } from '#client/areas/calendar/flows/dates';
import { openScreen } from '../../../screens/usman';

const asked = '/dates?from=2026-10-26&to=2026-12-06';
const id = '00000000-0000-4000-8000-000000000009';
const due = { kind: 'invoice_due', day: '2026-11-24', at: null, id, name: 'INV/2026/11/0001', client: 'Klinik Melati' };
const ticket = { kind: 'ticket_due', day: '2026-11-25', at: '2026-11-25T10:00:00.000Z', id, name: 'Cetak gagal', client: 'Klinik Melati' };
const holiday = { kind: 'holiday', day: '2026-11-26', at: null, id: null, name: 'Hari libur klinik', client: null };

const open = async () => {
  const app = await openScreen('/calendar?view=week&date=2026-11-24');
  await waitFor(() => expect(app.to('GET', '/dates')).toBeDefined());
  const call = app.to('GET', '/dates');
  await app.during(() => call.answer(200, { meta: { dates: [due, ticket, holiday] } }));
  return { ...app, call };
};

test('the whole weeks of the month are asked for, and each date says what it is', async () => {
  const { call } = await open();
  expect(call.path).toBe(asked);
  await screen.findByRole('button', { name: /^Jatuh tempo: INV\/2026\/11\/0001/ });
  expect(screen.getByRole('button', { name: /Tiket: Cetak gagal/ })).toHaveTextContent(/^10.00 /);
  expect(screen.getByRole('button', { name: /^Hari libur Hari libur klinik/ })).toBeVisible();
});

test('keys open a date, and neither move nor delete it', async () => {
  const app = await open();
  const shown = await screen.findByRole('button', { name: /INV\/2026\/11\/0001/ });
  await app.during(() => fireEvent.keyDown(shown, { key: 'Delete' }));
  await app.during(() => fireEvent.keyDown(shown, { key: 'ArrowRight', altKey: true }));
  expect(screen.getByRole('button', { name: /INV\/2026\/11\/0001/ })).toBe(shown);
  await app.during(() => fireEvent.click(shown));
  await waitFor(() => expect(app.at()).toBe(`/services/invoice/detail/${id}`));
});

test('a kind that is hidden is not shown, and comes back', async () => {
  const app = await open();
  await screen.findByRole('button', { name: /Hari libur klinik/ });
  await app.press('Hari libur');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Hari libur klinik/ })).toBeNull());
  expect(dates.selectors.hidden(app.state())).toEqual(['holiday']);
  await app.press('Hari libur');
  await screen.findByRole('button', { name: /Hari libur klinik/ });
});

test('given dates that do not come, then they can be asked for again, and own events stay', async () => {
  const app = await openScreen('/calendar?view=week&date=2026-11-24');
  await waitFor(() => expect(app.to('GET', '/dates')).toBeDefined());
  await app.during(() => app.to('GET', '/dates').answer(500, { errors: [{ code: 'server.failed' }] }));
  await screen.findByText(/Tanggal penting belum dapat dimuat/);
  await app.press('Coba lagi');
  expect(app.calls.filter(({ path }) => path === asked).length).toBeGreaterThan(1);
});
