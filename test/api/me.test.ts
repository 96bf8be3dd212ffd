/** Yourself: what you hold, and what you may change of it. Rule: SGN-5. */
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, recordIn, type Person, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => {
  world = await startTestApi();
});
afterAll(() => world.close());

type Somebody = Exclude<Person, 'anonymous'>;
const change = (person: Somebody, attributes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  world.as(person)('PATCH', '/me', { data: { type: 'users', id: world.idOf(person), attributes, ...more } });

test.each<[Somebody]>([['member'], ['creator'], ['admin']])('a %s sees their own name, roles and what these permit', async (person) => {
  const answer = await world.as(person)('GET', '/me?include=roles.permissions');
  expect(answer.status).toBe(200);
  const { id, type, attributes, relationships } = recordIn(answer);
  expect({ id, type }).toEqual({ id: world.idOf(person), type: 'users' });
  expect(attributes).toMatchObject({ email: `${person}@nadi.test`, profile_image: null });
  expect(attributes).not.toHaveProperty('password');
  const included = answer.document.included!;
  const role = included.find((one) => one.type === 'roles')!;
  expect(relationships!['roles']!.data).toEqual([{ type: 'roles', id: role.id }]);
  expect(role.attributes).toMatchObject({ name: person });
  const names = included.filter((one) => one.type === 'permissions').map((one) => one.attributes!['name']);
  expect(names).toContain('view items');
  expect(names.includes('delete users')).toBe(person === 'admin');
  expect(answer.document.links).toEqual({ self: '/api/v1/me' });
  const { actor } = answer.document.meta as { actor: { permissions: string[] } };
  expect(actor).toEqual({ id, roles: [person], permissions: expect.any(Array), entityId: null });
  expect(actor.permissions.sort()).toEqual(names.sort());
});

test('the first role comes first', async () => {
  const { database } = world;
  const [creator] = (await database.pool.query<{ id: string }>(`select id from roles where name = 'creator'`)).rows;
  await database.pool.query(`insert into user_roles (user_id, role_id, position) values ($1, $2, 1)`, [world.idOf('member'), creator!.id]);
  const roles = recordIn(await world.as('member')('GET', '/me')).relationships!['roles']!.data as readonly { id: string }[];
  expect(roles).toHaveLength(2);
  expect(roles[1]!.id).toBe(creator!.id);
  await database.pool.query(`delete from user_roles where user_id = $1 and position = 1`, [world.idOf('member')]);
});

test('a person may be called something else, from now on and everywhere', async () => {
  const answer = await change('member', { name: '  Dr. Sari  ' });
  expect([answer.status, recordIn(answer).attributes!['name'], recordIn(answer).meta!['version']]).toEqual([200, 'Dr. Sari', 2]);
  expect(answer.headers['etag']).toMatch(/^"2-/);
  expect(recordIn(await world.as('admin')('GET', `/users/${world.idOf('member')}`)).attributes!['name']).toBe('Dr. Sari');
  const { rows } = await world.database.pool.query(`select action, resource, before, after from audit where record_id = $1`, [
    world.idOf('member'),
  ]);
  expect(rows).toEqual([{ action: 'update', resource: 'user', before: { name: expect.any(String) }, after: { name: 'Dr. Sari' } }]);
});

test('someone else changed it first', async () => {
  const stale = await change('creator', { name: 'Ns. Wati' }, { meta: { version: 1 } });
  expect(stale.status).toBe(200);
  const again = await change('creator', { name: 'Ns. Rina' }, { meta: { version: 1 } });
  expect([again.status, again.document.errors![0]!.code, again.document.errors![0]!.meta]).toEqual([409, 'version.stale', { version: 2 }]);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>, number, string[]]>([
  ['a role', {}, { relationships: { roles: { data: [] } } }, 403, ['read_only /data/relationships/roles']],
  ['another clinic', {}, { relationships: { entity: { data: null } } }, 403, ['read_only /data/relationships/entity']],
  ['a status', { status: 'inactive' }, {}, 403, ['read_only /data/attributes/status']],
  ['a password without the old one', { password: 'rahasia-melati-7' }, {}, 403, ['read_only /data/attributes/password']],
  ['a picture from elsewhere', { profile_image: 'https://evil.test/x.png' }, {}, 403, ['read_only /data/attributes/profile_image']],
  ['no name', { name: ' ' }, {}, 422, ['required /data/attributes/name']],
  ['no e-mail', { email: 'sari' }, {}, 422, ['invalid_email /data/attributes/email']],
  ["someone else's e-mail", { email: 'ADMIN@nadi.test', current_password: PASSWORD }, {}, 422, ['taken /data/attributes/email']],
  ['what users have not', { salary: 1 }, {}, 422, ['unknown_field /data/attributes/salary']],
])('%s is not one’s own to set', async (_, attributes, more, status, errors) => {
  const answer = await change('member', attributes, more);
  expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
});

test('nobody is someone else', async () => {
  const answer = await world.as('member')('PATCH', '/me', {
    data: { type: 'users', id: world.idOf('admin'), attributes: { name: 'Dr. Sari' } },
  });
  expect([answer.status, errorsIn(answer)]).toEqual([409, ['id.mismatch /data/id']]);
});

test.each([
  ['?page[size]=5', ['query.unknown page[size]']],
  ['?include=sessions', ['include.unknown include']],
  ['?include=roles.permissions.roles', ['include.unknown include']],
])('%s is no question about oneself', async (query, errors) => {
  const answer = await world.as('admin')('GET', `/me${query}`);
  expect([answer.status, errorsIn(answer)]).toEqual([400, errors]);
});

describe('the key of what a person keeps in their browsers', () => {
  const keyOf = async (person: Somebody) => {
    const answer = await world.as(person)('GET', '/me');
    return { key: (answer.document.meta as { browser_key?: string }).browser_key!, caching: answer.headers['cache-control'] };
  };

  test('is 256 bits, one for each account, always the same, and stays out of caches', async () => {
    const [first, again, other] = [await keyOf('member'), await keyOf('member'), await keyOf('admin')];
    expect([Buffer.from(first.key, 'base64').length, first.caching]).toEqual([32, 'no-store']);
    expect(again.key).toBe(first.key);
    expect(other.key).not.toBe(first.key);
  });

  test('two who ask for it first at the same moment get the same one', async () => {
    const { rows } = await world.database.pool.query<{
      id: string;
    }>(`insert into users (id, name, email, password_hash, status, email_verified_at)
      values (gen_random_uuid(), 'Baru', 'baru@nadi.test', '', 'active', now()) returning id`);
    const newcomer = await world.asUser(rows[0]!.id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => newcomer('GET', '/me')));
    expect(new Set(answers.map(({ document }) => (document.meta as { browser_key: string }).browser_key)).size).toBe(1);
  });

  test('nobody else is told it, not even an admin, and no change answers it', async () => {
    const { key } = await keyOf('member');
    const answers = [
      await world.as('admin')('GET', `/users/${world.idOf('member')}`),
      await change('member', { name: 'Sari' }),
      await world.as('admin')('GET', '/me'),
    ];
    expect(JSON.stringify(answers.map(({ document }) => document))).not.toContain(key);
  });

  test('without a session there is none', async () => {
    const answer = await world.as('anonymous')('GET', '/me');
    expect([answer.status, JSON.stringify(answer.document)]).toEqual([401, expect.not.stringContaining('browser_key')]);
  });
});
