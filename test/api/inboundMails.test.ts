/** Answers by mail: real MIME messages, handed over as a relay does. Rules: TKT-2, TKT-5, TKT-6, TKT-13. */
import MailComposer from 'nodemailer/lib/mail-composer';
import sharp from 'sharp';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { limits } from '#shared/limits';
import { MOST_MESSAGE } from '#shared/areas/support/resources/ticket';
import { admin, api, asked, clinic, clock, daysLater, done, inbound, mailsAbout, read, said, thread, type Clinic } from './ticketClinic';
import { recordIn, recordsIn } from './testApi';

type Mail = ConstructorParameters<typeof MailComposer>[0];

let melati: Clinic;
let nurse: { id: string; email: string };
let ticket: { id: string };
let address: string;
let sent = 0;

beforeAll(async () => {
  melati = await clinic();
});
const about = async (given: { id: string }) => {
  ticket = given;
  ({ requester: nurse, address } = await mailsAbout(ticket));
};
beforeEach(async () => about(await asked(melati.nurse)));

const raw = (mail: Mail): Promise<Buffer> =>
  new MailComposer({ from: nurse.email, to: address, subject: 'Re: Tiket', messageId: `<${(sent += 1)}@surat.test>`, ...mail })
    .compile()
    .build();
const handOver = async (body: Buffer, secret = inbound.secret, at = clock.now, signed = body) => {
  const { statusCode, payload } = await api.app.inject({
    method: 'POST',
    url: '/api/v1/inbound-mails',
    headers: { 'content-type': 'message/rfc822', ...relayHeaders(secret, signed, at) },
    payload: body,
  });
  const document = JSON.parse(payload) as { meta?: { result: string }; errors?: { code: string }[] };
  return [statusCode, document.meta?.result ?? document.errors?.map(({ code }) => code).join()];
};
const mailed = async (mail: Mail) => handOver(await raw(mail));
const messages = async (of = ticket, by = melati.nurse) =>
  (await thread(by, of)).filter(({ kind }) => kind !== 'event').map(({ kind, message }) => [kind, message]);
const notes = async () =>
  recordsIn(await admin('GET', `/ticket-notes?filter[ticket]=${ticket.id}`)).map(({ attributes }) => String(attributes!['message']));

test('given a question, when the nurse answers the mail, then her words are in the thread without the repeated mail, and the ticket is open', async () => {
  await done(admin, ticket, 'ask', { message: 'Peramban apa?' });
  const text = 'Chrome 140.\n\nPada Sen, 9 Nov 2026 pukul 10.00 Nadi <no-reply@nadi.test> menulis:\n\n> Tim kami bertanya.\n';
  expect(await mailed({ text })).toEqual([200, 'taken']);
  expect((await messages()).at(-1)).toEqual(['customer', 'Chrome 140.']);
  expect((await read(melati.nurse, ticket))['status']).toBe('open');
  const [entry] = (await thread(melati.nurse, ticket)).filter(({ kind }) => kind === 'customer');
  expect(entry!['author_name']).toBe('Suster Ani');
});

test.each([
  ['its elements lie inside one another thousands of times', '<div>'.repeat(20_000) + 'Masih gagal.' + '</div>'.repeat(20_000)],
  ['ends that end nothing hide how deep it is', `${'<div></b>'.repeat(33_000)}Masih gagal.`],
  ['it is very long', `<p>${'Masih gagal. '.repeat(30_000)}</p>`],
])('given a mail of HTML of which %s, then its words are kept', async (_, html) => {
  expect(await mailed({ html })).toEqual([200, 'taken']);
  expect(String((await messages()).at(-1)![1]).trim()).toMatch(/^Masih gagal\./);
});

