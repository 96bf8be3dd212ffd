/** Requests that are refused while a large body is under way, or before it: the answer comes, and nothing more is read. Rule: TKT-13. */
import { connect, type AddressInfo } from 'node:net';
import { signatureOf } from '#server/http/signature';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { build } from '../build/records';
import { startTestApi, type TestApi } from './testApi';

const secret = 'rahasia-surat-masuk-untuk-pengujian-2';
const mail = Buffer.from('From: ani@klinik.test\r\n\r\nHalo.');

let world: TestApi;
let limited: TestApi;
let item: string;
beforeAll(async () => {
  world = await startTestApi({ env: { INBOUND_MAIL_ADDRESS: 'tiket@masuk.nadi.test', INBOUND_MAIL_SECRET: secret } });
  limited = await startTestApi({ env: { RATE_LIMIT: '1' } });
  for (const { app } of [world, limited]) await app.listen({ port: 0, host: '127.0.0.1' });
  item = (await build(world.as('admin'), 'item')).id;
});
afterAll(async () => {
  await world.close();
  await limited.close();
});

const CHUNKED = 'transfer-encoding: chunked';

const portOf = ({ app }: TestApi): number => (app.server.address() as AddressInfo).port;

/** Begins a request with a body that never ends, or never comes. @returns the answer's head, once the server has closed the connection */
const begun = (port: number, line: string, headers: readonly string[], isWithheld = false): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const part = '{}'.padStart(100);
    const body = isWithheld ? '' : headers.includes(CHUNKED) ? `64\r\n${part}\r\n` : part;
    const socket = connect(port, '127.0.0.1', () => socket.write([`${line} HTTP/1.1`, 'host: x', ...headers, '', body].join('\r\n')));
    const head = () => answer.split('\r\n\r\n', 1)[0]!.toLowerCase();
    socket
      .setEncoding('utf8')
      .on('data', (said: string) => {
        answer += said;
        // It would stay open for minutes: what was said about it tells enough.
        if (head().includes('connection: keep-alive')) socket.destroy();
      })
      .on('close', () => resolve(head()))
      .on('error', reject);
  });

const form = 'content-type: multipart/form-data; boundary=x';
const json = `content-type: ${MEDIA_TYPE}`;
const picture = () => `POST /api/v1/uploads/items/${item}/image`;
const as = (person: 'member' | 'admin') => `authorization: Bearer ${world.tokenOf(person)}`;

const sizes = [
  ['that says its size', 'content-length: 20000000'],
  ['in pieces', CHUNKED],
] as const;

describe.each(sizes)('given a body %s', (_, size) => {
  test.each<[what: string, status: number, line: () => string, headers: () => string[]]>([
    ['a picture without a token', 401, picture, () => [form]],
    ['a picture with a bad token', 401, picture, () => [form, 'authorization: Bearer none']],
    ['a picture from who may not change the record', 403, picture, () => [form, as('member')]],
    [
      'a picture of no record',
      404,
      () => 'POST /api/v1/uploads/items/018f6b1c-0000-7000-8000-000000000001/image',
      () => [form, as('admin')],
    ],
    ['a picture that is no form', 400, picture, () => ['content-type: image/png', as('admin')]],
    ['a document that cannot be answered', 406, () => 'POST /api/v1/login', () => [json, `accept: ${MEDIA_TYPE};a=b`]],
    ['a document for a page', 404, () => 'POST /produk', () => [json]],
    ['a list without a token', 401, () => 'GET /api/v1/tags', () => [json]],
  ])('when it is %s, then %i is answered and the connection ends', async (__, status, line, headers) => {
    const head = await begun(portOf(world), line(), [...headers(), size]);
    expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `));
    expect(head).toContain('connection: close');
  });
});

test('given a document that is too large, then 413 is answered and the connection ends', async () => {
  const head = await begun(portOf(world), 'POST /api/v1/login', [json, 'content-length: 20000000']);
  expect(head).toMatch(/^http\/1\.1 413 [^]*connection: close/);
});

test('given an address that has asked too often, then 429 is answered to its upload and the connection ends', async () => {
  await limited.as('anonymous')('GET', '/tags');
  const head = await begun(portOf(limited), picture(), [form, 'content-length: 20000000']);
  expect(head).toMatch(/^http\/1\.1 429 [^]*connection: close/);
});

test('given a refusal of a body that has come, then the connection is kept', async () => {
  expect(await begun(portOf(world), 'POST /api/v1/items', [json, 'content-length: 100'])).toMatch(
    /^http\/1\.1 401 [^]*connection: keep-alive/,
  );
});

const now = (offset = 0) => new Date(Date.now() + offset);
const lines = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
describe.each(sizes)('given a mail %s of which only the headers are sent', (_, size) => {
  test.each<[what: string, headers: () => string[]]>([
    ['no signature', () => []],
    ['a hash that nobody signed', () => lines({ 'content-digest': relayHeaders(secret, mail, now())['content-digest'] })],
    ['the signature of another secret', () => lines(relayHeaders('salah'.repeat(8), mail, now()))],
    ['an old signature', () => lines(relayHeaders(secret, mail, now(-301_000)))],
    [
      'the signature of another mail',
      () => lines({ ...relayHeaders(secret, mail, now()), 'content-digest': `sha-256=:${'A'.repeat(43)}=:` }),
    ],
    ['a signature of the body itself, as gateways send it', () => lines({ 'x-signature': signatureOf(secret, mail, now()) })],
  ])('when they have %s, then 401 is answered and the connection ends', async (__, headers) => {
    const head = await begun(portOf(world), 'POST /api/v1/inbound-mails', [size, ...headers()], true);
    expect(head).toMatch(/^http\/1\.1 401 [^]*connection: close/);
  });
});

test('given the right signature of a mail that is too large, then 413 is answered without the mail', async () => {
  const signed = lines(relayHeaders(secret, mail, now()));
  const head = await begun(portOf(world), 'POST /api/v1/inbound-mails', ['content-length: 40000000', ...signed], true);
  expect(head).toMatch(/^http\/1\.1 413 [^]*connection: close/);
});
