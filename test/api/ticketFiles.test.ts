/** Files of tickets, of messages and of internal notes: uploaded first, attached once, opened by anyone who may read the record. Rules: TKT-2, TKT-6, PRV-11, VAL-15. */
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { readConfig } from '#server/config';
import { diskStore } from '#server/files/disk';
import { sweep } from '#server/jobs/cleanupJob';
import { storeOf } from '#server/storeOf';
import { limits } from '#shared/limits';
import { refTo } from '../build/records';
import { fileForm } from './fileForm';
import { admin, api, asked, clinic, clock, done, hoursLater, note, order, said, thread, type Clinic } from './ticketClinic';
import { recordIn, recordsIn, type Answered, type Caller } from './testApi';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');

type Uploaded = { readonly id: string; readonly name: string; readonly size: number; readonly type: string };

let png: Buffer;
let melati: Clinic;
let kenanga: Clinic;
beforeAll(async () => {
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
  melati = await clinic();
  kenanga = await clinic();
});

const send = (by: Caller, bytes = png, name = 'layar.png') => by('POST', '/uploads', ...fileForm(bytes, name));
const uploaded = async (by: Caller, bytes = png, name = 'layar.png'): Promise<Uploaded> => {
  const answer = await send(by, bytes, name);
  expect(said(answer)).toEqual([201]);
  return answer.document.meta!['file'] as Uploaded;
};
const filesOf = (record: { attributes?: Record<string, unknown> }) => record.attributes!['files'] as readonly Uploaded[] | null;
const link = (by: Caller, type: string, id: string, file: string) => by('GET', `/file-links/${type}/${id}/files/${file}`);
const fetched = async (user: string, answer: Answered) => {
  const { statusCode, headers, rawPayload } = await api.app.inject({
    url: String(answer.document.meta!['url']),
    headers: { authorization: `Bearer ${api.tokenOf(user as never)}` },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};
const kept = () => readdir(api.filesDir).catch(() => []);

test('given a screenshot and a PDF, when a nurse asks with both, then staff open each as it came', async () => {
  const files = [await uploaded(melati.nurse), await uploaded(melati.nurse, PDF, 'laporan bulan.pdf')];
  expect(files[1]).toEqual({ id: expect.any(String), name: 'laporan bulan.pdf', size: PDF.length, type: 'application/pdf' });
  const ticket = await asked(melati.nurse, { files });
  const stored = filesOf(ticket)!;
  expect(stored.map(({ name, type }) => [name, type])).toEqual([
    ['layar.png', 'image/png'],
    ['laporan bulan.pdf', 'application/pdf'],
  ]);
  expect(JSON.stringify(ticket)).not.toContain('/files/');
  const found = await fetched('admin', await link(api.as('admin'), 'tickets', ticket.id, stored[1]!.id));
  expect([found.status, found.bytes.equals(PDF), found.headers['content-type']]).toEqual([200, true, 'application/pdf']);
});

test('given files in each command with a message, then the thread has them, and the audit knows their names', async () => {
  const ticket = await asked(melati.nurse);
  const one = async (by: Caller, name: string) => ({ message: 'Lihat lampiran.', files: [await uploaded(by, png, name)] });
  await done(admin, ticket, 'ask', await one(admin, 'tanya.png'));
  await done(melati.nurse, ticket, 'reply', await one(melati.nurse, 'jawab.png'));
  await done(admin, ticket, 'resolve', await one(admin, 'selesai.png'));
  await done(melati.nurse, ticket, 'reopen', await one(melati.nurse, 'lagi.png'));
  const names = (await thread(melati.nurse, ticket)).flatMap((attributes) => (filesOf({ attributes }) ?? []).map(({ name }) => name));
  expect(names).toEqual(['tanya.png', 'jawab.png', 'selesai.png', 'lagi.png']);
  const { rows } = await api.database.pool.query(`select input from audit where record_id = $1 and command = 'ask'`, [ticket.id]);
  expect(rows).toEqual([{ input: { message: 'Lihat lampiran.', files: 'tanya.png' } }]);
});

test('given the file of an internal note, then staff open it, and no address leads anybody of the clinic to it', async () => {
  const ticket = await asked(melati.nurse);
  const files = [await uploaded(admin)];
  const document = {
    type: 'ticket-notes',
    attributes: { message: 'Lihat log.', files },
    relationships: { ticket: { data: refTo(ticket) } },
  };
  const written = recordIn(await admin('POST', '/ticket-notes', { data: document }));
  const [file] = filesOf(written)!;
  expect((await link(admin, 'ticket-notes', written.id, file!.id)).status).toBe(200);
  for (const by of [melati.nurse, melati.owner, kenanga.owner]) {
    // The same answer as for a note that does not exist: nobody of a clinic may ask for notes at all.
    for (const id of [written.id, file!.id]) expect(said(await link(by, 'ticket-notes', id, file!.id))).toEqual([403, 'access.denied']);
    expect(said(await link(by, 'ticket-entries', written.id, file!.id))).toEqual([404, 'resource.missing']);
    expect((await link(by, 'tickets', ticket.id, file!.id)).status).toBe(404);
  }
  expect(said(await note(melati.nurse, ticket, 'Halo'))).toEqual([403, 'access.denied']);
});

test('given a file of one clinic, then another clinic and a colleague who sees only their own tickets are told that there is none', async () => {
  const ticket = await asked(melati.nurse, { files: [await uploaded(melati.nurse)] });
  const [file] = filesOf(ticket)!;
  expect((await link(melati.owner, 'tickets', ticket.id, file!.id)).status).toBe(200);
  expect(said(await link(kenanga.owner, 'tickets', ticket.id, file!.id))).toEqual([404, 'resource.missing']);
  expect(said(await link(melati.doctor, 'tickets', ticket.id, file!.id))).toEqual([404, 'resource.missing']);
  expect(said(await link(melati.nurse, 'tickets', ticket.id, ticket.id))).toEqual([404, 'file.missing']);
});

describe('what cannot be attached', () => {
  test.each([
    ['a page that is called a picture', () => Buffer.from('<script>alert(1)</script>'), 415, 'file.unsupported'],
    ['an empty file', () => Buffer.alloc(0), 422, 'file.empty'],
    ['more than 10 MB', () => Buffer.concat([PDF, Buffer.alloc(10 * 1_048_576)]), 413, 'file.too_large'],
  ])('%s', async (_, bytes, status, code) => {
    const before = await kept();
    expect(said(await send(melati.nurse, bytes(), 'gambar.png'))).toEqual([status, code]);
    expect(await kept()).toEqual(before);
  });

  test('six files', async () => {
    const files: Uploaded[] = [];
    while (files.length < 6) files.push(await uploaded(melati.nurse));
    const ticket = await asked(melati.nurse);
    expect(said(await order(melati.nurse, ticket, 'reply', { message: 'Ini.', files }))).toEqual([
      422,
      'files.too_many /data/attributes/files',
    ]);
  });

  test('a file that somebody else uploaded, one that was changed, and one that waited too long: all are named at once', async () => {
    const foreign = await uploaded(melati.owner);
    const old = await uploaded(melati.nurse);
    hoursLater(limits.waitingFile / 3_600_000);
    const fresh = await uploaded(melati.nurse);
    const ticket = await asked(melati.nurse);
    const files = [fresh, foreign, old, { ...fresh, id: fresh.id.slice(0, -4) }];
    expect(said(await order(melati.nurse, ticket, 'reply', { message: 'Ini.', files }))).toEqual([
      422,
      'upload.gone /data/attributes/files/1',
      'upload.gone /data/attributes/files/2',
      'upload.gone /data/attributes/files/3',
    ]);
    expect(await thread(melati.nurse, ticket)).toEqual([]);
  });

  test('no list, things that are no files, and files of a record that is there already', async () => {
    const ticket = await asked(melati.nurse);
    for (const files of ['x', [1], [{ id: 'x' }], [{ id: 'x', name: 'a', size: 1, type: 'x'.repeat(9) }]])
      expect((await order(melati.nurse, ticket, 'reply', { message: 'Ini.', files })).status).toBe(422);
    const data = { type: 'tickets', id: ticket.id, attributes: { files: [await uploaded(admin)] }, meta: ticket.meta };
    const changed = await admin('PATCH', `/tickets/${ticket.id}`, { data });
    expect(said(changed)).toEqual([expect.any(Number), 'read_only /data/attributes/files']);
  });

  test('nobody uploads without a session', async () => {
    expect(said(await send(api.as('anonymous')))).toEqual([401, 'session.missing']);
  });
});

test('given a merged ticket, then its files are opened from the other one', async () => {
  const into = await asked(melati.nurse);
  const merged = await asked(melati.nurse, { files: [await uploaded(melati.nurse)] });
  await done(admin, merged, 'merge', {}, { into: { data: refTo(into) } });
  const [entry] = recordsIn(await melati.nurse('GET', `/ticket-entries?filter[ticket]=${into.id}`));
  const [file] = filesOf(entry!)!;
  expect((await link(melati.nurse, 'ticket-entries', entry!.id, file!.id)).status).toBe(200);
});

test('given a file that nobody attached, when two days are over, then it is removed, and an attached one stays', async () => {
  const attached = await uploaded(melati.nurse);
  const ticket = await asked(melati.nurse, { files: [attached] });
  const before = await kept();
  await uploaded(melati.nurse);
  const later = new Date(clock.now.getTime() + 2 * limits.waitingFile);
  await sweep({ store: storeOf(readConfig({}), api.database), files: diskStore(api.filesDir), log: api.app.log }, later);
  // Files of the tests above waited, too: what stays is what records hold.
  const after = await kept();
  expect(before).toEqual(expect.arrayContaining(after));
  expect(after.length).toBeLessThan(before.length);
  const [file] = filesOf(recordIn(await admin('GET', `/tickets/${ticket.id}`)))!;
  expect((await fetched('admin', await link(api.as('admin'), 'tickets', ticket.id, file!.id))).bytes.equals(png)).toBe(true);
});