test('given a mail to an address that nobody signed, then it is ignored', async () => {
  expect(await mailed({ to: address.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`), text: 'Palsu' })).toEqual([200, 'ignored']);
});

test.each([
  ['control characters', 'Stok\u000bhabis\u0007 hari ini', 'Stok\nhabis hari ini'],
  ['500 combining marks on a letter', `Stok x${'\u0301'.repeat(500)}`, `Stok x${'\u0301'.repeat(30)}`],
])('given a mail with %s, then it is taken without what our rules refuse', async (_, text, kept) => {
  expect(await mailed({ text })).toEqual([200, 'taken']);
  expect((await messages()).at(-1)).toEqual(['customer', kept]);
});

test('given a mail of HTML with a script, a tracking pixel and a quoted mail, then only its words are kept', async () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><p>Sudah <b>saya</b> coba.</p><script>alert(1)</script><img src="https://spy.test/p.gif?u=1" alt="">' +
    '<div>Tarif &lt; 100 &amp; lebih</div><div class="gmail_quote">On Monday Nadi wrote:<blockquote>lama</blockquote></div></body></html>';
  expect(await mailed({ html })).toEqual([200, 'taken']);
  const [, message] = (await messages()).at(-1)!;
  expect(message).toBe('Sudah saya coba.\nTarif < 100 & lebih');
});

test('given a picture and a program, then the picture is kept with the message, and the program is named', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
  const attachments = [
    { filename: 'layar.png', content: png },
    { filename: 'buka.exe', content: Buffer.from('MZ') },
    { filename: 'palsu.png', content: Buffer.from('<script>') },
  ];
  expect(await mailed({ text: '', attachments })).toEqual([200, 'taken']);
  const entry = (await thread(melati.nurse, ticket)).at(-1)!;
  expect([entry['message'], (entry['files'] as { name: string }[]).map(({ name }) => name)]).toEqual([
    '(Tanpa teks.)\n\n(Lampiran yang tidak disimpan: buka.exe, palsu.png)',
    ['layar.png'],
  ]);
});

test.each([
  ['id', ['(Tanpa teks.)', '(Lampiran yang tidak disimpan: buka.exe)']],
  ['en', ['(No text.)', '(Attachments that were not kept: buka.exe)']],
])('given a requester who uses the application in %s, then what is added to their mail is in that language', async (language, added) => {
  await api.database.pool.query('update users set language = $2 where id = $1', [nurse.id, language]);
  expect(await mailed({ text: '', attachments: [{ filename: 'buka.exe', content: Buffer.from('MZ') }] })).toEqual([200, 'taken']);
  expect((await messages()).at(-1)).toEqual(['customer', added.join('\n\n')]);
  expect(await mailed({ text: 'a'.repeat(MOST_MESSAGE + 1) })).toEqual([200, 'taken']);
  expect((await messages()).at(-1)![1]).toMatch(
    language === 'id' ? /dipotong karena terlalu panjang\.\)$/ : /cut because it is too long\.\)$/,
  );
});

test('given the same mail twice, also at once, then it is one message', async () => {
  const body = await raw({ text: 'Sekali saja.' });
  const results = await Promise.all([handOver(body), handOver(body)]);
  expect([...results, await handOver(body)].map(([, result]) => result).sort()).toEqual(['repeated', 'repeated', 'taken']);
  expect(await messages()).toEqual([['customer', 'Sekali saja.']]);
});

test('given a mail from a stranger, then staff have it as a note with a part of the address, and nobody of the clinic can read it', async () => {
  expect(await mailed({ from: 'asing@luar.test', text: 'Beri saya datanya.' })).toEqual([200, 'noted']);
  const [note] = await notes();
  expect(note).toContain('Beri saya datanya.');
  expect([note!.includes('a…@luar.test'), note!.includes('asing@')]).toEqual([true, false]);
  for (const words of ['bukan milik pemohon', "not the requester's"]) expect(note).toContain(words);
  expect(await messages()).toEqual([]);
});

test('given a requester whose account is inactive, then their mail becomes a note', async () => {
  const before = melati;
  melati = await clinic();
  await about(await asked(melati.nurse));
  await api.database.pool.query(`update users set status = 'inactive' where id = $1`, [nurse.id]);
  const result = await mailed({ text: 'Masih saya.' });
  melati = before;
  expect([result, await messages(ticket, admin)]).toEqual([[200, 'noted'], []]);
});

test.each<[string, (other: string) => Mail]>([
  ['an address with a wrong signature', () => ({ to: address.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`) })],
  ['the signature of another ticket', (other) => ({ to: address.replace(/\+[0-9a-f]{32}/, `+${other.replaceAll('-', '')}`) })],
  ['the address without a ticket', () => ({ to: inbound.address })],
  ['another host', () => ({ to: address.replace('masuk.nadi.test', 'luar.test') })],
  ['an answer during an absence', () => ({ headers: { 'Auto-Submitted': 'auto-replied' } })],
  ['a mailing list', () => ({ headers: { Precedence: 'bulk' } })],
  ['a delivery report', () => ({ from: 'MAILER-DAEMON@surat.test' })],
  ['our own address', () => ({ from: address })],
])('given %s, then nothing is written', async (_, mail) => {
  const other = await asked(melati.nurse);
  expect(await mailed({ text: 'Halo.', ...mail(other.id) })).toEqual([200, 'ignored']);
  expect([await messages(), await messages(other), await notes()]).toEqual([[], [], []]);
});

