/** A forgotten password: everyone is answered alike, a link works once and for its own account, and afterwards only the new password opens. Rules: SGN-3, SGN-4. */
import { createHash } from 'node:crypto';
import { resources } from '#shared/areas/resources';
import { registration } from '../build/records';
import { linkIn, mailsTo, tokenFor } from './outbox';
import { statementsDuring } from './statements';
import { errorsIn, startTestApi, recordIn, type Answered, type Caller, type TestApi } from './testApi';

const MINUTE = 60_000;
const [OLD, NEW] = ['kasa-steril-2026', 'denyut-melati-84'];

let now = Date.parse('2026-03-05T10:00:00.000Z');
let world: TestApi;
let guest: Caller;
beforeAll(async () => {
  world = await startTestApi({ clock: () => new Date(now) });
  guest = world.as('anonymous');
});
afterAll(() => world.close());

let people = 0;
/** Somebody new, who has proved their address; the clock has moved an hour on, so that nothing from before counts. */
const somebody = async (): Promise<{ id: string; email: string }> => {
  now += 60 * MINUTE;
  const email = `budi.${(people += 1)}@melati.test`;
  const { id } = recordIn(await guest('POST', '/register', registration({ email, name: 'Budi' })));
  await world.database.pool.query('update users set email_verified_at = now() where id = $1', [id]);
  return { id, email };
};

const forget = (attributes: Record<string, unknown>, headers = {}, call = guest) =>
  call('POST', '/password-forgot', { data: { type: 'password-forgot', attributes } }, headers);
const reset = (attributes: Record<string, unknown>, call = guest) =>
  call('POST', '/password-reset', {
    data: { type: 'password-reset', attributes: { password: NEW, password_confirmation: NEW, ...attributes } },
  });
const check = (token: unknown, call = guest) =>
  call('POST', '/password-token', { data: { type: 'password-token', attributes: { token } } });
const signIn = async (email: string, password: string) =>
  (await guest('POST', '/login', { data: { type: 'token', attributes: { email, password } } })).status;
const codes = (answer: Answered) => [answer.status, errorsIn(answer)];
const badToken = (code: string) => [422, [`${code} /data/attributes/token`]];
const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await world.database.pool.query<Record<string, unknown>>(statement, values)).rows;
/** A link that was asked for and mailed. */
const link = async (): Promise<{ id: string; email: string; token: string }> => {
  const person = await somebody();
  await forget({ email: person.email });
  return { ...person, token: await tokenFor(world, person.email, 'reset') };
};

