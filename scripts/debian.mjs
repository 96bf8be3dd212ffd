// What the tests need from Debian: a browser, and a PostgreSQL that is not ours. Installs what is missing, or says how.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const isRoot = () => process.getuid?.() === 0;
const NOBODY = 65534;

/** Installs Debian packages, quietly; a sentence to the person where that can't be done. */
function aptInstall(...packages) {
  const apt = isRoot() ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const run = (...words) =>
    spawnSync(apt[0], [...apt.slice(1), ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = () => run('install', '-y', '--no-install-recommends', ...packages);
  process.stdout.write(`  installing ${packages.join(', ')} …\n`);
  if (install().status === 0) return;
  run('update');
  const last = install();
  if (last.status !== 0) {
    throw new Error(
      `Could not install ${packages.join(', ')}. Run: sudo apt-get install -y --no-install-recommends ${packages.join(' ')}\n${last.stderr ?? last.error}`,
    );
  }
}

const CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium; installs Debian's when there is none. `CHROMIUM` overrides. */
export function ensureChromium() {
  const known = () =>
    [process.env.CHROMIUM, CHROMIUM, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => file && existsSync(file));
  if (!known()) aptInstall('chromium');
  return known();
}

/**
 * What the browser tests run in: Chromium's headless shell, which takes a fifth less of the processor, and the whole Chromium for what
 * the shell lacks, as its viewer of PDFs. Where there is no shell for it, the whole Chromium serves for both.
 * @returns their paths, as settings of the tests
 */
export function ensureBrowsers() {
  const whole = ensureChromium();
  if (whole === CHROMIUM && !existsSync(HEADLESS_SHELL)) {
    try {
      // Together, since both must have the same version.
      aptInstall('chromium', 'chromium-headless-shell');
    } catch {
      process.stdout.write('  There is no chromium-headless-shell. The browser tests run in the whole Chromium, and take longer.\n');
    }
  }
  return { CHROMIUM: whole, CHROMIUM_SHELL: whole === CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : whole };
}

const postgresBin = () => {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root).filter((version) => Number(version) >= 15 && existsSync(path.join(root, version, 'bin/initdb')))
    : [];
  return versions.length ? path.join(root, versions.sort((a, b) => b - a)[0], 'bin') : undefined;
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts the postmaster of a cluster; resolves when it is ready to serve. */
function startPostmaster(bin, words, options) {
  const server = spawn(path.join(bin, 'postgres'), words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (words) => {
      said += words;
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('close', () => reject(new Error(`Debian's PostgreSQL stopped: ${said}`)));
  });
}

/** After a sudden end: a backend that outlived the postmaster by a moment keeps the next one out until it has noticed. */
async function restarted(start) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (failure) {
      if (tries === 200 || !/shared memory block .* still in use/.test(failure.message)) throw failure;
      await sleep(50);
    }
  }
}

const ended = (server, signal) =>
  new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill(signal);
  });

/**
 * Starts Debian's own PostgreSQL on a fresh cluster.
 * @param durable whether what it acknowledges must outlive a crash; costs speed
 * @returns its address for DATABASE_URL; `crash` ends it at once and resolves when it serves again; `stop` also removes it
 */
export async function startDebianPostgres({ durable = false } = {}) {
  if (!postgresBin()) aptInstall('postgresql');
  const bin = postgresBin();
  const folder = mkdtempSync(path.join(tmpdir(), 'nadi-debian-'));
  const data = path.join(folder, 'data');
  const who = isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'nadi', '-A', 'trust', '--locale=C.UTF-8', '--encoding=UTF8', '-N'], {
    ...who,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`Debian's initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `fsync=${durable ? 'on' : 'off'}`, 'max_connections=200'];
  const start = () =>
    startPostmaster(bin, ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])], {
      ...who,
      cwd: folder,
    });
  let server = await start();
  return {
    url: `postgres://nadi@127.0.0.1:${port}/postgres`,
    crash: async () => {
      await ended(server, 'SIGKILL');
      server = await restarted(start);
    },
    stop: async () => {
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
