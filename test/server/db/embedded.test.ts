/** The supervisor on real folders: it starts, adopts, leaves, recovers, and says what is wrong. @long */
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { embeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded';
import { readPostmaster } from '#server/db/embedded/postmaster';
import { readConfig } from '#server/config';
import { prepareDatabase, type Closers } from '#server/db/prepare';

// Each test makes a whole database, on a machine that may be busy.
jest.setTimeout(90_000);

const started = new Set<EmbeddedPostgres>();
let folder: string;
let dataDir: string;

/** A supervisor that the test's end stops, whatever happened. */
const supervise = (options: Partial<Parameters<typeof embeddedPostgres>[0]> = {}): EmbeddedPostgres => {
  const one = embeddedPostgres({ dataDir, settings: { fsync: 'off' }, ...options });
  started.add(one);
  return one;
};

const ask = async <T = unknown>(one: EmbeddedPostgres, statement: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: one.connectionString() });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, T>>(statement);
    return rows.map((row) => Object.values(row)[0] as T);
  } finally {
    await client.end();
  }
};

const pidOf = (dir = dataDir): number => readPostmaster(join(dir, 'postgres'))?.pid ?? 0;
const isAlive = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nadi-embedded-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const one of started) await one.stop();
  started.clear();
  rmSync(folder, { recursive: true, force: true });
});

test('given no folder yet, when it starts, stops and starts again, then what was written is there', async () => {
  const said: string[] = [];
  const one = supervise({ progress: (sentence) => said.push(sentence) });
  await one.start();
  await ask(one, 'create table gauze (name text)');
  await ask(one, `insert into gauze values ('Kasa steril')`);
  const pid = pidOf();
  await one.stop();
  expect(isAlive(pid)).toBe(false);
  await one.start();
  expect(await ask(one, 'select name from gauze')).toEqual(['Kasa steril']);
  expect(said).toEqual(['Making the database (once)']);
});

