/** Long answers are sent compressed to anyone who takes that, and mean the same. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { chosenWay } from '#server/http/compress';
import { build } from '../build/records';
import { API, startTestApi, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => {
  world = await startTestApi();
});
afterAll(() => world.close());

const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'POST' | 'PATCH' = 'GET', payload?: object) =>
  world.app.inject({
    method,
    url,
    headers: {
      accept: MEDIA_TYPE,
      authorization: `Bearer ${world.tokenOf('admin')}`,
      ...(payload && { 'content-type': MEDIA_TYPE }),
      ...headers,
    },
    ...(payload && { payload: JSON.stringify(payload) }),
  });

/** Long: a role's permissions stand in it. */
const ME = `${API}/me?include=roles.permissions`;

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
])('given a caller who takes %s, when something long is read, then it comes so, and says the same', async (way, taken, unpack) => {
  const plain = await ask(ME);
  const packed = await ask(ME, { 'accept-encoding': taken });
  expect([packed.statusCode, packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([200, way, MEDIA_TYPE]);
  expect(packed.headers['vary']).toBe('Accept, Accept-Encoding');
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});

test('given a caller who takes nothing, when something long is read, then it comes as it is, and says that it could be otherwise', async () => {
  const { headers, rawPayload } = await ask(ME);
  expect([headers['content-encoding'], headers['vary'], Number(headers['content-length'])]).toEqual([
    undefined,
    'Accept, Accept-Encoding',
    rawPayload.length,
  ]);
});

test('given something short, when it is read, then it comes as it is', async () => {
  const { headers } = await ask(`${API}/tags?page[size]=1&filter[q]=nothing-of-the-kind`, { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept']);
});

test('given a record that was read compressed, then its tag is weak, knows the record again, and a change may be made from it', async () => {
  const shelf = await build(world.as('admin'), 'category', { description: 'Steril. '.repeat(60) });
  for (let count = 0; count < 2; count += 1)
    await build(world.as('admin'), 'item', {
      description: `<p>${'Kasa steril '.repeat(200)}</p>`,
      category: { type: 'categories', id: shelf.id },
    });
  const { data } = (await ask(`${API}/items?page[size]=1`)).json<{ data: { id: string }[] }>();
  const at = `${API}/items/${data[0]!.id}`;
  const { headers } = await ask(at, { 'accept-encoding': 'br' });
  const etag = String(headers['etag']);
  expect([headers['content-encoding'], etag]).toEqual(['br', expect.stringMatching(/^W\/"1-/)]);
  expect((await ask(at, { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304);
  const change = { data: { type: 'items', id: data[0]!.id, attributes: { on_home: true } } };
  const changed = await ask(at, { 'accept-encoding': 'br', 'if-match': etag }, 'PATCH', change);
  // Long too, but tokens come in answers of this kind: none of them is ever compressed.
  expect([changed.statusCode, changed.headers['content-encoding'], changed.rawPayload.length > 4_000]).toEqual([200, undefined, true]);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['BR', 'br'],
  ['deflate, gzip;q=1.0', 'gzip'],
  ['br;q=0.000, gzip ; q=0', undefined],
  ['brotli', undefined],
])('Accept-Encoding %j is served with %j', (header, way) => {
  expect(chosenWay(header)).toBe(way);
});
