/** Jobs: done if and only if their write was, each by one process, again when they fail, and never in silence. */
import { sql } from 'kysely';
import { readConfig } from '#server/config';
import { transaction } from '#server/db/database';
import type { Handler, Handlers } from '#server/jobs/kinds';
import { enqueue, withoutJobs } from '#server/repository/jobQueue';
import { jobsOf, type Jobs } from '#server/jobs/runner';
import { storeOf } from '#server/storeOf';
import { until } from '../../build/until';
import { freshDatabase, type TestDatabase } from '../db/withDatabase';

const MINUTE = 60_000;

let database: TestDatabase;
let now: Date;
let logged: { err: unknown; kind?: string; attempt?: number; sentence: string }[];
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-03-05T10:00:00.000Z');
  logged = [];
  await database.pool.query('delete from jobs');
});

const idle: Handler<'mail'> = { run: async () => undefined };
const runner = (mail: Handler<'mail'>, on = database): Jobs =>
  jobsOf({
    store: storeOf(readConfig({}), on, () => now),
    handlers: {
      ...(Object.fromEntries(['forgotten', 'locked', 'sweep'].map((kind) => [kind, idle])) as unknown as Omit<Handlers, 'mail'>),
      mail,
    },
    log: { error: (what, sentence) => void logged.push({ ...what, sentence }) },
  });
const add = (mail: string, when = {}) => enqueue(database.kysely, now, 'mail', { mail }, when);
const rows = async () =>
  (
    await database.pool.query<{
      payload: { mail: string };
      attempts: number;
      run_at: string;
      last_error: string | null;
      failed_at: string | null;
    }>('select payload, attempts, run_at, last_error, failed_at from jobs order by id')
  ).rows;
/** A handler that notes what it did, and then does as told. */
const noting = (done: string[], then: Handler<'mail'>['run'] = async () => undefined): Handler<'mail'> => ({
  run: async (turn, payload) => {
    done.push(payload.mail);
    return then(turn, payload);
  },
});
const failing = async (): Promise<never> => {
  throw new Error('no mailbox sari@klinik.test here');
};