test('given a running database, when the world looks, then only a closed unix socket is there, and nothing personal is logged', async () => {
  const one = supervise();
  await one.start();
  expect(await ask(one, 'show listen_addresses')).toEqual(['']);
  expect(await ask(one, `select lower('ÉCOLE') = 'école' and 'b' > 'a' and 'B' < 'a' collate "C"`)).toEqual([true]);
  const socket = new URL(one.connectionString()).searchParams.get('host') ?? '';
  expect(statSync(socket).mode & 0o777).toBe(0o700);
  await ask(one, `select 'dr. Sari' / 0`).catch(() => {});
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('Sari');
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot('given root in a folder closed to others, when it starts, then PostgreSQL runs as nobody and owns its data', async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  const one = supervise();
  await one.start();
  expect(statSync(join(dataDir, 'postgres'))).toMatchObject({ uid: 65534, gid: 65534 });
  expect(readFileSync(`/proc/${pidOf()}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s+65534/m);
});

test('given two processes on one folder, when the first leaves, then the second works on; when it leaves too, the database ends', async () => {
  const [first, second] = [supervise(), supervise()];
  await first.start();
  await second.start();
  const pid = pidOf();
  expect(second.connectionString()).toBe(first.connectionString());
  await first.stop();
  expect(await ask(second, 'select 1')).toEqual([1]);
  await second.stop();
  expect(isAlive(pid)).toBe(false);
});

test('given one process that leaves just as another comes, when both are done, then the newcomer has its database', async () => {
  let [leaving, coming] = [supervise(), supervise()];
  await leaving.start();
  for (let round = 0; round < 6; round++) {
    await Promise.all([leaving.stop(), coming.start()]);
    expect(await ask(coming, 'select 1')).toEqual([1]);
    [leaving, coming] = [coming, leaving];
  }
});

test('given two processes that start at once on a new folder, when both are up, then they share one database', async () => {
  const [first, second] = [supervise(), supervise()];
  await Promise.all([first.start(), second.start()]);
  expect(second.connectionString()).toBe(first.connectionString());
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
});

test('given two processes that start at once and write the first lines of one log, when both are up, then no line of it is written over', async () => {
  const [first, second] = [supervise(), supervise()];
  await first.start();
  await first.stop();
  for (let round = 0; round < 8; round++) {
    rmSync(join(dataDir, 'postgres.log'));
    await Promise.all([first.start(), second.start()]);
    expect(second.connectionString()).toBe(first.connectionString());
    await first.stop();
    await second.stop();
  }
});

test('given a database killed at work, when the next start comes, then nothing acknowledged is lost', async () => {
  const one = supervise({ settings: {} });
  await one.start();
  await ask(one, 'create table pill as select 1 as id');
  const pid = pidOf();
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(10);
  const next = supervise({ settings: {} });
  await next.start();
  expect(await ask(next, 'select id from pill')).toEqual([1]);
});

test('given a database killed while a statement is at work, when the next start comes, then it waits until that has ended', async () => {
  const one = supervise();
  await one.start();
  const busy = new pg.Client({ connectionString: one.connectionString() });
  busy.on('error', () => {});
  await busy.connect();
  const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid');
  const endStatement = (): boolean => process.kill(rows[0]!.pid, 'SIGKILL');
  // It never looks whether its postmaster still lives.
  const cut = busy.query('do $$ begin loop end loop; end $$').catch((error: Error) => error);
  process.kill(pidOf(), 'SIGKILL');
  let waited = false;
  const two = supervise({ progress: (sentence) => (waited ||= /last statements/.test(sentence) && endStatement()) });
  await two.start().finally(() => waited || endStatement());
  expect(waited).toBe(true);
  expect(await cut).toBeInstanceOf(Error);
  expect(await ask(two, 'select 1')).toEqual([1]);
  await busy.end();
});

test('given a pid file that names a process of somebody else, when it starts, then that process is left alone', async () => {
  const one = supervise();
  await one.start();
  await one.stop();
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/elsewhere\n1\n5432\n/nowhere\n`);
  await one.start();
  expect(await ask(one, 'select 1')).toEqual([1]);
});

test('given a data directory copied while live, when the copy starts, then it never takes the original for its own', async () => {
  const one = supervise();
  await one.start();
  await ask(one, 'checkpoint');
  const copy = join(folder, 'copy');
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !/\.s\.PGSQL/.test(path) });
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${uid}:${gid}`, join(copy, 'postgres')]);
  const other = supervise({ dataDir: copy });
  await other.start();
  expect(pidOf(copy)).not.toBe(pidOf());
  expect(other.connectionString()).not.toBe(one.connectionString());
});

test('given a folder removed under a running database and made anew, when it starts, then the new one is new', async () => {
  const one = supervise();
  await one.start();
  await ask(one, 'create table old (id int)');
  const pid = pidOf();
  rmSync(dataDir, { recursive: true });
  const next = supervise();
  await next.start();
  expect(await ask(next, `select count(*)::int from pg_tables where tablename = 'old'`)).toEqual([0]);
  process.kill(pid, 'SIGQUIT');
});

test.each<[what: string, prepare: () => void, code: string, says: RegExp]>([
  [
    'is full of photos',
    () => (mkdirSync(dataDir), writeFileSync(join(dataDir, 'cat.jpg'), '')),
    'data.foreign',
    /holds something else already \(cat\.jpg\)/,
  ],
  [
    'has a foreign folder where the database goes',
    () => (mkdirSync(join(dataDir, 'postgres'), { recursive: true }), writeFileSync(join(dataDir, 'postgres/notes.txt'), '')),
    'data.foreign',
    /notes\.txt/,
  ],
  ['is a file', () => writeFileSync(dataDir, ''), 'data.unwritable', /is a file, not a folder/],
  ['cannot be made', () => (dataDir = '/proc/nadi'), 'data.unwritable', /Correct its rights/],
  [
    'holds another version',
    () => (mkdirSync(join(dataDir, 'postgres'), { recursive: true }), writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '9\n')),
    'data.version',
    /PostgreSQL 9 database/,
  ],
])('given a DATA_DIR that %s, when it starts, then a sentence says what to do', async (_what, prepare, code, says) => {
  prepare();
  const one = supervise();
  await expect(one.start()).rejects.toMatchObject({ name: 'StartupError', code, message: expect.stringMatching(says) });
  await expect(one.start()).rejects.toMatchObject({ message: expect.stringMatching(/DATA_DIR/) });
});

test('given a damaged database, when it starts, then the sentence carries what PostgreSQL says and where more stands', async () => {
  const one = supervise();
  await one.start();
  await one.stop();
  rmSync(join(dataDir, 'postgres/global/pg_control'));
  await expect(one.start()).rejects.toMatchObject({
    code: 'postgres.failed',
    message: expect.stringMatching(/pg_control[\s\S]*postgres\.log/),
  });
});

test.each([
  ['is empty', ''],
  ['holds something else', 'gauze\n'],
])('given a pid file that %s, when it starts, then a sentence says what to do, and after that it starts', async (_, words) => {
  const one = supervise();
  await one.start();
  await one.stop();
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(file, words);
  await expect(one.start()).rejects.toMatchObject({
    name: 'StartupError',
    code: 'data.pid',
    message: expect.stringMatching(/postmaster\.pid is damaged[^]*delete the file, and start again/),
  });
  rmSync(file);
  await one.start();
  expect(await ask(one, 'select 1')).toEqual([1]);
});

test('given a table whose file is gone, when it is prepared, then a sentence says what happened and what to do', async () => {
  const prepare = async (): Promise<string> => {
    const closers: Closers = [];
    try {
      const { database } = await prepareDatabase(
        {
          databaseUrl: undefined,
          databaseAppUrl: undefined,
          dataDir,
          seedPassword: undefined,
          secretKey: undefined,
          demo: false,
          fileAccounts: undefined,
          site: readConfig({}).site,
        },
        closers,
        { progress: () => {} },
      );
      const { rows } = await database.pool.query<{ path: string }>(`select pg_relation_filepath('users') as path`);
      return rows[0]!.path;
    } finally {
      for (const closer of closers.reverse()) await closer();
    }
  };
  rmSync(join(dataDir, 'postgres', await prepare()));
  await expect(prepare()).rejects.toMatchObject({
    name: 'StartupError',
    code: 'data.damaged',
    message: expect.stringMatching(/missing or damaged\. PostgreSQL says: could not open file[^]*restore the last backup/),
  });
});

test('given socket folders of databases that were killed long ago, when another one starts, then they are removed, and those in use stay', async () => {
  const [one, other] = [supervise(), supervise({ dataDir: join(folder, 'other') })];
  await one.start();
  const used = new URL(one.connectionString()).searchParams.get('host')!;
  const abandoned = join(dirname(used), 'nadi-00000000abcd');
  mkdirSync(abandoned, { mode: 0o700 });
  const { uid, gid } = statSync(used);
  chownSync(abandoned, uid, gid);
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const one of [abandoned, used]) utimesSync(one, longAgo, longAgo);
  await other.start();
  expect([existsSync(abandoned), existsSync(used)]).toEqual([false, true]);
  expect(await ask(one, 'select 1')).toEqual([1]);
  await one.stop();
  expect(existsSync(used)).toBe(false);
});
