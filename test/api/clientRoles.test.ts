/** A client's own roles: its owner makes them of what they may do there, and gives them to people of that client. Rules: ROL-12, ROL-19. */
import type { ResourceObject } from '#shared/jsonapi';
import { permissionsSeen } from '../build/permissions';
import { build, changeOf, refTo } from '../build/records';
import { admin, anggrek, api, at, join, melati, order, ownMembership, person, rini, role, roles, said, type Worker } from './clientPeople';
import { recordIn, type Caller } from './testApi';

let permissions: ReadonlyMap<string, ResourceObject>;
let budi: Worker;
beforeAll(async () => {
  permissions = new Map((await permissionsSeen(admin)).map((one) => [String(one.attributes!['name']), one]));
  budi = await person('dr. Budi', anggrek);
});

const may = (...names: string[]) => names.map((name) => refTo(permissions.get(name)!));

let made = 0;
const roleDocument = (held: readonly string[], more: { attributes?: object; relationships?: object } = {}) => ({
  data: {
    type: 'roles',
    attributes: { name: `Kepala ruang ${(made += 1)}`, description: 'Mengatur jadwal.', ...more.attributes },
    relationships: { permissions: { data: may(...held) }, ...more.relationships },
  },
});
const make = (by: Caller, held: readonly string[], more: { attributes?: object; relationships?: object } = {}) =>
  by('POST', '/roles', roleDocument(held, more));

const own = async (...held: string[]): Promise<ResourceObject> => {
  const answer = await make(rini.call, held);
  if (answer.status !== 201) throw new Error(answer.text);
  return recordIn(answer);
};

const edit = (by: Caller, { id }: ResourceObject, values: object) => by('PATCH', `/roles/${id}`, changeOf('role', id, values as never));

test('given an owner, when they make a role, then it is one of their client, and nobody of another client sees it', async () => {
  const { id, attributes, relationships } = await own('view memberships');
  expect(attributes).toMatchObject({ scope: 'entity', system: false });
  expect(relationships!['entity']!.data).toEqual(refTo(melati));
  expect((await rini.call('GET', `/roles/${id}`)).status).toBe(200);
  expect((await budi.call('GET', `/roles/${id}`)).status).toBe(404);
});

test('given a role of a client, when people ask who holds its permission, then only those of that client read its name', async () => {
  const name = String((await own('view memberships')).attributes!['name']);
  const holders = async (by: Caller) =>
    (recordIn(await by('GET', '/me/explanation?permission=view%20memberships')).attributes as { roles: string[] }).roles;
  expect(await holders(rini.call)).toEqual(expect.arrayContaining(['owner', name]));
  const elsewhere = await holders(budi.call);
  expect(elsewhere).toContain('owner');
  expect(elsewhere).not.toContain(name);
});

describe('given a role of a client, then its name is', () => {
  const named = async (by: Caller, name: string) => said(await make(by, ['view memberships'], { attributes: { name } }));
  beforeAll(async () => {
    expect(await named(rini.call, 'Kepala Poli')).toEqual([201]);
  });

  test('taken at the same client, whatever the case of its letters', async () =>
    expect(await named(rini.call, 'kepala poli')).toEqual([422, 'taken /data/attributes/name']));
  test('free at another client, which is not told of it', async () => expect(await named(budi.call, 'Kepala Poli')).toEqual([201]));
  test('never that of a role that all clients have', async () =>
    expect(await named(budi.call, 'Dokter')).toEqual([422, 'taken /data/attributes/name']));

  test('taken for a deleted role of the client that is to come back, but not by that of another client', async () => {
    const back = async (by: Caller): Promise<unknown[]> => {
      const first = await own('view memberships');
      const gone = await rini.call('DELETE', `/roles/${first.id}`);
      expect(await named(by, String(first.attributes!['name']))).toEqual([201]);
      return said(await rini.call('DELETE', gone.headers['location']!.replace('/api/v1', '')));
    };
    expect(await back(rini.call)).toEqual([422, 'taken /data/attributes/name']);
    expect(await back(budi.call)).toEqual([204]);
  });
});

test('given an owner, then the matrix offers exactly what they may do at their client', async () => {
  const offered = (await permissionsSeen(rini.call)).map(({ attributes }) => attributes!['name']);
  const actor = (await rini.call('GET', '/me')).document.meta!['actor'] as { entityPermissions: string[] };
  expect(offered.sort()).toEqual([...actor.entityPermissions].sort());
  expect(offered).toContain('view memberships');
  expect(offered).not.toContain('view users');
});

test('given a role of the client, when the owner gives it to a nurse, then she may do there what it says, and no more', async () => {
  const seeing = await own('view memberships');
  const nurse = await person('Ns. Wati');
  const id = await join(rini.call, nurse, 'perawat');
  const people = async () => said(await nurse.call('GET', '/memberships', undefined, at(melati)))[0];
  expect(await people()).toBe(403);
  expect((await order(rini.call, id, 'change-role', { role: { data: refTo(seeing) } })).status).toBe(200);
  expect(await people()).toBe(200);
  expect(said(await order(nurse.call, id, 'change-role', { role: { data: role('dokter') } }, at(melati)))[0]).toBe(403);
  expect((await edit(rini.call, seeing, { permissions: [] })).status).toBe(200);
  expect(await people()).toBe(403);
});

