/** An owner pays with a proof, somebody of ours looks at it. Rules: INV-6, MNY-12, PRV-11. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { clinicOf } from '../build/records';
import { startFiles } from './filesWorld';
import { errorsIn, recordIn, recordsIn, type Answered, type Caller } from './testApi';

let files: Awaited<ReturnType<typeof startFiles>>;
let owner: Caller;
let invoice: ResourceObject;
beforeAll(async () => {
  files = await startFiles();
  const clinic = await clinicOf(files.admin);
  owner = clinic.call;
  const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
  const { id } = await build(files.admin, 'invoice', { entity: clinic.entity, lines });
  invoice = recordIn(await files.admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id } }));
});
afterAll(() => files.world.close());

const BOUNDARY = 'proof-boundary';
const form = (bytes: Buffer, name: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="attachment"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const upload = (id: string, bytes: Buffer, name: string, attribute = 'proof'): Promise<Answered> =>
  owner('POST', `/uploads/payments/${id}/${attribute}`, form(bytes, name), { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` });

const values = { amount: 527_250, withheld: null, withholding_no: null, paid_at: '2026-11-22' };
const pay = (reference: string) => build(owner, 'payment', { ...values, reference, invoice: refTo(invoice) });
const command = (call: Caller, id: string, name: string, attributes: object = {}): Promise<Answered> =>
  call('POST', `/payments/${id}/${name}`, { data: { type: 'payments', id, attributes } });
const read = async () => recordIn(await owner('GET', `/invoices/${invoice.id}`)).attributes!;

test('given a rejected proof, when the owner sends a new one and it is verified, then the invoice is paid', async () => {
  const first = await pay('BCA-1');
  expect(errorsIn(await upload(first.id, Buffer.from('<svg onload=alert(1)>'), 'bukti.png'))).toEqual(['file.unsupported']);
  const sent = await upload(first.id, files.png, 'bukti.png');
  expect([sent.status, (await read())['status']]).toEqual([201, 'issued']);
  expect((await command(owner, first.id, 'verify')).status).toBe(403);
  expect((await command(files.admin, first.id, 'reject', { reason: 'Uangnya belum masuk.' })).status).toBe(200);
  expect(recordIn(await owner('GET', `/payments/${first.id}`)).attributes).toMatchObject({
    status: 'rejected',
    reason: 'Uangnya belum masuk.',
  });
  // The reference of a rejected payment can be used again.
  const second = await pay('BCA-1');
  expect([(await upload(second.id, files.png, 'bukti.png')).status, (await command(files.admin, second.id, 'verify')).status]).toEqual([
    201, 200,
  ]);
  expect(await read()).toMatchObject({ status: 'paid', paid: 527_250, balance: 0 });
  // What was verified is no longer changed.
  expect((await upload(second.id, files.png, 'bukti.png')).status).toBe(409);
});

test('given tax that was withheld, when its certificate is sent, then the client and we can open it, and it is fixed once the payment is decided', async () => {
  const document = { amount: 2_000, withheld: 40, withholding_no: 'BP-26-1', paid_at: '2026-11-22', reference: 'BCA-BP' };
  const { id } = await build(owner, 'payment', { ...document, invoice: refTo(invoice) });
  expect(errorsIn(await upload(id, Buffer.from('MZ'), 'bukti-potong.pdf', 'certificate'))).toEqual(['file.unsupported']);
  expect((await upload(id, files.png, 'bukti-potong.png', 'certificate')).status).toBe(201);
  const kept = recordIn(await files.admin('GET', `/payments/${id}`)).attributes!;
  expect(kept).toMatchObject({ withheld: 40, withholding_no: 'BP-26-1', certificate: { name: 'bukti-potong.png', type: 'image/png' } });
  const person = await build(files.admin, 'user', { entity: { type: 'entity', id: files.melati } });
  const stranger = await files.world.asUser(person.id);
  const link = `/file-links/payments/${id}/certificate`;
  expect([(await owner('GET', link)).status, (await stranger('GET', link)).status]).toEqual([200, 404]);
  await command(files.admin, id, 'reject', { reason: 'Salah tagihan.' });
  expect((await upload(id, files.png, 'lain.png', 'certificate')).status).toBe(409);
});

test('50 payments of one invoice with one reference at once are one payment', async () => {
  const attributes = { amount: 1_000, paid_at: '2026-11-22', reference: 'BCA-50', method: 'transfer' };
  const document = { data: { type: 'payments', attributes, relationships: { invoice: { data: refTo(invoice) } } } };
  const answers = await Promise.all(Array.from({ length: 50 }, () => files.admin('POST', '/payments', document)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect([...new Set(answers.filter(({ status }) => status !== 201).flatMap(errorsIn))]).toEqual(['taken /data/attributes/reference']);
  expect(recordsIn(await files.admin('GET', '/payments?filter[q]=BCA-50'))).toHaveLength(1);
});

test.each([
  ['negative', { amount: -1 }, 'payment.amount /data/attributes/amount'],
  ['nothing', { amount: 0 }, 'payment.amount /data/attributes/amount'],
  ['in the future', { paid_at: '2026-11-23' }, 'payment.future /data/attributes/paid_at'],
])('a payment that is %s is refused', async (_, wrong, problem) => {
  const attributes = { method: 'transfer', ...values, ...wrong };
  const document = { data: { type: 'payments', attributes, relationships: { invoice: { data: refTo(invoice) } } } };
  expect(errorsIn(await owner('POST', '/payments', document))).toEqual([problem]);
});
