/** Who sells is data from a day on: documents name the version of their own day, and a version that was printed stays. Rules: INV-3, INV-5, INV-23. */
import sharp from 'sharp';
import type { ResourceObject } from '#shared/jsonapi';
import { addDays } from '#shared/domain/calendarDays';
import type { Paper } from '#shared/documents/paper';
import { bookFaults } from '#server/areas/billing/sql/books';
import { readConfig } from '#server/config';
import { storeOf } from '#server/storeOf';
import { catalogueOf } from '#server/site/catalogue';
import { readPdf, textOf } from '../build/pdf';
import { build, changeOf, refTo } from '../build/records';
import { fileForm } from './fileForm';
import { errorsIn, recordIn, startTestApi, type Caller, type TestApi } from './testApi';

let now = new Date('2026-11-16T03:00:00.000Z');
const today = () => now.toISOString().slice(0, 10);
const daysLater = (days: number) => void (now = new Date(now.getTime() + days * 86_400_000));

let api: TestApi;
let admin: Caller;
let melati: ResourceObject;

const versionFrom = (day: string, name: string, values: object = {}) =>
  admin('POST', '/issuers', { data: { type: 'issuers', attributes: { name, valid_from: day, ...values } } });
const command = (path: string, id: string, name: string, attributes: object = {}) =>
  admin('POST', `/${path}/${id}/${name}`, { data: { type: path, id, attributes } });
const issued = async (entity: ResourceObject = melati): Promise<string> => {
  const { id } = await build(admin, 'invoice', {
    entity: refTo(entity),
    lines: [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 100_000 }],
  });
  expect((await command('invoices', id, 'issue')).status).toBe(200);
  return id;
};
const numberOf = async (id: string) => recordIn(await admin('GET', `/invoices/${id}`)).attributes!['number'];
const paperOf = async (path: string): Promise<Paper> => (await admin('GET', `/${path}/paper?language=id`)).document.meta!['paper'] as Paper;
const issuerOn = async (path: string) => (await paperOf(path)).parties[0]!.name;
const paymentOf = async (invoice: string): Promise<string> => {
  const { id } = await build(admin, 'payment', {
    invoice: { type: 'invoices', id: invoice },
    amount: 50_000,
    paid_at: today(),
    withheld: null,
    withholding_no: null,
  });
  expect((await command('payments', id, 'verify')).status).toBe(200);
  return id;
};

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = api.as('admin');
  melati = await build(admin, 'entity', { name: 'Klinik Melati' });
});
afterAll(() => api.close());

test.each(['anonymous', 'member', 'creator'] as const)('%s neither reads nor adds an issuer', async (person) => {
  const refused = person === 'anonymous' ? ['session.missing'] : ['access.denied'];
  const document = { data: { type: 'issuers', attributes: { name: 'PT Palsu', valid_from: '2027-01-01' } } };
  expect(errorsIn(await api.as(person)('GET', '/issuers'))).toEqual(refused);
  expect(errorsIn(await api.as(person)('POST', '/issuers', document))).toEqual(refused);
});

test('what is wrong with a version is said all at once', async () => {
  const refused = await versionFrom('kemarin', '', { number_prefix: 'nadi', npwp: '12', email: 'nadi' });
  expect(errorsIn(refused).sort()).toEqual([
    'invalid_date /data/attributes/valid_from',
    'invalid_email /data/attributes/email',
    'invalid_npwp /data/attributes/npwp',
    'issuer.prefix /data/attributes/number_prefix',
    'required /data/attributes/name',
  ]);
});

