/** People belong to several clients: they choose the workplace of a request, get a role there, and leave. Rules: SUB-13, ROL-12, ROL-17, ROL-19. */
import type { ResourceObject } from '#shared/jsonapi';
import { roles as seeded } from '#server/db/seed/roles';
import { build, refTo } from '../build/records';
import {
  admin,
  anggrek,
  api,
  at,
  changeRole,
  clock,
  invite,
  join,
  melati,
  order,
  ownMembership,
  person,
  rini,
  role,
  roles,
  said,
} from './clientPeople';
import { recordIn, recordsIn, type Caller, type Headers } from './testApi';

test('given a person of two clients, when the request names one of them, then it is about that one alone', async () => {
  const budi = await person('dr. Budi', anggrek);
  await join(rini.call, budi, 'dokter');
  const clients = async (headers: Headers) => recordsIn(await budi.call('GET', '/entity', undefined, headers)).map(({ id }) => id);
  expect(await clients({})).toEqual([anggrek.id]);
  expect(await clients(at(melati))).toEqual([melati.id]);
  expect(await clients(at(anggrek))).toEqual([anggrek.id]);
  const known = (await budi.call('GET', '/me', undefined, at(melati))).document.meta as {
    actor: { entityId: string; entityPermissions: string[] };
    workplaces: { id: string; name: string; role: string }[];
  };
  expect(known.actor.entityId).toBe(melati.id);
  expect([...known.actor.entityPermissions].sort()).toEqual([...seeded.find(({ name }) => name === 'dokter')!.holds].sort());
  expect(known.workplaces).toEqual([
    { id: anggrek.id, name: 'Klinik Anggrek', role: 'owner' },
    { id: melati.id, name: 'Klinik Melati', role: 'dokter' },
  ]);
});

test.each([
  ['a client that they do not belong to', () => anggrek.id],
  ['a client that there is not', () => '00000000-0000-4000-8000-000000000000'],
  ['no id', () => "' or 1=1"],
])('given the owner of Melati, when a request names %s as workplace, then it is refused', async (_, id) => {
  expect(said(await rini.call('GET', '/me', undefined, { 'x-workplace': id() }))).toEqual([403, 'workplace.denied']);
});

test('given an owner and a doctor, when the owner makes them a pharmacist and ends their access, then the next request is refused', async () => {
  const who = await person('dr. Tono');
  const id = await join(rini.call, who, 'dokter');
  expect(recordIn(await changeRole(rini.call, id, 'apoteker')).relationships!['role']!.data).toEqual(role('apoteker'));
  expect((await who.call('GET', `/entity/${melati.id}`, undefined, at(melati))).status).toBe(200);
  expect(recordIn(await order(rini.call, id, 'end')).attributes).toMatchObject({ status: 'ended', ended_at: clock.now.toISOString() });
  expect(said(await who.call('GET', `/entity/${melati.id}`, undefined, at(melati)))).toEqual([403, 'workplace.denied']);
  expect((await who.call('GET', `/entity/${melati.id}`)).status).toBe(403);
  expect(said(await order(rini.call, id, 'end'))).toEqual([409, 'state.illegal']);
  expect((await invite(rini.call, { email: who.email })).status).toBe(201);
});

