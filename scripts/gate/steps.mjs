// The steps of the gate: what each one runs, how many cores it keeps busy, and which step it needs.
import { readFileSync } from 'node:fs';
import { startDebianPostgres } from '../debian.mjs';
import { onDisk } from './memory.mjs';

/** The API tests whose outcome a database engine can change, by what it changes. All of them run on the embedded one; these run on Debian's, too. */
export const onEitherEngine = [
  // Every statement of the kit on every table, and the statements of the sign-in family, which stand outside it.
  ...['conformance', 'relationships', 'register', 'recover', 'session', 'twoStep'],
  // Order, letters, searches and times.
  ...['lists', 'kinds', 'peopleOrder', 'deepPages', 'summary'],
  // What triggers and constraints do.
  ...['audit', 'deletions', 'totals', 'trash'],
  // What locks, waits and notices between servers do.
  ...['idempotency', 'listCache', 'limits', 'listQueue', 'rightsAtOnce', 'sessions', 'versions'],
];

/** Most of what a test makes is soon forgotten: with more room for young objects V8 collects them less often (megabytes, in each worker). */
const roomForYoung = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

export const jest = (...words) => [...roomForYoung, 'node_modules/jest/bin/jest.js', ...words];
export const playwright = (...words) => ['node_modules/@playwright/test/cli.js', 'test', ...words];

/** What follows the program in a script of package.json: its options stand only there. */
const optionsOf = (script) => JSON.parse(readFileSync('package.json', 'utf8')).scripts[script].split(' ').slice(1);

async function withDebian(run) {
  const debian = await startDebianPostgres();
  try {
    return await run({ TEST_DATABASE_URL: debian.url });
  } finally {
    await debian.stop();
  }
}

/** @returns steps in the order in which they start; one core each unless `cores` says two */
export const stepsOf = (env) => [
  { name: 'types', words: optionsOf('types') },
  { name: 'lint', words: ['node_modules/eslint/bin/eslint.js', ...optionsOf('lint')] },
  { name: 'build', words: ['scripts/build.mjs'] },
  { name: 'format', words: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'unit, replays, store and screens', cores: 2, words: jest('--selectProjects', 'shared', 'journeys', 'client') },
  // One worker more than there are cores, here and below: a test also waits for its database and for what it starts.
  { name: 'server and API on the embedded PostgreSQL', cores: 2, words: jest('--selectProjects', 'server', '--maxWorkers', '3') },
  {
    name: "API on Debian's PostgreSQL through DATABASE_URL",
    cores: 2,
    words: jest('--selectProjects', 'server', '--testPathPatterns', `test/api/(${onEitherEngine.join('|')})\\.test`),
    around: withDebian,
  },
  {
    name: "sudden ends on the embedded and on Debian's PostgreSQL, and two servers on one database",
    cores: 2,
    needs: 'build',
    words: jest('--selectProjects', 'crash', '--maxWorkers', '3'),
    // What survives a sudden end is a matter of the disk.
    env: onDisk,
  },
  { name: 'browser', cores: 2, needs: 'build', words: playwright(), env },
];
