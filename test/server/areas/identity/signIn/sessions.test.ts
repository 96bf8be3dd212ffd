/** A token opens the door to its own person, as long as they may come in. */
import { sql } from 'kysely';
import { sessionsOf, type Proof } from '#server/areas/identity/signIn/sessions';
import { freshDatabase, type TestDatabase } from '../../../db/withDatabase';

let database: TestDatabase;
let now = new Date('2026-03-05T10:00:00.000Z');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const sessions = () => sessionsOf({ database, config: { sessionDays: 14 }, clock: () => now });
const run = (statement: ReturnType<typeof sql>) => statement.execute(database.kysely);
const idOf = async (email: string) =>
  (await run(sql`select id from users where email = ${email}`)).rows.map((row) => (row as { id: string }).id)[0]!;
const signIn = async (email: string) => (await sessions().start(await idOf(email), { userAgent: 'Firefox', ip: '203.0.113.7' }))!.token;
const columnOf = async (column: string, table = 'sessions') =>
  (await run(sql`select ${sql.ref(column)} as value from ${sql.table(table)}`)).rows.map((row) => (row as { value: unknown }).value);

beforeEach(async () => {
  now = new Date('2026-03-05T10:00:00.000Z');
  await run(sql`delete from sessions`);
});

test('who signs in is known by their token: roles in order, permissions once', async () => {
  const signed = await sessions().resolve(await signIn('admin@nadi.test'));
  expect(signed!.actor).toMatchObject({ roles: ['admin'], entityId: null });
  expect(signed!.actor.permissions).toContain('edit items');
  expect(new Set(signed!.actor.permissions).size).toBe(signed!.actor.permissions.length);
  expect(signed!.session.userId).toBe(signed!.actor.id);
});

test('the database holds a hash, not the token', async () => {
  const token = await signIn('admin@nadi.test');
  const [hash] = (await columnOf('token_hash')) as Buffer[];
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hash).toHaveLength(32);
  expect(hash!.toString('base64url')).not.toBe(token);
});

describe('given someone whose password was right a moment ago', () => {
  const proof = async (): Promise<Proof> => {
    const { rows } = await run(sql`select password_hash, two_step from users where email = 'creator@nadi.test'`);
    const { password_hash, two_step } = rows[0] as { password_hash: string; two_step: boolean };
    return { on: database.kysely, passwordHash: password_hash, twoStep: two_step };
  };

  test('they get a session', async () => {
    expect(await sessions().start(await idOf('creator@nadi.test'), {}, await proof())).toMatchObject({
      token: expect.any(String),
      expiresIn: 14 * 86_400,
    });
  });

  test.each([
    ['the password is another', sql`password_hash = password_hash || 'x'`],
    ['they were deactivated', sql`status = 'inactive'`],
    ['they were deleted', sql`deleted_at = now()`],
    ['a second step is asked for', sql`two_step = true`],
  ])('when %s by now, then they get none', async (_, change) => {
    const before = await proof();
    const id = await idOf('creator@nadi.test');
    await database.kysely.transaction().execute(async (trx) => {
      await sql`update users set ${change} where id = ${id}`.execute(trx);
      expect(await sessions().start(id, {}, { ...before, on: trx })).toBeNull();
      expect((await sql`select 1 from sessions`.execute(trx)).rows).toEqual([]);
      await sql`update users set password_hash = ${before.passwordHash}, status = 'active', deleted_at = null, two_step = false where id = ${id}`.execute(
        trx,
      );
    });
  });
});

describe('a token bites no more', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['when its row is gone', () => run(sql`delete from sessions`)],
    ['when its time is over', async () => void (now = new Date('2026-03-19T10:00:00.000Z'))],
    ['when the person was deactivated', () => run(sql`update users set status = 'inactive' where email = 'creator@nadi.test'`)],
    [
      'when the person was deleted',
      () => run(sql`update users set status = 'active', deleted_at = now() where email = 'creator@nadi.test'`),
    ],
  ])('%s', async (_, then) => {
    await run(sql`update users set status = 'active', deleted_at = null where email = 'creator@nadi.test'`);
    const token = await signIn('creator@nadi.test');
    expect(await sessions().resolve(token)).not.toBeNull();
    await then();
    expect(await sessions().resolve(token)).toBeNull();
  });

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}\u0000`, 'A'.repeat(100_000)])(
    'nor does one that never was (%#)',
    async (token) => {
      expect(await sessions().resolve(token)).toBeNull();
    },
  );
});

test('another role bites at once', async () => {
  await run(sql`update users set status = 'active', deleted_at = null where email = 'creator@nadi.test'`);
  const token = await signIn('creator@nadi.test');
  const permissions = async () => (await sessions().resolve(token))!.actor;
  expect((await permissions()).permissions).toContain('create items');
  await run(sql`delete from user_roles where user_id = (select id from users where email = 'creator@nadi.test')`);
  expect(await permissions()).toMatchObject({ roles: [], permissions: [] });
});

test('being seen is written now and then, not with each request, and is no change of the person', async () => {
  const token = await signIn('admin@nadi.test');
  const seen = async () => (await columnOf('last_seen_at'))[0];
  now = new Date('2026-03-05T10:04:00.000Z');
  await sessions().resolve(token);
  expect(await seen()).toBe('2026-03-05T10:00:00.000Z');
  now = new Date('2026-03-05T10:06:00.000Z');
  await sessions().resolve(token);
  expect(await seen()).toBe('2026-03-05T10:06:00.000Z');
  const { rows } = await run(sql`select version, last_seen_at from users where email = 'admin@nadi.test'`);
  expect(rows).toEqual([{ version: 1, last_seen_at: '2026-03-05T10:06:00.000Z' }]);
});

test('signing in sweeps up what has ended', async () => {
  await signIn('admin@nadi.test');
  now = new Date('2026-04-05T10:00:00.000Z');
  await signIn('admin@nadi.test');
  expect(await columnOf('created_at')).toEqual(['2026-04-05T10:00:00.000Z']);
});
