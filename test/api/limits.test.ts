/** Guessing at sign-ins: what it costs, that two servers count as one, and that nobody learns from it who has an account. */
import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { API_ROOT, MEDIA_TYPE, type Document } from '#shared/jsonapi';
import { PASSWORD } from '../server/db/withDatabase';
import { statementsDuring } from './statements';
import { startTestApi, type TestApi } from './testApi';

// The real one, counted, and a place where something happens while it works.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const MINUTE = 60_000;
let now = Date.parse('2026-03-05T10:00:00.000Z');
let world: TestApi;
let servers: FastifyInstance[];
beforeAll(async () => {
  world = await startTestApi({ clock: () => new Date(now) });
  servers = [world.app, await world.another()];
});
afterAll(() => world.close());
beforeEach(async () => {
  now += 60 * MINUTE;
  await world.database.pool.query('delete from sign_in_failures');
  jest.mocked(verify).mockClear();
});

type Told = { status: number; wait: string | undefined; document: Document };
type Try = { email: string; password?: string; from?: string; at?: number; device?: string };

const login = async ({ email, password = 'bukan-ini-juga', from = '203.0.113.7', at = 0, device }: Try): Promise<Told> => {
  const answer = await servers[at % 2]!.inject({
    method: 'POST',
    url: `${API_ROOT}/login`,
    remoteAddress: from,
    headers: { 'content-type': MEDIA_TYPE, 'accept-language': 'en' },
    payload: JSON.stringify({ data: { type: 'token', attributes: { email, password, ...(device && { device_token: device }) } } }),
  });
  return { status: answer.statusCode, wait: answer.headers['retry-after'] as string | undefined, document: answer.json<Document>() };
};
const codeOf = ({ status, document }: Told): string => `${status} ${document.errors?.[0]?.code ?? 'in'}`;
const tries = async (count: number, one: (at: number) => Try): Promise<string[]> => {
  const told: string[] = [];
  for (let at = 0; at < count; at++) told.push(codeOf(await login(one(at))));
  return told;
};
const invalid = (count: number) => Array<string>(count).fill('401 credentials.invalid');

const [KNOWN, UNKNOWN] = ['member@nadi.test', 'siapa@melati.test'];

test('given five wrong passwords at two servers, then both refuse even the right one, and say until when', async () => {
  expect(await tries(5, (at) => ({ email: KNOWN, at }))).toEqual(invalid(5));
  for (const at of [0, 1]) {
    const { status, wait, document } = await login({ email: ' Member@Nadi.test', password: PASSWORD, from: '198.51.100.1', at });
    expect([status, wait, document.errors]).toEqual([
      429,
      '900',
      [
        {
          status: '429',
          code: 'account.locked',
          title: 'Too many attempts. This account is locked; try again in 15 minutes, or reset the password.',
          meta: { minutes: 15 },
        },
      ],
    ]);
  }
});

test('given an e-mail that nobody has, then each answer is the same as for one that somebody has, for the same work', async () => {
  const story = async (email: string) => {
    const told: unknown[] = [];
    for (let at = 0; at < 8; at++) {
      jest.mocked(verify).mockClear();
      told.push(await login({ email, from: `198.51.100.${at}` }), jest.mocked(verify).mock.calls.length);
    }
    return told;
  };
  const known = await story(KNOWN);
  expect(known.filter((_, at) => at % 2)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  expect(await story(UNKNOWN)).toEqual(known);
});

test('given a quarter of an hour has passed, then the right password opens, and five more tries are free', async () => {
  await tries(5, () => ({ email: KNOWN }));
  now += 15 * MINUTE;
  expect(codeOf(await login({ email: KNOWN, password: PASSWORD }))).toBe('200 in');
  expect(await tries(5, () => ({ email: KNOWN }))).toEqual(invalid(5));
});

test('given four mistakes and then the right password, then nothing is held against them', async () => {
  for (let time = 0; time < 3; time++) {
    expect(await tries(4, () => ({ email: KNOWN }))).toEqual(invalid(4));
    expect(codeOf(await login({ email: KNOWN, password: PASSWORD }))).toBe('200 in');
  }
});

test('given an address that tries one password on many accounts, then it waits, longer each time, and others don’t', async () => {
  expect(await tries(20, (at) => ({ email: `orang.${at}@melati.test`, at }))).toEqual(invalid(20));
  const refused = await login({ email: 'baru@melati.test', at: 1 });
  expect([codeOf(refused), refused.wait]).toEqual(['429 rate.limited', '1']);
  expect(codeOf(await login({ email: KNOWN, password: PASSWORD, from: '203.0.113.8' }))).toBe('200 in');
  now += 1_000;
  expect(codeOf(await login({ email: 'baru@melati.test' }))).toBe('401 credentials.invalid');
  expect((await login({ email: 'lagi@melati.test' })).wait).toBe('2');
});

test('given a clinic behind one address, when forty come in within a minute, then nobody waits', async () => {
  expect(new Set(await tries(40, (at) => ({ email: KNOWN, password: PASSWORD, at })))).toEqual(new Set(['200 in']));
});

test('given twenty who guess at the same moment at two servers, then five guesses are answered and the others learn nothing', async () => {
  const told = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => codeOf(await login({ email: KNOWN, at, from: `198.51.100.${at}` }))),
  );
  expect(told.sort()).toEqual([...invalid(5), ...Array<string>(15).fill('429 account.locked')]);
});

