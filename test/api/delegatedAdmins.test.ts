/** Deputies: people who manage people, roles or permissions without being an admin. Nobody gives, takes or brings back what they don't hold. Rule: ROL-12. */
import type { ResourceObject } from '#shared/jsonapi';
import type { Ref, Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { permissionsSeen } from '../build/permissions';
import { build, changeOf, draftOf, refTo } from '../build/records';
import { errorsIn, startTestApi, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let deputy: Caller;
let deputyId: string;
const permissions = new Map<string, ResourceObject>();
const roles = new Map<string, ResourceObject>();

const named = (name: string) => refTo(permissions.get(name)!);
const kinds = ['users', 'roles', 'permissions'];
const held = [
  ...kinds.flatMap((kind) => ['view', 'create', 'edit', 'delete'].map((action) => `${action} ${kind}`)),
  'view items',
  'view entity',
];

beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  for (const one of await permissionsSeen(admin)) permissions.set(String(one.attributes!['name']), one);
  for (const one of recordsIn(await admin('GET', '/roles?page[size]=100'))) roles.set(String(one.attributes!['name']), one);
  const role = await build(admin, 'role', { name: 'Wakil', permissions: held.map(named) });
  roles.set('Wakil', role);
  deputyId = (await build(admin, 'user', { name: 'Wira', roles: [refTo(role)] })).id;
  deputy = await world.asUser(deputyId);
});
afterAll(() => world.close());

type Kind = 'user' | 'role' | 'permission';

const roleWith = (...names: string[]) => build(admin, 'role', { permissions: names.map(named) });
const userWith = (role: ResourceObject, more: object = {}) => build(admin, 'user', { roles: [refTo(role)], ...more });

/** A client that has an owner, so that others can leave it. */
const ownedClient = async () => {
  const client = refTo(await build(admin, 'entity'));
  await build(admin, 'user', { entity: client });
  return client;
};

/** What a command is tried on; each time another. */
const targets = {
  'a user with less': ['user', async () => userWith(await roleWith('view items'))],
  'an admin': ['user', async () => userWith(roles.get('admin')!)],
  'a user with another right': ['user', async () => userWith(await roleWith('delete items'))],
  'someone of a client': ['user', async () => userWith(await roleWith('view items'), { entity: await ownedClient() })],
  'a role with less': ['role', () => roleWith('view items')],
  'a role with another right': ['role', () => roleWith('view items', 'delete items')],
  'a role with less that an admin holds': [
    'role',
    async () => {
      const role = await roleWith('view items');
      await build(admin, 'user', { roles: [refTo(roles.get('admin')!), refTo(role)] });
      return role;
    },
  ],
  'a permission of their own': ['permission', () => build(admin, 'permission', { roles: [refTo(roles.get('Wakil')!)] })],
  'a permission that nobody has': ['permission', () => build(admin, 'permission')],
  'a permission of others': ['permission', async () => build(admin, 'permission', { roles: [refTo(await roleWith())] })],
} as const satisfies Record<string, readonly [Kind, () => Promise<ResourceObject>]>;
type Target = keyof typeof targets;

const paths = { user: '/users', role: '/roles', permission: '/permissions' } as const;
const deletionOf = ({ headers }: Answered) => headers['location']!.replace('/api/v1', '');

const change = (values: (target: ResourceObject) => object | Promise<object>) => async (kind: Kind, target: ResourceObject) =>
  deputy('PATCH', `${paths[kind]}/${target.id}`, changeOf(kind, target.id, { ...(await values(target)) }));
const link =
  (method: string, relation: string, members: (target: ResourceObject) => unknown) => async (kind: Kind, target: ResourceObject) =>
    deputy(method, `${paths[kind]}/${target.id}/relationships/${relation}`, { data: await members(target) });

/** A change that an admin made, undone from the record's history: the values from before are sent back. */
const fromHistory = (name: string, before: () => unknown, after: unknown) => async (kind: Kind, target: ResourceObject) => {
  await admin('PATCH', `${paths[kind]}/${target.id}`, changeOf(kind, target.id, { [name]: after }));
  return deputy('PATCH', `${paths[kind]}/${target.id}`, changeOf(kind, target.id, { [name]: before() }));
};

const restore = async (kind: Kind, { id }: ResourceObject) => {
  const deletion = await admin('DELETE', `${paths[kind]}/${id}`);
  return deputy('DELETE', deletionOf(deletion));
};

