/** Registering and proving an address: who comes in, as what, and what nobody can make of themselves. Rules: SGN-2, SGN-14. */
import { MEDIA_TYPE, type ResourceObject } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';
import { registration } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { linkIn, mailsTo, tokenFor } from './outbox';
import { statementsDuring } from './statements';
import { errorsIn, startTestApi, recordIn, type Answered, type Caller, type TestApi } from './testApi';

const MINUTE = 60_000;
const PASSWORD = 'kasa-steril-2026';

let now = Date.parse('2026-03-05T10:00:00.000Z');
let world: TestApi;
let guest: Caller;
beforeAll(async () => {
  world = await startTestApi({ clock: () => new Date(now) });
  guest = world.as('anonymous');
});
afterAll(() => world.close());

let people = 0;
const someEmail = (): string => `dewi.${(people += 1)}@melati.test`;

const register = (values: Record<string, unknown> = {}, headers = {}) => guest('POST', '/register', registration(values), headers);
const verify = (token: string, call = guest) =>
  call('POST', '/email-verification', { data: { type: 'email-verification', attributes: { token } } });
const codes = (answer: Answered) => [answer.status, errorsIn(answer)];
const relatedTo = (record: ResourceObject, name: string) => record.relationships![name]!.data;
const rowsOf = (statement: string, values: unknown[] = []) => everyClientsRows<Record<string, unknown>>(world.database, statement, values);
/** A newcomer of their own, signed in. */
const comeIn = async (email = someEmail()): Promise<{ id: string; email: string; call: Caller }> => {
  const { id } = recordIn(await register({ email }));
  return { id, email, call: await world.asUser(id) };
};

describe('somebody who registers', () => {
  test('is a member of the clinic they named, unverified, and may sign in at once', async () => {
    const answer = await register({ email: ' Dr.Sari@Melati.TEST ', entity_name: 'Klinik Melati' });
    const made = recordIn(answer);
    expect([answer.status, answer.headers['location'], answer.headers['content-type']]).toEqual([
      201,
      `/api/v1/users/${made.id}`,
      MEDIA_TYPE,
    ]);
    expect(made.attributes).toMatchObject({ name: 'Dr. Sari', email: 'dr.sari@melati.test', status: 'active', email_verified_at: null });
    expect(answer.text).not.toMatch(/kasa-steril|argon/);
    const [role] = await rowsOf(`select id from roles where name = 'member'`);
    expect(relatedTo(made, 'roles')).toEqual([{ type: 'roles', id: role!['id'] }]);
    const [client] = await rowsOf(`select name, kind, status, code from entities where id = $1`, [
      (relatedTo(made, 'entity') as { id: string }).id,
    ]);
    expect(client).toEqual({ name: 'Klinik Melati', kind: 'clinic', status: 'active', code: expect.stringMatching(/^CL-\d{5}$/) });
    const signedIn = await guest('POST', '/login', {
      data: { type: 'token', attributes: { email: 'dr.sari@melati.test', password: PASSWORD } },
    });
    expect(signedIn.status).toBe(200);
  });

  test('without a clinic belongs to none', async () => {
    const made = recordIn(await register({ email: someEmail(), entity_name: ' ' }));
    expect(relatedTo(made, 'entity')).toBeNull();
  });

  test('stands in the audit as themselves, without their password', async () => {
    const { id } = await comeIn();
    const lines = await rowsOf(
      `select action, actor_id, actor_name, ip, after::text as after from audit where record_id = $1 order by action`,
      [id],
    );
    expect(lines).toMatchObject(['add', 'registered'].map((action) => ({ action, actor_id: id, actor_name: 'Dr. Sari', ip: '127.0.0.1' })));
    expect(JSON.stringify(lines)).not.toMatch(/kasa-steril|argon/);
  });

  test('is counted among the users, and their clinic among the clients', async () => {
    const totals = async () => {
      const total = async (path: string) => (await world.as('admin')('GET', `${path}?page[size]=1`)).document.meta!.page!.total;
      return [await total('/users'), await total('/entity')];
    };
    const [users, clients] = await totals();
    await register({ email: someEmail(), entity_name: 'Klinik Mawar' });
    expect(await totals()).toEqual([users! + 1, clients! + 1]);
  });

  test.each([
    ['id', 'Selamat datang di Nadi', 'Halo Dr. Sari,'],
    ['en', 'Welcome to Nadi', 'Hello Dr. Sari,'],
  ])('is welcomed in %s, with a link', async (language, subject, greeting) => {
    const email = someEmail();
    await register({ email }, { 'accept-language': language });
    const [mail] = await mailsTo(world, email);
    expect(mail).toMatchObject({ subject, purpose: 'welcome' });
    expect(mail!.body).toContain(greeting);
    expect(linkIn(mail!).href).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/);
  });
});