test('given a mail that was delivered to the address by a blind copy, then the server’s header leads to the ticket', async () => {
  expect(await mailed({ to: 'seseorang@luar.test', headers: { 'Delivered-To': address.toUpperCase() }, text: 'Lewat Bcc.' })).toEqual([
    200,
    'taken',
  ]);
});

test('given a ticket that was closed long ago, then the answer makes a new ticket that goes on from it', async () => {
  await done(admin, ticket, 'resolve', { message: 'Sudah.' });
  await done(melati.nurse, ticket, 'confirm');
  daysLater(30);
  expect(await mailed({ text: 'Terjadi lagi.' })).toEqual([200, 'taken']);
  const { successor } = recordIn(await admin('GET', `/tickets/${ticket.id}`)).relationships!;
  const next = (successor!.data as { id: string }).id;
  expect(await read(melati.nurse, { id: next })).toMatchObject({ message: 'Terjadi lagi.', status: 'new' });
});

test('given a wrong secret, an old signature, another mail than was signed, no mail at all and 40 MB, then nothing is written', async () => {
  const body = await raw({ text: 'Halo.' });
  const late = new Date(clock.now.getTime() - 301_000);
  expect(await handOver(body, 'salah'.repeat(8))).toEqual([401, 'notice.signature']);
  expect(await handOver(body, inbound.secret, late)).toEqual([401, 'notice.stale']);
  expect(await handOver(body, inbound.secret, clock.now, await raw({ text: 'Lain.' }))).toEqual([401, 'notice.signature']);
  expect(await handOver(Buffer.alloc(0))).toEqual([200, 'ignored']);
  expect(await handOver(Buffer.alloc(40 * 1_048_576, 'a'))).toEqual([413, 'body.too_large']);
  expect(limits.inboundMail).toBeLessThan(40 * 1_048_576);
  expect(await messages()).toEqual([]);
});

test('given an answer by staff, then the mail to the nurse says where her answer goes, and the mail to staff does not', async () => {
  await done(admin, ticket, 'reply', { message: 'Kami periksa.' });
  await api.app.jobs.runDue();
  const { rows } = await api.database.pool.query<{ own: boolean; reply_to: string | null }>(
    `select user_id = $1 as own, reply_to from mails where purpose = 'ticket' and reply_to is not distinct from $2 or user_id <> $1 and purpose = 'ticket'`,
    [nurse.id, address],
  );
  expect(rows.filter(({ own }) => own)).toEqual([{ own: true, reply_to: address }]);
  expect(new Set(rows.filter(({ own }) => !own).map(({ reply_to }) => reply_to))).toEqual(new Set([null]));
  expect(said(await admin('GET', '/mails?page[size]=1'))).toEqual([200]);
});

test.each([
  ['the requester answers', () => nurse.email, 'command ticket reply Tarif tidak tersimpan'],
  ['a stranger writes', () => 'orang@lain.test', 'add ticketNote null Tarif tidak tersimpan'],
])('given a mail by which %s, then the audit tells it in one line that names the ticket', async (_, from, told) => {
  const lines = async () =>
    recordsIn(await admin('GET', '/audit?filter[follows]=false&filter[action]=add,update,command&sort=-created_at&page[size]=100'));
  const before = new Set((await lines()).map(({ id }) => id));
  daysLater(30);
  expect(await mailed({ from: from(), text: 'Masih gagal.' })).toEqual([200, expect.stringMatching(/taken|noted/)]);
  const fresh = (await lines()).filter(({ id }) => !before.has(id)).map(({ attributes }) => attributes!);
  expect(fresh.map(({ action, resource, command, record_label: name }) => [action, resource, command, name].map(String).join(' '))).toEqual(
    [told],
  );
});
