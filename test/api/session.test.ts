/** Signing in and out over the wire, as a browser does it and as a thief would. Rules: APP-14, SGN-1. */
import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, type Answered, type TestApi } from './testApi';

// The real one, counted.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let world: TestApi;
beforeAll(async () => {
  world = await startTestApi();
});
afterAll(() => world.close());

const credentials = (attributes: Record<string, unknown>, type = 'token') => ({ data: { type, attributes } });
const login = (attributes: Record<string, unknown>, headers = {}) =>
  world.as('anonymous')('POST', '/login', credentials(attributes), headers);
const tokenIn = ({ text }: Answered): string => (JSON.parse(text) as { access_token: string }).access_token;
const as = (token: string) => ({ authorization: `Bearer ${token}` });

test('an e-mail and its password give a token and one that makes the browser known, plainly, and nothing else', async () => {
  const answer = await login({ email: ' Admin@Nadi.test ', password: PASSWORD });
  expect(answer.status).toBe(200);
  const token: unknown = expect.stringMatching(/^[\w-]{43}$/);
  expect(JSON.parse(answer.text)).toEqual({ token_type: 'Bearer', expires_in: 14 * 86_400, access_token: token, device_token: token });
  expect(answer.headers).toMatchObject({ 'content-type': MEDIA_TYPE, 'cache-control': 'no-store' });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['a wrong password', { email: 'admin@nadi.test', password: 'bukan-ini-juga' }],
  ['an e-mail nobody has', { email: 'sari@melati.test', password: PASSWORD }],
])('%s is told nothing more than that', async (_, attributes) => {
  const answer = await login(attributes, { 'accept-language': 'en' });
  expect([answer.status, errorsIn(answer)]).toEqual([401, ['credentials.invalid']]);
  expect(answer.document.errors![0]).toEqual({ status: '401', code: 'credentials.invalid', title: 'Invalid credentials!' });
});

test.each<[string, unknown, number, string[]]>([
  ['no e-mail', credentials({ password: PASSWORD }), 422, ['required /data/attributes/email']],
  ['nothing', credentials({}), 422, ['required /data/attributes/email', 'required /data/attributes/password']],
  ['a list of passwords', credentials({ email: 'admin@nadi.test', password: [PASSWORD] }), 422, ['invalid_type /data/attributes/password']],
  ['an object as e-mail', credentials({ email: { $ne: '' }, password: PASSWORD }), 422, ['invalid_type /data/attributes/email']],
  ['a NUL', credentials({ email: 'admin@nadi.test', password: 'a\u0000b' }), 422, ['invalid_text /data/attributes/password']],
  [
    'half a character',
    '{"data":{"type":"token","attributes":{"email":"admin@nadi.test","password":"\\ud800"}}}',
    422,
    ['invalid_text /data/attributes/password'],
  ],
  [
    'a password as long as a book',
    credentials({ email: 'admin@nadi.test', password: 'a'.repeat(100_000) }),
    422,
    ['too_long /data/attributes/password'],
  ],
  [
    'a field too many',
    credentials({ email: 'admin@nadi.test', password: PASSWORD, roles: 'admin' }),
    422,
    ['unknown_field /data/attributes/roles'],
  ],
  ['another type', credentials({ email: 'admin@nadi.test', password: PASSWORD }, 'users'), 409, ['type.mismatch /data/type']],
  ['a body that is no JSON', '{"data":', 400, ['json.invalid']],
  ['no body', undefined, 400, ['document.invalid']],
])('%s is refused where it is wrong', async (_, body, status, errors) => {
  const answer = await world.as('anonymous')('POST', '/login', body);
  expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
});

test.each([
  ['a wrong password', 'admin@nadi.test'],
  ['an e-mail nobody has', 'budi@melati.test'],
])('%s costs one argon2, so that the time tells nothing', async (_, email) => {
  await login({ email: 'warm@melati.test', password: 'salah' });
  jest.mocked(verify).mockClear();
  await login({ email, password: 'salah' });
  expect(jest.mocked(verify).mock.calls.map(([stored]) => String(stored).slice(0, 30))).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
});

test('signing out ends that session, and only that', async () => {
  const [phone, laptop] = [
    tokenIn(await login({ email: 'creator@nadi.test', password: PASSWORD })),
    tokenIn(await login({ email: 'creator@nadi.test', password: PASSWORD })),
  ];
  const me = (token: string) => world.as('anonymous')('GET', '/me', undefined, as(token));
  expect((await world.as('anonymous')('POST', '/logout', undefined, as(phone))).status).toBe(204);
  const after = await me(phone);
  expect([after.status, errorsIn(after)]).toEqual([401, ['session.expired']]);
  expect(after.headers['www-authenticate']).toMatch(/^Bearer error="invalid_token"/);
  expect((await me(laptop)).status).toBe(200);
});

test.each<[string, Record<string, string>, string, number, string[]]>([
  ['a guest', {}, '/me', 401, ['session.missing']],
  ['a guest', {}, '/items', 401, ['session.missing']],
  ['a token nobody was given', as('A'.repeat(43)), '/items', 401, ['session.expired']],
  ['a token that is none', as('nonsense'), '/items', 401, ['session.expired']],
  ['a password instead of a token', { authorization: 'Basic YWRtaW46YWRtaW4=' }, '/items', 401, ['session.expired']],
  ['half a header', { authorization: 'Bearer' }, '/items', 401, ['session.expired']],
  ['a cookie', { cookie: 'auth._token=x' }, '/items', 401, ['session.missing']],
])('%s %j at %s is a stranger', async (_, headers, path, status, errors) => {
  const answer = await world.as('anonymous')('GET', path, undefined, headers);
  expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
});

test('an old token does not keep anyone from signing in again', async () => {
  expect((await login({ email: 'admin@nadi.test', password: PASSWORD }, as('A'.repeat(43)))).status).toBe(200);
});
