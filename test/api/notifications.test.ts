/** Notifications: what happens to an account is told to its owner, in the same write; only they read it, and only as read can they change it. */
import { build, changeOf, refTo } from '../build/records';
import { mailsTo, tokenFor } from './outbox';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const NEW = 'gerimis-payung-23-kursi';
const document = (type: string, attributes: object) => ({ data: { type, attributes } });
const brief = (answer: Answered) => [answer.status, errorsIn(answer)];

type Somebody = { id: string; email: string; call: Caller };
const somebody = async (): Promise<Somebody> => {
  const { id, attributes } = await build(admin, 'user', { name: 'Ns. Wati', password: PASSWORD });
  return { id, email: String(attributes!['email']), call: await world.asUser(id) };
};

const login = ({ email }: Somebody, password: string, userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0') =>
  world.as('anonymous')('POST', '/login', document('token', { email, password }), { 'user-agent': userAgent });
const changePassword = ({ call }: Somebody, password = NEW) =>
  call('POST', '/me/password', document('password-change', { current_password: PASSWORD, password, password_confirmation: password }));
const changeAddress = ({ id, call }: Somebody, email: string) =>
  call('PATCH', '/me', { data: { type: 'users', id, attributes: { email, current_password: PASSWORD } } });
const told = async (call: Caller, query = '') => recordsIn(await call('GET', `/notifications?${query}`));
const kinds = async (call: Caller) => (await told(call)).map(({ attributes }) => attributes!['kind']);
const unread = async (call: Caller) => (await call('GET', '/notifications?filter[read]=false&page[size]=1')).document.meta!.page!.total;
const roles = async (...names: string[]) =>
  recordsIn(await admin('GET', '/roles?page[size]=100'))
    .filter(({ attributes }) => names.includes(String(attributes!['name'])))
    .map(refTo);

test('given a password that its owner changes, then they are told where to look, and it is unread', async () => {
  const wati = await somebody();
  expect((await changePassword(wati)).status).toBe(204);
  const [one, ...more] = await told(wati.call);
  expect(one!.attributes).toMatchObject({ kind: 'password_changed', data: {}, link: '/usman/user-profile', read: false, read_at: null });
  expect(one!.relationships!['user']!.data).toEqual({ type: 'users', id: wati.id });
  expect([more, await unread(wati.call)]).toEqual([[], 1]);
});

test('given a password that may not be, then nothing is told', async () => {
  const wati = await somebody();
  expect((await changePassword(wati, 'qwertyuiop')).status).toBe(422);
  expect(await told(wati.call)).toEqual([]);
});

test('given an address that waits for its link, then both its asking and its coming are told', async () => {
  const wati = await somebody();
  const next = `baru.${wati.email}`;
  await changeAddress(wati, next);
  expect((await told(wati.call))[0]!.attributes).toMatchObject({ kind: 'email_change_asked', data: { address: next } });
  await world.as('anonymous')(
    'POST',
    '/email-verification',
    document('email-verification', { token: await tokenFor(world, next, 'verify') }),
  );
  expect((await told(wati.call))[0]!.attributes).toMatchObject({ kind: 'email_changed', data: { address: next } });
});

test('given a forgotten password, when its link sets another, then that is told', async () => {
  const wati = await somebody();
  await world.as('anonymous')('POST', '/password-forgot', document('password-forgot', { email: wati.email }));
  const token = await tokenFor(world, wati.email, 'reset');
  const reset = await world.as('anonymous')(
    'POST',
    '/password-reset',
    document('password-reset', { email: wati.email, token, password: NEW, password_confirmation: NEW }),
  );
  expect(reset.status).toBe(204);
  expect(await kinds(await world.asUser(wati.id))).toEqual(['password_reset']);
});

test('given an admin who changes someone’s roles and password, then that person is told, and the admin is not', async () => {
  const wati = await somebody();
  const before = (await kinds(admin)).length;
  const held = await roles('creator', 'member');
  expect((await admin('PATCH', `/users/${wati.id}`, changeOf('user', wati.id, { roles: held, password: NEW }))).status).toBe(200);
  const names = held.map(({ id }) => id);
  const found = await told(await world.asUser(wati.id));
  expect(found.map(({ attributes }) => attributes!['kind']).sort()).toEqual(['password_set', 'role_changed']);
  const changed = found.find(({ attributes }) => attributes!['kind'] === 'role_changed')!;
  expect((changed.attributes!['data'] as { roles: string[] }).roles).toHaveLength(names.length);
  expect((await kinds(admin)).length).toBe(before);
});

test.each([
  ['the same browser', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0', 0],
  ['another browser', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 1],
])('given someone signed in, when %s signs in, then %s leads to %i notices', async (_, userAgent, count) => {
  const wati = await somebody();
  await world.database.pool.query('delete from sessions where user_id = $1', [wati.id]);
  expect((await login(wati, PASSWORD)).status).toBe(200);
  expect((await login(wati, PASSWORD, userAgent)).status).toBe(200);
  const found = await told(await world.asUser(wati.id), 'filter[kind]=signed_in_new_device');
  expect(found.map(({ attributes }) => attributes!['data'])).toEqual(
    Array.from({ length: count }, () => ({ user_agent: userAgent, ip: '127.0.0.1' })),
  );
});

test('given too many wrong guesses, then the owner is told of the lock', async () => {
  const wati = await somebody();
  for (let time = 0; time < 5; time++) await login(wati, `tebakan-ke-${time}`);
  expect((await mailsTo(world, wati.email)).map(({ purpose }) => purpose)).toEqual(['account_locked']);
  expect(await kinds(wati.call)).toEqual(['account_locked']);
});

test('given what others were told, then it is in no list, and under its address there is nothing', async () => {
  const [wati, sari] = [await somebody(), await somebody()];
  await changePassword(wati);
  const [hers] = await told(wati.call);
  for (const call of [sari.call, admin]) {
    const lists = [...(await told(call)), ...(await told(call, 'filter[kind]=password_changed'))];
    expect(lists.filter(({ id }) => id === hers!.id)).toEqual([]);
  }
  const at = `/notifications/${hers!.id}`;
  const read = changeOf('notification', hers!.id, { read_at: '2026-03-05T03:04:05.000Z' });
  for (const call of [sari.call, admin]) {
    expect(brief(await call('GET', at))).toEqual([404, ['resource.missing']]);
    expect(brief(await call('PATCH', at, read))).toEqual([404, ['resource.missing']]);
  }
  expect(await unread(wati.call)).toBe(1);
});

test('given one that is read, then the server says when, it stays so, and the audit has no line of it', async () => {
  const wati = await somebody();
  await changePassword(wati);
  const [one] = await told(wati.call);
  const before = Date.now();
  const read = (read_at: string) => wati.call('PATCH', `/notifications/${one!.id}`, changeOf('notification', one!.id, { read_at }));
  expect((await read('1999-01-01T00:00:00.000Z')).status).toBe(200);
  const [after] = await told(wati.call);
  expect([after!.attributes!['read'], Date.parse(String(after!.attributes!['read_at'])) >= before, await unread(wati.call)]).toEqual([
    true,
    true,
    0,
  ]);
  await read('2031-01-01T00:00:00.000Z');
  expect((await told(wati.call))[0]!.attributes!['read_at']).toBe(after!.attributes!['read_at']);
  const { rows } = await world.database.pool.query('select 1 from audit where record_id = $1', [one!.id]);
  expect(rows).toEqual([]);
});

test.each<[string, object, number, string[]]>([
  ['its kind', { kind: 'account_locked' }, 403, ['read_only /data/attributes/kind']],
  ['that it was read, past the time', { read: true }, 403, ['read_only /data/attributes/read']],
  ['a time that is none', { read_at: 'tadi' }, 422, ['invalid_moment /data/attributes/read_at']],
  ['what it has not', { note: 'baik' }, 422, ['unknown_field /data/attributes/note']],
])('given %s as a change, then it stays as it was', async (_, attributes, status, problems) => {
  const wati = await somebody();
  await changePassword(wati);
  const [one] = await told(wati.call);
  expect(
    brief(await wati.call('PATCH', `/notifications/${one!.id}`, { data: { type: 'notifications', id: one!.id, attributes } })),
  ).toEqual([status, problems]);
  expect((await told(wati.call))[0]!.attributes).toMatchObject({ kind: 'password_changed', read: false });
});

test('given several, when all are read at once, then nobody else’s are', async () => {
  const [wati, sari] = [await somebody(), await somebody()];
  for (const one of [wati, sari]) {
    await changeAddress(one, `baru.${one.email}`);
    await changePassword(one);
  }
  expect([await unread(wati.call), await unread(sari.call)]).toEqual([2, 2]);
  expect(brief(await wati.call('POST', '/notifications/read'))).toEqual([204, []]);
  expect([await unread(wati.call), await unread(sari.call)]).toEqual([0, 2]);
  expect((await told(wati.call)).every(({ attributes }) => attributes!['read'] === true)).toBe(true);
});

test.each(['POST', 'DELETE'])('given the API, then nobody can %s a notification', async (method) => {
  const wati = await somebody();
  await changePassword(wati);
  const [one] = await told(wati.call);
  const at = method === 'POST' ? '/notifications' : `/notifications/${one!.id}`;
  expect(
    brief(await wati.call(method, at, method === 'POST' ? document('notifications', { kind: 'password_changed' }) : undefined)),
  ).toEqual([405, ['method.denied']]);
});

test('given nobody signed in, then there is nothing to read', async () => {
  expect(brief(await world.as('anonymous')('GET', '/notifications'))).toEqual([401, ['session.missing']]);
  expect(brief(await world.as('anonymous')('POST', '/notifications/read'))).toEqual([401, ['session.missing']]);
});
