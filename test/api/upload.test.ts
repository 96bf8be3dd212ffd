/** Pictures of items and people: taken from those who may, kept as pixels, shown to everyone who has the address. Rules: APP-14, ITM-8, ITM-10, PRV-10. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { errorsIn, startTestApi, recordIn, type Answered, type Person, type TestApi } from './testApi';

type Part = { name: string; filename?: string; type?: string; bytes: Buffer | string };

const BOUNDARY = 'nadi-boundary';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const SCRIPT = '<html><script>alert("Dr. Sari")</script></html>';

const formOf = (...parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, type, bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(bytes as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const photo = (bytes: Buffer | string, name = 'attachment', filename = 'gauze.png'): Part => ({ name, filename, type: 'image/png', bytes });

let world: TestApi;
let png: Buffer;
let gauze: string;

const add = async (path: string, attributes: object, relationships: object = {}) =>
  recordIn(await world.as('creator')('POST', path, { data: { type: path.slice(1), attributes, relationships } })).id;

beforeAll(async () => {
  world = await startTestApi();
  png = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
  const supplies = await add('/categories', { name: 'Supplies' });
  const category = { data: { type: 'categories', id: supplies } };
  gauze = await add('/items', { name: 'Gauze', date: '2026-03-05', status: 'draft', on_home: false }, { category });
});
afterAll(() => world.close());

const send = (person: Person, path: string, body: unknown, headers: Record<string, string> = {}) =>
  world.as(person)('POST', `/uploads${path}`, body, { 'content-type': FORM, ...headers });
const toGauze = (body: unknown, headers = {}) => send('creator', `/items/${gauze}/image`, body, headers);
const urlIn = ({ text }: Answered): string => (JSON.parse(text) as { url: string }).url;
const imageOf = async (id = gauze) => recordIn(await world.as('admin')('GET', `/items/${id}`));
const filesKept = async (): Promise<string[]> => (await readdir(world.filesDir).catch(() => [])).sort();

test('a picture is answered plainly, set on the item, and shown', async () => {
  const before = (await imageOf()).meta!['version'] as number;
  const answer = await toGauze(formOf(photo(png)));
  const url = urlIn(answer);
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toEqual({ url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.webp$/) });
  expect(answer.headers).toMatchObject({ 'content-type': MEDIA_TYPE, location: url, etag: `"${before + 1}"` });
  const item = await imageOf();
  expect([item.attributes!['image'], item.meta!['version']]).toEqual([url, before + 1]);
  const shown = await world.app.inject(url);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 });
});

test('the audit tells who changed the picture', async () => {
  const { rows } = await world.database.pool.query(
    `select actor_id, action, after from audit where record_id = $1 order by at desc, id desc limit 1`,
    [gauze],
  );
  expect(rows[0]).toEqual({ actor_id: world.idOf('creator'), action: 'update', after: { image: expect.stringMatching(/^\/files\//) } });
});

test('a new picture takes the place of the old one, whose file goes', async () => {
  const old = (await imageOf()).attributes!['image'] as string;
  const url = urlIn(await toGauze(formOf(photo(png))));
  expect(url).not.toBe(old);
  expect((await world.app.inject(old)).statusCode).toBe(404);
  expect(await filesKept()).toEqual([url.slice('/files/'.length)]);
});

test('removing the picture is a change like any other', async () => {
  const { meta } = await imageOf();
  const answer = await world.as('creator')('PATCH', `/items/${gauze}`, {
    data: { type: 'items', id: gauze, attributes: { image: null }, meta },
  });
  expect([answer.status, recordIn(answer).attributes!['image']]).toEqual([200, null]);
});

describe('who may', () => {
  test.each<[Person, string, number, string[]]>([
    ['anonymous', 'the item', 401, ['session.missing']],
    ['member', 'the item', 403, ['access.denied']],
    ['creator', 'the item', 201, []],
    ['admin', 'the item', 201, []],
    ['member', 'themselves', 201, []],
    ['creator', 'themselves', 201, []],
    ['creator', 'another', 403, ['access.denied']],
    ['admin', 'another', 201, []],
    ['admin', 'nobody', 404, ['resource.missing']],
    ['admin', 'no id', 404, ['resource.missing']],
  ])('%s gives a picture to %s: %i', async (person, whom, status, errors) => {
    const self = person === 'anonymous' ? '' : world.idOf(person);
    const path = {
      'the item': `/items/${gauze}/image`,
      themselves: `/users/${self}/profile-image`,
      another: `/users/${world.idOf('member')}/profile-image`,
      nobody: '/users/018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00/profile-image',
      'no id': '/items/..%2f..%2fetc/image',
    }[whom]!;
    const answer = await send(person, path, formOf(photo(png)));
    expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
  });

  test('a creator gives none to an item that is not theirs', async () => {
    await world.database.pool.query('update items set owner_id = $1 where id = $2', [world.idOf('admin'), gauze]);
    await world.database.pool.query(
      `delete from role_permissions where permission_id = (select id from permissions where name = 'edit items') and role_id = (select id from roles where name = 'creator')`,
    );
    expect((await toGauze(formOf(photo(png)))).status).toBe(404);
    await world.database.pool.query('update items set owner_id = $1 where id = $2', [world.idOf('creator'), gauze]);
    expect((await toGauze(formOf(photo(png)))).status).toBe(201);
  });
});

describe('what comes in', () => {
  const large = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5 * 1_048_576)]);
  test.each<[string, () => unknown, Record<string, string>, number, string[]]>([
    ['no form', () => ({ data: null }), { 'content-type': MEDIA_TYPE }, 400, ['upload.invalid Content-Type']],
    ['a bare picture', () => png, { 'content-type': 'image/png' }, 400, ['upload.invalid Content-Type']],
    ['nothing at all', () => undefined, {}, 400, ['upload.invalid']],
    ['an empty form', () => formOf(), {}, 400, ['upload.invalid']],
    ['a form without boundary', () => formOf(photo(png)), { 'content-type': 'multipart/form-data' }, 400, ['upload.invalid']],
    ['another field', () => formOf(photo(png, 'picture')), {}, 400, ['upload.invalid']],
    ['a prototype as field', () => formOf(photo(png, '__proto__')), {}, 400, ['upload.invalid']],
    ['a text in the field', () => formOf({ name: 'attachment', bytes: 'gauze' }), {}, 400, ['upload.invalid']],
    ['two pictures', () => formOf(photo(png), photo(png)), {}, 400, ['upload.invalid']],
    ['a field beside it', () => formOf(photo(png), { name: 'note', bytes: 'x' }), {}, 400, ['upload.invalid']],
    ['very many parts', () => formOf(...Array.from({ length: 200 }, (_, index) => photo('x', `f${index}`))), {}, 400, ['upload.invalid']],
    ['half a form', () => formOf(photo(png)).subarray(0, 150), {}, 400, ['upload.invalid']],
    ['an empty file', () => formOf(photo('')), {}, 415, ['picture.unsupported']],
    ['a page that says it is a picture', () => formOf(photo(SCRIPT)), {}, 415, ['picture.unsupported']],
    [
      'an SVG',
      () => formOf(photo('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'attachment', 'a.svg')),
      {},
      415,
      ['picture.unsupported'],
    ],
    ['a ZIP', () => formOf(photo('PK\u0003\u0004')), {}, 415, ['picture.unsupported']],
    [
      'a page with the first bytes of a PNG',
      () => formOf(photo(Buffer.concat([png.subarray(0, 8), Buffer.from(SCRIPT)]))),
      {},
      422,
      ['picture.broken'],
    ],
    ['a picture cut in half', () => formOf(photo(png.subarray(0, png.length - 20))), {}, 422, ['picture.broken']],
    ['more than 5 MB', () => formOf(photo(large)), {}, 413, ['body.too_large']],
    ['far more than 5 MB', () => formOf(photo(Buffer.alloc(8 * 1_048_576))), {}, 413, ['body.too_large']],
    ['a stale version', () => formOf(photo(png)), { 'if-match': '"1"' }, 409, ['version.stale']],
  ])('%s is refused, and nothing is kept', async (_, body, headers, status, errors) => {
    const [kept, item] = [await filesKept(), await imageOf()];
    const answer = await toGauze(body(), headers);
    expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
    expect(answer.headers['content-type']).toBe(MEDIA_TYPE);
    expect([await filesKept(), await imageOf()]).toEqual([kept, item]);
  });

  test('a name with a path is only a name', async () => {
    const url = urlIn(await toGauze(formOf(photo(png, 'attachment', '../../../etc/passwd.php'))));
    expect(url).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
  });

  test('a page after the picture is left behind', async () => {
    const url = urlIn(await toGauze(formOf(photo(Buffer.concat([png, Buffer.from(SCRIPT)])))));
    expect((await world.app.inject(url)).rawPayload.includes('script')).toBe(false);
  });
});

test.each([
  '/files/',
  '/files',
  '/files/gauze.webp',
  '/files/..%2fsecret.webp',
  `/files/${'a'.repeat(32)}.html`,
  `/files/${'a'.repeat(32)}.webp%00`,
])('%s is no file', async (url) => {
  expect((await world.app.inject(url)).statusCode).toBe(404);
});

describe('over a real connection', () => {
  let port: number;
  let token: string;
  beforeAll(async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    port = (world.app.server.address() as AddressInfo).port;
    token = world.tokenOf('creator');
  });

  const head = (length: number | 'chunked') =>
    `POST /api/v1/uploads/items/${gauze}/image HTTP/1.1\r\nhost: nadi.test\r\nauthorization: Bearer ${token}\r\ncontent-type: ${FORM}\r\n` +
    (length === 'chunked' ? 'transfer-encoding: chunked\r\n\r\n' : `content-length: ${length}\r\n\r\n`);

  const talk = async (write: (socket: ReturnType<typeof connect>) => void, until: RegExp): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    // The server may hang up while we are still talking: that is an answer too.
    socket.on('error', () => {});
    await once(socket, 'connect');
    let heard = '';
    const answered = new Promise<void>((resolve) => {
      socket.on('data', (bytes) => (heard += bytes.toString('latin1')) && until.test(heard) && resolve());
      socket.on('close', () => resolve());
    });
    write(socket);
    await answered;
    socket.destroy();
    return heard;
  };

  test('someone who says 500 MB is stopped before sending them', async () => {
    const heard = await talk((socket) => socket.write(head(500 * 1_048_576) + '--nadi'), /body\.too_large/);
    expect(heard).toMatch(/^HTTP\/1\.1 413[^]*connection: close[^]*body\.too_large/i);
  });

  test('someone who does not say how much is stopped at 5 MB', async () => {
    const body = formOf(photo(Buffer.alloc(7 * 1_048_576)));
    const heard = await talk(
      (socket) =>
        socket.end(Buffer.concat([Buffer.from(`${head('chunked')}${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])),
      /body\.too_large/,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413/);
  });

  test('someone who hangs up in the middle harms nobody', async () => {
    const kept = await filesKept();
    await talk((socket) => socket.end(head(100_000) + formOf(photo(png)).subarray(0, 200).toString('latin1')), /HTTP/);
    expect(await filesKept()).toEqual(kept);
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  });

  test('two pictures one after the other on one connection both arrive', async () => {
    const body = formOf(photo(png));
    const request = Buffer.concat([Buffer.from(head(body.length)), body]);
    const heard = await talk((socket) => socket.write(Buffer.concat([request, request])), /"url"[^]*"url"/);
    expect(heard.match(/HTTP\/1\.1 201/g)).toHaveLength(2);
  });
});
