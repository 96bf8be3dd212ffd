/** What a kept mail says: it may hold a link into an account, so only who could set that person's password reads it, by whatever way it is asked for. */
import { permissionsSeen } from '../build/permissions';
import { build, refTo } from '../build/records';
import { PASSWORD } from '../server/db/withDatabase';
import { mailsTo } from './outbox';
import { errorsIn, startTestApi, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

const NOBODY = '018f6b1c-0000-7000-8000-000000000001';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const codes = (answer: Answered) => [answer.status, errorsIn(answer)];
const permissionsNamed = async (...names: string[]) =>
  (await permissionsSeen(admin)).filter(({ attributes }) => names.includes(String(attributes!['name']))).map(refTo);

/** Somebody whose one role holds just these permissions. */
const holderOf = async (...names: string[]) => {
  const role = await build(admin, 'role', { permissions: await permissionsNamed(...names) });
  const { id, attributes } = await build(admin, 'user', { password: PASSWORD, roles: [refTo(role)] });
  return { id, email: String(attributes!['email']), call: await world.asUser(id) };
};
/** The id of the newest mail with a link to a new password. */
const resetMailTo = async (email: string): Promise<string> => {
  await world.as('anonymous')('POST', '/password-forgot', { data: { type: 'password-forgot', attributes: { email } } });
  await mailsTo(world, email);
  const { rows } = await world.database.pool.query<{ id: string }>(
    `select id from mails where "to" = $1 and purpose = 'reset' order by created_at desc limit 1`,
    [email],
  );
  return rows[0]!.id;
};
const bodyFor = async (call: Caller, id: string) => recordIn(await call('GET', `/mails/${id}`)).attributes!['body'];

const HELPER = ['view mails', 'view users', 'edit users'];

test.each<[reader: string, reads: boolean, held: string[], addressee: string[]]>([
  ['who manages users, of somebody with less', true, [...HELPER, 'view items'], ['view items']],
  ['who manages users, of somebody with as much', true, HELPER, HELPER],
  ['who manages users, of somebody with more', false, HELPER, ['view items']],
  ['who only sees mails, of somebody with nothing', false, ['view mails'], []],
  ['who only sees mails, of somebody with as much', false, ['view mails'], ['view mails']],
])('%s: reads it is %s', async (_, reads, held, others) => {
  const [reader, other] = [await holderOf(...held), await holderOf(...others)];
  const id = await resetMailTo(other.email);
  const body = reads ? expect.stringContaining('token=') : null;
  expect(await bodyFor(reader.call, id)).toEqual(body);
  expect(await bodyFor(admin, id)).toEqual(expect.stringContaining('token='));
});

test('nobody reads their own but an admin: a session alone is no way to a new password', async () => {
  const helper = await holderOf(...HELPER);
  expect(await bodyFor(helper.call, await resetMailTo(helper.email))).toBeNull();
});

test('the admin’s mails are the admins’ alone, and so are those of which it is not known whose they are', async () => {
  const everything = (await permissionsSeen(admin)).map(({ attributes }) => String(attributes!['name']));
  const deputy = await holderOf(...everything);
  const id = await resetMailTo('admin@nadi.test');
  expect([await bodyFor(deputy.call, id), await bodyFor(admin, id)]).toEqual([null, expect.stringContaining('token=')]);
  const old = await resetMailTo('member@nadi.test');
  expect(await bodyFor(deputy.call, old)).toEqual(expect.stringContaining('token='));
  await world.database.pool.query('update mails set user_id = null where id = $1', [old]);
  expect([await bodyFor(deputy.call, old), await bodyFor(admin, old)]).toEqual([null, expect.stringContaining('token=')]);
});

test('a mail to the old address stays the account’s, also when somebody else registers with that address', async () => {
  const owner = await holderOf('view items');
  await owner.call('PATCH', '/me', {
    data: { type: 'users', id: owner.id, attributes: { email: `baru.${owner.email}`, current_password: PASSWORD } },
  });
  await world.database.pool.query('update users set email = $2 where id = $1', [owner.id, `baru.${owner.email}`]);
  const role = await build(admin, 'role', { permissions: [] });
  await build(admin, 'user', { email: owner.email, roles: [refTo(role)] });
  const helper = await holderOf(...HELPER);
  const [mail] = recordsIn(await helper.call('GET', `/mails?filter[q]=${encodeURIComponent(owner.email)}&filter[purpose]=address_changed`));
  expect([mail!.attributes!['to'], mail!.attributes!['body']]).toEqual([owner.email, null]);
});

test.each<[string, (id: string, email: string) => string]>([
  ['the record', (id) => `/mails/${id}`],
  ['the body alone', (id) => `/mails/${id}?fields[mails]=body`],
  ['a list', () => '/mails?page[size]=100'],
  ['a list of bodies', () => '/mails?fields[mails]=body&page[size]=100'],
  ['a search', (_, email) => `/mails?filter[q]=${encodeURIComponent(email)}`],
  ['a search for a part of the link', () => '/mails?filter[q]=token%3D'],
  ['the same list twice, first by an admin', () => '/mails?page[size]=50&sort=-created_at'],
])('by way of %s no body is told', async (_, path) => {
  const [reader, other] = [await holderOf(...HELPER), await holderOf('view items')];
  const id = await resetMailTo(other.email);
  await admin('GET', path(id, other.email));
  await admin('GET', path(id, other.email));
  const answer = await reader.call('GET', path(id, other.email));
  expect(answer.status).toBe(200);
  const found = [answer.document.data].flat().filter((one) => one !== null && (one as { id: string }).id === id);
  expect(JSON.stringify(found)).not.toContain('token=');
});

test.each([
  ['sort=body', 'sort.unknown'],
  ['filter[body]=token', 'filter.unknown'],
  ['filter[attempts]=1', 'filter.unknown'],
])('?%s is no question', async (query, code) => {
  expect(codes(await admin('GET', `/mails?${query}`))[1]).toEqual([expect.stringContaining(code)]);
});

describe('a new link', () => {
  const make = (call: Caller, id: string) => call('POST', `/mails/${id}/reset-link`);

  test('is made by who manages users and holds no less, ends the one before, sets a password, and is in the audit', async () => {
    const [helper, other] = [await holderOf(...HELPER, 'view items'), await holderOf('view items')];
    const mail = await resetMailTo(other.email);
    const before = /token=([\w-]+)/.exec(String(await bodyFor(admin, mail)))![1]!;
    const answer = await make(helper.call, mail);
    const { uri, minutes } = answer.document.meta as unknown as { uri: string; minutes: number };
    const link = new URL(uri);
    expect([answer.status, minutes, link.origin, link.pathname, link.searchParams.get('email')]).toEqual([
      200,
      60,
      'http://localhost:3000',
      '/password/email',
      other.email,
    ]);
    const reset = (token: string) =>
      world.as('anonymous')('POST', '/password-reset', {
        data: {
          type: 'password-reset',
          attributes: { email: other.email, token, password: 'lemari-kuning-41-angin', password_confirmation: 'lemari-kuning-41-angin' },
        },
      });
    expect(codes(await reset(before))).toEqual([422, ['token.invalid /data/attributes/token']]);
    expect(codes(await reset(link.searchParams.get('token')!))).toEqual([204, []]);
    const { rows } = await world.database.pool.query(
      `select actor_id, after from audit where record_id = $1 and action = 'reset_link_made'`,
      [other.id],
    );
    expect(rows).toEqual([{ actor_id: helper.id, after: null }]);
  });

  test.each<[string, string[], string[], unknown[]]>([
    ['somebody who holds more', HELPER, ['view items'], [403, ['access.beyond']]],
    ['anybody, by who manages no users', ['view mails', 'view items'], [], [403, ['access.denied']]],
    ['anybody, by who sees no mails', ['view users', 'edit users'], [], [403, ['access.denied']]],
  ])('is not made for %s', async (_, held, others, refused) => {
    const [reader, other] = [await holderOf(...held), await holderOf(...others)];
    expect(codes(await make(reader.call, await resetMailTo(other.email)))).toEqual(refused);
    expect(
      (await world.database.pool.query(`select 1 from audit where record_id = $1 and action = 'reset_link_made'`, [other.id])).rows,
    ).toEqual([]);
  });

  test('is not made for oneself, for an account that is closed, or for a mail that is not there', async () => {
    expect(codes(await make(admin, await resetMailTo('admin@nadi.test')))).toEqual([403, ['access.denied']]);
    const other = await holderOf();
    const mail = await resetMailTo(other.email);
    await world.database.pool.query(`update users set status = 'inactive' where id = $1`, [other.id]);
    expect(codes(await make(admin, mail))).toEqual([404, ['resource.missing']]);
    expect(codes(await make(admin, NOBODY))).toEqual([404, ['resource.missing']]);
  });
});
