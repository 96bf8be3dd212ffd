/** Every route × every kind of person: the answer follows from the declarations, the registry of endpoints and the person's restriction. Rule: PRV-4. @long */
import { allows, hasScope, mayStill, type Actor, type Rule } from '#shared/access';
import type { Endpoint, Who } from '#shared/endpoints/endpoint';
import { endpoints } from '#shared/endpoints/all';
import { reportEndpoints } from '#shared/endpoints/reports';
import { waitingFilePath } from '#shared/endpoints/upload';
import { resources } from '#shared/areas/resources';
import { commandPath, commandRule } from '#shared/kit/commands';
import type { Resource, Verb } from '#shared/kit/resource';
import { build, changeOf, draftOf, refTo } from '../build/records';
import { routesOf, type Route } from '../build/routes';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

const NOBODY = '018f6b1c-0000-7000-8000-000000000001';

let world: TestApi;
let routes: Route[];
let roles: Map<string, string>;
beforeAll(async () => {
  world = await startTestApi();
  // The page about the API is a page.
  routes = routesOf(world.app).filter(({ path }) => path !== '/docs');
  const found = recordsIn(await world.as('admin')('GET', '/roles?page[size]=100'));
  roles = new Map(found.map(({ id, attributes }) => [String(attributes!['name']), id]));
});
afterAll(() => world.close());

/** Opening an endpoint to everyone, or to people whom a restriction stops everywhere else, is a decision: it is written here too. */
const anyone = [
  'POST /login',
  'POST /register',
  'POST /password-forgot',
  'POST /password-token',
  'POST /password-reset',
  'POST /email-verification',
  'POST /email-revert',
  'POST /invitation',
  'POST /gateways/test/notices',
  'POST /inbound-mails',
  'GET /openapi.json',
  'GET /docs',
  'GET /waiting-screens/{id}/calls',
  'GET /booking-pages/{id}',
  'POST /booking-pages/{id}/bookings',
  'POST /booking',
  'POST /booking-cancellation',
  'GET /kiosks/{id}',
  'POST /kiosks/{id}/patients',
  'POST /kiosks/{id}/arrivals',
];
const always = ['POST /logout', 'DELETE /me/view-as'];

/** The row of the registry that a route comes from. */
const endpointAt = ({ method, path }: Route): Endpoint | undefined =>
  Object.values<Endpoint>({ ...endpoints, ...reportEndpoints }).find((row) => row.method === method && row.path === path);

/** Whether the row lets in somebody who is signed in and not restricted. */
const mayCall = (who: Who, actor: Actor): boolean =>
  typeof who === 'string' ||
  ('scope' in who && hasScope(actor, who.scope)) ||
  ('rights' in who &&
    who.rights.every(([name, verb]) => allows(resources[name].access[verb], actor)) &&
    (who.role === undefined || actor.roles.includes(who.role)));

/** Who may call a route of the registry. An upload belongs to no resource yet: anybody who is signed in may send one. */
const whoAt = (route: Route): Who | undefined => (route.path === waitingFilePath ? 'signedIn' : endpointAt(route)?.who);

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** The declaration that a route comes from, and the rule that opens it. */
const declared = ({ method, path }: Route): { resource: Resource; rule: Rule | undefined } | undefined => {
  const bare = path.replace(/^\/(uploads|file-links)/, '');
  const resource = Object.values<Resource>(resources).find((one) => bare === one.path || bare.startsWith(`${one.path}/`));
  if (!resource) return undefined;
  const rest = bare.slice(resource.path.length);
  const by = (verb: Verb) => ({ resource, rule: resource.access[verb] });
  if (rest.startsWith('/deletions')) return by('destroy');
  if (rest === '/search') return by('list');
  if (rest === '') return by(method === 'GET' ? 'list' : 'add');
  if (method === 'GET') return by('get');
  const command = Object.entries(resource.commands).find(
    ([name]) => rest === `/{id}/${commandPath(name)}` || rest === `/bulk/${commandPath(name)}`,
  );
  if (command && method === 'POST') return { resource, rule: commandRule(resource, command[1]) };
  return by(rest === '/{id}' && method === 'DELETE' ? 'destroy' : 'update');
};