describe('an address that has an account', () => {
  const owner = 'MEMBER@nadi.test';
  /** What differs between two newcomers in any case is blanked. */
  const shapeOf = ({ status, headers, text }: Answered) => ({
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, /location|etag|date|request-id/.test(name) ? typeof value : value]),
    ),
    text: text.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id').replace(/[\w.]+@[\w.]+/g, 'email'),
  });
  const ownerMails = async () => (await mailsTo(world, 'member@nadi.test')).filter(({ purpose }) => purpose === 'registered_again');

  test('is answered like a new one, after the same statements but for what the end of the transaction writes', async () => {
    now += 60 * MINUTE;
    const answers: Answered[] = [];
    const ask = (email: string) => statementsDuring(async () => void answers.push(await register({ email, entity_name: 'Klinik Melati' })));
    await ask(someEmail());
    const free = await ask('sari12@nadi.test');
    const known = await ask(owner);
    expect(answers[2]!.status).toBe(201);
    expect(shapeOf(answers[2]!)).toEqual(shapeOf(answers[1]!));
    expect(recordIn(answers[2]!).attributes!['email']).toBe('member@nadi.test');
    const writes = (texts: string[]) => texts.filter((text) => /insert into "?(users|entities|one_time_tokens|mails)/.test(text)).length;
    expect([writes(known), writes(free) > 0]).toEqual([writes(free), true]);
  });

  test('keeps its account, and nothing of the registration is left', async () => {
    now += 60 * MINUTE;
    const counts = () =>
      rowsOf(`select (select count(*) from users) as users, (select count(*) from entities) as entities, (select count(*) from one_time_tokens) as tokens,
      (select count(*) from audit) as lines, (select password_hash from users where email = 'member@nadi.test') as password`);
    const before = await counts();
    // The owner of the address has another one.
    const password = 'perban-bersih-2026';
    const again = await register({ email: owner, entity_name: 'Klinik Melati', password, password_confirmation: password });
    expect(recordIn(again).id).not.toBe(world.idOf('member'));
    expect(await counts()).toEqual(before);
    expect((await guest('POST', '/login', { data: { type: 'token', attributes: { email: owner, password } } })).status).toBe(401);
  });

  test.each([
    ['id', 'Pendaftaran Nadi dengan alamat e-mail Anda'],
    ['en', 'A Nadi registration with your e-mail address'],
  ])('is mailed about it in %s, once an hour', async (language, subject) => {
    const before = (await ownerMails()).length;
    now += 61 * MINUTE;
    for (let time = 0; time < 3; time++) await register({ email: owner }, { 'accept-language': language });
    const mails = (await ownerMails()).slice(before);
    expect(mails).toMatchObject([{ subject }]);
    expect(linkIn(mails[0]!).href).toBe('http://localhost:3000/login');
    now += 61 * MINUTE;
    await register({ email: owner });
    expect(await ownerMails()).toHaveLength(before + 2);
  });

  test.each([{}, { agree: false }])('with mistakes beside it is refused for those alone (%j)', async (more) => {
    const weak = { password: 'selamatpagi', password_confirmation: 'selamatpagi', ...more };
    expect(codes(await register({ email: owner, ...weak }))).toEqual(codes(await register({ email: someEmail(), ...weak })));
  });

  test('nobody asks for what belongs to a newcomer: the client’s number would tell', async () => {
    const answer = await guest('POST', '/register?include=entity', registration({ email: someEmail() }));
    expect([answer.status, answer.document.errors![0]!.code]).toEqual([400, 'query.unknown']);
  });
});

