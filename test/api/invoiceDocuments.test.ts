/** Invoices as documents: who gets them, in which language, and that an issued one stays as it is. Rules: INV-5, INV-10, PRV-4. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ResourceObject } from '#shared/jsonapi';
import type { Paper } from '#shared/documents/paper';
import { build, changeOf, refTo } from '../build/records';
import { readPdf, textOf } from '../build/pdf';
import { errorsIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

const folder = mkdtempSync(join(tmpdir(), 'nadi-site-'));
const siteFile = join(folder, 'site.json');
writeFileSync(siteFile, JSON.stringify({ legal_name: 'PT Nadi Kesehatan' }));

let api: TestApi;
let admin: Caller;
let melati: ResourceObject;
let ownerId: string;
let strangerId: string;
let invoice: ResourceObject;

const role = async (name: string) =>
  refTo(recordsIn(await admin('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === name)!);
const personOf = async (entity: ResourceObject): Promise<string> =>
  (await build(admin, 'user', { name: 'Budi', roles: [await role('member')], entity: refTo(entity) })).id;
const draft = (values: object = {}) =>
  build(admin, 'invoice', {
    entity: refTo(melati),
    lines: [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price: 475_000 }],
    ...values,
  });
const issue = (id: string) => admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: {} } });

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date('2026-11-16T03:00:00.000Z'), env: { SITE_FILE: siteFile } });
  admin = api.as('admin');
  melati = await build(admin, 'entity', { name: 'Klinik Melati', address: 'Jl. Melati 12' });
  ownerId = await personOf(melati);
  strangerId = await personOf(await build(admin, 'entity', { name: 'Klinik Anggrek' }));
  await build(admin, 'bankAccount', { bank: 'Bank Melati', number: '12312', holder: 'PT Nadi Kesehatan' });
  invoice = await draft();
  await issue(invoice.id);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** The file itself: the usual caller reads every answer as a document. */
const pdf = async (id: string, query = '', on: FastifyInstance = api.app) => {
  const { statusCode, headers, rawPayload } = await on.inject({
    url: `/api/v1/invoices/${id}/pdf${query}`,
    headers: { authorization: `Bearer ${api.tokenOf('admin')}` },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};
const paper = async (call: Caller, id: string, query = ''): Promise<Paper> =>
  (await call('GET', `/invoices/${id}/paper${query}`)).document.meta!['paper'] as Paper;

test('the PDF is a download named after the number, in the language that is asked for', async () => {
  const { status, headers, bytes } = await pdf(invoice.id, '?language=en');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store']);
  expect(headers['content-disposition']).toContain('filename="invoice-INV-2026-11-0001.pdf"');
  expect(textOf(readPdf(bytes))).toContain('PT Nadi Kesehatan');
  expect(textOf(readPdf((await pdf(invoice.id, '?language=id')).bytes))).toContain('Jl. Melati 12');
});

test('two servers make the same bytes', async () => {
  const other = await api.another();
  expect((await pdf(invoice.id)).bytes.equals((await pdf(invoice.id, '', other)).bytes)).toBe(true);
});

test('given an issued invoice, when the client moves and is renamed, then the PDF stays the same, and a draft says what is so today', async () => {
  const before = (await pdf(invoice.id)).bytes;
  const waiting = await draft();
  await admin('PATCH', `/entity/${melati.id}`, changeOf('entity', melati.id, { name: 'Klinik Mawar', address: 'Jl. Mawar 1' }));
  expect((await pdf(invoice.id)).bytes.equals(before)).toBe(true);
  expect((await paper(admin, waiting.id)).parties[1]).toMatchObject({
    name: 'Klinik Mawar',
    lines: ['Jl. Mawar 1'],
  });
});

test('what the page shows is what the PDF says', async () => {
  const shown = await paper(admin, invoice.id, '?language=en');
  const text = textOf(readPdf((await pdf(invoice.id, '?language=en')).bytes));
  for (const { label, value } of [...shown.facts, ...shown.sums, shown.words!]) {
    expect(text).toContain(label);
    expect(text).toContain(value.replace(/\s/g, ' '));
  }
});

test.each(['pdf', 'paper'])('%s: a stranger and a guest get nothing, nor what is no invoice or no language', async (what) => {
  const stranger = await api.asUser(strangerId);
  const refused = await stranger('GET', `/invoices/${invoice.id}/${what}`);
  expect([refused.status, errorsIn(refused)]).toEqual([404, ['resource.missing']]);
  expect(errorsIn(await api.as('anonymous')('GET', `/invoices/${invoice.id}/${what}`))).toEqual(['session.missing']);
  expect(errorsIn(await admin('GET', `/invoices/nonsense/${what}`))).toEqual(['resource.missing']);
  expect(errorsIn(await admin('GET', `/invoices/${invoice.id}/${what}?language=fr&colour=red`))).toEqual([
    'query.unknown colour',
    'query.invalid language',
  ]);
});

test('the owner of the client gets what was issued, and no draft', async () => {
  const owner = await api.asUser(ownerId);
  expect((await paper(owner, invoice.id)).number).toBe('INV/2026/11/0001');
  const waiting = await draft();
  expect((await owner('GET', `/invoices/${waiting.id}/paper`)).status).toBe(404);
});

test('a link opens the PDF for the person who asked for it, while they may get the invoice, and for nobody else', async () => {
  const owner = await api.asUser(ownerId);
  const asked = await owner('GET', `/file-links/invoices/${invoice.id}/pdf-en`);
  const path = String(asked.document.meta!['url']).replace('/api/v1', '');
  const linked = await admin('GET', `/file-links/invoices/${invoice.id}/pdf-en`);
  const opened = await api.app.inject({
    url: String(linked.document.meta!['url']),
    headers: { authorization: `Bearer ${api.tokenOf('admin')}` },
  });
  expect([opened.statusCode, opened.rawPayload.equals((await pdf(invoice.id, '?language=en')).bytes)]).toEqual([200, true]);
  expect(errorsIn(await admin('GET', path))).toEqual(['file_link.invalid link']);
  const stranger = await api.asUser(strangerId);
  expect((await stranger('GET', `/file-links/invoices/${invoice.id}/pdf-en`)).status).toBe(404);
});

test('an invoice names the bank accounts in use at its issue, in their order; those without a place come last', async () => {
  await build(admin, 'bankAccount', { bank: 'Bank Dua', number: '22222', holder: 'PT Nadi', position: 2 });
  await build(admin, 'bankAccount', { bank: 'Bank Satu', number: '11111', holder: 'PT Nadi', position: 1 });
  await build(admin, 'bankAccount', { bank: 'Bank Lama', number: '00000', holder: 'PT Nadi', position: 0, status: 'inactive' });
  const { id } = await draft();
  await issue(id);
  const accounts = (await paper(admin, id)).notes[0]!.lines.slice(1);
  expect(accounts).toEqual(['Bank Satu 11111 a.n. PT Nadi', 'Bank Dua 22222 a.n. PT Nadi', 'Bank Melati 12312 a.n. PT Nadi Kesehatan']);
  expect((await paper(admin, invoice.id)).notes[0]!.lines.slice(1)).toEqual(['Bank Melati 12312 a.n. PT Nadi Kesehatan']);
});
