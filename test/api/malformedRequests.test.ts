/** Clumsy and hostile requests: each is refused with its JSON:API error that says where, and nothing breaks or hangs. */
import { limits } from '#shared/limits';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { build } from '../build/records';
import { errorsIn, startTestApi, recordsIn, type Answered, type Headers, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => void (world = await startTestApi()));
afterAll(() => world.close());

const tag = (attributes: unknown, more: object = {}) => ({ data: { type: 'tags', attributes, ...more } });
const red = { name: 'Red', color: '#ff0000' };

const looksLikeErrors = ({ headers, document }: Answered) => {
  expect(headers['content-type']).toBe(MEDIA_TYPE);
  expect(document.errors!.length).toBeGreaterThan(0);
  for (const { status, code, title } of document.errors!)
    expect([typeof status, typeof code, title.length > 3]).toEqual(['string', 'string', true]);
};

const bodies: [string, unknown, number, string[]][] = [
  ['no body', undefined, 400, ['document.invalid']],
  ['an empty text', '', 400, ['document.invalid']],
  ['broken JSON', '{"data":', 400, ['json.invalid']],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400, ['json.invalid']],
  ['a bracket bomb', '['.repeat(500_000), 400, ['json.too_deep']],
  ['thirteen levels', `{"data":${'['.repeat(13)}${']'.repeat(13)}}`, 400, ['json.too_deep']],
  ['a number', '7', 400, ['document.invalid']],
  ['null', 'null', 400, ['document.invalid']],
  ['an array', '[]', 400, ['document.invalid']],
  ['no data', '{}', 400, ['document.invalid']],
  ['data as an array', { data: [tag(red).data] }, 400, ['document.invalid /data']],
  ['data as null', { data: null }, 400, ['document.invalid /data']],
  ['no type', { data: { attributes: red } }, 400, ['document.invalid /data/type']],
  ['a type that is a number', { data: { type: 7 } }, 400, ['document.invalid /data/type']],
  ['another type', { data: { type: 'categories', attributes: red } }, 409, ['type.mismatch /data/type']],
  ['attributes as an array', tag([]), 400, ['document.invalid /data/attributes']],
  ['attributes as text', tag('red'), 400, ['document.invalid /data/attributes']],
  ['relationships as text', tag(red, { relationships: 'none' }), 400, ['document.invalid /data/relationships']],
  ['an id that is none', tag(red, { id: '1; drop table tags' }), 422, ['invalid_id /data/id']],
  ['an id that is an object', tag(red, { id: {} }), 422, ['invalid_id /data/id']],
  ['a version that is text', tag(red, { meta: { version: 'last' } }), 400, ['document.invalid /data/meta/version']],
  ['all values missing', tag({}), 422, ['required /data/attributes/name', 'required /data/attributes/color']],
  [
    'values of wrong types',
    tag({ name: 7, color: ['#ff0000'] }),
    422,
    ['invalid_type /data/attributes/name', 'invalid_type /data/attributes/color'],
  ],
  [
    'values that are objects',
    tag({ name: { $ne: null }, color: {} }),
    422,
    ['invalid_type /data/attributes/name', 'invalid_type /data/attributes/color'],
  ],
  ['a NUL byte', tag({ ...red, name: 'Re\u0000d' }), 422, ['invalid_text /data/attributes/name']],
  [
    'a lone surrogate',
    `{"data":{"type":"tags","attributes":{"name":"Red \\ud800","color":"#ff0000"}}}`,
    422,
    ['invalid_text /data/attributes/name'],
  ],
  [
    'a letter under thirty-one marks',
    tag({ ...red, name: `Re${'\u0301\u0316'.repeat(15)}\u0301d` }),
    422,
    ['invalid_text /data/attributes/name'],
  ],
  ['a name without end', tag({ ...red, name: 'r'.repeat(5_000) }), 422, ['too_long /data/attributes/name']],
  ['a colour that is none', tag({ ...red, color: 'red; }' }), 422, ['invalid_color /data/attributes/color']],
  ['an unknown attribute', tag({ ...red, price: 1 }), 422, ['unknown_field /data/attributes/price']],
  ['an unknown attribute whose name is a path', tag({ ...red, 'a/b~c': 1 }), 422, ['unknown_field /data/attributes/a~1b~0c']],
  [
    'a prototype key',
    `{"data":{"type":"tags","attributes":{"__proto__":{"admin":true},"name":"Red","color":"#ff0000"}}}`,
    422,
    ['unknown_field /data/attributes/__proto__'],
  ],
  ['a constructor key', tag({ ...red, constructor: { prototype: { admin: true } } }), 422, ['unknown_field /data/attributes/constructor']],
  [
    'an inherited name',
    tag({ ...red, toString: 'x', hasOwnProperty: 1 }),
    422,
    ['unknown_field /data/attributes/toString', 'unknown_field /data/attributes/hasOwnProperty'],
  ],
  ['an unknown relation', tag(red, { relationships: { owner: { data: null } } }), 422, ['unknown_field /data/relationships/owner']],
];