describe('who asks for a link', () => {
  test.each([
    ['id', 'Atur ulang kata sandi Nadi'],
    ['en', 'Reset your Nadi password'],
  ])('is mailed one in %s, to the page that sets the password', async (language, subject) => {
    const { email } = await somebody();
    const answer = await forget({ email: ` ${email.toUpperCase()} ` }, { 'accept-language': language });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const mail = (await mailsTo(world, email)).at(-1)!;
    expect(mail).toMatchObject({ subject, purpose: 'reset' });
    const { origin, pathname, searchParams } = linkIn(mail);
    expect([origin, pathname, searchParams.get('email')]).toEqual(['http://localhost:3000', '/password/email', email]);
    expect(searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['/Recover2', '/Recover2?'],
    ['http://localhost:3000/password/email', '/password/email?'],
    ['http://localhost:3000/Recover2?email=siapa@melati.test#top', '/Recover2?'],
    ['', '/password/email?'],
  ])('to %s, gets a link that leads there', async (redirect_url, expected) => {
    const { email } = await somebody();
    expect((await forget({ email, redirect_url })).status).toBe(204);
    const { href } = linkIn((await mailsTo(world, email)).at(-1)!);
    expect(href.startsWith(`http://localhost:3000${expected}email=budi.`)).toBe(true);
  });

  test.each([
    'https://evil.test/password/email',
    '//evil.test/password/email',
    'https://localhost:3000/password/email',
    'http://localhost:3001/',
    'http://localhost:3000@evil.test/',
    'javascript:alert(1)',
    'http://',
    '\\\\evil.test',
    '/.//evil.test/password/email',
    '/password/..//evil.test/password/email',
    'http://localhost:3000//evil.test/password/email',
    'http://localhost:3000/\\evil.test/password/email',
    'http://sari@localhost:3000/password/email',
    '/',
    '/login',
    '/password/email/lain',
  ])('to %s, is refused, known or not', async (redirect_url) => {
    const { email } = await somebody();
    for (const one of [email, 'siapa@melati.test']) {
      expect(codes(await forget({ email: one, redirect_url }))).toEqual([422, ['redirect.foreign /data/attributes/redirect_url']]);
    }
    expect((await mailsTo(world, email)).map(({ purpose }) => purpose)).toEqual(['welcome']);
  });

  test('with two mistakes, reads of both', async () => {
    expect(codes(await forget({ email: 'budi', redirect_url: 'https://evil.test/' }))).toEqual([
      422,
      ['invalid_email /data/attributes/email', 'redirect.foreign /data/attributes/redirect_url'],
    ]);
  });

  test('six times in an hour, gets five links, and the fifth still works', async () => {
    const { email } = await somebody();
    for (let at = 0; at < 6; at++) {
      now += MINUTE;
      expect((await forget({ email })).status).toBe(204);
      await world.app.jobs.runDue();
    }
    expect((await mailsTo(world, email)).filter(({ purpose }) => purpose === 'reset')).toHaveLength(5);
    expect((await reset({ email, token: await tokenFor(world, email, 'reset') })).status).toBe(204);
  });
});

describe('whether a link still sets a password', () => {
  test('is answered as often as the page is opened, with nothing of the account, and uses nothing up', async () => {
    const { email, token } = await link();
    for (const _ of [1, 2]) {
      const { status, text } = await check(token);
      expect([status, text]).toEqual([204, '']);
    }
    expect((await reset({ email, token })).status).toBe(204);
  });

  test.each<[string, string, (given: { id: string; email: string; token: string }) => Promise<unknown> | unknown]>([
    ['used', 'token.used', ({ email, token }) => reset({ email, token })],
    ['older than its hour', 'token.expired', () => (now += 61 * MINUTE)],
    ['replaced by a newer one', 'token.invalid', async ({ email }) => (await forget({ email }), world.app.jobs.runDue())],
    [
      'for an address that the account no longer has',
      'token.invalid',
      ({ id, email }) => rowsOf('update users set email = $2 where id = $1', [id, `bukan.${email}`]),
    ],
  ])('a link that is %s: %s', async (_, code, happens) => {
    const given = await link();
    await happens(given);
    expect(codes(await check(given.token))).toEqual(badToken(code));
  });

  test.each([
    ['x'.repeat(43), badToken('token.invalid')],
    ['', [422, ['required /data/attributes/token']]],
    ['x'.repeat(101), [422, ['too_long /data/attributes/token']]],
  ])('the token "%s" is refused', async (token, expected) => {
    expect(codes(await check(token))).toEqual(expected);
  });

  test('may be asked twenty times from one address, and then has to wait', async () => {
    const own = await startTestApi({ clock: () => new Date(now), env: { RATE_LIMIT: '6000' } });
    const told: number[] = [];
    for (let at = 0; at < 21; at++) told.push((await check('x'.repeat(43), own.as('anonymous'))).status);
    expect(told).toEqual([...Array<number>(20).fill(422), 429]);
    await own.close();
  });
});

describe('whether somebody has an account', () => {
  const told = ({ status, headers, text }: Answered) => ({
    status,
    text,
    headers: { ...headers, 'x-request-id': undefined, date: undefined },
  });

  test.each([
    ['nobody', 'siapa@melati.test', 'select 1'],
    ['somebody who was deactivated', 'creator@nadi.test', `update users set status = 'inactive' where email = 'creator@nadi.test'`],
    ['somebody who was deleted', 'member@nadi.test', `update users set deleted_at = now() where email = 'member@nadi.test'`],
  ])('is not to be learned: %s is answered as somebody is, for the same work', async (_, strange, before) => {
    await rowsOf(before);
    const { email } = await somebody();
    const asked = async (one: string) => {
      const answers: unknown[] = [];
      const said = await statementsDuring(async () => void answers.push(told(await forget({ email: one }))));
      return { answers, said };
    };
    const known = await asked(email);
    expect(await asked(strange)).toEqual(known);
    expect(known.said.join()).not.toMatch(/users/);
    expect(await mailsTo(world, strange)).toEqual([]);
    expect((await mailsTo(world, email)).map(({ purpose }) => purpose)).toEqual(['welcome', 'reset']);
  });
});

describe('who opens the link', () => {
  test('sets a password that opens, while the old one and every session end', async () => {
    const { id, email, token } = await link();
    const [laptop, phone] = [await world.asUser(id), await world.asUser(id)];
    expect((await reset({ email, token })).status).toBe(204);
    expect([(await laptop('GET', '/me')).status, (await phone('GET', '/me')).status]).toEqual([401, 401]);
    expect([await signIn(email, OLD), await signIn(email, NEW)]).toEqual([401, 200]);
    const [line] = await rowsOf(`select actor_id, resource from audit where record_id = $1 and action = 'password_reset'`, [id]);
    expect(line).toEqual({ actor_id: id, resource: 'user' });
    expect(await rowsOf(`select 1 from audit where after::text ~ 'argon|denyut' or before::text ~ 'argon|kasa'`)).toEqual([]);
    expect((await mailsTo(world, email)).at(-1)).toMatchObject({
      purpose: 'password_changed',
      subject: 'Kata sandi Nadi Anda telah diganti',
    });
  });

  test('is known on no device any more, so that a guessed lock holds there too', async () => {
    const { id, email, token } = await link();
    const deviceOf = (answer: Answered) => (answer.document as unknown as { device_token: string }).device_token;
    const login = (password: string, device_token?: string) =>
      guest('POST', '/login', { data: { type: 'token', attributes: { email, password, device_token } } });
    const device = deviceOf(await login(OLD));
    expect(await rowsOf('select user_id from known_devices where user_id = $1', [id])).toHaveLength(1);
    await reset({ email, token });
    expect(await rowsOf('select user_id from known_devices where user_id = $1', [id])).toEqual([]);
    for (let at = 0; at < 5; at++) await signIn(email, 'bukan-ini-juga');
    expect((await login(NEW, device)).status).toBe(429);
  });

  test('has proved their address by it', async () => {
    const { id, email, token } = await link();
    await rowsOf('update users set email_verified_at = null where id = $1', [id]);
    await reset({ email, token });
    expect(await rowsOf('select email_verified_at is not null as verified from users where id = $1', [id])).toEqual([{ verified: true }]);
  });

  test('may come in although somebody guessed the account into a lock', async () => {
    const { email, token } = await link();
    for (let at = 0; at < 5; at++) await signIn(email, 'bukan-ini-juga');
    expect(await signIn(email, OLD)).toBe(429);
    expect((await reset({ email, token })).status).toBe(204);
    expect(await signIn(email, NEW)).toBe(200);
  });

  test('twice at the same moment, at two servers, sets one password', async () => {
    const { email, token } = await link();
    const other = world.as('anonymous', await world.another());
    const passwords = [NEW, 'selang-infus-19-biru'];
    const both = await Promise.all([
      reset({ email, token, password: passwords[0], password_confirmation: passwords[0] }),
      reset({ email, token, password: passwords[1], password_confirmation: passwords[1] }, other),
    ]);
    expect(both.map(codes).sort()).toEqual([[204, []], badToken('token.used')]);
    const won = both.findIndex(({ status }) => status === 204);
    expect([await signIn(email, passwords[won]!), await signIn(email, passwords[1 - won]!)]).toEqual([200, 401]);
    expect((await mailsTo(world, email)).filter(({ purpose }) => purpose === 'password_changed')).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['a weak password', { password: 'selamatpagi', password_confirmation: 'selamatpagi' }, ['weak_password /data/attributes/password']],
    [
      'their own name',
      { password: 'kasa-budi-melati', password_confirmation: 'kasa-budi-melati' },
      ['password.personal /data/attributes/password'],
    ],
    ['two passwords', { password_confirmation: OLD }, ['password.mismatch /data/attributes/password_confirmation']],
    ['a book', { password: 'a'.repeat(10_000) }, ['too_long /data/attributes/password']],
    [
      'no password',
      { password: undefined, password_confirmation: undefined },
      ['required /data/attributes/password', 'required /data/attributes/password_confirmation'],
    ],
    ['a role', { roles: ['admin'] }, ['unknown_field /data/attributes/roles']],
  ])('and sends %s, may try again with the same link', async (_, wrong, problems) => {
    const { email, token } = await link();
    expect(codes(await reset({ email, token, ...wrong }))).toEqual([422, problems]);
    expect((await reset({ email, token })).status).toBe(204);
  });
});

describe('a link is worth nothing', () => {
  test('the second time', async () => {
    const { email, token } = await link();
    await reset({ email, token });
    expect(codes(await reset({ email, token }))).toEqual(badToken('token.used'));
  });

  test('after an hour', async () => {
    const { email, token } = await link();
    now += 59 * MINUTE;
    expect(codes(await reset({ email, token, password_confirmation: OLD }))[1]).toEqual([
      'password.mismatch /data/attributes/password_confirmation',
    ]);
    now += MINUTE;
    expect(codes(await reset({ email, token }))).toEqual(badToken('token.expired'));
  });

  test('once a newer one was asked for', async () => {
    const { email, token } = await link();
    now += MINUTE;
    await forget({ email });
    const newer = await tokenFor(world, email, 'reset');
    expect(codes(await reset({ email, token }))).toEqual(badToken('token.invalid'));
    expect((await reset({ email, token: newer })).status).toBe(204);
  });

  test('for anybody else', async () => {
    const other = await somebody();
    const { email, token } = await link();
    expect(codes(await reset({ email: other.email, token }))).toEqual(badToken('token.invalid'));
    expect([await signIn(email, OLD), await signIn(other.email, OLD)]).toEqual([200, 200]);
  });

  test('when it was meant to prove an address', async () => {
    const { email } = await somebody();
    expect(codes(await reset({ email, token: await tokenFor(world, email, 'welcome') }))).toEqual(badToken('token.invalid'));
  });

  test.each([
    ['deactivated', `update users set status = 'inactive' where id = $1`],
    ['deleted', 'update users set deleted_at = now() where id = $1'],
    ['given another address', `update users set email = 'lain.' || email where id = $1`],
  ])('once the person was %s', async (_, change) => {
    const { id, email, token } = await link();
    await rowsOf(change, [id]);
    expect(codes(await reset({ email, token }))).toEqual(badToken('token.invalid'));
  });

  test('with a password that is wrong as well: what takes no work to find is said', async () => {
    expect(codes(await reset({ email: 'budi@melati.test', token: 'A'.repeat(43), password: 'selamatpagi' }))).toEqual([
      422,
      ['token.invalid /data/attributes/token', 'password.mismatch /data/attributes/password_confirmation'],
    ]);
  });
});

test('given the database, when it is read, then no link can be made of what it holds', async () => {
  const { token } = await link();
  const [row] = await rowsOf('select token_hash from one_time_tokens where token_hash = $1', [createHash('sha256').update(token).digest()]);
  expect(row).toBeDefined();
  expect(JSON.stringify(await rowsOf('select * from one_time_tokens'))).not.toContain(token);
  expect(await rowsOf('select * from jobs')).toEqual([]);
  expect(Object.keys(resources.mail.attributes)).not.toContain('content');
});
