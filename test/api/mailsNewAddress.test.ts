/** Another address for one's own account: it waits until its link was opened, and the old one hears of it. Rule: SGN-15. */
import { registration } from '../build/records';
import { mailsTo, tokenFor } from './outbox';
import { errorsIn, startTestApi, recordIn, type Answered, type Caller, type TestApi } from './testApi';

const MINUTE = 60_000;
const PASSWORD = 'kasa-steril-2026';

let now = Date.parse('2026-03-05T10:00:00.000Z');
let world: TestApi;
beforeAll(async () => {
  world = await startTestApi({ clock: () => new Date(now) });
});
afterAll(() => world.close());

let people = 0;
type Somebody = { id: string; email: string; next: string; call: Caller };
const somebody = async (): Promise<Somebody> => {
  now += 60 * MINUTE;
  people += 1;
  const [email, next] = [`wati.${people}@melati.test`, `wati.${people}@mawar.test`];
  const { id } = recordIn(await world.as('anonymous')('POST', '/register', registration({ email, name: 'Wati' })));
  await world.database.pool.query('update users set email_verified_at = now() where id = $1', [id]);
  return { id, email, next, call: await world.asUser(id) };
};

const change = ({ id, call }: Somebody, attributes: Record<string, unknown>, meta = {}) =>
  call('PATCH', '/me', {
    data: { type: 'users', id, attributes: { ...('email' in attributes && { current_password: PASSWORD }), ...attributes }, ...meta },
  });
const verify = (token: string) =>
  world.as('anonymous')('POST', '/email-verification', { data: { type: 'email-verification', attributes: { token } } });
const addresses = (answer: Answered) => {
  const { email, pending_email } = recordIn(answer).attributes!;
  return { email, pending_email };
};
const codes = (answer: Answered) => [answer.status, errorsIn(answer)];
const purposes = async (to: string) => (await mailsTo(world, to)).map(({ purpose }) => purpose);

test('given a new address, then the old one stays until the link was opened, and both are written to', async () => {
  const wati = await somebody();
  const answer = await change(wati, { name: 'Ns. Wati', email: ` ${wati.next.toUpperCase()}` });
  expect([answer.status, recordIn(answer).attributes!['name'], recordIn(answer).meta!['version']]).toEqual([200, 'Ns. Wati', 2]);
  expect(addresses(answer)).toEqual({ email: wati.email, pending_email: wati.next });
  expect(await purposes(wati.next)).toEqual(['verify']);
  expect((await mailsTo(world, wati.email)).at(-1)).toMatchObject({ purpose: 'address_changed', body: expect.stringContaining(wati.next) });

  expect((await verify(await tokenFor(world, wati.next, 'verify'))).status).toBe(204);
  expect(addresses(await wati.call('GET', '/me'))).toEqual({ email: wati.next, pending_email: null });
  const login = (email: string) =>
    world.as('anonymous')('POST', '/login', { data: { type: 'token', attributes: { email, password: PASSWORD } } });
  expect([(await login(wati.email)).status, (await login(wati.next)).status]).toEqual([401, 200]);
});

test('given a typing mistake, when the address is corrected, then the first link is worth nothing', async () => {
  const wati = await somebody();
  await change(wati, { email: wati.next.replace('mawar', 'mawr') });
  const wrong = await tokenFor(world, wati.next.replace('mawar', 'mawr'), 'verify');
  await change(wati, { email: wati.next });
  expect(codes(await verify(wrong))).toEqual([422, ['token.invalid /data/attributes/token']]);
  expect((await verify(await tokenFor(world, wati.next, 'verify'))).status).toBe(204);
});

test('given second thoughts, when the old address is typed again, then nothing waits, and the link is worth nothing', async () => {
  const wati = await somebody();
  await change(wati, { email: wati.next });
  const token = await tokenFor(world, wati.next, 'verify');
  expect(addresses(await change(wati, { email: wati.email }))).toEqual({ email: wati.email, pending_email: null });
  expect(codes(await verify(token))).toEqual([422, ['token.invalid /data/attributes/token']]);
  expect(await purposes(wati.next)).toEqual(['verify']);
});

