/** Many pictures at once: they wait for one another, not everybody else for them; and one person has only so many under way. */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import sharp from 'sharp';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, type Person, type TestApi } from './testApi';

const BOUNDARY = 'nadi-boundary';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="attachment"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
const formOf = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(HEAD), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);

let world: TestApi;
let small: Buffer;
let port: number;
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
beforeAll(async () => {
  world = await startTestApi({ env: { RATE_LIMIT: '6000' } });
  small = formOf(await solid(60, 30));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

type Signed = Exclude<Person, 'anonymous'>;
const pathOf = (person: Signed): string => `/uploads/users/${world.idOf(person)}/profile-image`;
const send = (person: Signed, form: Buffer) => world.as(person)('POST', pathOf(person), form, { 'content-type': FORM });
const signIn = () =>
  world.as('anonymous')('POST', '/login', { data: { type: 'token', attributes: { email: 'creator@nadi.test', password: PASSWORD } } });

/** An upload that has sent its first half: it is under way until the rest is sent. */
async function half(person: Signed): Promise<{ socket: Socket; rest: Buffer; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  const answer = once(socket, 'close').then(() => heard);
  const lines = [
    `POST /api/v1${pathOf(person)} HTTP/1.1`,
    'host: nadi.test',
    'connection: close',
    `authorization: Bearer ${world.tokenOf(person)}`,
  ];
  const head = [...lines, `content-type: ${FORM}`, `content-length: ${small.length}`, '', ''].join('\r\n');
  await once(socket, 'connect');
  socket.write(Buffer.concat([Buffer.from(head), small.subarray(0, 100)]));
  return { socket, rest: small.subarray(100), answer };
}

test('given three people who send the largest pictures at once, when somebody signs in, then that does not wait for the pictures', async () => {
  const large = formOf(await solid(6_000, 5_000));
  let drawn = 0;
  const pictures = (['member', 'creator', 'admin'] as const).flatMap((person) =>
    [1, 2, 3, 4].map(async () => {
      const { status } = await send(person, large);
      drawn += 1;
      return status;
    }),
  );
  await Promise.race(pictures);
  expect((await signIn()).status).toBe(200);
  expect(drawn).toBeLessThan(6);
  expect(await Promise.all(pictures)).toEqual(Array(12).fill(201));
});

test('given five uploads of hers under way, then one is refused before it is read; the four, and those of others, go on', async () => {
  const slow = await Promise.all([1, 2, 3, 4, 5].map(() => half('member')));
  const refused = await Promise.race(slow.map(async (one) => ({ one, heard: await one.answer })));
  expect(refused.heard).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5\r\n[^]*connection: close[^]*"code":"picture\.busy"/i);
  expect(refused.heard).toContain('Terlalu banyak gambar sedang diproses. Coba lagi dalam 5 detik.');
  expect((await send('admin', small)).status).toBe(201);
  const others = slow.filter((one) => one !== refused.one);
  for (const { socket, rest } of others) socket.write(rest);
  for (const { answer } of others) expect(await answer).toMatch(/^HTTP\/1\.1 201/);
  expect((await send('member', small)).status).toBe(201);
});

test('given sixty uploads of his in a minute, then the next one has to wait, and those of others do not', async () => {
  // Another server, which has counted nothing yet.
  const other = await world.another();
  const upload = (person: Signed, form: Buffer) => world.as(person, other)('POST', pathOf(person), form, { 'content-type': FORM });
  const statuses = new Set<number>();
  for (let at = 0; at < 60; at++) statuses.add((await upload('creator', Buffer.from('no form'))).status);
  expect([...statuses]).toEqual([400]);
  const refused = await upload('creator', small);
  expect([refused.status, errorsIn(refused)]).toEqual([429, ['rate.limited']]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await upload('admin', small)).status).toBe(201);
});