/** Deletes it among others that may go. */
const deleteMany = async (kind: Kind, { id }: ResourceObject) => {
  const other = await build(admin, kind);
  const answer = await deputy('POST', `${paths[kind]}/deletions`, { data: { type: 'deletions', attributes: { ids: [id, other.id] } } });
  const { refused } = (answer.document.data as ResourceObject).attributes as { refused: { id: string; code: string }[] };
  expect(refused.filter((one) => one.id !== id)).toEqual([]);
  return refused.length ? { ...answer, status: 403, document: { errors: [{ status: '403', code: refused[0]!.code, title: '' }] } } : answer;
};

const commands: Readonly<Record<string, (kind: Kind, target: ResourceObject) => Promise<Answered>>> = {
  rename: change(() => ({ name: `Nama ${Math.random()}` })),
  deactivate: change(() => ({ status: 'inactive' })),
  activate: fromHistory('status', () => 'active', 'inactive'),
  'set the password of': change(() => ({ password: 'Malam-Sejuk-2026' })),
  'change the e-mail of': change(() => ({ email: `baru.${Math.random()}@melati.test` })),
  'make an admin of': change(() => ({ roles: [refTo(roles.get('admin')!)] })),
  'take every role from': change(() => ({ roles: [] })),
  'take every role by the relationship from': link('PATCH', 'roles', () => []),
  'restore the roles from history of': fromHistory('roles', () => [refTo(roles.get('admin')!)], []),
  'give a client to': change(async () => ({ entity: refTo(await build(admin, 'entity')) })),
  'take the client from': change(() => ({ entity: null })),
  'end the second step of': (_, { id }) => deputy('DELETE', `/users/${id}/two-step`),
  'set the picture of': (_, { id }) => deputy('POST', `/uploads/users/${id}/profile-image`),
  delete: (kind, { id }) => deputy('DELETE', `${paths[kind]}/${id}`),
  'delete with others': deleteMany,
  restore,
  'demand a second step of': change(() => ({ two_step_required: true })),
  'no longer demand a second step of': fromHistory('two_step_required', () => false, true),
  empty: change(() => ({ permissions: [] })),
  'empty by the relationship': link('PATCH', 'permissions', () => []),
  'take one by the relationship from': link('DELETE', 'permissions', () => [named('view items')]),
  'put a right of others into': link('POST', 'permissions', () => [named('delete items')]),
  'put a right of their own into': link('POST', 'permissions', () => [named('view users')]),
  'lead to their own role': link('POST', 'roles', () => [refTo(roles.get('Wakil')!)]),
  'lead to a stronger role': link('POST', 'roles', () => [refTo(roles.get('admin')!)]),
  'take from every role': change(() => ({ roles: [] })),
  describe: change(() => ({ description: 'Loket depan' })),
};
type Command = keyof typeof commands;

const people: readonly Target[] = ['an admin', 'a user with another right', 'someone of a client'];
const onPeople: readonly Command[] = [
  ...['rename', 'deactivate', 'activate', 'set the password of', 'change the e-mail of', 'take every role from'],
  ...['take every role by the relationship from', 'end the second step of', 'delete', 'delete with others', 'restore'],
];
const onRoles: readonly Command[] = [
  ...['rename', 'describe', 'demand a second step of', 'no longer demand a second step of', 'empty', 'empty by the relationship'],
  ...['take one by the relationship from', 'put a right of their own into', 'delete', 'delete with others', 'restore'],
];