/** Whether a route only reads: a search is sent by POST, as what it looks for stands in no address. */
const reads = ({ method, path }: Route): boolean => method === 'GET' || path.endsWith('/search');

const refusals = {
  unverified: 'account.unverified',
  two_step: 'two_step.set_up_first',
  view_as: 'view_as.read_only',
  support: 'support.read_only',
} as const;

/** What a person is to be told at a route: a refusal, or that it depends on what they ask for. */
const expected = (route: Route, actor: Actor | 'guest' | 'gone'): string => {
  const who = whoAt(route);
  if (who === 'anyone') return 'in';
  const from = who ? undefined : declared(route);
  if (actor === 'guest') return from && (from.rule?.(null) ?? false) !== false ? 'in' : '401 session.missing';
  if (actor === 'gone') return '401 session.expired';
  const { restriction } = actor;
  const isOwn = who === 'always' || (who === 'own' && restriction !== 'view_as');
  if (restriction && !isOwn && !mayStill(reads(route) ? 'read' : 'write', actor)) return `403 ${refusals[restriction]}`;
  const may = who ? mayCall(who, actor) : from && from.rule?.(actor) !== false;
  if (may === undefined) throw new Error(`whose is ${nameOf(route)}?`);
  return may ? 'in' : '403 access.denied';
};

const told = ({ status, document }: Answered): string => {
  if (status >= 500) return String(status);
  const code = document.errors?.[0]?.code;
  return status === 401 || code === 'access.denied' || Object.values<string | undefined>(refusals).includes(code)
    ? `${status} ${code}`
    : 'in';
};

/** Someone new, as they come to be; each time they knock it is with another session. */
type Somebody = { actor: Actor | 'guest' | 'gone'; knock: () => Promise<Caller> };

const signedIn = async (names: readonly string[], become?: string): Promise<Somebody> => {
  const { id } = await build(world.as('admin'), 'user', {
    name: 'Budi Santoso',
    roles: names.map((name) => ({ type: 'roles', id: roles.get(name)! })),
  });
  const knock = async () => {
    const call = await world.asUser(id);
    if (become) await world.database.pool.query(become, [id]);
    return call;
  };
  const { document } = await (await knock())('GET', '/me');
  return { actor: (document.meta?.['actor'] as Actor | undefined) ?? 'gone', knock };
};

const lookOn = `update sessions set view_as_role_id = (select id from roles where name = 'creator') where user_id = $1`;

const people: [string, () => Promise<Somebody>][] = [
  ['a guest', async () => ({ actor: 'guest', knock: async () => world.as('anonymous') })],
  ['a member', () => signedIn(['member'])],
  ['a creator', () => signedIn(['creator'])],
  ['an admin', () => signedIn(['admin'])],
  ['someone of several roles', () => signedIn(['member', 'creator'])],
  ['someone without a role', () => signedIn([])],
  ['a creator whose address isn’t proven', () => signedIn(['creator'], 'update users set email_verified_at = null where id = $1')],
  ['an admin whose address isn’t proven', () => signedIn(['admin'], 'update users set email_verified_at = null where id = $1')],
  [
    'someone whose role demands a second step',
    async () => {
      const { id, attributes } = await build(world.as('admin'), 'role', { name: 'Penjaga', two_step_required: true });
      roles.set(String(attributes!['name']), id);
      return signedIn(['admin', 'Penjaga']);
    },
  ],
  ['an admin who looks on as a creator', () => signedIn(['admin'], lookOn)],
  ['someone deactivated', () => signedIn(['admin'], `update users set status = 'inactive' where id = $1`)],
  ['someone deleted', () => signedIn(['admin'], 'update users set deleted_at = now() where id = $1')],
];