describe('a registration is refused', () => {
  const rows: [string, Record<string, unknown>, string[]][] = [
    ['without the terms agreed', { agree: false }, ['terms.required /data/attributes/agree']],
    ['without a word about the terms', { agree: undefined }, ['terms.required /data/attributes/agree']],
    ['with nothing about the terms', { agree: null }, ['terms.required /data/attributes/agree']],
    ['with a yes that is none', { agree: 'yes' }, ['invalid_type /data/attributes/agree']],
    ['with two passwords', { password_confirmation: 'kasa-steril-2027' }, ['password.mismatch /data/attributes/password_confirmation']],
    ['without a second password', { password_confirmation: undefined }, ['required /data/attributes/password_confirmation']],
    ['with a short password', { password: 'kasa', password_confirmation: 'kasa' }, ['too_short /data/attributes/password']],
    ['with 10,000 characters', { password: 'a'.repeat(10_000) }, ['too_long /data/attributes/password']],
    [
      'with a common password',
      { password: 'qwertyuiop', password_confirmation: 'qwertyuiop' },
      ['password.common /data/attributes/password'],
    ],
    [
      'with a weak password',
      { password: 'selamatpagi', password_confirmation: 'selamatpagi' },
      ['weak_password /data/attributes/password'],
    ],
    [
      'with their name in it',
      { name: 'Sulastri', password: 'kasa-SULASTRI-7', password_confirmation: 'kasa-SULASTRI-7' },
      ['password.personal /data/attributes/password'],
    ],
    [
      'with their address in it',
      { email: 'poli.anak@melati.test', password: 'kasa-poli.anak-7', password_confirmation: 'kasa-poli.anak-7' },
      ['password.personal /data/attributes/password'],
    ],
    ['with an address of another script', { email: 'сари@melati.test' }, ['invalid_email /data/attributes/email']],
    ['with an address that leads elsewhere', { email: 'sari@melati.test, budi@melati.test' }, ['invalid_email /data/attributes/email']],
    ['with a line break in it', { email: 'sari@melati.test\r\nBcc: budi@melati.test' }, ['invalid_email /data/attributes/email']],
    ['with a status', { status: 'active' }, ['unknown_field /data/attributes/status']],
    ['with a proof of their own', { email_verified_at: '2026-01-01T00:00:00Z' }, ['unknown_field /data/attributes/email_verified_at']],
  ];

  test.each(rows)('%s', async (_, values, problems) => {
    const before = await rowsOf('select count(*) from users');
    expect(codes(await register({ email: someEmail(), ...values }))).toEqual([422, problems]);
    expect(await rowsOf('select count(*) from users')).toEqual(before);
  });

  test.each<[string, object, string[]]>([
    [
      'roles',
      { relationships: { roles: { data: [{ type: 'roles', id: '018f6b1c-0000-7000-8000-000000000001' }] } } },
      ['unknown_field /data/relationships/roles'],
    ],
    ['a clinic of somebody else’s', { relationships: { entity: { data: null } } }, ['unknown_field /data/relationships/entity']],
    ['an id', { id: '018f6b1c-0000-7000-8000-000000000001' }, ['unknown_field /data/id']],
  ])('with %s', async (_, more, problems) => {
    const { data } = registration({ email: someEmail() });
    expect(codes(await guest('POST', '/register', { data: { ...data, ...more } }))).toEqual([422, problems]);
  });

  test('with everything that is wrong at once', async () => {
    const answer = await register(
      { name: '', email: 'admin@nadi.test', password: 'selamatpagi', agree: false, roles: ['admin'] },
      { 'accept-language': 'en' },
    );
    expect(answer.status).toBe(422);
    expect(errorsIn(answer).sort()).toEqual([
      'password.mismatch /data/attributes/password_confirmation',
      'required /data/attributes/name',
      'terms.required /data/attributes/agree',
      'unknown_field /data/attributes/roles',
      'weak_password /data/attributes/password',
    ]);
    expect(answer.document.errors!.find(({ code }) => code === 'terms.required')!.title).toBe(
      'You must agree to our terms and conditions.',
    );
  });

  test('once when two take the same address at the same moment', async () => {
    const email = someEmail();
    const other = await world.another();
    const both = await Promise.all([
      register({ email, entity_name: 'Klinik Satu' }),
      world.as('anonymous', other)('POST', '/register', registration({ email: email.toUpperCase(), entity_name: 'Klinik Dua' })),
    ]);
    expect(both.map(codes)).toEqual(Array(2).fill([201, []]));
    expect(await rowsOf('select count(*)::int as n from users where lower(email) = $1', [email])).toEqual([{ n: 1 }]);
    expect(await rowsOf(`select count(*)::int as n from entities where name in ('Klinik Satu', 'Klinik Dua')`)).toEqual([{ n: 1 }]);
    expect((await mailsTo(world, email)).map(({ purpose }) => purpose).sort()).toEqual(['registered_again', 'welcome']);
  });
});

test('an address with an accent in its domain is one like any other', async () => {
  expect((await register({ email: 'sari@klinik-bébé.test' })).status).toBe(201);
});

