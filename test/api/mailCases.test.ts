/** Mails as people and their programs really write them, handed over as a relay does: each stands for its kind. Rules: TKT-2, TKT-5, TKT-13. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { admin, api, asked, clinic, clock, done, inbound, mailsAbout, read, thread, type Clinic } from './ticketClinic';
import { recordIn, recordsIn } from './testApi';

let melati: Clinic;
let nurse: { id: string; email: string };
let ticket: { id: string };
let address: string;
let sent = 0;

beforeAll(async () => {
  melati = await clinic();
});
beforeEach(async () => {
  ticket = await asked(melati.nurse);
  ({ requester: nurse, address } = await mailsAbout(ticket));
});

const addressed = (mail: string): string => {
  sent += 1;
  return mail
    .replace(/^From: .*$/m, `From: ${nurse.email}`)
    .replace(/^To: .*$/m, `To: ${address}`)
    .replace(/^Message-ID: .*$/m, `Message-ID: <kasus-${sent}@klinik.example>`);
};
const handOver = async (mail: string | Buffer) => {
  const body = Buffer.from(mail);
  const { statusCode, payload } = await api.app.inject({
    method: 'POST',
    url: '/api/v1/inbound-mails',
    headers: { 'content-type': 'message/rfc822', ...relayHeaders(inbound.secret, body, clock.now) },
    payload: body,
  });
  const { meta, errors } = JSON.parse(payload) as { meta?: { result: string }; errors?: { code: string }[] };
  return [statusCode, meta?.result ?? errors?.map(({ code }) => code).join()];
};
const caseOf = (name: string) => addressed(readFileSync(`test/server/mail/cases/${name}.eml`, 'utf8'));

/** A mail with these headers and this body, from the nurse to the ticket. */
const mail = (body: string, type = 'text/plain; charset=utf-8', headers = '') =>
  addressed(
    `From: x\nTo: x\nSubject: Re: Tiket\nMessage-ID: x\nDate: Wed, 25 Nov 2026 14:20:00 +0700\nMIME-Version: 1.0\n${headers}Content-Type: ${type}\n\n${body}`,
  );
/** A mail of several parts, each with its headers. */
const parts = (type: string, ...all: string[]) =>
  mail(`${all.map((part) => `--batas\n${part}\n`).join('')}--batas--\n`, `${type}; boundary="batas"`);
const encoded = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');
const file = (type: string, name: string, bytes: string | Buffer, more = '') =>
  `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n${more}Content-Transfer-Encoding: base64\n\n${encoded(bytes)}`;
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;
const html = (text: string) => `Content-Type: text/html; charset=utf-8\n\n${text}`;

const PDF = '%PDF-1.4\ntrailer\n%%EOF\n';
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
const PACKED = Buffer.from('308006092a864886f70d010702a080', 'hex');
const event = 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nDTSTART:20261201T030000Z\nSUMMARY:Pelatihan kasir\nEND:VEVENT\nEND:VCALENDAR';
const logo = (at: number) =>
  `Content-Type: image/png; name="logo${at}.png"\nContent-Disposition: inline; filename="logo${at}.png"\nContent-ID: <logo${at}@x>\nContent-Transfer-Encoding: base64\n\n` +
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Entry = { message: string; full_text: string | null; files: { name: string; type: string }[] | null };
const lastEntry = async () => {
  const { message, full_text, files } = (await thread(melati.nurse, ticket)).at(-1) as unknown as Entry;
  return { message, fullText: full_text, files: (files ?? []).map(({ name }) => name) };
};

const CHARSET = 'プリンターが動きません。';

