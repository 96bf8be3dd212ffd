/** Where people are signed in: what they see of it, how they end it, and what ends it for them, on every server at once. Rule: PRV-9. */
import type { FastifyInstance } from 'fastify';
import { build, changeOf, refTo } from '../build/records';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let now = Date.parse('2026-03-05T10:00:00.000Z');
let world: TestApi;
let other: FastifyInstance;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi({ clock: () => new Date(now) });
  other = await world.another();
  admin = world.as('admin');
});
afterAll(() => world.close());
beforeEach(() => void (now += 60_000));

const brief = (answer: Answered) => [answer.status, errorsIn(answer)];

/** Someone new with the role of a creator, and their sign-ins. */
const newcomer = async () => {
  const [role] = recordsIn(await admin('GET', '/roles?filter[q]=creator'));
  const { id, attributes } = await build(admin, 'user', { name: 'Wira Atmaja', password: PASSWORD, roles: [refTo(role!)] });
  const email = String(attributes!['email']);
  const signIn = async (userAgent: string) => {
    now += 1_000;
    const credentials = { data: { type: 'token', attributes: { email, password: PASSWORD } } };
    const answer = await world.as('anonymous')('POST', '/login', credentials, { 'user-agent': userAgent });
    const { access_token } = JSON.parse(answer.text) as { access_token: string };
    const authorization = { authorization: `Bearer ${access_token}` };
    const at =
      (server: FastifyInstance): Caller =>
      (method, path, body, headers = {}) =>
        world.as('anonymous', server)(method, path, body, { ...headers, ...authorization });
    return { here: at(world.app), there: at(other) };
  };
  return { id, email, signIn };
};

const listed = async (call: Caller) => recordsIn(await call('GET', '/me/sessions'));
const agents = async (call: Caller) => (await listed(call)).map(({ attributes }) => attributes!['user_agent']);

test('given two devices, then both are listed, the newest first, with what a person knows them by and nothing that opens them', async () => {
  const { signIn } = await newcomer();
  const phone = await signIn('Chrome on Android');
  const laptop = await signIn('Firefox on Linux');
  const answer = await laptop.here('GET', '/me/sessions');
  const when = (seconds: number) => new Date(now - seconds * 1_000).toISOString();
  const one = (user_agent: string, current: boolean, ago: number) => ({
    type: 'sessions',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    attributes: { created_at: when(ago), last_seen_at: when(ago), user_agent, ip: '127.0.0.1', current },
  });
  expect(answer.document).toEqual({
    jsonapi: { version: '1.1' },
    data: [one('Firefox on Linux', true, 0), one('Chrome on Android', false, 1)],
    links: { self: '/api/v1/me/sessions' },
  });
  expect((await listed(phone.here)).map(({ attributes }) => attributes!['current'])).toEqual([false, true]);
});

test('given one that is over, then it is not listed', async () => {
  const { id, signIn } = await newcomer();
  const { here } = await signIn('Firefox');
  await world.database.pool.query('update sessions set expires_at = $1 where user_id = $2', [new Date(now + 500).toISOString(), id]);
  const again = await signIn('Chrome');
  expect(await agents(again.here)).toEqual(['Chrome']);
  expect(brief(await here('GET', '/me/sessions'))).toEqual([401, ['session.expired']]);
});

test('given three devices, when one is ended from another, then that one is out everywhere and the third is not', async () => {
  const { signIn } = await newcomer();
  const [phone, tablet, laptop] = [await signIn('phone'), await signIn('tablet'), await signIn('laptop')];
  const { id } = (await listed(laptop.here)).find(({ attributes }) => attributes!['user_agent'] === 'phone')!;
  expect((await laptop.there('DELETE', `/me/sessions/${id}`)).status).toBe(204);
  expect([
    (await phone.here('GET', '/me')).status,
    (await phone.there('GET', '/me')).status,
    (await tablet.there('GET', '/me')).status,
  ]).toEqual([401, 401, 200]);
  expect(brief(await laptop.here('DELETE', `/me/sessions/${id}`))).toEqual([404, ['resource.missing']]);
});