describe('who has not proved their address', () => {
  test('sees what members see and writes nothing, until the link is opened', async () => {
    const { id, email, call } = await comeIn();
    expect((await call('GET', '/items')).status).toBe(200);
    expect(codes(await call('POST', '/items', {}))).toEqual([403, ['account.unverified']]);
    expect((await verify(await tokenFor(world, email, 'welcome'))).status).toBe(204);
    const me = recordIn(await call('GET', '/me'));
    expect(me.attributes!['email_verified_at']).toBe(new Date(now).toISOString());
    expect(codes(await call('POST', '/items', {}))).not.toContain(['account.unverified']);
    const lines = await rowsOf(`select after from audit where record_id = $1 and action = 'update'`, [id]);
    expect(lines).toEqual([{ after: { email_verified_at: new Date(now).toISOString() } }]);
  });

  test('asks for the link again, a minute later at the earliest; the first one is worth nothing then', async () => {
    const { email, call } = await comeIn();
    const first = await tokenFor(world, email, 'welcome');
    now += 20_000;
    const early = await call('POST', '/me/email-verification');
    expect([early.status, errorsIn(early), early.document.errors![0]!.meta, early.headers['retry-after']]).toEqual([
      429,
      ['rate.limited'],
      { seconds: 40 },
      '40',
    ]);
    now += 40_000;
    expect((await call('POST', '/me/email-verification')).status).toBe(204);
    expect(codes(await verify(first))).toEqual([422, ['token.invalid /data/attributes/token']]);
    expect((await verify(await tokenFor(world, email, 'verify'))).status).toBe(204);
    now += MINUTE;
    expect(codes(await call('POST', '/me/email-verification'))).toEqual([409, ['email.verified']]);
  });

  test('gets five links in an hour and no more', async () => {
    const { call } = await comeIn();
    const told: number[] = [];
    for (let at = 0; at < 6; at++) {
      now += MINUTE;
      told.push((await call('POST', '/me/email-verification')).status);
    }
    expect(told).toEqual([204, 204, 204, 204, 429, 429]);
    now += 60 * MINUTE;
    expect((await call('POST', '/me/email-verification')).status).toBe(204);
  });
});

describe('a link is worth nothing', () => {
  const link = async (): Promise<{ email: string; token: string; id: string }> => {
    const { email, id } = await comeIn();
    return { email, id, token: await tokenFor(world, email, 'welcome') };
  };

  test('the second time', async () => {
    const { token } = await link();
    expect((await verify(token)).status).toBe(204);
    expect(codes(await verify(token))).toEqual([422, ['token.used /data/attributes/token']]);
  });

  test('after three days', async () => {
    const { token } = await link();
    now += 3 * 24 * 60 * MINUTE;
    expect(codes(await verify(token))).toEqual([422, ['token.expired /data/attributes/token']]);
  });

  test('when the account was closed', async () => {
    const { token, id } = await link();
    await world.database.pool.query(`update users set status = 'inactive' where id = $1`, [id]);
    expect(codes(await verify(token))).toEqual([422, ['token.invalid /data/attributes/token']]);
  });

  test.each([
    ['one that nobody was sent', 'A'.repeat(43), 'token.invalid'],
    ['none at all', 'melati', 'token.invalid'],
    ['one with a NUL', 'a\u0000b', 'invalid_text'],
    ['an empty one', '', 'required'],
    ['a book', 'a'.repeat(10_000), 'too_long'],
  ])('when it is %s', async (_, token, code) => {
    expect(codes(await verify(token))).toEqual([422, [`${code} /data/attributes/token`]]);
  });

  test('when it was meant for something else', async () => {
    const { email } = await link();
    await guest('POST', '/password-forgot', { data: { type: 'password-forgot', attributes: { email } } });
    expect(codes(await verify(await tokenFor(world, email, 'reset')))).toEqual([422, ['token.invalid /data/attributes/token']]);
  });
});

describe('registering from one address', () => {
  test('may try twenty times, and then has to wait', async () => {
    const own = await startTestApi({ clock: () => new Date(now), env: { RATE_LIMIT: '6000' } });
    const told: number[] = [];
    for (let at = 0; at < 21; at++)
      told.push((await own.as('anonymous')('POST', '/register', registration({ email: 'member@nadi.test' }))).status);
    expect(told).toEqual([...Array<number>(20).fill(201), 429]);
    now += 15 * MINUTE;
    expect((await own.as('anonymous')('POST', '/register', registration())).status).toBe(201);
    await own.close();
  });
});

test('nobody changes a mail, and only who may read them does', async () => {
  expect(Object.keys(resources.mail.access)).toEqual(['list', 'get']);
  expect((await world.as('member')('GET', '/mails')).status).toBe(403);
  expect((await world.as('admin')('DELETE', '/mails/018f6b1c-0000-7000-8000-000000000001')).status).toBe(405);
});