/** Does something while the next password is being looked at. */
const meanwhile = (happens: () => Promise<unknown>): void => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  jest.mocked(verify).mockImplementationOnce(async (...asked) => {
    await happens();
    return real.verify(...asked);
  });
};
const sessionCount = async (): Promise<number> =>
  (await world.database.pool.query<{ count: number }>('select count(*)::int as count from sessions')).rows[0]!.count;

test('given the right password among a rush of wrong ones, when they lock the account first, then it opens nothing', async () => {
  const before = await sessionCount();
  meanwhile(() => tries(5, () => ({ email: KNOWN, at: 1 })));
  expect(codeOf(await login({ email: KNOWN, password: PASSWORD }))).toBe('429 account.locked');
  expect(await sessionCount()).toBe(before);
});

test.each([
  ['another password is set', `password_hash = password_hash || 'x'`, 'password_hash = left(password_hash, -1)'],
  ['they are deactivated', `status = 'inactive'`, `status = 'active'`],
])('given the right password, when %s while it is being looked at, then it opens nothing', async (_, change, back) => {
  const before = await sessionCount();
  const set = (what: string) => world.database.pool.query(`update users set ${what} where email = $1`, [KNOWN]);
  meanwhile(() => set(change));
  expect(codeOf(await login({ email: KNOWN, password: PASSWORD }))).toBe('401 credentials.invalid');
  expect(await sessionCount()).toBe(before);
  await set(back);
});

