/** "This was not me": the owner takes a change of address back, even when the thief was quicker, and nobody else does. Rule: SGN-15. */
import { build } from '../build/records';
import { PASSWORD } from '../server/db/withDatabase';
import { linkIn, mailsTo, tokenFor } from './outbox';
import { errorsIn, startTestApi, recordIn, type Answered, type Caller, type TestApi } from './testApi';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW = 'denyut-melati-84';

let now = Date.parse('2026-03-05T10:00:00.000Z');
let world: TestApi;
let guest: Caller;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi({ clock: () => new Date(now) });
  guest = world.as('anonymous');
  admin = world.as('admin');
});
afterAll(() => world.close());
beforeEach(() => void (now += HOUR));

const document = (type: string, attributes: object) => ({ data: { type, attributes } });
const codes = (answer: Answered) => [answer.status, errorsIn(answer)];
const TOKEN = '/data/attributes/token';

type Owner = { id: string; email: string; stranger: string; session: Caller };
/** An owner, and a thief who has a session of theirs and their password. */
const robbed = async (): Promise<Owner> => {
  const { id, attributes } = await build(admin, 'user', { name: 'Ns. Wati', password: PASSWORD });
  const email = String(attributes!['email']);
  return { id, email, stranger: `pencuri.${email}`, session: await world.asUser(id) };
};
const change = ({ id, session }: Owner, email: string, current_password = PASSWORD) =>
  session('PATCH', '/me', { data: { type: 'users', id, attributes: { email, current_password } } });
const verify = (token: string) => guest('POST', '/email-verification', document('email-verification', { token }));
const revert = (token: string) => guest('POST', '/email-revert', document('email-revert', { token }));
const login = async (email: string, password: string) => (await guest('POST', '/login', document('token', { email, password }))).status;
const addressOf = async ({ id }: Owner) => {
  const { email, pending_email } = recordIn(await admin('GET', `/users/${id}`)).attributes!;
  return { email, pending_email };
};
const linkOf = (answer: Answered) => answer.document.meta as { email: string; token: string };
const setPassword = (link: { email: string; token: string }) =>
  guest('POST', '/password-reset', document('password-reset', { ...link, password: NEW, password_confirmation: NEW }));

const taken = {
  'is only asked for': (owner: Owner) => change(owner, owner.stranger),
  'is proven already': async (owner: Owner) => {
    await change(owner, owner.stranger);
    await verify(await tokenFor(world, owner.stranger, 'verify'));
  },
  'is proven, and the password is another one': async (owner: Owner) => {
    await change(owner, owner.stranger);
    await verify(await tokenFor(world, owner.stranger, 'verify'));
    const thief = 'lemari-kuning-41-angin';
    await owner.session(
      'POST',
      '/me/password',
      document('password-change', { current_password: PASSWORD, password: thief, password_confirmation: thief }),
    );
  },
};

test.each(Object.entries(taken))(
  'given a new address that %s, when the owner opens the link of the old one, then the account is theirs alone',
  async (_, take) => {
    const owner = await robbed();
    await take(owner);
    const mail = (await mailsTo(world, owner.email)).find(({ purpose }) => purpose === 'address_changed')!;
    const link = linkIn(mail);
    expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/email-revert']);

    const answer = await revert(link.searchParams.get('token')!);
    expect([answer.status, linkOf(answer).email]).toEqual([200, owner.email]);
    expect(await addressOf(owner)).toEqual({ email: owner.email, pending_email: null });
    expect((await owner.session('GET', '/me')).status).toBe(401);
    expect((await world.database.pool.query('select 1 from known_devices where user_id = $1', [owner.id])).rows).toEqual([]);
    expect([await login(owner.email, PASSWORD), await login(owner.stranger, PASSWORD)]).toEqual([401, 401]);
    expect(codes(await verify(await tokenFor(world, owner.stranger, 'verify')))[0]).toBe(422);

    expect(codes(await setPassword(linkOf(answer)))).toEqual([204, []]);
    expect(await login(owner.email, NEW)).toBe(200);
    const { rows } = await world.database.pool.query(`select actor_id from audit where record_id = $1 and action = 'email_reverted'`, [
      owner.id,
    ]);
    expect(rows).toEqual([{ actor_id: owner.id }]);
  },
);

test('given a thief who changes the address twice, then the first link still works, and the one that the thief was sent is worth nothing', async () => {
  const owner = await robbed();
  await taken['is proven already'](owner);
  const first = await tokenFor(world, owner.email, 'address_changed');
  now += 1_000;
  await change(owner, `lagi.${owner.stranger}`);
  const second = await tokenFor(world, owner.stranger, 'address_changed');
  expect((await revert(first)).status).toBe(200);
  expect(codes(await revert(second))).toEqual([422, [`token.invalid ${TOKEN}`]]);
  expect(await addressOf(owner)).toEqual({ email: owner.email, pending_email: null });
});

test('given a thief who uses their own link first, then the owner’s older one still outweighs it', async () => {
  const owner = await robbed();
  await taken['is proven already'](owner);
  const first = await tokenFor(world, owner.email, 'address_changed');
  now += 1_000;
  await change(owner, `lagi.${owner.stranger}`);
  expect((await revert(await tokenFor(world, owner.stranger, 'address_changed'))).status).toBe(200);
  expect((await addressOf(owner)).email).toBe(owner.stranger);
  expect((await revert(first)).status).toBe(200);
  expect((await addressOf(owner)).email).toBe(owner.email);
});

test.each<[string, (token: string, owner: Owner) => Promise<unknown>, string]>([
  ['was used', revert, 'token.used'],
  ['is eight days old', async () => void (now += 8 * DAY), 'token.expired'],
  [
    'is older than an address that an admin gave',
    (_, { id, email }) => admin('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { email: `baru.${email}` } } }),
    'token.invalid',
  ],
  [
    'is older than a password that an admin gave',
    (_, { id }) => admin('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { password: NEW } } }),
    'token.invalid',
  ],
  [
    'belongs to an account that is closed',
    (_, { id }) => admin('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { status: 'inactive' } } }),
    'token.invalid',
  ],
])('a link that %s takes nothing back', async (_, before, code) => {
  const owner = await robbed();
  await change(owner, owner.stranger);
  const token = await tokenFor(world, owner.email, 'address_changed');
  await before(token, owner);
  expect(codes(await revert(token))).toEqual([422, [`${code} ${TOKEN}`]]);
});

test.each(['verify', 'reset', 'made up'])('a token of another kind (%s) takes nothing back', async (kind) => {
  const owner = await robbed();
  await change(owner, owner.stranger);
  await guest('POST', '/password-forgot', document('password-forgot', { email: owner.email }));
  const token = kind === 'made up' ? 'a'.repeat(43) : await tokenFor(world, kind === 'reset' ? owner.email : owner.stranger, kind);
  expect(codes(await revert(token))).toEqual([422, [`token.invalid ${TOKEN}`]]);
});

test('given an address that somebody else has by now, then it is not taken from them', async () => {
  const owner = await robbed();
  await taken['is proven already'](owner);
  await build(admin, 'user', { email: owner.email });
  expect(codes(await revert(await tokenFor(world, owner.email, 'address_changed')))).toEqual([422, ['taken /data/attributes/email']]);
});

test('given one link opened twice at the same moment, then it works once', async () => {
  const owner = await robbed();
  await change(owner, owner.stranger);
  const token = await tokenFor(world, owner.email, 'address_changed');
  const both = await Promise.all([revert(token), revert(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});
