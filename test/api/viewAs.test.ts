/** An admin who looks around as a role sees what it sees, writes nothing, and is themselves again when they say so. Rule: ROL-15. */
import type { FastifyInstance } from 'fastify';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { errorsIn, startTestApi, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let other: FastifyInstance;
let admin: Caller;
let roles: Map<string, ResourceObject>;
beforeAll(async () => {
  world = await startTestApi();
  other = await world.another();
  admin = world.as('admin');
  roles = new Map(recordsIn(await admin('GET', '/roles?page[size]=100')).map((role) => [String(role.attributes!['name']), role]));
});
afterAll(() => world.close());

const brief = (answer: Answered) => [answer.status, errorsIn(answer)];
const wish = (id: string, type = 'roles') => ({ data: { type: 'view-as', relationships: { role: { data: { type, id } } } } });
const roleId = (name: string) => roles.get(name)!.id;

/** An admin of one's own, so that nobody else's session changes; `there` is the same session at another server. */
const somebody = async (...names: string[]) => {
  const { id } = await build(admin, 'user', { roles: names.map((name) => refTo(roles.get(name)!)) });
  const { here, there } = await world.atBoth(id, other);
  return { id, here, there, look: (name: string) => here('POST', '/me/view-as', wish(roleId(name))) };
};
const actorOf = async (call: Caller) => (await call('GET', '/me')).document.meta!['actor'] as Record<string, unknown>;

test('given an admin who looks on as a member, then they read as one at every server, and /me says so', async () => {
  const { id, here, there, look } = await somebody('admin');
  expect(brief(await look('member'))).toEqual([204, []]);
  for (const call of [here, there]) {
    expect(await actorOf(call)).toMatchObject({
      id,
      roles: ['member'],
      restriction: 'view_as',
      viewAs: { id: roleId('member'), name: 'member' },
    });
    expect(((await actorOf(call))['permissions'] as string[]).includes('view roles')).toBe(false);
    expect(brief(await call('GET', '/items'))).toEqual([200, []]);
    expect(brief(await call('GET', '/roles?page[size]=100'))).toEqual([403, ['access.denied']]);
    expect(recordsIn(await call('GET', '/users')).map((one) => one.id)).toEqual([id]);
  }
});

test('given somebody views as another person, when they end it, then they are themselves again, and their other sessions have not changed', async () => {
  const { id, here, there, look } = await somebody('admin');
  const elsewhere = await world.asUser(id);
  await look('member');
  expect((await elsewhere('GET', '/roles?page[size]=100')).status).toBe(200);
  for (let time = 0; time < 2; time++) expect(brief(await there('DELETE', '/me/view-as'))).toEqual([204, []]);
  expect(await actorOf(here)).toMatchObject({ roles: ['admin'] });
  expect([(await actorOf(here))['restriction'], (await actorOf(here))['viewAs'] ?? null]).toEqual([undefined, null]);
  const role = await build(here, 'role');
  expect(brief(await here('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { description: 'Kasir' })))).toEqual([200, []]);
});

test('given they look on, then signing out works, and what they begin anew is their own', async () => {
  const { id, here, look } = await somebody('admin');
  await look('member');
  expect(brief(await here('POST', '/logout'))).toEqual([204, []]);
  expect(await actorOf(await world.asUser(id))).toMatchObject({ roles: ['admin'] });
});

test('given a role that may see more than they do, then they see no more than before', async () => {
  const permission = recordsIn(await admin('GET', '/permissions?filter[q]=view%20mails'))[0]!;
  const curious = await build(admin, 'role', { permissions: [refTo(permission)] });
  const narrow = await somebody('admin');
  const { pool } = world.database;
  const taken = [roleId('admin'), permission.id];
  expect(brief(await narrow.here('POST', '/me/view-as', wish(curious.id)))).toEqual([204, []]);
  expect((await actorOf(narrow.here))['permissions']).toEqual(['view mails']);
  await pool.query('delete from role_permissions where role_id = $1 and permission_id = $2', taken);
  expect((await actorOf(narrow.here))['permissions']).toEqual([]);
  await pool.query('insert into role_permissions (role_id, permission_id) values ($1, $2)', taken);
});

test('given the role is deleted meanwhile, then they see nothing of it, and still write nothing', async () => {
  const role = await build(admin, 'role', {
    permissions: [refTo(recordsIn(await admin('GET', '/permissions?filter[q]=view%20items'))[0]!)],
  });
  const { here } = await somebody('admin');
  await here('POST', '/me/view-as', wish(role.id));
  expect((await here('GET', '/items')).status).toBe(200);
  expect((await admin('DELETE', `/roles/${role.id}`)).status).toBe(204);
  expect(brief(await here('GET', '/items'))).toEqual([403, ['access.denied']]);
  expect(brief(await here('POST', '/tags', {}))).toEqual([403, ['view_as.read_only']]);
  expect(brief(await here('DELETE', '/me/view-as'))).toEqual([204, []]);
  expect((await here('GET', '/items')).status).toBe(200);
});

test('given they hold several roles and admin is not the first, then they may, as they are an admin', async () => {
  const { look } = await somebody('creator', 'admin');
  expect(brief(await look('member'))).toEqual([204, []]);
});

test('given they look on already, then another role waits until they have ended it', async () => {
  const { look } = await somebody('admin');
  await look('member');
  expect(brief(await look('creator'))).toEqual([403, ['view_as.read_only']]);
});

describe('it is refused', () => {
  test.each([
    ['a guest', () => world.as('anonymous'), [401, ['session.missing']]],
    ['a member', () => world.as('member'), [403, ['access.denied']]],
    ['a creator', () => world.as('creator'), [403, ['access.denied']]],
  ])('to %s', async (_, who, answer) => {
    expect(brief(await who()('POST', '/me/view-as', wish(roleId('admin'))))).toEqual(answer);
  });

  test('to who may see roles and is no admin, whatever their role is called', async () => {
    const permission = recordsIn(await admin('GET', '/permissions?filter[q]=view%20roles'))[0]!;
    const role = await build(admin, 'role', { name: 'Administrator', permissions: [refTo(permission)] });
    const call = await world.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
    expect(brief(await call('POST', '/me/view-as', wish(roleId('admin'))))).toEqual([403, ['access.denied']]);
  });

  const POINTER = '/data/relationships/role';
  test.each<[string, unknown, number, string[]]>([
    ['a role that isn’t there', wish('018f6b1c-0000-7000-8000-000000000001'), 422, [`relation_missing ${POINTER}`]],
    ['no id', wish('member'), 422, [`invalid_id ${POINTER}`]],
    ['a user', wish('018f6b1c-0000-7000-8000-000000000001', 'users'), 422, [`invalid_id ${POINTER}`]],
    ['nothing', { data: { type: 'view-as' } }, 422, [`required ${POINTER}`]],
    ['null', { data: { type: 'view-as', relationships: { role: { data: null } } } }, 422, [`required ${POINTER}`]],
    ['half a relationship', { data: { type: 'view-as', relationships: { role: 'admin' } } }, 400, [`document.invalid ${POINTER}`]],
    ['another type', { data: { type: 'users' } }, 409, ['type.mismatch /data/type']],
    ['no document', undefined, 400, ['document.invalid']],
  ])('with %s', async (_, body, status, errors) => {
    expect(brief(await admin('POST', '/me/view-as', body))).toEqual([status, errors]);
  });
});

test('given they looked on and ended it, then the audit has both, once each, in their own name', async () => {
  const { id, here, look } = await somebody('admin');
  await look('creator');
  for (let time = 0; time < 2; time++) await here('DELETE', '/me/view-as');
  const { rows } = await world.database.pool.query(
    'select action, resource, record_id, after from audit where actor_id = $1 order by at, id',
    [id],
  );
  const line = { resource: 'role', record_id: roleId('creator') };
  expect(rows).toEqual([
    { ...line, action: 'view_as', after: { role: 'creator' } },
    { ...line, action: 'view_as_ended', after: null },
  ]);
});
