/** Signing in with two steps: set up with an app, asked for at the door, each code good once, and a way out for who lost it. Rule: SGN-13. */
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { build, refTo } from '../build/records';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

const STEP = 30_000;
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
// Each test begins in a step of its own, so that no code of the one before is near.
beforeEach(() => void (now += 100 * STEP));

const brief = (answer: Answered) => [answer.status, errorsIn(answer)];
const document = (type: string, attributes: object) => ({ data: { type, attributes } });
const proof = (current_password = PASSWORD) => document('password-proof', { current_password });
const CODE = '/data/attributes/one_time_code';

/** The code that an app shows whose clock is `off` milliseconds from ours. */
const codeOf = (secret: string, off = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + off });

const roleNamed = async (name: string) =>
  recordsIn(await admin('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === name)!;

const newcomer = async (roles: readonly string[] = ['creator']) => {
  const held = await Promise.all(roles.map(roleNamed));
  const { id, attributes } = await build(admin, 'user', { name: 'Dr. Sari', password: PASSWORD, roles: held.map(refTo) });
  const email = String(attributes!['email']);
  const call = await world.asUser(id);
  const login = (one_time_code?: string, password = PASSWORD, on = world.app) =>
    world.as('anonymous', on)(
      'POST',
      '/login',
      document('token', { email, password, ...(one_time_code !== undefined && { one_time_code }) }),
    );
  return { id, email, call, login };
};

const secretFrom = (answer: Answered) => answer.document.meta as { secret: string; uri: string };
const codesFrom = (answer: Answered) => (answer.document.meta as { recovery_codes: string[] }).recovery_codes;
const confirm = (call: Caller, one_time_code: string) => call('PATCH', '/me/two-step', document('two-step', { one_time_code }));

/** Someone who has it on: their secret and recovery codes, a step later so that the app shows a new code. */
const guarded = async (roles?: readonly string[]) => {
  const person = await newcomer(roles);
  const { secret } = secretFrom(await person.call('POST', '/me/two-step', proof()));
  const codes = codesFrom(await confirm(person.call, codeOf(secret)));
  now += STEP;
  return { ...person, secret, codes };
};

describe('setting it up', () => {
  test('gives a secret for the app, is on with the app’s first code, and signs out everywhere else', async () => {
    const { id, email, call, login } = await newcomer();
    const elsewhere = await world.asUser(id, other);
    const { secret, uri } = secretFrom(await call('POST', '/me/two-step', proof()));
    expect(uri).toBe(`otpauth://totp/Nadi:${encodeURIComponent(email)}?issuer=Nadi&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
    expect((await login()).status).toBe(200);
    const codes = codesFrom(await confirm(call, codeOf(secret)));
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect([(await call('GET', '/me')).status, (await elsewhere('GET', '/me')).status]).toEqual([200, 401]);
    expect(recordIn(await call('GET', '/me')).attributes!['two_step']).toBe(true);
    expect(brief(await login())).toEqual([401, ['two_step.required']]);
  });

  const CURRENT = '/data/attributes/current_password';
  test.each<[string, unknown, unknown[]]>([
    ['no document', undefined, [400, ['document.invalid']]],
    ['no password', document('password-proof', {}), [422, [`required ${CURRENT}`]]],
    ['a wrong password', proof('bukan-ini-juga'), [422, [`password.wrong ${CURRENT}`]]],
  ])('with %s gives no secret: a session that was stolen is not enough to lock its owner out', async (_, body, refused) => {
    const { call } = await newcomer();
    expect(brief(await call('POST', '/me/two-step', body))).toEqual(refused);
    expect(brief(await confirm(call, '123456'))).toEqual([409, ['two_step.off']]);
  });

  test('takes five guesses of the password, then the account is locked', async () => {
    const { call } = await newcomer();
    for (let time = 0; time < 5; time++) await call('POST', '/me/two-step', proof(`tebakan-ke-${time}`));
    expect(brief(await call('POST', '/me/two-step', proof()))).toEqual([429, ['account.locked']]);
  });

  test('begun again, forgets the first secret', async () => {
    const { call } = await newcomer();
    const [first, second] = [
      secretFrom(await call('POST', '/me/two-step', proof())),
      secretFrom(await call('POST', '/me/two-step', proof())),
    ];
    expect(brief(await confirm(call, codeOf(first.secret)))).toEqual([401, [`two_step.invalid ${CODE}`]]);
    expect((await confirm(call, codeOf(second.secret))).status).toBe(200);
  });

  test.each<[string, (person: Awaited<ReturnType<typeof guarded>>) => Promise<Answered>, unknown[]]>([
    ['on, begun once more', ({ call }) => call('POST', '/me/two-step', proof()), [409, ['two_step.on']]],
    ['on, confirmed once more', ({ call, secret }) => confirm(call, codeOf(secret)), [409, ['two_step.on']]],
    ['not begun, confirmed', async () => confirm((await newcomer()).call, '123456'), [409, ['two_step.off']]],
    ['not on, ended', async () => (await newcomer()).call('DELETE', '/me/two-step', proof()), [409, ['two_step.off']]],
    ['not on, new codes', async () => (await newcomer()).call('POST', '/me/two-step/recovery-codes', proof()), [409, ['two_step.off']]],
    ['without a code', ({ call }) => call('PATCH', '/me/two-step', document('two-step', {})), [422, [`required ${CODE}`]]],
    ['with a code as long as a book', ({ call }) => confirm(call, '1'.repeat(10_000)), [422, [`too_long ${CODE}`]]],
  ])('%s, is refused', async (_, ask, answer) => {
    expect(brief(await ask(await guarded()))).toEqual(answer);
  });

  test('confirmed twice at the same moment, is on once, with one set of codes', async () => {
    const { call, login } = await newcomer();
    const { secret } = secretFrom(await call('POST', '/me/two-step', proof()));
    const told = await Promise.all([confirm(call, codeOf(secret)), confirm(call, codeOf(secret, STEP))]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [code] = codesFrom(told.find(({ status }) => status === 200)!);
    expect((await login(code)).status).toBe(200);
  });
});

describe('signing in', () => {
  test.each<[string, (person: Awaited<ReturnType<typeof guarded>>) => Promise<Answered>, unknown[]]>([
    ['the code', ({ login, secret }) => login(codeOf(secret)), [200, []]],
    ['the code as apps show it', ({ login, secret }) => login(codeOf(secret).replace(/(...)/, ' $1 ')), [200, []]],
    ['a telephone half a minute slow', ({ login, secret }) => login(codeOf(secret, -STEP)), [401, ['two_step.invalid']]],
    ['a telephone half a minute fast', ({ login, secret }) => login(codeOf(secret, STEP)), [200, []]],
    ['a telephone a minute fast', ({ login, secret }) => login(codeOf(secret, 2 * STEP)), [401, ['two_step.invalid']]],
    ['no code', ({ login }) => login(), [401, ['two_step.required']]],
    ['an empty code', ({ login }) => login('  '), [401, ['two_step.required']]],
    [
      'a wrong code',
      ({ login, secret }) => login(codeOf(secret).replace(/.$/, (digit) => String((Number(digit) + 1) % 10))),
      [401, ['two_step.invalid']],
    ],
    ['words', ({ login }) => login('buka pintunya'), [401, ['two_step.invalid']]],
    ['a wrong password and the code', ({ login, secret }) => login(codeOf(secret), 'bukan-ini-juga'), [401, ['credentials.invalid']]],
    ['a wrong password and no code', ({ login }) => login(undefined, 'bukan-ini-juga'), [401, ['credentials.invalid']]],
    ['a recovery code', ({ login, codes }) => login(codes[3]), [200, []]],
    ['a recovery code in capitals without dashes', ({ login, codes }) => login(codes[3]!.toUpperCase().replaceAll('-', '')), [200, []]],
  ])('with %s', async (_, ask, answer) => {
    expect(brief(await ask(await guarded()))).toEqual(answer);
  });

  test('takes a slow telephone’s code while it is newer than the last one', async () => {
    const { login, secret } = await guarded();
    now += STEP;
    expect((await login(codeOf(secret, -STEP))).status).toBe(200);
  });

  test('takes a code once, also when the clock of one server goes back', async () => {
    const { login, secret } = await guarded();
    const code = codeOf(secret);
    expect((await login(code)).status).toBe(200);
    expect(brief(await login(code, PASSWORD, other))).toEqual([401, ['two_step.invalid']]);
    now -= STEP;
    expect(brief(await login(codeOf(secret)))).toEqual([401, ['two_step.invalid']]);
  });

  test.each(['the app’s', 'a recovery'])('given %s code sent at the same moment to two servers, then one lets in', async (which) => {
    const { login, secret, codes } = await guarded();
    const code = which === 'a recovery' ? codes[0]! : codeOf(secret);
    const told = await Promise.all([0, 1, 2, 3].map((at) => login(code, PASSWORD, at % 2 ? other : world.app)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('takes each recovery code once, and the others still', async () => {
    const { login, codes } = await guarded();
    const told: number[] = [];
    for (const code of [codes[0], codes[0], codes[1], codes[1]]) told.push((await login(code)).status);
    expect(told).toEqual([200, 401, 200, 401]);
  });

  test('guesses of a code count like guesses of a password', async () => {
    const { login, secret } = await guarded();
    const told: unknown[] = [];
    for (const [code, password] of [['000 000'], ['1'], ['2'], [undefined, 'salah'], ['3']])
      told.push((await login(code, password)).document.errors![0]!.code);
    expect(told).toEqual(['two_step.invalid', 'two_step.invalid', 'two_step.invalid', 'credentials.invalid', 'two_step.invalid']);
    expect(brief(await login(codeOf(secret)))).toEqual([429, ['account.locked']]);
  });

  test('asking for the code is neither a failure nor a success', async () => {
    const { login } = await guarded();
    for (let time = 0; time < 4; time++) await login('000 000');
    for (let time = 0; time < 8; time++) expect(brief(await login())).toEqual([401, ['two_step.required']]);
    expect(brief(await login('000 000'))).toEqual([401, ['two_step.invalid']]);
    expect(brief(await login())).toEqual([429, ['account.locked']]);
  });
});

describe('recovery codes', () => {
  test('renewed with the password, replace all from before', async () => {
    const { call, login, codes } = await guarded();
    expect(brief(await call('POST', '/me/two-step/recovery-codes', proof('bukan-ini-juga')))).toEqual([
      422,
      ['password.wrong /data/attributes/current_password'],
    ]);
    const fresh = codesFrom(await call('POST', '/me/two-step/recovery-codes', proof()));
    expect([(await login(codes[5])).status, (await login(fresh[5])).status]).toEqual([401, 200]);
  });

  test('renewed twice at the same moment, are the ten of one answer', async () => {
    const { id, call } = await guarded();
    await Promise.all([0, 1].map(() => call('POST', '/me/two-step/recovery-codes', proof())));
    const { rows } = await world.database.pool.query('select 1 from recovery_codes where user_id = $1', [id]);
    expect(rows).toHaveLength(10);
  });

  test('and secrets are kept as little as can be, and told to nobody', async () => {
    const { id, secret, codes } = await guarded();
    const { rows } = await world.database.pool.query<{ hash: string }>(
      `select encode(code_hash, 'hex') as hash from recovery_codes where user_id = $1`,
      [id],
    );
    expect(rows.map(({ hash }) => hash)).toEqual(Array(10).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
    const said = [await admin('GET', `/users/${id}`), await admin('GET', '/audit?page[size]=100')].map(({ text }) => text).join();
    const audit = JSON.stringify((await world.database.pool.query('select * from audit')).rows);
    for (const word of [secret, ...codes]) expect([said.includes(word), audit.includes(word)]).toEqual([false, false]);
  });
});

describe('turning it off', () => {
  test('takes the password, and a mail tells of it', async () => {
    const { email, call, login } = await guarded();
    expect(brief(await call('DELETE', '/me/two-step', proof('bukan-ini-juga')))).toEqual([
      422,
      ['password.wrong /data/attributes/current_password'],
    ]);
    expect(brief(await login())).toEqual([401, ['two_step.required']]);
    expect(brief(await call('DELETE', '/me/two-step', proof()))).toEqual([204, []]);
    expect((await login()).status).toBe(200);
    const { rows } = await world.database.pool.query('select purpose from mails where "to" = $1', [email]);
    expect(rows).toEqual([{ purpose: 'two_step_removed' }]);
  });

  test('for someone who lost the telephone, is an admin’s to do: it signs them out, and tells them', async () => {
    const { id, email, call, login } = await guarded();
    expect(brief(await admin('DELETE', `/users/${id}/two-step`))).toEqual([204, []]);
    expect([(await call('GET', '/me')).status, (await login()).status]).toEqual([401, 200]);
    expect(brief(await admin('DELETE', `/users/${id}/two-step`))).toEqual([409, ['two_step.off']]);
    expect((await world.database.pool.query('select purpose from mails where "to" = $1', [email])).rows).toEqual([
      { purpose: 'two_step_removed' },
    ]);
    expect((await world.database.pool.query('select 1 from recovery_codes where user_id = $1', [id])).rows).toEqual([]);
  });

  test.each([
    ['a member', () => world.as('member'), [403, ['access.denied']]],
    ['a creator', () => world.as('creator'), [403, ['access.denied']]],
    ['a guest', () => world.as('anonymous'), [401, ['session.missing']]],
  ])('is not for %s to do to others', async (_, who, answer) => {
    const { id } = await guarded();
    expect(brief(await who()('DELETE', `/users/${id}/two-step`))).toEqual(answer);
  });

  test('is not done to oneself without the password, not even by an admin', async () => {
    const { id, call } = await guarded(['admin']);
    expect(brief(await call('DELETE', `/users/${id}/two-step`))).toEqual([403, ['access.denied']]);
    expect(recordIn(await admin('GET', `/users/${id}`)).attributes!['two_step']).toBe(true);
  });

  test('is not done to nobody', async () => {
    expect(brief(await admin('DELETE', '/users/018f6b1c-0000-7000-8000-000000000001/two-step'))).toEqual([404, ['resource.missing']]);
  });
});

describe('a role that demands it', () => {
  const demanding = async () => {
    const permissions = recordsIn(await admin('GET', '/permissions?filter[q]=view%20items')).map(refTo);
    const role = await build(admin, 'role', { two_step_required: true, permissions });
    return String(role.attributes!['name']);
  };

  test('opens nothing until it is set up, and then everything it holds', async () => {
    const { call, login } = await newcomer([await demanding()]);
    expect((await login()).status).toBe(200);
    expect(brief(await call('GET', '/items'))).toEqual([403, ['two_step.set_up_first']]);
    const { secret } = secretFrom(await call('POST', '/me/two-step', proof()));
    expect((await confirm(call, codeOf(secret))).status).toBe(200);
    expect((await call('GET', '/items')).status).toBe(200);
  });

  test('keeps it from being turned off by oneself; after an admin’s help it is set up anew', async () => {
    const { id, call, login } = await guarded([await demanding()]);
    expect(brief(await call('DELETE', '/me/two-step', proof()))).toEqual([409, ['two_step.demanded']]);
    await admin('DELETE', `/users/${id}/two-step`);
    const { access_token } = JSON.parse((await login()).text) as { access_token: string };
    const again = await world.as('anonymous')('GET', '/items', undefined, { authorization: `Bearer ${access_token}` });
    expect(brief(again)).toEqual([403, ['two_step.set_up_first']]);
  });

  test('demands it at once of who is signed in', async () => {
    const name = await demanding();
    const role = await roleNamed(name);
    await admin('PATCH', `/roles/${role.id}`, { data: { type: 'roles', id: role.id, attributes: { two_step_required: false } } });
    const { call } = await newcomer([name]);
    expect((await call('GET', '/items')).status).toBe(200);
    await admin('PATCH', `/roles/${role.id}`, { data: { type: 'roles', id: role.id, attributes: { two_step_required: true } } });
    expect(brief(await call('GET', '/items'))).toEqual([403, ['two_step.set_up_first']]);
  });
});

test('given it was turned on, renewed and turned off, then the audit tells it', async () => {
  const { id, call } = await guarded();
  await call('POST', '/me/two-step/recovery-codes', proof());
  await call('DELETE', '/me/two-step', proof());
  const { rows } = await world.database.pool.query(
    `select action, actor_id, after from audit where record_id = $1 and action like 'two_step%' order by at, id`,
    [id],
  );
  expect(rows).toEqual([
    { action: 'two_step_on', actor_id: id, after: null },
    { action: 'two_step_on', actor_id: id, after: { recovery_codes: 'renewed' } },
    { action: 'two_step_off', actor_id: id, after: null },
  ]);
});
