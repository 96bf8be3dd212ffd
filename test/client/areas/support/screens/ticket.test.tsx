/** The queue of tickets and the form of a new one: a ticket is taken in one press, keys go through the rows, and a known answer makes a ticket unnecessary. Rule: TKT-9. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp, profileOf } from '../../../app/openApp';
import { resourceObject } from '../../../stubServer';
import { id, openScreen, page } from '../../../screens/usman';

const ticket = (number: number, subject: string, values: object = {}) =>
  resourceObject('tickets', {
    id: id(number),
    subject,
    number: `TKT-2026-0000${number}`,
    status: 'new',
    priority: 'normal',
    category: 'technical',
    message: 'Mohon dibantu.',
    files: null,
    assignee_name: null,
    unassigned: true,
    next_due_at: null,
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:00:00.000Z',
    entity: { type: 'entity', id: id(90) },
    assignee: null,
    requester: { type: 'users', id: id(80) },
    ...values,
  });

const queue = async () => {
  const app = await openScreen('/tiket?status=new,open,pending_customer&sort=next_due_at');
  await app.answer(
    'GET',
    '/tickets?',
    200,
    page([ticket(1, 'Cetak gagal'), ticket(2, 'Tarif hilang', { assignee_name: 'Dewi', assignee: { type: 'users', id: id(81) } })]),
  );
  return app;
};

test('those who manage tickets see a queue, and take a ticket of nobody in one press', async () => {
  const app = await queue();
  await screen.findByRole('heading', { level: 1, name: 'Antrean tiket' });
  await app.press('Ambil: Cetak gagal');
  const call = await app.called('POST', '/tickets');
  expect(call.path).toMatch(new RegExp(`/tickets/${id(1)}/assign`));
  const me = (call.body as { data: { relationships: { assignee: { data: { type: string } } } } }).data.relationships.assignee.data;
  expect(me).toMatchObject({ type: 'users' });
  expect(screen.queryByRole('button', { name: 'Ambil: Tarif hilang' })).toBeNull();
});

test('next to each subject stands how urgent it is, because its column has no room on most screens', async () => {
  const app = await openScreen('/tiket?status=new,open,pending_customer&sort=next_due_at');
  await app.answer(
    'GET',
    '/tickets?',
    200,
    page([ticket(1, 'Cetak gagal', { priority: 'critical' }), ticket(2, 'Tarif hilang', { priority: 'low' })]),
  );
  await screen.findByText('Cetak gagal');
  expect(screen.getAllByTitle(/^Prioritas: /).map(({ title }) => title)).toEqual(['Prioritas: Kritis', 'Prioritas: Rendah']);
});

test('J and K go from row to row, and letters that are typed stay letters', async () => {
  const app = await queue();
  await screen.findByText('Cetak gagal');
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-opens-row]')];
  const key = (name: string, on: Element = document.activeElement ?? document.body) =>
    app.during(() => fireEvent.keyDown(on, { key: name }));
  await key('j');
  expect(rows()[0]).toHaveFocus();
  await key('j');
  expect(rows()[1]).toHaveFocus();
  await key('k');
  expect(rows()[0]).toHaveFocus();
  const search = screen.getAllByRole('searchbox')[0]!;
  search.focus();
  await key('j', search);
  expect(search).toHaveFocus();
});

test('an answer of the FAQ stands under the subject while it is typed, and whom it helps leaves without a ticket', async () => {
  const app = await openScreen('/tiket/add-tiket');
  await screen.findByLabelText(/^Judul/);
  await app.type(/^Judul/, 'Apakah data lama bisa diimpor?');
  const known = await screen.findByRole('complementary', { name: 'Mungkin ini menjawab pertanyaan Anda' });
  const question = await within(known).findByText('Bisakah data lama diimpor?');
  const subject = screen.getByLabelText(/^Judul/);
  expect(subject.compareDocumentPosition(known) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(known.compareDocumentPosition(screen.getByLabelText(/^Pesan/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await app.during(() => fireEvent.click(question));
  await app.press('Ini menjawab pertanyaan saya');
  await waitFor(() => expect(app.at()).toMatch(/^\/tiket(\?|$)/));
  expect(app.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('who belongs to no clinic is asked for none, also before their address is proved', async () => {
  const app = await openApp('/tiket/add-tiket', { token: 'pass', width: 390 });
  const profile = profileOf('member');
  const actor = { ...profile.meta.actor, restriction: 'unverified' };
  await app.during(() => app.to('GET', '/me').answer(200, { ...profile, meta: { ...profile.meta, actor } }));
  await screen.findByLabelText(/^Judul/);
  expect(screen.queryByLabelText(/^Klien/)).toBeNull();
});
