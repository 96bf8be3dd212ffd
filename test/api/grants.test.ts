/** Who grants what to whom: the admin role keeps what is built in, and nobody silently takes back what was granted meanwhile from the other side. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { errorsIn, startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let adminRole: ResourceObject;
let viewItems: ResourceObject;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  [adminRole] = recordsIn(await admin('GET', '/roles?filter[q]=admin&filter[scope]=platform')) as [ResourceObject];
  [viewItems] = recordsIn(await admin('GET', '/permissions?filter[q]=view%20items')) as [ResourceObject];
});
afterAll(() => world.close());

const linked = ({ relationships }: ResourceObject, name: string) => relationships![name]!.data as readonly { type: string; id: string }[];
const without = (refs: readonly { type: string; id: string }[], { id }: ResourceObject) => refs.filter((one) => one.id !== id);
const versionOf = (record: ResourceObject) => record.meta!['version'];
const fetched = async (type: 'roles' | 'permissions', { id }: ResourceObject) => recordIn(await admin('GET', `/${type}/${id}`));

describe('the admin role keeps what is built in', () => {
  test.each<[string, () => Promise<[method: string, path: string, body: object]>, string]>([
    [
      'from its own side',
      async () => {
        const permissions = without(linked(await fetched('roles', adminRole), 'permissions'), viewItems);
        return ['PATCH', `/roles/${adminRole.id}`, changeOf('role', adminRole.id, { permissions })];
      },
      '/data/relationships/permissions',
    ],
    [
      'from the permission’s side',
      async () => {
        const roles = without(linked(await fetched('permissions', viewItems), 'roles'), adminRole);
        return ['PATCH', `/permissions/${viewItems.id}`, changeOf('permission', viewItems.id, { roles })];
      },
      '/data/relationships/roles',
    ],
    [
      'from the relationship’s own address',
      async () => ['DELETE', `/roles/${adminRole.id}/relationships/permissions`, { data: [refTo(viewItems)] }],
      '/data/relationships/permissions',
    ],
  ])('%s', async (_, asked, pointer) => {
    const answer = await admin(...(await asked()));
    expect([answer.status, errorsIn(answer)]).toEqual([409, [`role.admin_keeps ${pointer}`]]);
    expect(linked(await fetched('roles', adminRole), 'permissions')).toContainEqual(refTo(viewItems));
  });

  test('what an admin has invented may come and go', async () => {
    const invented = await build(admin, 'permission', { roles: [refTo(adminRole)] });
    const gone = await admin('PATCH', `/permissions/${invented.id}`, changeOf('permission', invented.id, { roles: [] }));
    expect([gone.status, linked(recordIn(gone), 'roles')]).toEqual([200, []]);
  });

  test('another role may lose what is built in', async () => {
    const nurse = await build(admin, 'role', { permissions: [refTo(viewItems)] });
    const changed = await admin('PATCH', `/roles/${nurse.id}`, changeOf('role', nurse.id, { permissions: [] }));
    expect([changed.status, linked(recordIn(changed), 'permissions')]).toEqual([200, []]);
  });
});

describe('given a permission that is open, when a role is changed', () => {
  const rename = (permission: ResourceObject, version: unknown) =>
    admin('PATCH', `/permissions/${permission.id}`, changeOf('permission', permission.id, { roles: [] }), { 'if-match': `"${version}"` });

  test.each<[string, (permission: ResourceObject, nurse: ResourceObject) => Promise<unknown>]>([
    [
      'so that it is granted',
      (permission, nurse) => admin('PATCH', `/roles/${nurse.id}`, changeOf('role', nurse.id, { permissions: [refTo(permission)] })),
    ],
    ['because it is new and holds it', (permission) => build(admin, 'role', { permissions: [refTo(permission)] })],
  ])('%s, then saving it is told of that', async (_, grant) => {
    const nurse = await build(admin, 'role');
    const [permission, other] = [await build(admin, 'permission'), await build(admin, 'permission')];
    await grant(permission, nurse);
    const stale = await rename(permission, versionOf(permission));
    expect([stale.status, errorsIn(stale)]).toEqual([409, ['version.stale']]);
    expect(versionOf(await fetched('permissions', other))).toBe(versionOf(other));
  });
});

test('given a role that is open, when a permission is granted to it and to no other, then saving it is told of that', async () => {
  const [nurse, cashier] = [await build(admin, 'role'), await build(admin, 'role')];
  const permission = await build(admin, 'permission');
  await admin('PATCH', `/permissions/${permission.id}`, changeOf('permission', permission.id, { roles: [refTo(nurse)] }));
  const save = (role: ResourceObject) =>
    admin('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions: [refTo(viewItems)] }), {
      'if-match': `"${versionOf(role)}"`,
    });
  const stale = await save(nurse);
  expect([stale.status, errorsIn(stale)]).toEqual([409, ['version.stale']]);
  expect((await save(cashier)).status).toBe(200);
  expect(linked(await fetched('roles', nurse), 'permissions')).toEqual([refTo(permission)]);
});