test('given a change of the issuer, then documents of before stay, those of after name the new one, and numbers go on', async () => {
  const first = recordIn(await versionFrom('2026-01-01', 'PT Nadi Lama', { npwp: '0013121660091000', address: 'Jl. Lama 1' }));
  const before = await issued();
  const paid = await paymentOf(before);
  const paper = await paperOf(`invoices/${before}`);
  expect(paper.parties[0]).toMatchObject({
    name: 'PT Nadi Lama',
    lines: expect.arrayContaining(['Jl. Lama 1', 'NPWP 01.312.166.0-091.000']),
  });

  expect(errorsIn(await versionFrom(today(), 'PT Hari Ini'))).toEqual(['terms.past /data/attributes/valid_from']);
  expect(errorsIn(await admin('PATCH', `/issuers/${first.id}`, changeOf('issuer', first.id, { name: 'PT Lain' })))).toEqual([
    'issuer.used',
  ]);
  expect(errorsIn(await admin('DELETE', `/issuers/${first.id}`))).toEqual(['issuer.used']);

  const change = addDays(today(), 1);
  expect((await versionFrom(change, 'PT Nadi Baru', { number_prefix: 'NADI', signature_name: 'Sari Dewi' })).status).toBe(201);
  daysLater(2);
  const after = await issued();
  expect([await issuerOn(`invoices/${before}`), await issuerOn(`payments/${paid}`)]).toEqual(['PT Nadi Lama', 'PT Nadi Lama']);
  expect([await issuerOn(`invoices/${after}`), await issuerOn(`payments/${await paymentOf(before)}`)]).toEqual([
    'PT Nadi Baru',
    'PT Nadi Baru',
  ]);
  expect((await paperOf(`invoices/${after}`)).signature).toEqual({ greeting: 'Hormat kami,', name: 'Sari Dewi', picture: null });
  expect([await numberOf(before), await numberOf(after)]).toEqual(['INV/2026/11/0001', 'NADI/INV/2026/11/0002']);
  const store = storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => now);
  expect(await bookFaults(store)).toEqual([]);
  expect((await catalogueOf(store)()).issuer).toMatchObject({ name: 'PT Nadi Baru' });
});

test('given a version that nothing was printed with, then it is changed and deleted; two do not begin on one day', async () => {
  const { id } = recordIn(await versionFrom('2030-01-01', 'PT Nanti'));
  expect((await admin('PATCH', `/issuers/${id}`, changeOf('issuer', id, { name: 'PT Nanti Sekali' }))).status).toBe(200);
  expect(errorsIn(await versionFrom('2030-01-01', 'PT Sama'))).toEqual(['taken /data/attributes/valid_from']);
  expect(errorsIn(await admin('PATCH', `/issuers/${id}`, changeOf('issuer', id, { valid_from: '2026-11-01' })))).toEqual([
    'terms.past /data/attributes/valid_from',
  ]);
  expect((await admin('DELETE', `/issuers/${id}`)).status).toBe(204);
});

test('given documents of a sandbox, then they fix no version', async () => {
  const { id } = recordIn(await versionFrom(addDays(today(), 1), 'PT Besok'));
  daysLater(1);
  await issued(await build(admin, 'entity', { name: 'Klinik Uji', sandbox: true }));
  expect((await admin('PATCH', `/issuers/${id}`, changeOf('issuer', id, { name: 'PT Besok Jaya' }))).status).toBe(200);
});

test('given a letterhead and a signature, then the document shows them, equal byte for byte, and the next version keeps them', async () => {
  const { id } = recordIn(await versionFrom(addDays(today(), 1), 'PT Bergambar', { signature_name: 'Sari Dewi' }));
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  for (const attribute of ['letterhead', 'signature'])
    expect((await admin('POST', `/uploads/issuers/${id}/${attribute}`, ...fileForm(picture, 'gambar.png', 'image/png'))).status).toBe(201);
  await versionFrom(addDays(today(), 2), 'PT Bergambar Jaya');
  daysLater(3);
  const invoice = await issued();
  const paper = await paperOf(`invoices/${invoice}`);
  expect([paper.parties[0]!.name, paper.letterhead]).toEqual(['PT Bergambar Jaya', expect.stringMatching(/^data:image\/png;base64,/)]);
  const pdf = async () =>
    (await api.app.inject({ url: `/api/v1/invoices/${invoice}/pdf`, headers: { authorization: `Bearer ${api.tokenOf('admin')}` } }))
      .rawPayload;
  const bytes = await pdf();
  expect(textOf(readPdf(bytes))).toContain('Hormat kami');
  expect((await pdf()).equals(bytes)).toBe(true);
});
