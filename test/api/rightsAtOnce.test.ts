/** Rights that many change at the same moment, from both sides: everyone is answered, and what was granted is granted. */
import { Client } from 'pg';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { errorsIn, startTestApi, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let adminRole: ResourceObject;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  adminRole = recordsIn(await admin('GET', '/roles?filter[q]=admin')).find(({ attributes }) => attributes!['name'] === 'admin')!;
});
afterAll(() => world.close());

const AT_ONCE = 20;
const numbers = Array.from({ length: AT_ONCE }, (_, at) => at);
const several = async (make: () => Promise<ResourceObject>, count = AT_ONCE): Promise<ResourceObject[]> => {
  const made: ResourceObject[] = [];
  for (let at = 0; at < count; at++) made.push(await make());
  return made;
};

const linkedTo = async (path: string, { id }: ResourceObject, name: string) => {
  const { data } = recordIn(await admin('GET', `${path}/${id}`)).relationships![name]!;
  return (data as readonly { id: string }[]).map((one) => one.id).sort();
};

/** Done, or told to try again: nothing else may come of it. */
const isAnswered = ({ status, headers }: Answered): boolean =>
  status === 200 || status === 204 || status === 409 || (status === 503 && headers['retry-after'] !== undefined);

const done = (answers: readonly Answered[]) => answers.map(({ status }) => status < 300);

test('twenty people are given the admin role at once', async () => {
  const people = await several(() => build(admin, 'user'));
  const answers = await Promise.all(
    people.map(({ id }) => admin('PATCH', `/users/${id}`, changeOf('user', id, { roles: [refTo(adminRole)] }))),
  );
  expect(answers.filter((one) => !isAnswered(one))).toEqual([]);
  const holders = await Promise.all(people.map((one) => linkedTo('/users', one, 'roles')));
  expect(holders.map((ids) => ids.includes(adminRole.id))).toEqual(done(answers));
}, 20_000);

test('a permission is granted to twenty roles at once, from its own side and from theirs', async () => {
  const permission = await build(admin, 'permission');
  const roles = await several(() => build(admin, 'role'));
  const grant = (role: ResourceObject, at: number) =>
    at % 2
      ? admin('POST', `/roles/${role.id}/relationships/permissions`, { data: [refTo(permission)] })
      : admin('POST', `/permissions/${permission.id}/relationships/roles`, { data: [refTo(role)] });
  const answers = await Promise.all(roles.map(grant));
  expect(answers.filter((one) => !isAnswered(one))).toEqual([]);
  const granted = roles.filter((_, at) => done(answers)[at]).map(({ id }) => id);
  expect(await linkedTo('/permissions', permission, 'roles')).toEqual(granted.sort());
}, 20_000);

test('people, their role and its permissions are changed, removed and brought back at once', async () => {
  const role = await build(admin, 'role');
  const permissions = await several(() => build(admin, 'permission'), 5);
  const people = await several(() => build(admin, 'user', { roles: [refTo(role)] }), 5);
  const spare = await several(() => build(admin, 'role', { permissions: permissions.map(refTo) }), 5);
  const answers = await Promise.all(
    numbers.map((at) => {
      const nth = Math.floor(at / 4);
      const { id } = people[nth]!;
      const [permission, other] = [permissions[nth]!, spare[nth]!];
      const asks = [
        () => admin('PATCH', `/users/${id}`, changeOf('user', id, { roles: [refTo(adminRole), refTo(role)], status: 'active' })),
        () => admin('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions: permissions.map(refTo) })),
        () =>
          admin(
            'PATCH',
            `/permissions/${permission.id}`,
            changeOf('permission', permission.id, { roles: [refTo(role), refTo(adminRole)] }),
          ),
        () => admin('DELETE', `/roles/${other.id}`),
      ];
      return asks[at % asks.length]!();
    }),
  );
  expect(answers.filter((one) => !isAnswered(one)).map((one) => [one.status, errorsIn(one)])).toEqual([]);
  for (const { id } of permissions) {
    const { rows } = await world.database.pool.query(
      'select count(*)::int as n from role_permissions where permission_id = $1 and role_id = $2',
      [id, role.id],
    );
    expect(rows[0].n).toBe(1);
  }
}, 20_000);

test('anyone who waits three seconds for what another changes is told to come again', async () => {
  const holder = new Client({ connectionString: world.database.url });
  await holder.connect();
  try {
    const { id } = await build(admin, 'category');
    await holder.query('begin');
    await holder.query('select 1 from categories where id = $1 for update', [id]);
    const answer = await admin('PATCH', `/categories/${id}`, changeOf('category', id, { name: 'Obat' }));
    expect([answer.status, errorsIn(answer), answer.headers['retry-after']]).toEqual([503, ['record.busy'], '1']);
    await holder.query('rollback');
    expect((await admin('PATCH', `/categories/${id}`, changeOf('category', id, { name: 'Obat' }))).status).toBe(200);
  } finally {
    await holder.end();
  }
}, 20_000);
