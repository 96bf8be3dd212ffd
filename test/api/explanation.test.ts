/** "Why can't I?": anyone who is refused learns which roles hold the permission, and whom to ask; whatever they may do themselves. Rule: ROL-16. */
import { everyClientsRows } from '../server/db/withDatabase';
import { build } from '../build/records';
import { errorsIn, startTestApi, recordIn, type Person, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => void (world = await startTestApi()));
afterAll(() => world.close());

const why = (person: Person, permission: string) => world.as(person)('GET', `/me/explanation?permission=${encodeURIComponent(permission)}`);

test.each([
  ['edit items', ['admin', 'creator']],
  ['view items', ['admin', 'creator', 'member']],
  ['delete users', ['admin']],
])('given a member, when they ask about “%s”, then they read who holds it and whom to ask', async (permission, roles) => {
  const answer = await why('member', permission);
  expect(answer.status).toBe(200);
  expect(recordIn(answer)).toEqual({ type: 'explanations', id: permission, attributes: { permission, roles, ask: ['Admin Nadi'] } });
});

test('given a refusal, when its permission is asked about, then it is one that there is', async () => {
  const refused = await world.as('member')('POST', '/tags', { data: { type: 'tags', attributes: { name: 'Red', color: '#ff0000' } } });
  const { permission } = refused.document.errors![0]!.meta as { permission: string };
  expect(recordIn(await why('member', permission)).attributes).toMatchObject({ roles: ['admin', 'creator'] });
});

test('given a permission that no role holds, then there is nobody to name but the admins', async () => {
  const admin = world.as('admin');
  await build(admin, 'permission', { name: 'launch rockets', resource: 'rockets', action: 'launch' });
  expect(recordIn(await why('creator', 'launch rockets')).attributes).toMatchObject({ roles: [], ask: ['Admin Nadi'] });
});

test('given many admins, then three who are active are named, those who were there last first', async () => {
  const { pool } = world.database;
  await pool.query(
    `with made as (insert into users (id, name, email, status, last_seen_at, email_verified_at)
       select gen_random_uuid(), 'Admin ' || n, 'admin' || n || '@klinik.test', case n when 4 then 'inactive' else 'active' end,
         case n when 5 then null else timestamptz '2999-01-01' + n * interval '1 day' end, now()
       from generate_series(1, 5) as n returning id)
     insert into user_roles (user_id, role_id) select made.id, r.id from made, roles r where r.name = 'admin'`,
  );
  await pool.query(`update users set deleted_at = now() where name = 'Admin 1'`);
  const { ask } = recordIn(await why('member', 'edit items')).attributes as { ask: string[] };
  expect([ask.slice(0, 2), ask.length, ask.includes('Admin 4')]).toEqual([['Admin 3', 'Admin 2'], 3, false]);
});

test.each([
  ['has not proven the address', `update users set email_verified_at = null where id = $1`],
  ['has a role that demands a second step', `update roles set two_step_required = true where name = 'creator' and $1::uuid is not null`],
])('given someone who may do little, as he %s, then he is told why all the same', async (_, statement) => {
  const creator = world.idOf('creator');
  await everyClientsRows(world.database, statement, [creator]);
  const call = await world.asUser(creator);
  expect((await call('POST', '/tags', { data: { type: 'tags', attributes: {} } })).status).toBe(403);
  expect((await call('GET', '/me/explanation?permission=create%20tags')).status).toBe(200);
});

test.each([
  ['a guest', 'anonymous', 'permission=edit%20items', 401, ['session.missing']],
  ['a permission that there is none', 'member', 'permission=fly', 404, ['resource.missing']],
  ['none at all', 'member', '', 400, ['query.invalid permission']],
  ['two of them', 'member', 'permission=a&permission=b', 400, ['query.invalid permission']],
  ['a NUL', 'member', 'permission=%00', 400, ['query.invalid permission']],
  ['too long a one', 'member', `permission=${'x'.repeat(300)}`, 400, ['query.invalid permission']],
  ['something else', 'member', 'permission=edit%20items&role=admin', 400, ['query.unknown role']],
] as const)('given %s, then it is refused', async (_, person, query, status, errors) => {
  const answer = await world.as(person)('GET', `/me/explanation?${query}`);
  expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
});