type Kept = { message: string; fullText?: RegExp; files?: string[] };
test.each<[string, () => string, Kept]>([
  [
    'an answer below the repeated mail',
    () => caseOf('09-bottom-posting'),
    { message: 'Sudah saya coba, tetap tidak bisa.\nNomor seri printernya EP-4471.', fullText: /> Apakah kabel printer sudah dicoba\?/ },
  ],
  [
    'answers between repeated lines of HTML',
    () =>
      parts(
        'multipart/alternative',
        html(
          '<div class="gmail_quote"><div>Pada 25/11/26 10.15 Nadi menulis:</div><blockquote><p>Merek?</p></blockquote><p>Epson.</p><blockquote><p>Sejak?</p></blockquote><p>Kemarin.</p></div>',
        ),
      ),
    { message: 'Epson.\nKemarin.', fullText: /> Merek\?\nEpson\.\n> Sejak\?/ },
  ],
  [
    'an answer below a repeated mail of HTML',
    () => mail('<blockquote type="cite"><p>Sudah dicoba?</p></blockquote><p>Belum.</p>', 'text/html'),
    { message: 'Belum.', fullText: /> Sudah dicoba\?/ },
  ],
  [
    'a list between two lines',
    () => caseOf('10-dash-separator'),
    { message: 'Berikut tiga printer yang rusak.\n\n--\nLoket 1: EP-4471\nLoket 2: EP-4472\n--\nMohon dikirim teknisi hari ini.' },
  ],
  ['a line of its own at the end', () => mail('Daftar:\n--\nLoket 1\n'), { message: 'Daftar:\n--\nLoket 1' }],
  ['more than an amount', () => mail('Kirim\n>100 tablet\nhari ini\n'), { message: 'Kirim\n>100 tablet\nhari ini' }],
  [
    'lines of their own that look like headers',
    () => caseOf('10b-from-line'),
    { message: 'Pasien yang gagal:\nDari: Loket pendaftaran 2\nKe: Poli gigi\nJumlah: 14 orang' },
  ],
  [
    'a subject of their own',
    () => mail('Surat ini:\nPerihal: Printer\nDari: Loket 1\n'),
    { message: 'Surat ini:\nPerihal: Printer\nDari: Loket 1' },
  ],
  ['a date of their own', () => mail('Jadwal:\nDari: 1 Desember\nTanggal: 3\n'), { message: 'Jadwal:\nDari: 1 Desember\nTanggal: 3' }],
  ['plain text without a word', () => caseOf('11-blank-plain-part'), { message: 'Printer sudah menyala, tetapi struk kosong.' }],
  [
    'HTML before a footer in plain text',
    () => parts('multipart/mixed', html('<p>Struk kosong.</p>'), plain('Diperiksa antivirus.')),
    { message: 'Struk kosong.\n\nDiperiksa antivirus.' },
  ],
  [
    'plain text of no-break spaces',
    () => parts('multipart/alternative', plain('\u00a0\u200b\n'), html('<table><tr><td>Obat</td><td>10</td></tr></table>')),
    { message: 'Obat\t10' },
  ],
  [
    'links of HTML whose words do not say where they lead',
    () =>
      mail(
        '<p>Lihat <a href="https://contoh.id/rekam?a=1&amp;b=2">rekaman layar</a> dan <a href="https://contoh.id/">contoh.id</a>, ' +
          '<a href="mailto:kasir@melati.id">surel kasir</a>, <a href="javascript:x()">ini</a><a href="https://contoh.id/logo"><img src="x"></a>.</p>',
        'text/html',
      ),
    {
      message: 'Lihat rekaman layar (https://contoh.id/rekam?a=1&b=2) dan contoh.id, surel kasir (mailto:kasir@melati.id), ini.',
    },
  ],
  [
    'a link of HTML that is too long to be parsed',
    () => mail(`<p><a class="x" href="https://contoh.id/rekam">rekaman</a></p><!--${'x'.repeat(300_000)}-->`, 'text/html'),
    { message: 'rekaman (https://contoh.id/rekam)' },
  ],
  ['Japanese without its charset', () => caseOf('12b-iso2022jp-no-charset'), { message: CHARSET }],
  [
    'Japanese in ASCII',
    () => mail('Kata: \u001b$B%W%j%s%?!<\u001b(B ok\n', 'text/plain; charset=us-ascii'),
    { message: 'Kata: プリンター ok' },
  ],
  ['a vertical tab', () => caseOf('12c-control-vt-word'), { message: 'Serial printer:\n EP-4471' }],
  ['letters that turn the text round', () => mail('Bayar \u202e000.1\u202c ya\n'), { message: 'Bayar 000.1 ya' }],
  ['a form feed and a bell', () => mail('Satu\u000cdua\u0007 tiga\n'), { message: 'Satu\ndua tiga' }],
  [
    'a file whose name has a path and signs that no name needs',
    () => parts('multipart/mixed', plain('Ini.'), file('application/pdf', '..\\\\..\\\\a/b\u0007ukti\u202e?.pdf', PDF)),
    { message: 'Ini.', files: ['bukti.pdf'] },
  ],
  [
    'five logos before a PDF',
    () => caseOf('17-signature-logos'),
    {
      message: 'Bukti transfer terlampir.\nAyu Kusuma\n\n(Lampiran yang tidak disimpan: image005.png)',
      files: ['bukti-transfer.pdf', 'image001.png', 'image002.png', 'image003.png', 'image004.png'],
    },
  ],
  [
    'logos before two PDFs',
    () =>
      parts(
        'multipart/related',
        html('<p>Ini.<img src="cid:logo1@x"></p>'),
        ...[1, 2, 3, 4].map(logo),
        file('application/pdf', 'a.pdf', PDF),
        file('application/pdf', 'b.pdf', PDF),
      ),
    { message: 'Ini.\n\n(Lampiran yang tidak disimpan: logo4.png)', files: ['a.pdf', 'b.pdf', 'logo1.png', 'logo2.png', 'logo3.png'] },
  ],
  [
    'a picture that was pasted into the text',
    () => parts('multipart/related', html('<p>Layar:<img src="cid:logo1@x"></p>'), logo(1)),
    { message: 'Layar:', files: ['logo1.png'] },
  ],
  [
    'an invitation',
    () => caseOf('20-calendar-reply'),
    {
      message: 'Undangan: Perbaikan printer di loket\nWaktu: Senin, 30 November 2026 09.00–10.00 WIB\nTempat: Klinik lantai 2',
      files: ['undangan.ics'],
    },
  ],
  [
    'an invitation twice, with a name and a word',
    () =>
      parts(
        'multipart/mixed',
        plain('Datang ya.'),
        `Content-Type: text/calendar; charset=utf-8\n\n${event}`,
        file('application/ics', 'invite.ics', event),
      ),
    { message: 'Datang ya.\n\nUndangan: Pelatihan kasir\nWaktu: Selasa, 1 Desember 2026 pukul 10.00 WIB', files: ['invite.ics'] },
  ],
  [
    'a named invitation',
    () => parts('multipart/mixed', file('text/calendar', 'pelatihan.ics', event)),
    { message: 'Undangan: Pelatihan kasir\nWaktu: Selasa, 1 Desember 2026 pukul 10.00 WIB', files: ['pelatihan.ics'] },
  ],
  ['a signature of S/MIME', () => caseOf('21-smime-signed'), { message: 'Jawaban bertanda tangan.' }],
  [
    'a signature of PGP',
    () =>
      parts(
        'multipart/signed',
        plain('Ditandatangani.'),
        'Content-Type: application/pgp-signature; name="signature.asc"\n\n-----BEGIN PGP SIGNATURE-----',
      ),
    { message: 'Ditandatangani.' },
  ],
  [
    'content that S/MIME packs',
    () => mail(encoded(PACKED), 'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"', 'Content-Transfer-Encoding: base64\n'),
    {
      message: '(Isi surat ini dikemas dengan S/MIME dan hanya terbaca di program surat. Isinya ada di lampiran.)',
      files: ['smime.p7m'],
    },
  ],
  [
    'a photo of a phone',
    () => parts('multipart/mixed', plain('Foto.'), file('image/heic', 'IMG_0042.HEIC', HEIC)),
    { message: 'Foto.', files: ['IMG_0042.HEIC'] },
  ],
  [
    'the bold headers of Outlook',
    () => caseOf('28f-outlook-ms-en-bold'),
    { message: 'Done.', fullText: /\*Subject:\* TKT\n\nOld words\.$/ },
  ],
  [
    'the headers of Outlook in HTML',
    () =>
      mail(
        '<div>Sudah.</div><div id="divRplyFwdMsg"><b>Dari:</b> Nadi &lt;no-reply@nadi.test&gt;<br><b>Dikirim:</b> Rabu<br><b>Kepada:</b> Ayu</div><div>Kata lama.</div>',
        'text/html',
      ),
    { message: 'Sudah.', fullText: /Dari: Nadi <no-reply@nadi.test>\nDikirim: Rabu\nKepada: Ayu\nKata lama\.$/ },
  ],
  [
    'words that somebody indented in Gmail',
    () =>
      mail(
        '<div>Langkah:</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Cabut kabel</div></blockquote>',
        'text/html',
      ),
    { message: 'Langkah:\nCabut kabel' },
  ],
  ['only a repeated mail', () => mail('> Sudah dicoba?\n> Kabelnya?\n'), { message: '> Sudah dicoba?\n> Kabelnya?' }],
  ['a boundary that no part has', () => mail('Tanpa batas.\n', 'multipart/mixed; boundary="lain"'), { message: 'Tanpa batas.' }],
])('given %s, then nothing that the person wrote is lost', async (_, given, { message, fullText, files = [] }) => {
  expect(await handOver(given())).toEqual([200, 'taken']);
  const entry = await lastEntry();
  expect([entry.message, entry.files]).toEqual([message, files]);
  if (fullText) expect(entry.fullText).toMatch(fullText);
  else expect(entry.fullText).toBeNull();
});

