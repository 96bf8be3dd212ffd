/** Failed sign-ins, counted in the database: when an account is locked, when an address waits, and when all is forgiven. Rule: PRV-16. */
import { signInLimitsOf, type Tried } from '#server/areas/identity/signIn/signInLimits';
import type { Refusal } from '#server/refusal';
import { freshDatabase, type TestDatabase } from '../../../db/withDatabase';

const MINUTE = 60_000;
const START = Date.parse('2026-03-05T10:00:00.000Z');

let database: TestDatabase;
let now: number;
beforeAll(async () => void (database = await freshDatabase({ seeded: false })));
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await database.pool.query('delete from sign_in_failures');
});

const limits = () => signInLimitsOf({ database, clock: () => new Date(now) });
const sari: Tried = { email: 'sari@melati.test', ip: '203.0.113.7' };
const someone = (at: number, ip = sari.ip): Tried => ({ email: `orang.${at}@melati.test`, ip });
const elsewhere = (at: number): Tried => ({ email: sari.email, ip: `198.51.100.${at}` });

/** `ok`, or what is refused and for how long: `rate.limited 4`. */
const said = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'ok',
    ({ problems: [problem], headers }: Refusal) => {
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
      return `${problem!.code} ${problem!.meta!['minutes'] ?? problem!.meta!['seconds']}`;
    },
  );
const look = (tried: Tried) => said(limits().check(tried));
const failures = async (): Promise<number[]> =>
  (await database.pool.query<{ failures: number }>('select failures from sign_in_failures order by key')).rows.map((row) => row.failures);

/** Failures one after another. @returns which of them locked the account, from 1 */
const fail = async (times: number, who: (at: number) => Tried): Promise<number[]> => {
  const locking: number[] = [];
  for (let at = 1; at <= times; at++) if (await limits().fail(who(at))) locking.push(at);
  return locking;
};

describe('an account', () => {
  test('given four failures, then a fifth may follow, and that locks it wherever one tries from', async () => {
    expect([await fail(4, elsewhere), await look(sari)]).toEqual([[], 'ok']);
    expect(await limits().fail(sari)).toBe(true);
    expect([await look(sari), await look(elsewhere(9)), await look({ ...sari, email: 'SARI@melati.test' })]).toEqual(
      Array(3).fill('account.locked 15'),
    );
    expect(await look({ ...sari, email: 'budi@melati.test' })).toBe('ok');
  });

  test.each([
    ['a minute', MINUTE, 'account.locked 14'],
    ['just under a quarter of an hour', 15 * MINUTE - 1, 'account.locked 1'],
    ['a quarter of an hour', 15 * MINUTE, 'ok'],
  ])('given it is locked, when %s has passed', async (_, later, answer) => {
    await fail(5, elsewhere);
    now += later;
    expect(await look(sari)).toBe(answer);
  });

  test('given the lock is over, then it has five tries again', async () => {
    await fail(5, elsewhere);
    now += 15 * MINUTE;
    expect(await fail(5, elsewhere)).toEqual([5]);
  });

  test('given failures that are older than a quarter of an hour, then they count no more', async () => {
    await fail(4, elsewhere);
    now += 15 * MINUTE;
    expect([await fail(4, elsewhere), await look(sari)]).toEqual([[], 'ok']);
  });

  test('given a success, then its failures are forgotten, and those of the address are not', async () => {
    await fail(4, () => sari);
    await limits().clear(sari);
    expect([await fail(4, () => sari), await look(sari)]).toEqual([[], 'ok']);
    expect(await failures()).toEqual([4, 8]);
  });
});

describe('an address', () => {
  test('given twenty failures, whosever they were, then it waits: a second, and longer each time, but never beyond a minute', async () => {
    await fail(19, someone);
    expect(await look(someone(0))).toBe('ok');
    const waits: string[] = [];
    for (let at = 20; at < 29; at++) {
      await limits().fail(someone(at));
      waits.push(await look(someone(0)));
      now += 60_000;
      expect(await look(someone(0))).toBe('ok');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => `rate.limited ${seconds}`));
  });

  test('given it waits, then others don’t, and neither do its neighbours', async () => {
    await fail(20, someone);
    expect([await look(someone(0)), await look(someone(0, '203.0.113.8'))]).toEqual(['rate.limited 1', 'ok']);
  });

  test('given one customer’s many IPv6 addresses, then they are one', async () => {
    await fail(20, (at) => someone(at, `2001:db8:1:2::${at}`));
    expect([await look(someone(0, '2001:db8:1:2:ffff::1')), await look(someone(0, '2001:db8:1:3::1'))]).toEqual(['rate.limited 1', 'ok']);
  });

  test('given a quarter of an hour without a failure, then it is like new', async () => {
    await fail(25, (at) => {
      now += MINUTE / 2;
      return someone(at);
    });
    now += 15 * MINUTE;
    await fail(19, someone);
    expect(await look(someone(0))).toBe('ok');
  });
});

test('given an address that asks for twenty accounts or links, then it waits for more, and signing in does not', async () => {
  for (let at = 0; at < 20; at++) await limits().ask(sari.ip);
  expect([await said(limits().ask(sari.ip)), await said(limits().ask('203.0.113.8')), await look(sari)]).toEqual([
    'rate.limited 1',
    'ok',
    'ok',
  ]);
});

test('given twenty who fail at the same moment at two servers, then each is counted', async () => {
  const both = [limits(), limits()];
  const locked = await Promise.all(Array.from({ length: 20 }, (_, at) => both[at % 2]!.fail(someone(at))));
  expect(locked).toEqual(Array(20).fill(false));
  expect(await failures()).toEqual([...Array<number>(20).fill(1), 20]);
  expect(await look(someone(0))).toBe('rate.limited 1');
});

test('given twenty guesses at one account at the same moment, then five are worth something and one of them locks it', async () => {
  const told = await Promise.all(
    Array.from({ length: 20 }, () =>
      limits()
        .fail(sari)
        .then(String, ({ problems }: Refusal) => problems[0]!.code),
    ),
  );
  expect(told.sort()).toEqual([...Array<string>(15).fill('account.locked'), ...Array<string>(4).fill('false'), 'true']);
});

test('nothing that was typed is kept as it was typed', async () => {
  await limits().fail(sari);
  const { rows } = await database.pool.query<{ key: string }>('select key from sign_in_failures order by key');
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^account:[0-9a-f]{64}$/), 'address:203.0.113.7']);
});