test.each(bodies)('given a POST with %s, then it is refused where it is wrong', async (_, body, status, errors) => {
  const answer = await world.as('admin')('POST', '/tags', body, body === undefined ? { 'content-type': MEDIA_TYPE } : {});
  expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
  looksLikeErrors(answer);
});

const itemBodies: [string, object, string[]][] = [
  ['linkage that is text', { category: { data: 'gauze' } }, ['invalid_id /data/relationships/category']],
  [
    'linkage of another type',
    { category: { data: { type: 'tags', id: '01890000-0000-7000-8000-000000000000' } } },
    ['invalid_id /data/relationships/category'],
  ],
  ['many where one belongs', { category: { data: [] } }, ['invalid_id /data/relationships/category']],
  [
    'one where many belong',
    { tags: { data: { type: 'tags', id: '01890000-0000-7000-8000-000000000000' } } },
    ['required /data/relationships/category', 'invalid_type /data/relationships/tags'],
  ],
  [
    'an id nobody has',
    { category: { data: { type: 'categories', id: '01890000-0000-7000-8000-000000000000' } } },
    ['relation_missing /data/relationships/category'],
  ],
  ['linkage without data', { category: {} }, ['document.invalid /data/relationships/category']],
  [
    'too many tags',
    {
      tags: {
        data: Array.from({ length: limits.linkage + 1 }, (_, at) => ({
          type: 'tags',
          id: `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`,
        })),
      },
    },
    ['required /data/relationships/category', 'too_many /data/relationships/tags'],
  ],
];

test.each(itemBodies)('given an item with %s, then the relation is named', async (_, relationships, errors) => {
  const answer = await world.as('admin')('POST', '/items', {
    data: { type: 'items', attributes: { name: 'Gauze', date: '2026-03-05' }, relationships },
  });
  expect(errorsIn(answer)).toEqual(errors);
  expect(answer.status).toBeLessThan(500);
});

const queries: [string, string, string[]][] = [
  ['an unknown parameter', 'colour=red', ['query.unknown colour']],
  ['a prototype parameter', '__proto__[admin]=1', ['query.unknown __proto__[admin]']],
  ['a constructor parameter', 'filter[constructor]=1', ['filter.unknown filter[constructor]']],
  ['a bracket bomb', `filter${'[a]'.repeat(500)}=1`, [`query.unknown filter${'[a]'.repeat(500)}`]],
  ['brackets that do not close', 'filter[name=1', ['query.unknown filter[name']],
  ['a filter nobody declared', 'filter[password_hash]=x', ['filter.unknown filter[password_hash]']],
  ['a sort nobody declared', 'sort=password_hash', ['sort.unknown sort']],
  ['SQL in a sort', 'sort=name;drop%20table%20tags', ['sort.unknown sort']],
  ['an include nobody declared', 'include=items.owner', ['include.unknown include']],
  ['a page of a million', 'page[size]=1000000', ['page.invalid page[size]']],
  ['page nought', 'page[number]=0', ['page.invalid page[number]']],
  ['a negative page', 'page[number]=-1', ['page.invalid page[number]']],
  ['a page of hex', 'page[number]=0x10', ['page.invalid page[number]']],
  ['a page beyond all ends', 'page[number]=99999999&page[size]=100', ['page.invalid page[number]']],
  ['two kinds of page', 'page[number]=1&page[offset]=0', ['query.invalid page[offset]']],
  ['a parameter twice', 'sort=name&sort=-name', ['query.invalid sort']],
  ['a broken escape', 'filter[q]=%E0%A4%A', ['query.invalid filter[q]']],
  ['a NUL byte', 'filter[q]=%00', ['query.invalid filter[q]']],
  ['a lone surrogate', 'filter[q]=%ED%A0%80', ['query.invalid filter[q]']],
  ['a search without end', `filter[q]=${'a'.repeat(300)}`, ['query.invalid filter[q]']],
  ['a query string without end', `filter[q]=${'a'.repeat(9_000)}`, ['query.too_long']],
  ['fields of a type nobody has', 'fields[robots]=name', ['fields.unknown fields[robots]']],
  ['a field nobody has', 'fields[tags]=password', ['fields.unknown fields[tags]']],
];

test.each(queries)('given a list with %s, then the parameter is named', async (_, query, errors) => {
  const answer = await world.as('admin')('GET', `/tags?${query}`);
  expect([answer.status, errorsIn(answer)]).toEqual([400, errors]);
  looksLikeErrors(answer);
});

