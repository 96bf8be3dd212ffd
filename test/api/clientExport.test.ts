/** An owner exports all of their client's data: what is in the file, what is not, who may have it, and until when. Rules: PRV-14, PRV-18. */
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { clientExportFile, EXPORT_DAYS, type ClientExport } from '#shared/areas/clients/domain/clientExport';
import { transaction } from '#server/db/database';
import { build, refTo } from '../build/records';
import { mailsTo } from './outbox';
import { fileForm } from './fileForm';
import { pathIn, PDF } from './filesWorld';
import { admin, api, asked, clinic, daysLater, note, said, type Clinic } from './ticketClinic';
import { recordIn, recordsIn, type Caller } from './testApi';

type Manifest = {
  client: { id: string };
  counts: { rows: number; files: number; missing: number };
  resources: { resource: string; rows: number; json: Summed; csv: Summed }[];
  files: (Summed & { resource: string; id: string; name: string })[];
};
type Summed = { path: string; bytes: number; sha256: string };

const ask = (by: Caller, { entity: { id } }: Clinic) =>
  by('POST', `/entity/${id}/export-data`, { data: { type: 'entity', id, attributes: {} } });
const listed = (by: Caller, { entity: { id } }: Clinic) => by('GET', `/entity/${id}/exports`);
const exportsOf = async (place: Clinic) => (await listed(place.owner, place)).document.meta!['exports'] as ClientExport[];
const linkTo = (by: Caller, id: string) => by('GET', `/file-links/${clientExportFile.type}/${id}/${clientExportFile.field}`);
const me = async (place: Clinic) => recordIn(await place.owner('GET', '/me'));
const service = ({ owner, entity }: Clinic, name: string) => build(owner, 'service', { name, entity: refTo(entity) });
const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const emailOf = async (place: Clinic) => String((await me(place)).attributes!['email']);

/** Gives the clinic a subscription that runs. @returns how it is given a command */
const subscribed = async ({ entity }: Clinic) => {
  const [pack] = recordsIn(await admin('GET', '/packages?filter[target]=clinic&sort=created_at'));
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(pack!) });
  const order = (name: string, attributes: object) =>
    admin('POST', `/clientsubsheader/${id}/${name}`, { data: { type: 'clientsubsheader', id, attributes } });
  expect(said(await order('activate', { trial: false }))).toEqual([200]);
  return order;
};