describe('an owner remains', () => {
  test('the last owner can neither leave nor be demoted, the last but one can', async () => {
    const clinic = await build(admin, 'entity', { name: 'Klinik Kenanga' });
    const first = await person('Pertama', clinic);
    const id = await ownMembership(first, clinic);
    expect(said(await order(first.call, id, 'end'))).toEqual([409, 'membership.last_owner']);
    expect(said(await changeRole(admin, id, 'dokter'))).toEqual([409, 'membership.last_owner']);
    expect(said(await changeRole(first.call, id, 'dokter'))).toEqual([409, 'user.own_role /data/relationships/role']);
    await join(first.call, await person('Kedua'), 'owner');
    expect((await order(first.call, id, 'end')).status).toBe(200);
  });

  test('of two owners who end each other at once, at two servers, one remains', async () => {
    const clinic = await build(admin, 'entity', { name: 'Klinik Cempaka' });
    const [one, two] = [await person('Satu', clinic), await person('Dua')];
    await join(one.call, two, 'owner');
    const ids = [await ownMembership(one, clinic), await ownMembership(two, clinic)];
    const there = await api.asUser(two.id, await api.another());
    const answers = await Promise.all([order(one.call, ids[1]!, 'end'), order(there, ids[0]!, 'end')]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = recordsIn(await admin('GET', `/memberships?filter[entity]=${clinic.id}&filter[status]=active`));
    expect(left).toHaveLength(1);
  });

  test('an administrator of the client cannot end its owner', async () => {
    const who = await person('Admin Tiga', melati);
    expect(said(await order(who.call, await ownMembership(rini, melati), 'end'))).toEqual([403, 'access.beyond']);
  });
});

describe('given a doctor of two clinics', () => {
  const leave = (by: Caller, clinic: ResourceObject, headers: Headers = {}) =>
    by('DELETE', `/me/workplaces/${clinic.id}`, undefined, headers);
  const workplaces = async (by: Caller) =>
    ((await by('GET', '/me')).document.meta as { workplaces: { id: string }[] }).workplaces.map(({ id }) => id);

  test('when they leave one by themselves, then they work for the other alone, and the audit says who ended it', async () => {
    const who = await person('dr. Pergi');
    const id = await join(rini.call, who, 'dokter');
    const other = await build(admin, 'entity', { name: 'Klinik Dahlia' });
    await join((await person('Pemilik Dahlia', other)).call, who, 'perawat');
    expect((await leave(who.call, melati, at(melati))).status).toBe(204);
    expect(await workplaces(who.call)).toEqual([other.id]);
    expect(said(await who.call('GET', `/entity/${melati.id}`, undefined, at(melati)))).toEqual([403, 'workplace.denied']);
    expect(recordIn(await admin('GET', `/memberships/${id}`)).attributes).toMatchObject({ status: 'ended' });
    const [line] = recordsIn(await admin('GET', `/audit?filter[resource]=membership&filter[record_id]=${id}`));
    expect(line!.attributes).toMatchObject({ command: 'end', actor_name: 'dr. Pergi' });
    expect(said(await leave(who.call, melati))).toEqual([404, 'resource.missing']);
  });

  test('when the last owner leaves, then it is refused with its sentence', async () => {
    const clinic = await build(admin, 'entity', { name: 'Klinik Seruni' });
    const owner = await person('Pemilik Seruni', clinic);
    expect(said(await leave(owner.call, clinic))).toEqual([409, 'membership.last_owner']);
    expect(await workplaces(owner.call)).toEqual([clinic.id]);
  });
});

test('the permissions of a role at one client open nothing at another', async () => {
  const who = await person('dr. Lintas', await build(admin, 'entity', { name: 'Klinik Teratai' }));
  await join(rini.call, who, 'dokter');
  const emails = async (headers: Headers) => said(await who.call('GET', '/memberships', undefined, headers))[0];
  expect([await emails({}), await emails(at(melati))]).toEqual([200, 403]);
  const foreign = await ownMembership(rini, melati);
  expect((await who.call('GET', `/memberships/${foreign}`)).status).toBe(404);
  expect(said(await order(who.call, foreign, 'end'))).toEqual([404, 'resource.missing']);
});

test('a role of clients cannot be given to a user, and keeps its scope', async () => {
  const who = await person('Biasa');
  const given = await admin('PATCH', `/users/${who.id}`, {
    data: { type: 'users', id: who.id, relationships: { roles: { data: [role('owner')] } } },
  });
  expect(said(given)).toEqual([422, 'role.not_platform /data/relationships/roles']);
  const { id } = roles.get('dokter')!;
  const changed = await admin('PATCH', `/roles/${id}`, { data: { type: 'roles', id, attributes: { scope: 'platform' } } });
  expect(said(changed)).toEqual([403, 'read_only /data/attributes/scope']);
});

test('given an operator who edits the client of a user, then the memberships follow', async () => {
  const who = await person('Pindah', melati);
  const move = (entity: ResourceObject | null) =>
    admin('PATCH', `/users/${who.id}`, {
      data: { type: 'users', id: who.id, relationships: { entity: { data: entity && refTo(entity) } } },
    });
  await move(anggrek);
  const call = await api.asUser(who.id);
  expect((await call('GET', '/me')).document.meta).toMatchObject({ actor: { entityId: anggrek.id }, workplaces: [{ id: anggrek.id }] });
  await move(null);
  expect((await (await api.asUser(who.id))('GET', '/me')).document.meta).toMatchObject({ actor: { entityId: null }, workplaces: [] });
});

test('given a statement that forgot its filter, then the database itself shows nothing of others', async () => {
  const client = await api.database.pool.connect();
  try {
    await client.query('begin');
    expect((await client.query('select id from memberships')).rows).toEqual([]);
    await client.query(`select set_config('nadi.entity_id', $1, true)`, [anggrek.id]);
    const { rows } = await client.query<{ entity_id: string }>('select distinct entity_id from memberships');
    expect(rows).toEqual([{ entity_id: anggrek.id }]);
    await client.query('rollback');
  } finally {
    client.release();
  }
});
