/** People belong to several clients: they choose the workplace of a request, are invited, get a role there, and leave. Rules: SUB-13, ROL-12, ROL-17, ROL-19. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo, registration } from '../build/records';
import { tokenFor as tokenOfMail } from './outbox';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type Headers, type TestApi } from './testApi';

const DAY = 24 * 3_600_000;
const today = new Date('2026-11-22T03:00:00.000Z');
let now = today;
afterEach(() => {
  now = today;
});
let api: TestApi;
let admin: Caller;
let melati: ResourceObject;
let anggrek: ResourceObject;
const roles = new Map<string, ResourceObject>();

type Worker = { readonly id: string; readonly email: string; readonly call: Caller };
let rini: Worker;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = api.as('admin');
  for (const one of recordsIn(await admin('GET', '/roles?page[size]=100'))) roles.set(String(one.attributes!['name']), one);
  melati = await build(admin, 'entity', { name: 'Klinik Melati' });
  anggrek = await build(admin, 'entity', { name: 'Klinik Anggrek' });
  rini = await person('Ibu Rini', melati);
});
afterAll(() => api.close());

const role = (name: string) => refTo(roles.get(name)!);

/** Somebody whom an operator adds to a client: its owner, or its administrator where it has an owner. */
const person = async (name: string, entity?: ResourceObject): Promise<Worker> => {
  const made = await build(admin, 'user', { name, roles: [role('member')], ...(entity && { entity: refTo(entity) }) });
  return { id: made.id, email: String(made.attributes!['email']), call: await api.asUser(made.id) };
};
const at = (entity: ResourceObject): Headers => ({ 'x-workplace': entity.id });

type Invited = { readonly email: string; readonly role?: string; readonly entity?: ResourceObject };
const invite = (by: Caller, { email, role: name = 'dokter', entity }: Invited, headers: Headers = {}) =>
  by(
    'POST',
    '/memberships',
    {
      data: {
        type: 'memberships',
        attributes: { email },
        relationships: { role: { data: role(name) }, ...(entity && { entity: { data: refTo(entity) } }) },
      },
    },
    headers,
  );
const order = (by: Caller, id: string, command: string, relationships: object = {}, headers: Headers = {}) =>
  by('POST', `/memberships/${id}/${command}`, { data: { type: 'memberships', id, relationships } }, headers);
const changeRole = (by: Caller, id: string, name: string) => order(by, id, 'change-role', { role: { data: role(name) } });

/** The token of the latest invitation to an address. */
const tokenFor = (email: string): Promise<string> => tokenOfMail(api, email, 'invitation');
const accept = (by: Caller, token: string) =>
  by('POST', '/invitation-acceptance', { data: { type: 'invitation-acceptance', attributes: { token } } });
const look = (token: string) => api.as('anonymous')('POST', '/invitation', { data: { type: 'invitation', attributes: { token } } });

/** Invites an existing person, who accepts. @returns the id of the membership */
const join = async (by: Caller, who: Worker, name: string, headers: Headers = {}): Promise<string> => {
  const { id } = recordIn(await invite(by, { email: who.email, role: name }, headers));
  const accepted = await accept(who.call, await tokenFor(who.email));
  if (accepted.status !== 200) throw new Error(accepted.text);
  return id;
};
const ownMembership = async (who: Worker, entity: ResourceObject): Promise<string> =>
  recordsIn(await admin('GET', `/memberships?filter[entity]=${entity.id}&filter[status]=active&filter[q]=${who.email}`))[0]!.id;
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];

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
  expect(known.actor).toMatchObject({ entityId: melati.id, entityPermissions: [] });
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

test('given an owner, when they invite an address, then a mail says to which clinic, and the link tells who invites', async () => {
  const answer = await invite(rini.call, { email: 'Sari@Praktik.test', role: 'perawat' });
  expect([answer.status, recordIn(answer).attributes]).toEqual([
    201,
    expect.objectContaining({ email: 'sari@praktik.test', status: 'invited', invited_at: now.toISOString(), name: null }),
  ]);
  const told = await look(await tokenFor('sari@praktik.test'));
  expect([told.status, told.document.meta]).toEqual([
    200,
    { client: 'Klinik Melati', role: 'perawat', inviter: 'Ibu Rini', email: 'sari@praktik.test', has_account: false },
  ]);
});

test('given an invitation, when the person registers and accepts, then their address is proven and they work there at once', async () => {
  const email = 'wati@praktik.test';
  await invite(rini.call, { email, role: 'kasir' });
  const token = await tokenFor(email);
  const registered = recordIn(await api.as('anonymous')('POST', '/register', registration({ email })));
  const wati = await api.asUser(registered.id);
  expect((await accept(wati, token)).document.meta).toEqual({ client: 'Klinik Melati', entity: melati.id });
  const { actor } = (await wati('GET', '/me')).document.meta as { actor: object };
  expect(actor).toMatchObject({ entityId: melati.id });
  expect(actor).not.toHaveProperty('restriction');
});

