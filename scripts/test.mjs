// `npm test`: installs what is missing, then types, lint, unit, API (embedded and Debian PostgreSQL), client, crash and browser tests.
// Words after `--` go to jest and run only that: `npm test -- test/shared`.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './setup.mjs';
import { ensureChromium, startDebianPostgres } from './debian.mjs';

const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** Runs one step with its output shown; the first that fails ends the run. */
function step(name, command, words, env = {}) {
  const from = Date.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const { status } = spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${name} failed after ${seconds(from)}`);
  process.stdout.write(`✓ ${name} (${seconds(from)})\n`);
}

const jest = (...words) => ['node_modules/jest/bin/jest.js', ...words];

async function everything(CHROMIUM) {
  step('types', process.execPath, ['node_modules/typescript/bin/tsc', '-b']);
  step('lint', process.execPath, ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']);
  step('format', process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']);
  step('unit, replays, store and screens', process.execPath, jest('--selectProjects', 'shared', 'journeys', 'client'));
  step('server and API on the embedded PostgreSQL', process.execPath, jest('--selectProjects', 'server'));
  const debian = await startDebianPostgres();
  try {
    step(
      "API on Debian's PostgreSQL through DATABASE_URL",
      process.execPath,
      jest('--selectProjects', 'server', '--testPathPatterns', 'test/api'),
      { TEST_DATABASE_URL: debian.url },
    );
  } finally {
    await debian.stop();
  }
  step('build', process.execPath, ['scripts/build.mjs']);
  step(
    "sudden ends on the embedded and on Debian's PostgreSQL, and two servers on one database",
    process.execPath,
    jest('--selectProjects', 'crash'),
  );
  step('browser', process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], { CHROMIUM });
  process.stdout.write(`\n✓ everything passed in ${seconds(started)}\n`);
}

try {
  await ensureInstalled();
  const CHROMIUM = ensureChromium();
  const only = process.argv.slice(2);
  if (only.length) step('the tests you named', process.execPath, jest(...only), { CHROMIUM });
  else await everything(CHROMIUM);
} catch (failure) {
  process.stdout.write(`\n✗ ${failure.message}\n`);
  process.exitCode = 1;
}
