/** Requests that are refused while a large body is under way: the answer comes, and nothing more is read. */
import { connect, type AddressInfo } from 'node:net';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { build } from '../build/records';
import { startTestApi, type TestApi } from './testApi';

let world: TestApi;
let limited: TestApi;
let item: string;
beforeAll(async () => {
  world = await startTestApi();
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

/** Begins a request with a body that never ends. @returns the answer's head, once the server has closed the connection */
const begun = (port: number, line: string, headers: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const part = '{}'.padStart(100);
    const body = headers.includes(CHUNKED) ? `64\r\n${part}\r\n` : part;
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