test.each<[string, () => string]>([
  ['an absence that only Exchange marks', () => caseOf('22b-ooo-exchange-suppress-only')],
  ['an absence that is marked', () => mail('Cuti.', undefined, 'Auto-Submitted: auto-replied\n')],
  ['an absence with the header alone', () => mail('Cuti.', undefined, 'X-Auto-Response-Suppress: OOF, AutoReply\n')],
  ['a mailing list', () => caseOf('24-list-mail')],
  ['a list by its address for mails', () => mail('Berita.', undefined, 'List-Post: <mailto:a@b.test>\n')],
  ['a mail in bulk', () => mail('Berita.', undefined, 'Precedence: list\n')],
  ['a mail that nobody can answer', () => mail('Gagal.', undefined, 'Return-Path: <>\n')],
  ['a report about a mail', () => parts('multipart/report; report-type=delivery-status', plain('Gagal.'))],
  ['a receipt', () => parts('multipart/report; report-type=disposition-notification', plain('Dibaca.'))],
])('given %s, then a resolved ticket stays resolved', async (_, given) => {
  await done(admin, ticket, 'resolve', { message: 'Sudah.' });
  expect(await handOver(given())).toEqual([200, 'ignored']);
  expect((await read(melati.nurse, ticket))['status']).toBe('resolved');
});