const rows: [Command, Target, 'beyond' | 'done'][] = [
  ...people.flatMap((target) => onPeople.map((command): [Command, Target, 'beyond'] => [command, target, 'beyond'])),
  ...onPeople
    .filter((one) => one !== 'end the second step of')
    .map((command): [Command, Target, 'done'] => [command, 'a user with less', 'done']),
  ['make an admin of', 'a user with less', 'beyond'],
  ['restore the roles from history of', 'an admin', 'beyond'],
  ['give a client to', 'a user with less', 'beyond'],
  ['take the client from', 'someone of a client', 'beyond'],
  ...onRoles.map((command): [Command, Target, 'beyond'] => [command, 'a role with another right', 'beyond']),
  ...onRoles.map((command): [Command, Target, 'done'] => [command, 'a role with less', 'done']),
  ['put a right of others into', 'a role with less', 'beyond'],
  ['demand a second step of', 'a role with less that an admin holds', 'beyond'],
  ['no longer demand a second step of', 'a role with less that an admin holds', 'beyond'],
  ['describe', 'a role with less that an admin holds', 'done'],
  ...(['rename', 'describe', 'delete', 'delete with others', 'restore', 'take from every role', 'lead to their own role'] as const).map(
    (command): [Command, Target, 'beyond'] => [command, 'a permission of others', 'beyond'],
  ),
  ...(['rename', 'describe', 'delete', 'delete with others', 'restore', 'take from every role'] as const).map(
    (command): [Command, Target, 'done'] => [command, 'a permission of their own', 'done'],
  ),
  ...(['rename', 'describe', 'delete', 'delete with others', 'restore'] as const).map((command): [Command, Target, 'done'] => [
    command,
    'a permission that nobody has',
    'done',
  ]),
  ['lead to their own role', 'a permission that nobody has', 'beyond'],
  ['lead to a stronger role', 'a permission of their own', 'beyond'],
];

test.each(rows)('a deputy asks to %s %s: %s', async (command, target, expected) => {
  const [kind, make] = targets[target];
  const answer = await commands[command]!(kind, await make());
  const said = answer.status < 300 ? ['done'] : errorsIn(answer);
  expect(said).toEqual(expected === 'done' ? ['done'] : ['access.beyond']);
});

test('a deputy leads nobody to a client whose subscriptions they may not see: neither someone new nor themselves', async () => {
  const entity = refTo(await build(admin, 'entity'));
  const added = await deputy('POST', '/users', await draftOf(admin, 'user', { entity }));
  const moved = await deputy('PATCH', `/users/${deputyId}`, changeOf('user', deputyId, { entity }));
  expect([added, moved].map((one) => [one.status, errorsIn(one)])).toEqual([
    [403, ['access.beyond']],
    [409, ['user.own_entity /data/relationships/entity']],
  ]);
});

/** What owners of a client may do by commands, without a permission. */
const ownersCommands = Object.values<Resource>(resources).flatMap(({ type, commands }) =>
  Object.values(commands).flatMap(({ owner, permission }) => (owner ? [`${permission} ${type}`] : [])),
);

test.each<[string, readonly string[], unknown]>([
  ['all that a client’s owner may, for every client, may', [], [200, []]],
  ['the same but pause a subscription may not', ['pause clientsubsheader'], [403, ['access.beyond']]],
  ['the same but see services may not', ['view services'], [403, ['access.beyond']]],
])('a deputy who may do %s lead people to a client', async (_, lacking, expected) => {
  const roles = recordsIn(await admin('GET', '/roles?filter[scope]=entity&include=permissions&page[size]=100'));
  const owner = roles.find(({ attributes }) => attributes!['name'] === 'owner')!;
  // Everyone of a client sees these of it, without a permission.
  const seen = ['view entity', 'view clientsubsheader', 'view clientsubsdetail', 'view support-grants'];
  const all = [
    ...held.map(named),
    ...seen.map(named),
    ...ownersCommands.map(named),
    ...(owner.relationships!['permissions']!.data as Ref[]),
  ];
  const permissions = new Map(all.map((one) => [one.id, one]));
  for (const name of lacking) permissions.delete(named(name).id);
  const role = await build(admin, 'role', { permissions: [...permissions.values()] });
  const other = await world.asUser((await userWith(role)).id);
  const entity = refTo(await build(admin, 'entity'));
  const sari = await userWith(await roleWith('view items'));
  const moved = await other('PATCH', `/users/${sari.id}`, changeOf('user', sari.id, { entity }));
  expect([moved.status, errorsIn(moved)]).toEqual(expected);
});

test('what a deputy deleted before someone gave it more rights, they cannot bring back', async () => {
  const role = await roleWith('view items');
  const sari = await userWith(role);
  const gone = await deputy('DELETE', `/users/${sari.id}`);
  await admin('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions: [named('delete items')] }));
  const back = await deputy('DELETE', deletionOf(gone));
  expect([back.status, errorsIn(back)]).toEqual([403, ['access.beyond']]);
  expect((await admin('GET', `/users/${sari.id}`)).status).toBe(404);
});

test('a deputy may not look around as another role', async () => {
  const reference = { data: { type: 'view-as', relationships: { role: { data: refTo(roles.get('admin')!) } } } };
  expect((await deputy('POST', '/me/view-as', reference)).status).toBe(403);
});
