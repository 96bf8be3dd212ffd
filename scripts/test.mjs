// `npm test`: installs what is missing, then runs the whole gate (scripts/gate/steps.mjs). After `--`:
//   --strict             browser tests get no retry
//   test/shared          words for jest: only these tests
//   test/e2e/list        words for Playwright: only these browser tests
// `npm run looks` takes pictures of every page, or of the browser tests that are named, into .cache/screenshots; `npm run crash` plays 100 rounds.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureBrowsers } from './debian.mjs';
import { inMemory } from './gate/memory.mjs';
import { flakyIn, summary } from './gate/report.mjs';
import { runSteps } from './gate/run.mjs';
import { jest, playwright, stepsOf } from './gate/steps.mjs';
import { ensureInstalled } from './setup.mjs';

/** What each option sets for the tests, and which tests it runs where none are named; without any, everything. */
const options = {
  '--strict': { env: { STRICT: '1' }, words: [] },
  '--looks': { env: { LOOKS: '1' }, words: ['test/e2e/everyPage'] },
  '--crash': { env: { CRASH_ROUNDS: '100' }, words: ['test/crash'] },
};

const isAbout = (folder) => (word) => new RegExp(`^(\\./)?test/${folder}\\b`).test(word);

async function someTests(words, env) {
  if (words.some(isAbout('(e2e|crash)'))) await ensureBuilt();
  const program = words.some(isAbout('e2e')) ? playwright(...words) : jest(...words);
  return spawnSync(process.execPath, program, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

async function everything(env) {
  const from = Date.now();
  const results = await runSteps(stepsOf(env));
  process.stdout.write(summary(results, flakyIn('.cache/e2e/report.json', from), Date.now() - from));
  return results.every(({ outcome }) => outcome === 'passed');
}

try {
  await ensureInstalled();
  const given = process.argv.slice(2);
  const chosen = given.flatMap((word) => options[word] ?? []);
  const named = given.filter((word) => !options[word]);
  const env = Object.assign(ensureBrowsers(), ...chosen.map((option) => option.env));
  const words = named.length ? named : chosen.flatMap((option) => option.words);
  const tests = () => (words.length ? someTests(words, env) : everything(env));
  const passed = await (words.some(isAbout('crash')) ? tests() : inMemory(tests));
  if (!passed) process.exitCode = 1;
} catch (failure) {
  process.stdout.write(`\n✗ ${failure.message}\n`);
  process.exitCode = 1;
}