test('given three devices, when all others are ended, then this one stays', async () => {
  const { signIn } = await newcomer();
  const [phone, tablet, laptop] = [await signIn('phone'), await signIn('tablet'), await signIn('laptop')];
  for (let time = 0; time < 2; time++) expect((await laptop.here('DELETE', '/me/sessions')).status).toBe(204);
  expect([(await phone.there('GET', '/me')).status, (await tablet.here('GET', '/me')).status]).toEqual([401, 401]);
  expect(await agents(laptop.there)).toEqual(['laptop']);
});

test.each([
  ['someone else’s', async () => (await listed(admin))[0]!.id],
  ['one that never was', async () => '018f6b1c-0000-7000-8000-000000000001'],
  ['no id', async () => 'semua'],
])('given %s, then it isn’t there to be ended', async (_, find) => {
  const { signIn } = await newcomer();
  const { here } = await signIn('Firefox');
  expect(brief(await here('DELETE', `/me/sessions/${await find()}`))).toEqual([404, ['resource.missing']]);
  expect((await admin('GET', '/me')).status).toBe(200);
});

test('the list takes no wishes', async () => {
  expect(brief(await admin('GET', '/me/sessions?page[size]=5&sort=ip'))).toEqual([400, ['query.unknown page[size]', 'query.unknown sort']]);
});

type Newcomer = Awaited<ReturnType<typeof newcomer>>;
type Devices = Record<'here' | 'there', Caller>;

const document = (type: string, attributes: object) => ({ data: { type, attributes } });
const password = 'gerimis-payung-23-kursi';
const change = { current_password: PASSWORD, password, password_confirmation: password };
const changed =
  (values: Record<string, unknown>) =>
  (_: Devices, { id }: Newcomer) =>
    admin('PATCH', `/users/${id}`, changeOf('user', id, values));

/** What ends sign-ins: who does it at the first server, and whether the device that it is done on stays. */
const ends: [string, (devices: Devices, person: Newcomer) => Promise<Answered>, boolean][] = [
  ['they sign out', ({ here }) => here('POST', '/logout'), false],
  ['they change their password', ({ here }) => here('POST', '/me/password', document('password-change', change)), true],
  ['they end all others', ({ here }) => here('DELETE', '/me/sessions'), true],
  ['an admin deactivates them', changed({ status: 'inactive' }), false],
  ['an admin gives them another role', changed({ roles: [] }), false],
  ['an admin sets their password', changed({ password }), false],
  ['an admin deletes them', (_, { id }) => admin('DELETE', `/users/${id}`), false],
];

test.each(ends)(
  'given someone at two servers, when %s at one, then it is over at the other with the next request',
  async (what, act, stays) => {
    const person = await newcomer();
    const [device, elsewhere] = [await person.signIn('laptop'), await person.signIn('phone')];
    for (const call of [device.here, device.there, elsewhere.there]) expect((await call('GET', '/items')).status).toBe(200);
    expect((await act(device, person)).status).toBeLessThan(300);
    const other = what === 'they sign out' ? 200 : 401;
    expect([(await device.there('GET', '/items')).status, (await elsewhere.there('GET', '/items')).status]).toEqual([
      stays ? 200 : 401,
      other,
    ]);
  },
);

test('given what was done about sessions, then the audit tells it, without a token', async () => {
  const { id, signIn } = await newcomer();
  const laptop = await signIn('laptop');
  await signIn('phone');
  await laptop.here('DELETE', '/me/sessions');
  await laptop.here('POST', '/logout');
  const { rows } = await world.database.pool.query(
    `select action, resource, actor_id, actor_name, after, ip, request_id is not null as known from audit
     where record_id = $1 and action like 'sign_%' order by at, id`,
    [id],
  );
  const line = { resource: 'user', actor_id: id, actor_name: 'Wira Atmaja', ip: '127.0.0.1', known: true };
  expect(rows).toEqual([
    { ...line, action: 'sign_in', after: null },
    { ...line, action: 'sign_in', after: null },
    { ...line, action: 'sign_out', after: { sessions: 1 } },
    { ...line, action: 'sign_out', after: null },
  ]);
});