/** The bytes behind a link, for the person who asked for it. */
const bytesAt = async (id: string, path: string) => {
  const { statusCode, rawPayload, headers } = await api.app.inject({
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${await api.tokenFor(id)}` },
  });
  return { statusCode, rawPayload, headers };
};

/** What is in the newest export of a clinic, which is made now. */
const made = async (place: Clinic) => {
  expect(said(await ask(place.owner, place))).toEqual([200]);
  await api.app.jobs.runDue();
  const [newest] = await exportsOf(place);
  const owner = (await me(place)).id;
  const { rawPayload, headers } = await bytesAt(owner, pathIn(await linkTo(place.owner, newest!.id)));
  const entries = unzipSync(rawPayload);
  const text = (path: string) => strFromU8(entries[path]!);
  const manifest = JSON.parse(text('manifest.json')) as Manifest;
  const records = (type: string) => JSON.parse(text(`data/${type}.json`)) as { id: string; attributes: Record<string, unknown> }[];
  return { newest: newest!, bytes: rawPayload, headers, entries, manifest, records, text };
};

test('given a clinic with records and a file, when its owner asks, then a zip holds them as JSON and CSV, with counts and sums that are true', async () => {
  const place = await clinic();
  await subscribed(place);
  await service(place, '=1+1; Konsultasi');
  const attached = (await place.owner('POST', '/uploads', ...fileForm(PDF, 'layar.pdf'))).document.meta!['file'];
  const ticket = await asked(place.owner, { subject: 'Tarif tidak tersimpan', files: [attached] });
  const sent = await admin('POST', `/uploads/entity/${place.entity.id}/agreement`, ...fileForm(PDF, 'perjanjian.pdf', 'application/pdf'));
  expect(sent.status).toBe(201);

  const { newest, bytes, headers, entries, manifest, records, text } = await made(place);
  expect(newest).toMatchObject({ status: 'ready', size: bytes.length, sha256: sum(bytes), files: 2, rows: manifest.counts.rows });
  expect(headers['content-disposition']).toContain('CL-');
  expect(manifest.client.id).toBe(place.entity.id);
  const kinds = manifest.resources.map(({ resource }) => resource);
  expect(kinds).toEqual(
    expect.arrayContaining(['entity', 'memberships', 'services', 'tickets', 'ticket-entries', 'invoices', 'clientsubsheader']),
  );
  for (const one of [...manifest.resources.flatMap(({ json, csv }) => [json, csv]), ...manifest.files])
    expect([one.path, sum(entries[one.path]!), entries[one.path]!.length]).toEqual([one.path, one.sha256, one.bytes]);
  expect(Object.keys(entries)).toHaveLength(manifest.resources.length * 2 + manifest.files.length + 1);
  for (const { resource, rows } of manifest.resources) {
    expect([resource, records(resource).length]).toEqual([resource, rows]);
    // No record of this test has a line break, so each is a line below the names.
    expect([resource, text(`data/${resource}.csv`).trimEnd().split('\r\n').length]).toEqual([resource, rows + 1]);
  }
  expect(manifest.counts).toEqual({ rows: manifest.resources.reduce((all, { rows }) => all + rows, 0), files: 2, missing: 0 });
  // A name from outside is no path, and no spreadsheet takes a text for a formula.
  expect(manifest.files).toMatchObject([
    { resource: 'entity', id: place.entity.id, path: `files/entity/${place.entity.id}/agreement.pdf` },
    { resource: 'tickets', id: ticket.id, name: 'layar.pdf', path: `files/tickets/${ticket.id}/files.pdf` },
  ]);
  for (const { path } of manifest.files) expect(Buffer.from(entries[path]!)).toEqual(PDF);
  expect(text('data/services.csv')).toContain(`"'=1+1; Konsultasi"`);
  // Told in full, as to anyone who may edit it.
  expect(records('memberships').map(({ attributes }) => attributes['email'])).toContain(await emailOf(place));
});

test('given two clinics and notes of our own people, then an export holds no row of the other clinic, no note, and no account', async () => {
  const [place, other] = [await clinic(), await clinic()];
  await Promise.all([place, other].map(subscribed));
  await service(place, 'Konsultasi sendiri');
  const foreign = await service(other, 'Konsultasi orang lain');
  const ticket = await asked(place.nurse, { subject: 'Jadwal hilang' });
  expect((await note(admin, ticket, 'Catatan rahasia tim')).status).toBe(201);
  await asked(other.nurse, { subject: 'Tiket orang lain' });
  const { entries, records, manifest } = await made(place);
  const everything = Object.entries(entries)
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  expect(everything).toContain('Konsultasi sendiri');
  // What a nurse asked is the clinic's, too.
  expect(records('tickets').map(({ attributes }) => attributes['subject'])).toEqual(['Jadwal hilang']);
  for (const secret of ['Konsultasi orang lain', 'Tiket orang lain', 'Catatan rahasia tim', foreign.id, other.entity.id, 'password'])
    expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  const kinds = manifest.resources.map(({ resource }) => resource);
  for (const kind of ['ticket-notes', 'users', 'audit', 'mails', 'notifications', 'packages', 'permissions'])
    expect(kinds).not.toContain(kind);
});

test('given people without the right, then they neither ask for an export, nor see which there are, nor open one', async () => {
  const [place, other] = [await clinic(), await clinic()];
  const { newest } = await made(place);
  const owner = (await me(place)).id;
  const path = pathIn(await linkTo(place.owner, newest.id));
  for (const [who, call, status] of [
    ['a nurse', place.nurse, 403],
    ['an operator', admin, 403],
    ['nobody', api.as('anonymous'), 401],
    ['another owner', other.owner, 404],
  ] as const) {
    expect([who, (await ask(call, place)).status]).toEqual([who, status]);
    const unseen = status === 401 ? 401 : 404;
    expect([who, (await listed(call, place)).status]).toEqual([who, unseen]);
    expect([who, (await linkTo(call, newest.id)).status]).toEqual([who, unseen]);
    expect([who, (await call('GET', path)).status]).toEqual([who, status === 401 ? 401 : 403]);
  }
  expect((await bytesAt(owner, path)).statusCode).toBe(200);
});

test('given an export in the making, when it is asked for again, then there is one; when it is ready, then the owner is mailed once', async () => {
  const place = await clinic();
  expect(said(await ask(place.owner, place))).toEqual([200]);
  expect(said(await ask(place.owner, place))).toEqual([200]);
  expect(await exportsOf(place)).toMatchObject([{ status: 'making', size: null }]);
  const mails = (await mailsTo(api, await emailOf(place))).filter(({ purpose }) => purpose === 'client_export');
  expect(mails.map(({ body }) => body.includes('/services/settings'))).toEqual([true]);
  expect(await exportsOf(place)).toMatchObject([{ status: 'ready' }]);
});

test('given a finished export, when its days are over, then no link opens it, and the sweep removes its file', async () => {
  const place = await clinic();
  const { newest } = await made(place);
  daysLater(EXPORT_DAYS);
  expect(said(await linkTo(place.owner, newest.id))).toEqual([404, 'file.missing']);
  expect(await exportsOf(place)).toMatchObject([{ status: 'ended' }]);
  const removals = await transaction(
    api.database,
    (trx) =>
      sql`select from picture_removals as r join client_exports as x on x.address = r.address and x.ends_at = r.due_at where x.id = ${newest.id}`.execute(
        trx,
      ),
    { scope: 'all' },
  );
  expect(removals.rows).toHaveLength(1);
});

test('given five exports within a day, when the owner asks for a sixth, then they read when the next one may be asked for; a day later it is made', async () => {
  const place = await clinic();
  for (let one = 1; one <= 5; one += 1) await made(place);
  const sixth = await ask(place.owner, place);
  expect([...said(sixth), Number(sixth.headers['retry-after']) > 23 * 3_600]).toEqual([429, 'rate.limited', true]);
  expect(await exportsOf(place)).toHaveLength(5);
  await daysLater(1);
  expect(said(await ask(place.owner, place))).toEqual([200]);
});

test.each(['pause', 'cancel'])('given a subscription after %s, then its owner still exports everything', async (command) => {
  const place = await clinic();
  const order = await subscribed(place);
  await service(place, 'Konsultasi sendiri');
  expect(said(await order(command, command === 'cancel' ? { when: 'now', reason: 'Pindah' } : { reason: 'Libur' }))).toEqual([200]);
  const { records } = await made(place);
  expect(records('services').map(({ attributes }) => attributes['name'])).toEqual(['Konsultasi sendiri']);
  expect(records('clientsubsheader').map(({ attributes }) => attributes['status'])).toEqual([command === 'pause' ? 'paused' : 'ended']);
});

test('given an asked export, then the audit of the client tells who asked and who took it', async () => {
  const place = await clinic();
  await made(place);
  const lines = recordsIn(await admin('GET', `/audit?filter[record_id]=${place.entity.id}&page[size]=20`));
  expect(lines.map(({ attributes }) => attributes!['command'] ?? attributes!['action'])).toEqual(
    expect.arrayContaining(['exportData', 'exported']),
  );
});