test.each(people)('%s is let in where they may, and told why not elsewhere', async (_, meet) => {
  const { actor, knock } = await meet();
  const answers: Record<string, string> = {};
  let call: Caller | undefined;
  for (const route of routes) {
    call ??= await knock();
    const answer = told(await call(route.method, route.path.replace(/\{\w+\}/g, NOBODY)));
    answers[nameOf(route)] = answer;
    // Only what lets somebody write may end the session, and 401 says that it has ended.
    if (answer.startsWith('401') || (answer === 'in' && !reads(route))) call = undefined;
  }
  expect(answers).toEqual(Object.fromEntries(routes.map((route) => [nameOf(route), expected(route, actor)])));
});

test('every route is known here: it has a row in the registry, or follows from a declaration', () => {
  expect(routes.filter((route) => !whoAt(route) && !declared(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(100);
});

test.each([
  ['anyone', anyone],
  ['always', always],
])('just these endpoints are open to %s', (who, names) => {
  const rows = Object.values<Endpoint>(endpoints).filter((row) => row.who === who);
  expect(rows.map(nameOf).sort()).toEqual([...names].sort());
});

describe('nobody makes more of themselves', () => {
  const rowOf = async (id: string) => {
    const { rows } = await world.database.pool.query(
      `select name, email, status, email_verified_at, pending_email, two_step, two_step_secret, entity_id, version, created_at,
        array(select r.name from user_roles join roles as r on r.id = role_id where user_id = users.id) as roles from users where id = $1`,
      [id],
    );
    return rows[0] as Record<string, unknown>;
  };
  const admins = () => ({ data: [{ type: 'roles', id: roles.get('admin')! }] });
  const me = (id: string, attributes: object, relationships: object = {}) => ({ data: { type: 'users', id, attributes, relationships } });

  type Attempt = (call: Caller, id: string) => Promise<Answered>;
  const attempts: [string, Attempt, number, string[]][] = [
    [
      'PATCH /me with roles',
      async (call, id) => call('PATCH', '/me', me(id, {}, { roles: admins() })),
      403,
      ['read_only /data/relationships/roles'],
    ],
    [
      'PATCH /me with a status',
      async (call, id) => call('PATCH', '/me', me(id, { status: 'inactive' })),
      403,
      ['read_only /data/attributes/status'],
    ],
    [
      'PATCH /me with a password',
      async (call, id) => call('PATCH', '/me', me(id, { password: 'gerimis-payung-23' })),
      403,
      ['read_only /data/attributes/password'],
    ],
    [
      'PATCH /me with what the server says',
      async (call, id) =>
        call(
          'PATCH',
          '/me',
          me(id, {
            email_verified_at: '2020-01-01T00:00:00Z',
            pending_email: 'x@melati.test',
            two_step: true,
            last_seen_at: null,
            created_at: '1999-01-01T00:00:00Z',
          }),
        ),
      403,
      ['email_verified_at', 'pending_email', 'two_step', 'last_seen_at'].map((name) => `read_only /data/attributes/${name}`),
    ],
    [
      'PATCH /me with columns',
      async (call, id) =>
        call('PATCH', '/me', me(id, { password_hash: 'x', two_step_secret: 'x', entity_id: NOBODY, permissions: ['edit users'] })),
      422,
      ['password_hash', 'two_step_secret', 'entity_id', 'permissions'].map((name) => `unknown_field /data/attributes/${name}`),
    ],
    [
      'PATCH /me as somebody else',
      async (call) => call('PATCH', '/me', me(world.idOf('admin'), { name: 'Budi' })),
      409,
      ['id.mismatch /data/id'],
    ],
    [
      'PATCH /users of oneself',
      async (call, id) => call('PATCH', `/users/${id}`, changeOf('user', id, { status: 'active' })),
      403,
      ['access.denied'],
    ],
    ['POST to one’s own roles', async (call, id) => call('POST', `/users/${id}/relationships/roles`, admins()), 403, ['access.denied']],
    [
      'PATCH of one’s own clinic',
      async (call, id) => call('PATCH', `/users/${id}/relationships/entity`, { data: null }),
      403,
      ['access.denied'],
    ],
    [
      'a user made an admin',
      async (call) => call('POST', '/users', await draftOf(world.as('admin'), 'user', { roles: [...admins().data] })),
      403,
      ['access.denied'],
    ],
    [
      'a permission for one’s role',
      async (call) => call('POST', `/roles/${roles.get('creator')}/relationships/permissions`, { data: [] }),
      403,
      ['access.denied'],
    ],
    [
      'someone else’s session',
      async (call) => call('DELETE', `/me/sessions/${recordsIn(await world.as('admin')('GET', '/me/sessions'))[0]!.id}`),
      404,
      ['resource.missing'],
    ],
    ['someone else’s second step', async (call) => call('DELETE', `/users/${world.idOf('admin')}/two-step`), 403, ['access.denied']],
    [
      'a look as an admin',
      async (call) => call('POST', '/me/view-as', { data: { type: 'view-as', relationships: { role: { data: admins().data[0] } } } }),
      403,
      ['access.denied'],
    ],
    ['someone else’s picture', async (call) => call('POST', `/uploads/users/${world.idOf('admin')}/profile-image`), 403, ['access.denied']],
  ];

  test.each(attempts)('by %s', async (_, attempt, status, errors) => {
    const { id } = await build(world.as('admin'), 'user', { name: 'Budi Santoso', roles: [{ type: 'roles', id: roles.get('creator')! }] });
    const before = await rowOf(id);
    const answer = await attempt(await world.asUser(id), id);
    expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
    expect(await rowOf(id)).toEqual(before);
  });

  test('by registering with more than is asked for', async () => {
    const person = {
      name: 'Budi Santoso',
      email: 'budi.daftar@melati.test',
      password: 'gerimis-payung-23-kursi',
      password_confirmation: 'gerimis-payung-23-kursi',
      agree: true,
    };
    const more = { roles: 'admin', status: 'active', email_verified_at: '2020-01-01T00:00:00Z', permissions: [], entity_id: NOBODY };
    const answer = await world.as('anonymous')('POST', '/register', {
      data: { type: 'token', attributes: { ...person, ...more }, relationships: { roles: admins() } },
    });
    expect([answer.status, errorsIn(answer)]).toEqual([
      422,
      [...Object.keys(more).map((name) => `unknown_field /data/attributes/${name}`), 'unknown_field /data/relationships/roles'],
    ]);
    expect((await world.database.pool.query('select 1 from users where email = $1', [person.email])).rows).toEqual([]);
  });

  test('by signing in with more than is asked for', async () => {
    const attributes = { email: 'member@nadi.test', password: PASSWORD, roles: 'admin', view_as_role_id: roles.get('admin') };
    const answer = await world.as('anonymous')('POST', '/login', { data: { type: 'token', attributes } });
    expect([answer.status, errorsIn(answer)]).toEqual([
      422,
      ['unknown_field /data/attributes/roles', 'unknown_field /data/attributes/view_as_role_id'],
    ]);
  });

  test('by what only the server counts or says, not even an admin', async () => {
    const admin = world.as('admin');
    const role = await build(admin, 'role');
    const change = { system: true, users_count: 7, permissions_count: 9, description: 'Kasir' };
    const counted = await admin('PATCH', `/roles/${role.id}`, changeOf('role', role.id, change));
    expect([counted.status, errorsIn(counted)]).toEqual([
      403,
      ['system', 'users_count', 'permissions_count'].map((name) => `read_only /data/attributes/${name}`),
    ]);
    expect(recordIn(await admin('GET', `/roles/${role.id}`))).toEqual(role);
    const sari = await build(admin, 'user', { roles: [refTo(role)] });
    const before = await rowOf(sari.id);
    const said = { two_step: true, email_verified_at: null, last_seen_at: '2020-01-01T00:00:00Z', name: 'Dr. Sari' };
    const told = await admin('PATCH', `/users/${sari.id}`, changeOf('user', sari.id, said));
    expect([told.status, errorsIn(told)]).toEqual([
      403,
      ['two_step', 'email_verified_at', 'last_seen_at'].map((name) => `read_only /data/attributes/${name}`),
    ]);
    expect(await rowOf(sari.id)).toEqual(before);
  });
});
