/** The built program as a person runs it: it starts, says where it is, and leaves when asked. @long */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPostmaster } from '#server/db/embedded/postmaster';
import { until } from '../build/until';
import { freshDatabase } from './db/withDatabase';

// A whole start each, on a machine that may be busy.
jest.setTimeout(120_000);

/** Inside the project, so that the bundle finds its packages. */
const built = resolve('.cache', `main-test-${process.pid}`);
const running = new Set<ChildProcess>();
let dataDir: string;

class Run {
  said = '';
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(env: NodeJS.ProcessEnv) {
    const { PATH } = process.env;
    this.process = spawn(process.execPath, [join(built, 'main.mjs')], {
      cwd: dataDir,
      env: { PATH, DATA_DIR: join(dataDir, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    });
    running.add(this.process);
    this.process.stdout?.on('data', (words: Buffer) => (this.said += words));
    this.process.stderr?.on('data', (words: Buffer) => (this.said += words));
    this.ended = once(this.process, 'close').then(([code]) => code as number | null);
  }

  /** The address it tells. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /ready at (\S+) \(/.exec(this.said)?.[1];
      if (address) return address;
      const ended = await Promise.race([this.ended.then(() => true), new Promise<false>((go) => setTimeout(go, 20, false))]);
      if (ended) throw new Error(`It ended: ${this.said}`);
    }
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(() => {
  const script = `import { buildServer } from './scripts/build.mjs'; await buildServer(${JSON.stringify(built)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script]);
});
afterAll(() => rmSync(built, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nadi-main-'));
});
afterEach(async () => {
  for (const one of running) {
    if (one.exitCode === null && one.signalCode === null) {
      one.kill('SIGTERM');
      await once(one, 'close');
    }
  }
  running.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

test('given a new data directory, when it starts twice, then the password is told once, and leaving stops the database too', async () => {
  const first = new Run({});
  const address = await first.ready();
  expect(first.said).toMatch(
    /Making the database \(once\)[\s\S]*accounts were made: admin@nadi\.test, creator@nadi\.test, member@nadi\.test\nTheir password, shown only now: \S{19}\n/,
  );
  expect(first.said).toContain(`Mails are not sent but kept: an admin reads them at ${address}/usman/outbox`);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const pid = readPostmaster(join(dataDir, 'data/postgres'))?.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  // The terminal's Ctrl-C and npm's copy of it arrive together.
  first.process.kill('SIGINT');
  first.process.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);

  const second = new Run({});
  await second.ready();
  expect(second.said).not.toMatch(/password|Making/);
});

test('given an old site file with bank accounts, when it starts, then it takes them over and says that the key is no longer read', async () => {
  const SITE_FILE = join(dataDir, 'old-site.json');
  writeFileSync(SITE_FILE, JSON.stringify({ legal_name: 'PT Nadi', bank_accounts: [{ bank: 'BCA', number: '527', holder: 'PT Nadi' }] }));
  const run = new Run({ SITE_FILE });
  const address = await run.ready();
  expect(run.said).toContain(
    'bank_accounts is no longer read. Bank accounts are kept at /usman/bank-account-management. 1 of them were taken over just now.',
  );
  const answer = (await (await fetch(`${address}/api/v1/bank-accounts`)).json()) as { data: { attributes: { number: string } }[] };
  expect(answer.data.map(({ attributes }) => attributes.number)).toEqual(['527']);
});

test('given a browser that keeps its connection, when the server is told to end, then it ends', async () => {
  const run = new Run({});
  const address = await run.ready();
  await fetch(`${address}/healthz`);
  run.process.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

/** A connection on which `words` were sent, and all that it hears until it is closed. */
async function connected(address: string, words: string): Promise<{ socket: Socket; heard: Promise<string> }> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  let said = '';
  socket.on('data', (bytes) => (said += bytes.toString('latin1')));
  // A connection may also be ended by a reset.
  const heard = new Promise<string>((settle) => socket.once('close', () => settle(said)));
  await once(socket, 'connect');
  socket.write(words);
  return { socket, heard };
}

const SIGN_IN = JSON.stringify({ data: { type: 'token', attributes: { email: 'nobody@nadi.test', password: 'gerimis-payung-23' } } });
/** A sign-in of which `sent` bytes of the body are sent. */
const signIn = (sent: number): string =>
  `POST /api/v1/login HTTP/1.1\r\nhost: nadi.test\r\ncontent-type: application/vnd.api+json\r\ncontent-length: ${SIGN_IN.length}\r\n\r\n${SIGN_IN.slice(0, sent)}`;

test('given silent connections and thirty requests whose bodies do not end, when it is told to end, then it ends well, and the database too', async () => {
  const run = new Run({});
  const address = await run.ready();
  const pid = readPostmaster(join(dataDir, 'data/postgres'))?.pid ?? 0;
  const silent = await Promise.all([connected(address, ''), connected(address, 'GET /heal')]);
  const slow = await Promise.all(Array.from({ length: 30 }, () => connected(address, signIn(20))));
  const last = await connected(address, signIn(20));
  expect(await (await fetch(`${address}/healthz`)).text()).toContain('alive');
  run.process.kill('SIGTERM');
  await Promise.all(silent.map(({ heard }) => heard));
  // Anyone who ends in time is answered, and told that the connection ends.
  last.socket.write(SIGN_IN.slice(20));
  expect(await last.heard).toMatch(/^HTTP\/1\.1 401 [^]*connection: close[^]*credentials\.invalid/i);
  expect(await run.ended).toBe(0);
  expect(await Promise.all(slow.map(({ heard }) => heard))).toEqual(slow.map(() => ''));
  expect(isAlive(pid)).toBe(false);
});

test('given a request under way, when a person presses Ctrl-C again, then it ends at once, and the database too', async () => {
  const run = new Run({});
  const address = await run.ready();
  const pid = readPostmaster(join(dataDir, 'data/postgres'))?.pid ?? 0;
  const slow = await connected(address, signIn(20));
  expect(await (await fetch(`${address}/healthz`)).text()).toContain('alive');
  run.process.kill('SIGINT');
  const again = setInterval(() => run.process.kill('SIGINT'), 300);
  expect(await run.ended).toBe(0);
  clearInterval(again);
  expect(run.said).toContain('Closing at once');
  expect(await slow.heard).toBe('');
  expect(isAlive(pid)).toBe(false);
});

/** The processes that one has started. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
/** Those of them that serve. */
const serversOf = (pid: number): number[] =>
  childrenOf(pid).filter((one) => /main\.mjs/.test(readFileSync(`/proc/${one}/cmdline`, 'utf8')));

test('given PROCESSES=2, when one of them is killed, then the other serves and another one comes; leaving ends all, and the database', async () => {
  const run = new Run({ PROCESSES: '2' });
  const address = await run.ready();
  const [pid, database] = [run.process.pid!, readPostmaster(join(dataDir, 'data/postgres'))?.pid ?? 0];
  const [first, second] = serversOf(pid);
  expect([isAlive(first!), isAlive(second!), run.said.match(/Their password/g)?.length]).toEqual([true, true, 1]);
  process.kill(first!, 'SIGKILL');
  await until(() => serversOf(pid).length === 2 && !serversOf(pid).includes(first!));
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(run.said).toContain('A process ended unexpectedly. Starting another');
  const servers = serversOf(pid);
  const slow = await connected(address, signIn(20));
  run.process.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(await slow.heard).toBe('');
  expect([...servers, database].filter(isAlive)).toEqual([]);
});

test('given DATABASE_URL, when it starts, then it works there and makes no database of its own', async () => {
  const database = await freshDatabase({ seeded: false });
  try {
    const run = new Run({ DATABASE_URL: database.url, SEED_PASSWORD: 'denyut-nadi-2026' });
    await run.ready();
    expect(run.said).toContain('Their password is that of SEED_PASSWORD.');
    expect(run.said).not.toContain('denyut-nadi-2026');
    expect(existsSync(join(dataDir, 'data/postgres'))).toBe(false);
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect((await database.pool.query('select email from users')).rowCount).toBe(3);
  } finally {
    await database.close();
  }
});

test.each([['1'], ['2']])(
  'given a port that is taken, when it starts with PROCESSES=%s, then it says so, how to choose another, and still the new password',
  async (processes) => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const run = new Run({ PORT: String(port), PROCESSES: processes });
    expect(await run.ended).toBe(1);
    expect(run.said).toContain(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`);
    expect(run.said).toMatch(/password, shown only now: \S{19}\n/);
    other.close();
  },
);

test.each<[what: string, env: NodeJS.ProcessEnv, says: RegExp]>([
  ['two wrong settings', { PORT: 'x', LOG_LEVEL: 'loud' }, /PORT must be[\s\S]*LOG_LEVEL must be[\s\S]*start again/],
  [
    'a DATABASE_URL where nothing answers',
    { DATABASE_URL: 'postgresql://nadi@127.0.0.1:1/nadi' },
    /^\s*Nothing answers at the database's address\. Check DATABASE_URL[^\n]*\n$/,
  ],
  ['an address of another machine', { HOST: '192.0.2.1' }, /This machine has no address 192\.0\.2\.1\. Correct HOST/],
])('given %s, when it starts, then it ends with a sentence and without a stack', async (_what, env, says) => {
  const run = new Run(env);
  expect(await run.ended).toBe(1);
  expect(run.said).toMatch(says);
  expect(run.said).not.toMatch(/\n {4}at /);
});