test('given people of two clients with the same role, then an owner is told how many hold it at their client, and an admin how many in all', async () => {
  const holders = async (by: Caller): Promise<number> =>
    recordIn(await by('GET', `/roles/${role('gudang').id}`)).attributes!['users_count'] as number;
  const before = { rini: await holders(rini.call), budi: await holders(budi.call), admin: await holders(admin) };
  await join(rini.call, await person('Wawan'), 'gudang');
  const ended = await join(rini.call, await person('Yanti'), 'gudang');
  expect(await holders(rini.call)).toBe(before.rini + 2);
  expect(await holders(budi.call)).toBe(before.budi);
  expect(await holders(admin)).toBe(before.admin + 2);
  await order(rini.call, ended, 'end');
  expect(await holders(rini.call)).toBe(before.rini + 1);
});

describe('given an owner of Melati', () => {
  const foreign = () => ({ relationships: { entity: { data: refTo(anggrek) } } });
  test.each<[string, () => ReturnType<Caller>, number, string]>([
    ['makes a role with a permission of the platform', () => make(rini.call, ['edit users']), 422, 'relation_missing'],
    ['makes a role of the platform', () => make(rini.call, [], { attributes: { scope: 'platform' } }), 422, 'not_an_option'],
    ['makes a role of another client', () => make(rini.call, [], foreign()), 422, 'relation_missing'],
    [
      'adds a permission of the platform to their role',
      async () => edit(rini.call, await own(), { permissions: may('edit users') }),
      422,
      'relation_missing',
    ],
    [
      'adds it by the relationship',
      async () => rini.call('POST', `/roles/${(await own()).id}/relationships/permissions`, { data: may('edit users') }),
      422,
      'relation_missing',
    ],
    ['edits a role that every client has', () => edit(rini.call, roles.get('dokter')!, { description: 'Lain' }), 404, 'resource.missing'],
    ['edits a role of the platform', () => edit(rini.call, roles.get('admin')!, { description: 'Lain' }), 404, 'resource.missing'],
    ['deletes a role of the platform', () => rini.call('DELETE', `/roles/${roles.get('member')!.id}`), 404, 'resource.missing'],
    ['makes their own role one of the platform', async () => edit(rini.call, await own(), { scope: 'platform' }), 403, 'read_only'],
    ['names their role like a built-in one', () => make(rini.call, [], { attributes: { name: 'Owner' } }), 422, 'taken'],
  ])('when they try what is not theirs (%s), then it is refused', async (_, attempt, status, code) => {
    const answer = await attempt();
    expect([answer.status, answer.document.errors?.[0]?.code]).toEqual([status, code]);
  });

  test('when somebody holds their role, then it cannot be deleted; when nobody does, it can, and comes back', async () => {
    const held = await own('view memberships');
    const who = await person('Ns. Pegang');
    const id = await join(rini.call, who, 'perawat');
    await order(rini.call, id, 'change-role', { role: { data: refTo(held) } });
    expect(said(await rini.call('DELETE', `/roles/${held.id}`))).toEqual([409, 'role.in_use']);
    await order(rini.call, id, 'end');
    const gone = await rini.call('DELETE', `/roles/${held.id}`);
    expect(gone.status).toBe(204);
    expect((await rini.call('DELETE', gone.headers['location']!.replace('/api/v1', ''))).status).toBe(204);
    expect((await rini.call('GET', `/roles/${held.id}`)).status).toBe(200);
  });

  test('when their role is given to somebody of another client, then it is refused', async () => {
    const held = await own();
    const there = await ownMembership(budi, anggrek);
    expect(said(await order(admin, there, 'change-role', { role: { data: refTo(held) } }))).toEqual([
      422,
      'membership.role_foreign /data/relationships/role',
    ]);
  });
});

test('given an administrator of the client, who may not make roles, then it is refused, and the matrix is closed', async () => {
  const who = await person('Admin Empat', melati);
  expect(said(await make(who.call, []))[0]).toBe(403);
  expect(said(await who.call('GET', '/permissions'))[0]).toBe(403);
});

test('given an owner who works for two clients, then a role is made for the one that the request names', async () => {
  const clinic = await build(admin, 'entity', { name: 'Klinik Dua' });
  const owner = await person('Pemilik dua', clinic);
  await join(rini.call, owner, 'owner');
  const roleAt = async (client: ResourceObject) =>
    recordIn(await owner.call('POST', '/roles', roleDocument([]), at(client))).relationships!['entity']!.data;
  expect([await roleAt(clinic), await roleAt(melati)]).toEqual([refTo(clinic), refTo(melati)]);
});

test('the API is the same at another server', async () => {
  const there = await api.asUser(rini.id, await api.another());
  expect((await make(there, ['view memberships'])).status).toBe(201);
});