test('given a write that wants a job, when it is undone, then there is none, and when it commits, then it is done once', async () => {
  const done: string[] = [];
  const jobs = runner(noting(done));
  const undone = transaction(database, async (trx) => {
    await enqueue(trx, now, 'mail', { mail: 'never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await transaction(database, (trx) => enqueue(trx, now, 'mail', { mail: 'welcome' }));
  expect([await jobs.runDue(), await jobs.runDue()]).toEqual([1, 0]);
  expect([done, await rows()]).toEqual([['welcome'], []]);
});

test('given somebody who works without jobs, then a due job waits, and is done afterwards', async () => {
  const done: string[] = [];
  const jobs = runner(noting(done));
  await withoutJobs(database, async () => {
    await add('welcome');
    expect([await jobs.runDue(), done]).toEqual([0, []]);
  });
  expect([await jobs.runDue(), done]).toEqual([1, ['welcome']]);
});

test('given jobs for later, then they wait for their time, and come in its order', async () => {
  const done: string[] = [];
  const jobs = runner(noting(done));
  await add('third', { at: new Date(now.getTime() + 2 * MINUTE) });
  await add('second', { at: new Date(now.getTime() + MINUTE) });
  await add('first');
  await jobs.runDue();
  expect(done).toEqual(['first']);
  now = new Date(now.getTime() + 2 * MINUTE);
  await jobs.runDue();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('given two of one key, then there is one; and it may come again by itself', async () => {
  const done: string[] = [];
  await add('sweep', { key: 'hourly' });
  await add('another', { key: 'hourly' });
  const jobs = runner(noting(done, async ({ now: at }) => new Date(at.getTime() + MINUTE)));
  expect([await jobs.runDue(), await jobs.runDue()]).toEqual([1, 0]);
  now = new Date(now.getTime() + MINUTE);
  await jobs.runDue();
  expect(done).toEqual(['sweep', 'sweep']);
  expect(await rows()).toMatchObject([{ attempts: 0, last_error: null }]);
});

test('given a job that fails, then it waits 1, 2, 4 … minutes, is kept after eight, and both the row and the log leave out who', async () => {
  const done: string[] = [];
  const jobs = runner(noting(done, failing));
  await add('welcome');
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt++) {
    expect([await jobs.runDue(), await jobs.runDue()]).toEqual([1, 0]);
    const [row] = await rows();
    expect(row).toMatchObject({
      attempts: attempt,
      last_error: 'no mailbox [e-mail] here',
      failed_at: attempt < 8 ? null : now.toISOString(),
    });
    waits.push((Date.parse(row!.run_at) - now.getTime()) / MINUTE);
    now = new Date(Date.parse(row!.run_at));
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  now = new Date(now.getTime() + 100 * MINUTE);
  expect([await jobs.runDue(), done.length]).toEqual([0, 8]);
  expect(logged.map(({ kind, attempt, sentence }) => [kind, attempt, sentence])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => ['mail', attempt, attempt < 8 ? 'a job failed' : 'a job failed for the last time']),
  );
});

test('given a job that fails after it wrote, then what it wrote is undone, what it says of the failure stands, and the next one is done', async () => {
  const done: string[] = [];
  const jobs = runner({
    run: async ({ trx }, { mail }) => {
      await sql`insert into counters (name, value) values (${mail}, 1)`.execute(trx);
      if (mail === 'bad') await sql`select 1 / 0`.execute(trx);
      done.push(mail);
      return undefined;
    },
    failed: async ({ trx, attempt, last }, { mail }) =>
      void (await sql`insert into counters (name, value) values (${`${mail} failed ${last}`}, ${attempt})`.execute(trx)),
  });
  await add('bad');
  await add('good');
  expect(await jobs.runDue()).toBe(2);
  expect(done).toEqual(['good']);
  const { rows: counters } = await database.pool.query(
    `select name, value from counters where name in ('bad', 'good', 'bad failed false') order by name`,
  );
  expect(counters).toEqual([
    { name: 'bad failed false', value: 1 },
    { name: 'good', value: 1 },
  ]);
});

test('given a job that writes a record, then it is there with its audit line, by nobody; and a job that fails leaves neither', async () => {
  const written = async () =>
    (
      await database.pool.query(
        `select t.name, t.version, a.action, a.actor_id, a.actor_name from tags t join audit a on a.record_id = t.id where t.name like 'Job %'`,
      )
    ).rows;
  const total = async () =>
    (await database.pool.query(`select coalesce(sum(live), 0)::int as live from totals where resource = 'tag'`)).rows;
  const before = (await total())[0] as { live: number };
  const jobs = runner({
    run: async (turn, { mail }) => {
      await turn.add('tag', { name: `Job ${mail}`, color: '#0f766e' });
      return mail === 'bad' ? failing() : undefined;
    },
  });
  await add('bad');
  await add('good');
  await jobs.runDue();
  expect(await written()).toEqual([{ name: 'Job good', version: 1, action: 'add', actor_id: null, actor_name: null }]);
  expect(await total()).toEqual([{ live: before.live + 1 }]);
});

test('given two processes, when both look at once, then each job is done by one of them', async () => {
  const done: string[] = [];
  const both = [runner(noting(done)), runner(noting(done))];
  for (let count = 0; count < 30; count++) await add(String(count));
  await Promise.all(both.map((one) => one.runDue()));
  expect(done.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, count) => count));
  expect(await rows()).toEqual([]);
});

test('given a job under way in one process, then another one passes it by, and closing waits for it', async () => {
  const done: string[] = [];
  let finish = (): void => undefined;
  const held = new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
  const first = runner(noting(done, () => held));
  const second = runner(noting(done));
  await add('slow');
  const running = first.runDue();
  await until(() => done.length === 1);
  await add('quick');
  expect(await second.runDue()).toBe(1);
  expect(done).toEqual(['slow', 'quick']);
  let isClosed = false;
  const closing = first.close().then(() => void (isClosed = true));
  expect(await second.runDue()).toBe(0);
  expect(isClosed).toBe(false);
  finish();
  await closing;
  expect([await running, await rows()]).toEqual([1, []]);
  await add('too late');
  expect(await first.runDue()).toBe(0);
});

test('given a job that is added while others are done, when somebody asks for it, then it is done before they are answered', async () => {
  const done: string[] = [];
  const jobs = runner(noting(done));
  await add('first');
  const running = jobs.runDue();
  await add('second');
  await jobs.runDue();
  expect(done).toEqual(['first', 'second']);
  await running;
});

test('given a job of a newer version, then an older one leaves it alone', async () => {
  await database.pool.query(
    `insert into jobs (id, kind, payload, run_at) values ('018f6b1c-0000-7000-8000-000000000001', 'invoice', '{}', $1)`,
    [now.toISOString()],
  );
  expect(await runner(idle).runDue()).toBe(0);
  expect(await rows()).toHaveLength(1);
});

test('given a runner that was started, then it looks by itself, at once when it is woken, and no more when it is closed', async () => {
  const done: string[] = [];
  const jobs = runner(noting(done));
  jobs.wake();
  await add('by poll');
  expect(done).toEqual([]);
  jobs.start();
  await until(() => done.length === 1);
  await add('woken');
  jobs.wake();
  await until(() => done.length === 2);
  expect(done).toEqual(['by poll', 'woken']);
  await jobs.close();
});

test('given a database that is away, then that is told once, and the runner goes on when it is back', async () => {
  const done: string[] = [];
  let isAway = true;
  const away = { execute: () => Promise.reject(new Error('away')) };
  const kysely = { transaction: () => (isAway ? away : database.kysely.transaction()) } as TestDatabase['kysely'];
  const jobs = runner(noting(done), { ...database, kysely });
  await add('patient');
  jobs.start();
  await until(() => logged.length > 0);
  jobs.wake();
  jobs.wake();
  isAway = false;
  await until(() => done.length === 1);
  expect(logged.map(({ sentence }) => sentence)).toEqual(['jobs cannot be looked for']);
  await jobs.close();
});
