/** Clients are separated: people of Klinik Melati never see, count or change anything of Klinik Anggrek, on any address. Rules: PRV-3, ROL-17. */
import { resources } from '#shared/areas/resources';
import type { Ref, Resource } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { tokenFor } from './outbox';
import { errorsIn, startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let sari: Caller;
let sariId: string;
const melati: Record<string, ResourceObject> = {};
const anggrek: Record<string, ResourceObject> = {};

const furnish = async (into: Record<string, ResourceObject>, name: string, modul: Ref) => {
  into['entity'] = await build(admin, 'entity', { name, modules: [modul] });
  // A client that is added with modules has the draft of its subscription.
  into['clientsubsheader'] = recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${into['entity'].id}`))[0]!;
  into['clientsubsdetail'] = await build(admin, 'clientsubsdetail', { clientsubsheader: refTo(into['clientsubsheader']), module: modul });
};

beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  const pack = refTo(await build(admin, 'package', { base_price: 475_000 }));
  const modul = refTo(await build(admin, 'module', { package: pack, price: 75_000 }));
  await furnish(melati, 'Klinik Melati', modul);
  await furnish(anggrek, 'Klinik Anggrek', modul);
  const [role] = recordsIn(await admin('GET', '/roles?filter[q]=member'));
  const doctor = await build(admin, 'user', { name: 'Dr. Sari', entity: refTo(melati['entity']!), roles: [refTo(role!)] });
  sariId = doctor.id;
  sari = await world.asUser(doctor.id);
  const budi = await build(admin, 'user', { name: 'Dr. Budi', entity: refTo(anggrek['entity']!), roles: [refTo(role!)] });
  for (const [into, { id }] of [
    [melati, doctor],
    [anggrek, budi],
  ] as const)
    into['membership'] = recordsIn(await admin('GET', `/memberships?filter[entity]=${into['entity']!.id}`)).find(
      ({ relationships }) => (relationships!['user']!.data as Ref).id === id,
    )!;
});
afterAll(() => world.close());

const walled = ['entity', 'clientsubsheader', 'clientsubsdetail', 'membership'] as const;

test.each(walled)('given Dr. Sari of Melati, when she asks for a %s, then she gets hers and not Anggrek’s', async (name) => {
  const { path } = resources[name];
  expect((await sari('GET', `${path}/${melati[name]!.id}`)).status).toBe(200);
  const foreign = await sari('GET', `${path}/${anggrek[name]!.id}`);
  expect([foreign.status, errorsIn(foreign)]).toEqual([404, ['resource.missing']]);
});

test.each(['entity', 'clientsubsheader', 'membership'] as const)(
  'given Dr. Sari, when she lists %s in any way, then Anggrek is neither there nor counted',
  async (name) => {
    const { path } = resources[name];
    for (const query of [
      '',
      'filter[q]=Anggrek',
      'filter[q]=SUB',
      'page[size]=100&include=',
      ...(name !== 'entity' ? [`filter[entity]=${anggrek['entity']!.id}`] : []),
    ]) {
      const answer = await sari('GET', `${path}?${query}`);
      expect(answer.status).toBe(200);
      expect(recordsIn(answer).every(({ id }) => id === melati[name]!.id)).toBe(true);
      expect(answer.document.meta!.page!.total).toBe(recordsIn(answer).length);
      expect(answer.text).not.toContain(anggrek['clientsubsheader']!.id);
    }
  },
);

const relations = walled.flatMap((name) =>
  Object.keys((resources[name] as Resource).relations).map((relation): [(typeof walled)[number], string] => [name, relation]),
);

test.each(relations)('given Dr. Sari, when she follows %s → %s of Anggrek, then there is nothing', async (name, relation) => {
  const at = `${resources[name].path}/${anggrek[name]!.id}`;
  for (const path of [`${at}/${relation}`, `${at}/relationships/${relation}`]) expect((await sari('GET', path)).status).toBe(404);
  const own = `${resources[name].path}/${melati[name]!.id}`;
  for (const path of [`${own}/${relation}`, `${own}/relationships/${relation}`]) expect((await sari('GET', path)).status).toBe(200);
});

test('given Dr. Sari, when she changes or deletes anything of Anggrek, then she may not', async () => {
  for (const name of ['entity', 'clientsubsheader'] as const) {
    const at = `/${name}/${anggrek[name]!.id}`;
    expect(
      (await sari('PATCH', at, changeOf(name, anggrek[name]!.id, name === 'entity' ? { name: 'Ours now' } : { note: 'Ours now' }))).status,
    ).toBe(403);
    expect((await sari('DELETE', at)).status).toBe(403);
    expect(
      (await sari('POST', `/${name}/deletions`, { data: { type: 'deletions', attributes: { ids: [anggrek[name]!.id] } } })).status,
    ).toBe(403);
  }
});

test('given Dr. Sari, when she looks at people, then she sees herself alone', async () => {
  const answer = await sari('GET', '/users?include=roles,entity');
  expect([recordsIn(answer).map(({ id }) => id), answer.document.meta!.page!.total]).toEqual([[sariId], 1]);
  expect(answer.document.included!.map(({ type, id }) => [type, id])).toEqual([['entity', melati['entity']!.id]]);
  expect((await sari('GET', `/users/${world.idOf('admin')}`)).status).toBe(404);
});

test('given a statement that forgot its filter, then the database itself shows nothing of others', async () => {
  const { pool } = world.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    expect((await client.query('select id from clientsubsheaders')).rows).toEqual([]);
    await client.query(`select set_config('nadi.entity_id', $1, true)`, [melati['entity']!.id]);
    expect((await client.query('select id from clientsubsheaders')).rows).toEqual([{ id: melati['clientsubsheader']!.id }]);
    await client.query('rollback');
  } finally {
    client.release();
  }
});

test('given Dr. Sari who works for both, when her tab shows one, then everything of the other is not there', async () => {
  const { email } = recordIn(await sari('GET', '/me')).attributes as { email: string };
  const [nurse] = recordsIn(await admin('GET', '/roles?filter[q]=perawat'));
  // Only the people of a client invite.
  const budi = await world.asUser((anggrek['membership']!.relationships!['user']!.data as Ref).id);
  await build(budi, 'membership', { email, entity: refTo(anggrek['entity']!), role: refTo(nurse!) });
  const token = await tokenFor(world, email, 'invitation');
  await sari('POST', '/invitation-acceptance', { data: { type: 'invitation-acceptance', attributes: { token } } });
  for (const [here, there] of [
    [melati, anggrek],
    [anggrek, melati],
  ] as const) {
    const headers = { 'x-workplace': here['entity']!.id };
    for (const name of ['entity', 'clientsubsheader', 'clientsubsdetail'] as const) {
      const { path } = resources[name];
      expect((await sari('GET', `${path}/${here[name]!.id}`, undefined, headers)).status).toBe(200);
      expect((await sari('GET', `${path}/${there[name]!.id}`, undefined, headers)).status).toBe(404);
    }
    const list = await sari('GET', '/clientsubsheader?sort=number', undefined, headers);
    const again = await sari('GET', '/clientsubsheader?sort=number', undefined, headers);
    for (const answer of [list, again]) expect(recordsIn(answer).map(({ id }) => id)).toEqual([here['clientsubsheader']!.id]);
  }
});

test('given an admin, when they list subscriptions, then they see everyone’s', async () => {
  const ids = recordsIn(await admin('GET', '/clientsubsheader')).map(({ id }) => id);
  expect(ids.sort()).toEqual([melati['clientsubsheader']!.id, anggrek['clientsubsheader']!.id].sort());
  const found = recordIn(await admin('GET', `/entity/${melati['entity']!.id}`));
  expect(found.relationships!['clientsubsheader']!.data).toEqual([refTo(melati['clientsubsheader']!)]);
  expect(found.relationships!['modules']!.data).toHaveLength(1);
});
