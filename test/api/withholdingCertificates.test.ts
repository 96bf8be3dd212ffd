/** The certificate of withheld tax is added after the payment was verified. Rules: INV-19, MNY-12, PRV-11. */
import type { ResourceObject } from '#shared/jsonapi';
import { billed, command, expectSoundBooks, paid, sumsOf, verified } from './billedClinic';
import { PDF } from './filesWorld';
import { admin, api, said } from './subscribedClinic';
import { errorsIn, recordIn, recordsIn, type Caller } from './testApi';

afterEach(expectSoundBooks);

const BOUNDARY = 'certificate-boundary';
const form = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="attachment"; filename="bukti-potong.pdf"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const uploaded = async (by: Caller) =>
  (await by('POST', '/uploads', form(PDF), { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` })).document.meta!['file'];
const add = async (by: Caller, id: string, attributes: object = {}) =>
  by('POST', `/payments/${id}/add-certificate`, {
    data: { type: 'payments', id, attributes: { withholding_no: 'BP-26-7', file: [await uploaded(by)], ...attributes } },
  });
const withTax = { amount: 327_000, withheld: 6_000 };
const read = async (id: string) => recordIn(await admin('GET', `/payments/${id}`)).attributes!;
const due = async ({ id }: ResourceObject) =>
  recordsIn(await admin('GET', `/payments?filter[entity]=${id}&filter[certificate_due]=true`)).map((one) => one.id);

test.each<[string, (owner: Caller) => Caller]>([
  ['the operator', () => admin],
  ['the client itself', (owner) => owner],
])('given a verified payment that waits for it, when %s adds the certificate, then only the certificate changes', async (_, who) => {
  const { invoice, entity, owner } = await billed();
  const id = await verified(invoice, withTax);
  expect(await due(entity)).toEqual([id]);
  const before = await read(id);
  expect([before['certificate_due'], before['status'], before['withholding_no']]).toEqual([true, 'verified', null]);
  await api.app.jobs.runDue();
  const mails = async () => (await api.database.pool.query('select count(*)::int as n from mails')).rows[0];
  const sent = await mails();
  expect(said(await add(who(owner), id))).toEqual([200]);
  const after = await read(id);
  const certificate = { name: 'bukti-potong.pdf', size: PDF.length, type: 'application/pdf' };
  expect(after).toEqual({ ...before, certificate, withholding_no: 'BP-26-7', certificate_due: false, updated_at: after['updated_at'] });
  expect(await due(entity)).toEqual([]);
  expect(await sumsOf(invoice)).toMatchObject({ status: 'paid', balance: 0 });
  for (const by of [admin, owner]) expect((await by('GET', `/file-links/payments/${id}/certificate`)).status).toBe(200);
  await api.app.jobs.runDue();
  expect(await mails()).toEqual(sent);
  const { rows } = await api.database.pool.query(
    `select input, from_state, to_state from audit where record_id = $1 and command = 'addCertificate'`,
    [id],
  );
  expect(rows).toEqual([{ input: { withholding_no: 'BP-26-7', file: 'bukti-potong.pdf' }, from_state: 'verified', to_state: 'verified' }]);
  const { history } = (await owner('GET', `/invoices/${invoice.id}/history`)).document.meta as {
    history: { event: string; text: string }[];
  };
  expect(history.filter(({ event }) => event !== 'mailed')[0]).toMatchObject({ event: 'certificateAdded', text: 'BP-26-7' });
});

test('given a certificate that was wrong, when another one is added, then it takes its place', async () => {
  const { invoice } = await billed();
  const id = await verified(invoice, withTax);
  await add(admin, id);
  expect(said(await add(admin, id, { withholding_no: 'BP-26-8' }))).toEqual([200]);
  expect((await read(id))['withholding_no']).toBe('BP-26-8');
});

describe('refused, and nothing changes', () => {
  const refused = async (id: string, by: Caller = admin, attributes: object = {}) => {
    const before = await read(id);
    const answer = await add(by, id, attributes);
    expect(await read(id)).toEqual(before);
    return said(answer);
  };

  test('a payment that waits or was rejected', async () => {
    const { invoice } = await billed();
    const { id } = recordIn(await paid(invoice, withTax));
    expect(await refused(id)).toEqual([409, 'state.illegal']);
    await command('payments', 'payments', id, 'reject', { reason: 'Uangnya belum masuk' });
    expect(await refused(id)).toEqual([409, 'state.illegal']);
  });

  test('a payment that was reversed, and its reversal', async () => {
    const { invoice, entity } = await billed();
    const id = await verified(invoice, withTax);
    await command('payments', 'payments', id, 'reverse', { reason: 'Bank menarik kembali' });
    const all = recordsIn(await admin('GET', `/payments?filter[entity]=${entity.id}`)).map((one) => one.id);
    expect(all).toHaveLength(2);
    for (const one of all) expect(await refused(one)).toEqual([409, 'certificate.reversed']);
    expect(await due(entity)).toEqual([]);
  });

  test('a payment without withheld tax', async () => {
    const { invoice } = await billed();
    expect(await refused(await verified(invoice))).toEqual([409, 'certificate.not_withheld']);
  });

  test('a certificate without its number, without its file, and a file of somebody else', async () => {
    const { invoice, owner } = await billed();
    const id = await verified(invoice, withTax);
    expect(await refused(id, admin, { withholding_no: null, file: null })).toEqual([
      422,
      'required /data/attributes/withholding_no',
      'required /data/attributes/file',
    ]);
    expect(await refused(id, admin, { file: [await uploaded(owner)] })).toEqual([422, 'upload.gone /data/attributes/file/0']);
    expect(errorsIn(await add(admin, id, { amount: 1 }))).toHaveLength(1);
  });

  test('another client, for whom there is no such payment', async () => {
    const [one, other] = [await billed(), await billed()];
    expect(await refused(await verified(one.invoice, withTax), other.owner)).toEqual([404, 'resource.missing']);
  });
});