const addresses: [string, string, string, Headers, number, string][] = [
  ['an id that is none', 'GET', '/tags/1%27%20or%201=1', {}, 404, 'resource.missing'],
  ['an id nobody has', 'GET', '/tags/01890000-0000-7000-8000-000000000000', {}, 404, 'resource.missing'],
  ['an unknown path', 'GET', '/robots', {}, 404, 'route.missing'],
  ['a broken escape in the path', 'GET', '/tags/%E0%A4%A', {}, 404, 'route.missing'],
  ['a path without end', 'GET', `/tags/${'a'.repeat(3_000)}`, {}, 404, 'route.missing'],
  ['a climbing path', 'GET', '/tags/..%2f..%2fetc%2fpasswd', {}, 404, 'resource.missing'],
  ['a method the address lacks', 'PUT', '/tags', {}, 405, 'method.denied'],
  ['a delete of everything', 'DELETE', '/tags', {}, 405, 'method.denied'],
  [
    'parameters in every Accept',
    'GET',
    '/tags',
    { accept: `${MEDIA_TYPE}; charset=utf-8, ${MEDIA_TYPE}; ext="https://x.test/a"` },
    406,
    'media_type.not_acceptable Accept',
  ],
  ['an If-Match that is none', 'PATCH', '/tags/01890000-0000-7000-8000-000000000000', { 'if-match': 'latest' }, 400, 'document.invalid'],
  ['a token nobody gave', 'GET', '/tags', { authorization: 'Bearer 0' }, 401, 'session.expired'],
];

test.each(addresses)('given %s, then the answer says so', async (_, method, path, headers, status, error) => {
  const answer = await world.as('admin')(method, path, undefined, headers);
  expect([answer.status, errorsIn(answer)[0]]).toEqual([status, error]);
  looksLikeErrors(answer);
});

const types: [string, number][] = [
  ['application/json', 415],
  [`${MEDIA_TYPE}; charset=utf-8`, 415],
  [`${MEDIA_TYPE}; ext="https://x.test/atomic"`, 415],
  [`${MEDIA_TYPE}; profile="https://x.test/a"`, 201],
  ['text/html', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/vnd.api+json;;;=', 415],
  ['not a type', 415],
];

test.each(types)('given a body sent as %s, then it is answered %i', async (type, status) => {
  const answer = await world.as('admin')('POST', '/tags', tag({ ...red, name: `Sent as ${type}`.slice(0, 50) }), { 'content-type': type });
  expect(answer.status).toBe(status);
  if (status === 415) expect(errorsIn(answer)).toEqual(['media_type.unsupported Content-Type']);
});

test('given signs that SQL reads as wild, when they are searched, then they are only signs', async () => {
  const admin = world.as('admin');
  for (const name of ['100% cotton', '100 cotton', 'under_score', 'underscore', 'back\\slash', '\\begin', 'plain'])
    await build(admin, 'category', { name });
  const found = async (q: string) =>
    recordsIn(await admin('GET', `/categories?filter[q]=${encodeURIComponent(q)}`)).map(({ attributes }) => attributes!['name']);
  expect(await found('00%')).toEqual(['100% cotton']);
  expect(await found('r_s')).toEqual(['under_score']);
  expect(await found('k\\s')).toEqual(['back\\slash']);
  expect(await Promise.all(['%', '_', '\\', '1%'].map(found))).toEqual([[], [], ['\\begin'], []]);
  expect(await found(`'; drop table categories; --`)).toEqual([]);
  expect(await found('PLAIN')).toEqual(['plain']);
});

test('given a body that is too large, then it is refused before it is read', async () => {
  const answer = await world.as('admin')('POST', '/tags', `"${'a'.repeat(1_100_000)}"`);
  expect([answer.status, errorsIn(answer)]).toEqual([413, ['body.too_large']]);
});

test('given an error, when the reader prefers English, then it is in English, and else in Indonesian', async () => {
  const title = async (language: string) =>
    (await world.as('admin')('GET', '/robots', undefined, { 'accept-language': language })).document.errors![0]!.title;
  expect(await title('en-GB,en;q=0.9,id;q=0.5')).toBe('This address does not exist.');
  expect(await title('id,en;q=0.5')).toBe('Alamat ini tidak ada.');
  expect(await title('fr')).toBe('Alamat ini tidak ada.');
});

test('given prototype keys in any request, then no object of ours has changed', () => {
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

/** Sends bytes to a server that really listens, and reads until it closes. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (answer += part))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });

test.each([
  ['a method nobody knows', 'BREW /api/v1/tags HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 4\d\d/],
  ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n', /^HTTP\/1\.1 400 [^]*header\.invalid/],
  [
    'a header without end',
    `GET /api/v1/tags HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
    /^HTTP\/1\.1 400 [^]*query\.too_long/,
  ],
  [
    'an address without end',
    `GET /api/v1/tags?filter[q]=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    /^HTTP\/1\.1 400 [^]*query\.too_long/,
  ],
  [
    'raw brackets in the address',
    'GET /api/v1/tags?page[number]=1&page[size]=5 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    /^HTTP\/1\.1 401/,
  ],
])('given a socket that sends %s, then it is answered and closed', async (_, text, pattern) => {
  const other = await world.another();
  await other.listen({ port: 0, host: '127.0.0.1' });
  const answer = await raw((other.server.address() as AddressInfo).port, text);
  expect(answer).toMatch(pattern);
});