test.each<[string, string]>([
  ['asks for a receipt', 'Disposition-Notification-To: a@b.test\n'],
  ['says that a person wrote it', 'Auto-Submitted: no\n'],
  ['has the address of its sender', 'Return-Path: <a@b.test>\n'],
])('given an answer that %s, then it opens the ticket again', async (_, header) => {
  await done(admin, ticket, 'resolve', { message: 'Sudah.' });
  expect(await handOver(mail('Belum selesai.', undefined, header))).toEqual([200, 'taken']);
  expect((await read(melati.nurse, ticket))['status']).toBe('open');
});

test('given two mails with one Message-ID, then both are taken, and each of them once', async () => {
  const first = mail('Pertama.');
  const second = first.replace('Pertama.', 'Kedua.');
  const again = `Received: from b.test by a.test; Wed, 25 Nov 2026 14:21:00 +0700\n${first}`;
  expect([await handOver(first), await handOver(second), await handOver(again), await handOver(second)]).toEqual([
    [200, 'taken'],
    [200, 'taken'],
    [200, 'repeated'],
    [200, 'repeated'],
  ]);
  expect((await thread(melati.nurse, ticket)).map(({ message }) => message)).toEqual(['Pertama.', 'Kedua.']);
});

describe('the mail as it came', () => {
  const kept = async (of = ticket) => recordsIn(await admin('GET', `/ticket-mails?filter[ticket]=${of.id}`));
  const opened = async (record: { id: string; attributes?: Record<string, unknown> }) => {
    const [{ id }] = record.attributes!['files'] as [{ id: string }];
    const link = await api.as('admin')('GET', `/file-links/ticket-mails/${record.id}/files/${id}`);
    const authorization = `Bearer ${api.tokenOf('admin')}`;
    return api.app.inject({ url: String(link.document.meta!['url']), headers: { authorization } });
  };

  test('given an answer, then staff open it byte by byte, to be saved, and nobody of the clinic does', async () => {
    const given = mail('<script>alert(1)</script><p>Sudah.</p>', 'text/html');
    await handOver(given);
    const [record] = await kept();
    const entry = recordsIn(await admin('GET', `/ticket-entries?filter[ticket]=${ticket.id}`))[0]!;
    expect(record!.attributes!['message_id']).toBe(entry.id);
    const { statusCode, headers, rawPayload } = await opened(record!);
    expect([statusCode, rawPayload.toString()]).toEqual([200, given]);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['message/rfc822', 'nosniff']);
    expect(headers['content-disposition']).toMatch(/^attachment;.*surat-asli\.eml/);
    const [file] = record!.attributes!['files'] as [{ id: string }];
    for (const by of [melati.nurse, melati.owner])
      for (const path of ['/ticket-mails', `/ticket-mails/${record!.id}`, `/file-links/ticket-mails/${record!.id}/files/${file.id}`])
        expect((await by('GET', path)).status).toBe(403);
  });

  test('given a ticket that is deleted for good, then its mails go with it', async () => {
    await handOver(mail('Sudah.'));
    expect(await kept()).toHaveLength(1);
    const left = await transaction(
      api.database,
      async (trx) => {
        await sql`delete from tickets where id = ${ticket.id}`.execute(trx);
        return (await sql`select id from ticket_mails where ticket_id = ${ticket.id}`.execute(trx)).rows;
      },
      { scope: 'all' },
    );
    expect(left).toEqual([]);
  });

  test('given a mail from a stranger, then it is kept with the note', async () => {
    await handOver(mail('Beri saya datanya.').replace(/^From: .*$/m, 'From: asing@luar.test'));
    const [note] = recordsIn(await admin('GET', `/ticket-notes?filter[ticket]=${ticket.id}`));
    expect((await kept()).map(({ attributes }) => attributes!['message_id'])).toEqual([note!.id]);
  });

  test('given a ticket that was closed long ago, then mail and repeated words are kept with the ticket that goes on', async () => {
    await done(admin, ticket, 'resolve', { message: 'Sudah.' });
    await done(melati.nurse, ticket, 'confirm');
    clock.now = new Date(clock.now.getTime() + 30 * 86_400_000);
    await handOver(mail('Terjadi lagi.\n\n> Sudah.\n'));
    const next = recordIn(await admin('GET', `/tickets/${ticket.id}`)).relationships!['successor']!.data as { id: string };
    expect(await read(admin, next)).toMatchObject({ message: 'Terjadi lagi.', full_text: 'Terjadi lagi.\n\n> Sudah.' });
    expect((await kept(next)).map(({ attributes }) => attributes!['message_id'])).toEqual([next.id]);
  });
});