describe('a device that signed in before', () => {
  const OTHER = 'creator@nadi.test';
  const atHome = '192.0.2.1';
  /** Signs in as the owner does at home. @returns the token that the browser keeps */
  const signIn = async (email: string, device?: string): Promise<string> => {
    const { document } = await login({ email, password: PASSWORD, from: atHome, ...(device && { device }) });
    return (document as unknown as { device_token: string }).device_token;
  };
  const strangers = (count: number) => tries(count, (at) => ({ email: KNOWN, from: `198.51.100.${at}`, at }));
  const here = async (device: string, password = PASSWORD) => codeOf(await login({ email: KNOWN, password, from: atHome, device }));

  test('given strangers who locked the account, then it still signs in with the same token, and everyone else stays locked out', async () => {
    const device = await signIn(KNOWN);
    expect(device).toMatch(/^[\w-]{43}$/);
    expect((await strangers(6)).at(-1)).toBe('429 account.locked');
    expect(await here(device)).toBe('200 in');
    expect(await signIn(KNOWN, device)).toBe(device);
    expect(codeOf(await login({ email: ' Member@Nadi.test', password: PASSWORD, from: atHome, device }))).toBe('200 in');
    expect(codeOf(await login({ email: KNOWN, password: PASSWORD, from: atHome }))).toBe('429 account.locked');
  });

  test.each([
    ['a token that was made up', async () => 'A'.repeat(43)],
    ['the token of another account’s device', () => signIn(OTHER)],
    ['no more than a few letters', async () => 'x'],
  ])('given %s, then its failures count with the strangers’, and it is locked out with them', async (_, made) => {
    const device = await made();
    expect(await tries(5, () => ({ email: KNOWN, device }))).toEqual(invalid(5));
    expect([await here(device), codeOf(await login({ email: KNOWN, password: PASSWORD }))]).toEqual(Array(2).fill('429 account.locked'));
  });

  test('given five wrong passwords at it, then it alone is locked, for a quarter of an hour', async () => {
    const [device, another] = [await signIn(KNOWN), await signIn(KNOWN)];
    expect(await tries(5, () => ({ email: KNOWN, from: atHome, device }))).toEqual(invalid(5));
    const { status, wait, document } = await login({ email: KNOWN, password: PASSWORD, from: atHome, device });
    expect([status, wait, document.errors![0]!.code]).toEqual([429, '900', 'account.locked']);
    expect([await here(another), codeOf(await login({ email: KNOWN, password: PASSWORD }))]).toEqual(['200 in', '200 in']);
    now += 15 * MINUTE;
    expect(await here(device)).toBe('200 in');
  });

  test('given strangers who have used four guesses, when the owner signs in there, then one guess is left, not five', async () => {
    const device = await signIn(KNOWN);
    await strangers(4);
    expect(await here(device)).toBe('200 in');
    expect(await strangers(2)).toEqual(['401 credentials.invalid', '429 account.locked']);
  });

  test('given its network has to wait, then it waits too', async () => {
    const device = await signIn(KNOWN);
    await tries(20, (at) => ({ email: `orang.${at}@melati.test`, from: atHome }));
    expect(await here(device)).toBe('429 rate.limited');
  });

  test('given a made-up token, then each answer is the same for an e-mail that nobody has, after as many statements', async () => {
    const story = async (email: string) => {
      const told: unknown[] = [];
      for (let at = 0; at < 6; at++) {
        const ran = await statementsDuring(
          async () => void told.push(await login({ email, device: 'A'.repeat(43), from: `198.51.100.${at}` })),
        );
        told.push(ran.length);
      }
      return told;
    };
    expect(await story(UNKNOWN)).toEqual(await story(KNOWN));
  });

  test('given more than twenty devices, then the one that was used longest ago is forgotten', async () => {
    const devices: string[] = [];
    for (let at = 0; at < 21; at++, now += 1_000) devices.push(await signIn(KNOWN));
    await strangers(5);
    expect([await here(devices[0]!), await here(devices[1]!)]).toEqual(['429 account.locked', '200 in']);
  });

  test('given half a year without use, then it is a stranger', async () => {
    const device = await signIn(KNOWN);
    now += 180 * 24 * 60 * MINUTE;
    await strangers(5);
    expect(await here(device)).toBe('429 account.locked');
  });

  test('given the database, then it holds no token', async () => {
    const device = await signIn(KNOWN);
    const { rows } = await world.database.pool.query<{ row: string }>(`select d::text as row from known_devices d`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(Buffer.from(device).toString('hex'));
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});

test('given guesses at a known and an unknown e-mail, then the audit has each, names the known account only, and quotes nobody', async () => {
  const since = now;
  for (const email of [KNOWN, UNKNOWN]) await tries(6, () => ({ email }));
  const { rows } = await world.database.pool.query<{ action: string; record_id: string | null; ip: string }>(
    'select action, actor_id, record_id, before, after, ip from audit where at >= $1 order by at, id',
    [new Date(since).toISOString()],
  );
  const story = (record_id: string | null) =>
    [...Array<string>(5).fill('sign_in_failed'), 'locked'].map((action) => ({
      action,
      actor_id: null,
      record_id,
      before: null,
      after: null,
      ip: '203.0.113.7',
    }));
  expect(rows).toEqual([...story(world.idOf('member')), ...story(null)]);
});

test('given an account that is locked again and again, then its owner hears of it once a day, and nobody else hears anything', async () => {
  await world.database.pool.query('delete from jobs');
  const told = async () => {
    await world.app.jobs.runDue();
    return (
      await world.database.pool.query(`select "to", purpose, subject from mails where purpose = 'account_locked' order by created_at`)
    ).rows;
  };
  const mail = { to: KNOWN, purpose: 'account_locked', subject: 'Your Nadi account is locked for now' };
  const lockBoth = async () => {
    for (const email of [KNOWN, UNKNOWN]) await tries(5, (at) => ({ email, from: `198.51.100.${at}` }));
  };
  await lockBoth();
  expect(await told()).toEqual([mail]);
  now += 15 * MINUTE;
  await lockBoth();
  expect(await told()).toEqual([mail]);
  now += 24 * 60 * MINUTE;
  await lockBoth();
  expect(await told()).toEqual([mail, mail]);
});

test('given one trusted proxy and a caller who writes X-Forwarded-For, then guesses count for the address that the proxy wrote, and so says the audit', async () => {
  const behind = await startTestApi({ clock: () => new Date(now), env: { TRUST_PROXY: 'on' } });
  try {
    const guess = (at: number) =>
      behind.app.inject({
        method: 'POST',
        url: `${API_ROOT}/login`,
        remoteAddress: '10.0.0.1',
        headers: { 'content-type': MEDIA_TYPE, 'x-forwarded-for': `198.51.100.${at}, <b>${at}</b>, 2001:db8:1:2::${at}` },
        payload: JSON.stringify({ data: { type: 'token', attributes: { email: `orang.${at}@melati.test`, password: 'bukan-ini-juga' } } }),
      });
    const statuses: number[] = [];
    for (let at = 1; at <= 21; at++) statuses.push((await guess(at)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    const { rows } = await behind.database.pool.query<{ ip: string }>(
      `select distinct ip from audit where action = 'sign_in_failed' order by ip`,
    );
    expect(rows.map(({ ip }) => ip)).toEqual(Array.from({ length: 20 }, (_, index) => `2001:db8:1:2::${index + 1}`).sort());
  } finally {
    await behind.close();
  }
});