describe('an invitation is refused', () => {
  const invited = async () => {
    const who = await person('Tamu');
    const { id } = recordIn(await invite(rini.call, { email: who.email }));
    return { who, id, token: await tokenFor(who.email) };
  };
  test.each<[string, () => Promise<Answered>, unknown[]]>([
    [
      'a second time',
      async () => {
        const { who, token } = await invited();
        await accept(who.call, token);
        return accept(who.call, token);
      },
      [422, 'invitation.used /data/attributes/token'],
    ],
    ['by another address', async () => accept((await person('Lain')).call, (await invited()).token), [403, 'invitation.other_address']],
    [
      'after seven days',
      async () => {
        const { who, token } = await invited();
        now = new Date(now.getTime() + 7 * DAY);
        return accept(who.call, token);
      },
      [422, 'invitation.expired /data/attributes/token'],
    ],
    [
      'when it was sent again',
      async () => {
        const { who, id, token } = await invited();
        now = new Date(now.getTime() + DAY);
        await order(rini.call, id, 'resend');
        await tokenFor(who.email);
        return accept(who.call, token);
      },
      [422, 'invitation.invalid /data/attributes/token'],
    ],
    [
      'when it was ended',
      async () => {
        const { who, id, token } = await invited();
        await order(rini.call, id, 'end');
        return accept(who.call, token);
      },
      [422, 'invitation.withdrawn'],
    ],
    ['with no token of ours', async () => accept(rini.call, 'nonsense'), [422, 'invitation.invalid /data/attributes/token']],
    ['by a guest', async () => accept(api.as('anonymous'), (await invited()).token), [401, 'session.missing']],
  ])('%s', async (_, attempt, expected) => {
    expect(said(await attempt())).toEqual(expected);
  });
});

describe('who may invite whom', () => {
  test.each<[string, () => Promise<Answered>, unknown[]]>([
    [
      'an address that is invited already',
      async () => {
        await invite(rini.call, { email: 'dua@kali.test' });
        return invite(rini.call, { email: 'Dua@kali.test' });
      },
      [409, 'membership.exists /data/attributes/email'],
    ],
    [
      'somebody who belongs to the client',
      () => invite(rini.call, { email: rini.email }),
      [409, 'membership.exists /data/attributes/email'],
    ],
    [
      'with a role of the platform',
      () => invite(admin, { email: 'a@b.test', role: 'admin', entity: melati }),
      [422, 'membership.role_foreign /data/relationships/role'],
    ],
    [
      'to another client',
      () => invite(rini.call, { email: 'a@b.test', entity: anggrek }),
      [422, 'relation_missing /data/relationships/entity'],
    ],
    [
      'with a client’s role that they may not see',
      () => invite(rini.call, { email: 'a@b.test', role: 'member' }),
      [422, 'relation_missing /data/relationships/role'],
    ],
    [
      'as a doctor',
      async () => {
        const who = await person('dr. Sinta');
        await join(rini.call, who, 'dokter');
        return invite(who.call, { email: 'a@b.test' });
      },
      [403, 'access.denied'],
    ],
    ['as a person of no client', async () => invite((await person('Sendiri')).call, { email: 'a@b.test' }), [403, 'access.denied']],
    [
      'an owner, as an administrator',
      async () => {
        const who = await person('Admin Satu', melati);
        return invite(who.call, { email: 'a@b.test', role: 'owner' });
      },
      [403, 'access.beyond'],
    ],
  ])('given an invitation of %s, then it is refused', async (_, attempt, expected) => {
    expect(said(await attempt())).toEqual(expected);
  });

  test('an administrator of the client invites a nurse, an operator anyone anywhere', async () => {
    const who = await person('Admin Dua', melati);
    expect((await invite(who.call, { email: 'perawat@melati.test', role: 'perawat' })).status).toBe(201);
    expect((await invite(admin, { email: 'pemilik@anggrek.test', role: 'owner', entity: anggrek })).status).toBe(201);
  });
});

test('given a client’s own role, then no other client can give it', async () => {
  const own = await build(admin, 'role', { name: 'Bidan Melati', scope: 'entity', entity: refTo(melati) });
  roles.set('bidan', own);
  expect((await invite(rini.call, { email: 'bidan@melati.test', role: 'bidan' })).status).toBe(201);
  expect(said(await invite(admin, { email: 'bidan@anggrek.test', role: 'bidan', entity: anggrek }))).toEqual([
    422,
    'membership.role_foreign /data/relationships/role',
  ]);
  const owner = await person('Pemilik Kedua', await build(admin, 'entity', { name: 'Klinik Dahlia' }));
  const seen = recordsIn(await owner.call('GET', '/roles?page[size]=100')).map(({ attributes }) => attributes!['name']);
  expect(seen.sort()).toEqual(['admin_klinik', 'apoteker', 'dokter', 'gudang', 'kasir', 'lab', 'owner', 'perawat', 'radiologi']);
});

test('given an owner and a doctor, when the owner makes them a pharmacist and ends their access, then the next request is refused', async () => {
  const who = await person('dr. Tono');
  const id = await join(rini.call, who, 'dokter');
  expect(recordIn(await changeRole(rini.call, id, 'apoteker')).relationships!['role']!.data).toEqual(role('apoteker'));
  expect((await who.call('GET', `/entity/${melati.id}`, undefined, at(melati))).status).toBe(200);
  expect(recordIn(await order(rini.call, id, 'end')).attributes).toMatchObject({ status: 'ended', ended_at: now.toISOString() });
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
