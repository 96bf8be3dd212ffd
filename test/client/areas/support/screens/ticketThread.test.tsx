/** The thread of a ticket that was answered by mail: the reader unfolds all words of the mail, and staff open it as it came. Rule: TKT-13. */
import { screen, within } from '@testing-library/react';
import { resourceObject } from '../../../stubServer';
import { id, openScreen, page } from '../../../screens/usman';

const at = '2026-11-25T03:00:00.000Z';
const times = { created_at: at, updated_at: at };

const ticket = resourceObject('tickets', {
  id: id(1),
  ...times,
  subject: 'Printer struk',
  number: 'TKT-2026-00001',
  status: 'open',
  priority: 'normal',
  category: 'technical',
  message: 'Struk kosong.',
  files: null,
  full_text: null,
  entity: null,
  assignee: null,
  requester: { type: 'users', id: id(80) },
  previous: null,
  successor: null,
  tags: [],
});
const entry = (number: number, message: string, full_text: string | null) =>
  resourceObject('ticket-entries', { id: id(number), ...times, kind: 'customer', message, full_text, files: null, author_name: 'Tuti' });
const mail = resourceObject('ticket-mails', {
  id: id(4),
  ...times,
  message_id: id(2),
  files: [{ id: id(5), name: 'surat-asli.eml', size: 900, type: 'message/rfc822' }],
});

test('a message by mail is unfolded and folded again, and has the mail itself; one that was written here has neither', async () => {
  const app = await openScreen(`/tiket/detail/${id(1)}`);
  await app.answer('GET', `/tickets/${id(1)}`, 200, { data: ticket });
  await app.answer('GET', '/ticket-entries?', 200, page([entry(2, 'Sudah.', 'Sudah.\n\n> Kabelnya?'), entry(3, 'Ditulis di sini.', null)]));
  await app.answer('GET', '/ticket-notes?', 200, page([]));
  await app.answer('GET', '/ticket-mails?', 200, page([mail]));
  const mailed = (await screen.findByText('Sudah.')).closest('li')!;
  const written = screen.getByText('Ditulis di sini.').closest('li')!;
  expect(mailed).not.toHaveTextContent('Kabelnya?');
  await app.press('Tampilkan surat lengkap');
  expect(mailed).toHaveTextContent('> Kabelnya?');
  await app.press('Tampilkan jawaban saja');
  expect(mailed).not.toHaveTextContent('Kabelnya?');
  expect(within(written).queryByRole('button', { name: /surat/i })).toBeNull();
  await app.press('Surat asli');
  expect((await app.called('GET', '/file-links')).path).toContain(`/file-links/ticket-mails/${id(4)}/files/${id(5)}`);
});

test.each([
  ['Tanya pemohon', 'Pertanyaan'],
  ['Tandai selesai', 'Pesan penutup'],
])('%s begins without a text: the words of the requester are not sent back to them', async (command, label) => {
  const app = await openScreen(`/tiket/detail/${id(1)}`);
  await app.answer('GET', `/tickets/${id(1)}`, 200, { data: ticket });
  await screen.findAllByText('Struk kosong.');
  await app.press(command);
  expect(await screen.findByLabelText(new RegExp(`^${label}`))).toHaveValue('');
});