test('given a link that did not arrive, when it is asked for again a minute later, then it goes to the address that waits', async () => {
  const wati = await somebody();
  await change(wati, { email: wati.next });
  expect(codes(await wati.call('POST', '/me/email-verification'))).toEqual([429, ['rate.limited']]);
  now += MINUTE;
  expect((await wati.call('POST', '/me/email-verification')).status).toBe(204);
  expect(await purposes(wati.next)).toEqual(['verify', 'verify']);
});

test('given an address that somebody takes while it waits, when its link is opened, then it is taken, and the old one stays', async () => {
  const wati = await somebody();
  await change(wati, { email: wati.next });
  const token = await tokenFor(world, wati.next, 'verify');
  await world.as('anonymous')('POST', '/register', registration({ email: wati.next }));
  expect(codes(await verify(token))).toEqual([422, ['taken /data/attributes/email']]);
  expect(addresses(await wati.call('GET', '/me'))['email']).toBe(wati.email);
});

test('given two who wait for one address, when both open their links at once, then one gets it', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const next = first.next;
  await change(first, { email: next });
  const one = await tokenFor(world, next, 'verify');
  await change(second, { email: next });
  const other = await tokenFor(world, next, 'verify');
  const both = await Promise.all([verify(one), verify(other)]);
  expect(both.map(codes).sort()).toEqual([
    [204, []],
    [422, ['taken /data/attributes/email']],
  ]);
});

test.each([
  ['somebody else’s', 'ADMIN@nadi.test', 'taken'],
  ['no address', 'wati', 'invalid_email'],
  ['nothing', '', 'required'],
])('%s is no new address', async (_, email, code) => {
  const wati = await somebody();
  expect(codes(await change(wati, { email }))).toEqual([422, [`${code} /data/attributes/email`]]);
  expect(await purposes(wati.email)).toEqual(['welcome']);
});

test('given a change made from an old version, then no mail goes out', async () => {
  const wati = await somebody();
  await change(wati, { name: 'Ns. Wati' });
  expect(codes(await change(wati, { email: wati.next }, { meta: { version: 1 } }))).toEqual([409, ['version.stale']]);
  expect(await purposes(wati.next)).toEqual([]);
});

test('given a welcome and four new addresses in an hour, then the next has to wait: nobody writes to strangers through us', async () => {
  const wati = await somebody();
  const told: number[] = [];
  for (let at = 0; at < 5; at++) told.push((await change(wati, { email: `orang.${people}.${at}@asing.test` })).status);
  expect(told).toEqual([200, 200, 200, 200, 429]);
  expect(await purposes(`orang.${people}.4@asing.test`)).toEqual([]);
});

