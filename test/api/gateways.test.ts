/** The test gateway: notices that are late, doubled, out of order, forged, or for another amount. Rules: INV-7, PRV-5. */
import { signatureOf } from '#server/http/signature';
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type TestApi } from './testApi';

const SECRET = 'a secret of the test gateway, 32 letters';
const NOW = new Date('2026-11-23T03:00:00.000Z');

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ clock: () => NOW, env: { TEST_GATEWAY_SECRET: SECRET } })));
afterAll(() => api.close());

const admin = () => api.as('admin');

const charged = async (method = 'va') => {
  const entity = refTo(await build(admin(), 'entity'));
  const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
  const { id } = await build(admin(), 'invoice', { entity, lines });
  await admin()('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id } });
  const charge = await build(admin(), 'charge', { gateway: 'test', method, invoice: { type: 'invoices', id } });
  return { id, charge };
};
const read = async (id: string) => recordIn(await admin()('GET', `/invoices/${id}`)).attributes!;
const paymentsOf = async (id: string) => recordsIn(await admin()('GET', `/payments?filter[invoice]=${id}`));

let notices = 0;
const noticeOf = ({ attributes }: ResourceObject, more: object = {}) => ({
  id: `notice-${(notices += 1)}`,
  charge: attributes!['external_id'],
  event: 'paid',
  amount: attributes!['amount'],
  ...more,
});
/** Sends a notice as the gateway would. @returns what became of it */
const send = async (notice: object, { secret = SECRET, at = NOW, body = JSON.stringify(notice) } = {}) => {
  const signed = Buffer.from(JSON.stringify(notice));
  const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(secret, signed, at) };
  const answer = await api.as('anonymous')('POST', '/gateways/test/notices', body, headers);
  return answer.status === 200 ? answer.document.meta!['result'] : [answer.status, ...errorsIn(answer)];
};

test('a charge is for what is owed, and its notice pays the invoice; the same notice again changes nothing', async () => {
  const { id, charge } = await charged();
  expect(charge.attributes).toMatchObject({ amount: 527_250, status: 'open', code: expect.stringMatching(/^8808\d{12}$/) });
  const notice = noticeOf(charge);
  expect([await send(notice), await send(notice), await send(noticeOf(charge))]).toEqual(['booked', 'repeated', 'ignored']);
  expect(await read(id)).toMatchObject({ status: 'paid', paid: 527_250, balance: 0 });
  expect((await paymentsOf(id)).map(({ attributes }) => [attributes!['method'], attributes!['status']])).toEqual([['va', 'verified']]);
});

test('twenty copies of a notice at once pay once', async () => {
  const { id, charge } = await charged('qris');
  const notice = noticeOf(charge);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(notice)));
  expect(answers.filter((one) => one === 'booked')).toHaveLength(1);
  expect([(await read(id))['paid'], (await paymentsOf(id)).length]).toEqual([527_250, 1]);
});

test('money for an invoice that was voided meanwhile is kept as the credit of the client', async () => {
  const { id, charge } = await charged();
  const voided = await admin()('POST', `/invoices/${id}/void`, { data: { type: 'invoices', id, attributes: { reason: 'Salah tagih' } } });
  expect(voided.status).toBe(200);
  expect(await send(noticeOf(charge))).toBe('booked');
  expect(await read(id)).toMatchObject({ status: 'void', client_credit: 527_250 });
});

test('nobody types a reference of a gateway, so no notice is refused because of it', async () => {
  const { id, charge } = await charged();
  const attributes = { method: 'transfer', amount: 1_000, paid_at: NOW.toISOString().slice(0, 10), reference: ' Gateway:test-1' };
  const typed = await admin()('POST', '/payments', {
    data: { type: 'payments', attributes, relationships: { invoice: { data: { type: 'invoices', id } } } },
  });
  expect(errorsIn(typed)).toEqual(['taken /data/attributes/reference']);
  expect(await send(noticeOf(charge))).toBe('booked');
});

test('money that comes after the charge expired is booked; an expiry that comes after the money is ignored', async () => {
  const late = await charged();
  expect([await send(noticeOf(late.charge, { event: 'expired' })), await send(noticeOf(late.charge))]).toEqual(['booked', 'booked']);
  expect([(await read(late.id))['status'], await send(noticeOf(late.charge, { event: 'expired' }))]).toEqual(['paid', 'ignored']);
});

describe('given an open charge, then the books stay as they are when', () => {
  const rows: [string, (charge: ResourceObject) => Promise<unknown>, unknown][] = [
    [
      'the signature is of another secret',
      (charge) => send(noticeOf(charge), { secret: 'x'.repeat(40) }),
      [401, 'notice.signature X-Signature'],
    ],
    ['the body was changed', (charge) => send(noticeOf(charge), { body: '{}' }), [401, 'notice.signature X-Signature']],
    [
      'an old notice is replayed',
      (charge) => send(noticeOf(charge), { at: new Date(NOW.getTime() - 301_000) }),
      [401, 'notice.stale X-Signature'],
    ],
    [
      'a notice is dated ahead of our clock',
      (charge) => send(noticeOf(charge), { at: new Date(NOW.getTime() + 301_000) }),
      [401, 'notice.stale X-Signature'],
    ],
    ['the amount is another one', (charge) => send(noticeOf(charge, { amount: 1 })), [422, 'notice.amount']],
    ['the charge is unknown', (charge) => send(noticeOf(charge, { charge: 'test-0' })), [404, 'notice.charge_unknown']],
    ['the notice is no notice', (charge) => send({ ...noticeOf(charge), event: 'refund' }), [422, 'notice.invalid']],
  ];
  test.each(rows)('%s', async (_, sent, expected) => {
    const { id, charge } = await charged();
    expect(await sent(charge)).toEqual(expected);
    expect(await read(id)).toMatchObject({ status: 'issued', paid: 0 });
    expect(await paymentsOf(id)).toEqual([]);
    // What was refused does not stand in the way of the true notice.
    expect(await send(noticeOf(charge))).toBe('booked');
  });
});

test('without its secret the test gateway is off: neither charges nor notices are taken', async () => {
  const off = await startTestApi({ clock: () => NOW });
  const answer = await off.as('anonymous')('POST', '/gateways/test/notices', '{}', { 'content-type': 'application/json' });
  expect([answer.status, ...errorsIn(answer)]).toEqual([422, 'gateway.off']);
  await off.close();
});