describe('the password', () => {
  const CURRENT = '/data/attributes/current_password';

  test.each<[string, Record<string, unknown>, number, string[]]>([
    ['without it', { current_password: undefined }, 422, [`required ${CURRENT}`]],
    ['with nothing in its place', { current_password: '' }, 422, [`required ${CURRENT}`]],
    ['with a wrong one', { current_password: 'bukan-ini-juga' }, 422, [`password.wrong ${CURRENT}`]],
    [
      'with a wrong one and no name',
      { current_password: 'bukan-ini-juga', name: ' ' },
      422,
      ['required /data/attributes/name', `password.wrong ${CURRENT}`],
    ],
    ['with an address that is none', { email: 'wati', current_password: undefined }, 422, ['invalid_email /data/attributes/email']],
  ])('%s a session gets no new address, and nobody is written to', async (_, attributes, status, errors) => {
    const wati = await somebody();
    expect(codes(await change(wati, { email: wati.next, ...attributes }))).toEqual([status, errors]);
    expect(addresses(await wati.call('GET', '/me'))).toEqual({ email: wati.email, pending_email: null });
    expect([...(await purposes(wati.next)), ...(await purposes(wati.email))]).toEqual(['welcome']);
  });

  test('is guessed five times by a stolen session, then the account is locked', async () => {
    const wati = await somebody();
    for (let time = 0; time < 5; time++) await change(wati, { email: wati.next, current_password: `tebakan-ke-${time}` });
    expect(codes(await change(wati, { email: wati.next }))).toEqual([429, ['account.locked']]);
  });

  test('is not asked for where the address stays: for a name, or to give up a change', async () => {
    const wati = await somebody();
    await change(wati, { email: wati.next });
    expect(codes(await change(wati, { name: 'Ns. Wati', email: wati.email, current_password: undefined }))).toEqual([200, []]);
    expect(addresses(await wati.call('GET', '/me'))).toEqual({ email: wati.email, pending_email: null });
  });

  const NEW = 'denyut-melati-84';
  test.each<[string, (wati: Somebody) => Promise<unknown>]>([
    [
      'its owner changes it',
      ({ call }) =>
        call('POST', '/me/password', {
          data: { type: 'password-change', attributes: { current_password: PASSWORD, password: NEW, password_confirmation: NEW } },
        }),
    ],
    [
      'a link of a mail sets it',
      async ({ email }) => {
        await world.as('anonymous')('POST', '/password-forgot', { data: { type: 'password-forgot', attributes: { email } } });
        const token = await tokenFor(world, email, 'reset');
        return world.as('anonymous')('POST', '/password-reset', {
          data: { type: 'password-reset', attributes: { email, token, password: NEW, password_confirmation: NEW } },
        });
      },
    ],
    [
      'an admin sets it',
      ({ id }) => world.as('admin')('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { password: NEW } } }),
    ],
    [
      'an admin sets the address',
      ({ id, email }) =>
        world.as('admin')('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { email: `lain.${email}` } } }),
    ],
  ])('given an address that waits, when %s, then nothing waits any more, and its link is worth nothing', async (_, changed) => {
    const wati = await somebody();
    await change(wati, { email: wati.next });
    const token = await tokenFor(world, wati.next, 'verify');
    await changed(wati);
    expect(addresses(await world.as('admin')('GET', `/users/${wati.id}`))['pending_email']).toBeNull();
    expect(codes(await verify(token))).toEqual([422, ['token.invalid /data/attributes/token']]);
  });

  test.each<[string, (wati: Somebody) => Promise<unknown>]>([
    [
      'its owner changes it',
      ({ call }) =>
        call('POST', '/me/password', {
          data: { type: 'password-change', attributes: { current_password: PASSWORD, password: NEW, password_confirmation: NEW } },
        }),
    ],
    [
      'an admin sets it',
      ({ id }) => world.as('admin')('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { password: NEW } } }),
    ],
  ])('given a link to a new password, when %s, then that link sets no other', async (_, changed) => {
    const wati = await somebody();
    await world.as('anonymous')('POST', '/password-forgot', { data: { type: 'password-forgot', attributes: { email: wati.email } } });
    const token = await tokenFor(world, wati.email, 'reset');
    await changed(wati);
    const other = { email: wati.email, token, password: 'lemari-kuning-41-angin', password_confirmation: 'lemari-kuning-41-angin' };
    expect(codes(await world.as('anonymous')('POST', '/password-reset', { data: { type: 'password-reset', attributes: other } }))).toEqual([
      422,
      ['token.invalid /data/attributes/token'],
    ]);
  });

  test('given a newcomer, when they change it, then the link that proves their address still works', async () => {
    const email = 'baru.datang@melati.test';
    const { id } = recordIn(await world.as('anonymous')('POST', '/register', registration({ email, name: 'Wati' })));
    const call = await world.asUser(id);
    await call('POST', '/me/password', {
      data: { type: 'password-change', attributes: { current_password: PASSWORD, password: NEW, password_confirmation: NEW } },
    });
    expect((await verify(await tokenFor(world, email, 'welcome'))).status).toBe(204);
  });
});
