/** The gate's own rules: one run shows everything that is broken, and its last lines say it all. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'nadi-gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs JavaScript in a process of its own, as the gate's modules are; what it prints. */
const inNode = (code: string): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

const outcomes = (steps: string): unknown =>
  JSON.parse(
    inNode(`import { runSteps } from './scripts/gate/run.mjs';
      const results = await runSteps(${steps});
      console.log('\\n' + JSON.stringify(results.map(({ name, outcome }) => [name, outcome])));`)
      .trim()
      .split('\n')
      .at(-1)!,
  );

const passes = `words: ['-e', '']`;
const fails = `words: ['-e', 'process.exit(1)']`;

test('given a step that fails, then the steps that do not need it still run, and those that do are left out', () => {
  expect(
    outcomes(`[
      { name: 'types', ${fails} },
      { name: 'build', ${fails} },
      { name: 'unit', cores: 2, ${passes} },
      { name: 'browser', cores: 2, needs: 'build', ${passes} },
      { name: 'format', ${passes} },
    ]`),
  ).toEqual([
    ['types', 'failed'],
    ['build', 'failed'],
    ['unit', 'passed'],
    ['browser', 'left out'],
    ['format', 'passed'],
  ]);
});

test('given a step whose surroundings cannot be made, then it fails and the others run', () => {
  const around = `around: () => Promise.reject(new Error('no PostgreSQL here'))`;
  expect(outcomes(`[{ name: 'Debian', ${around}, ${passes} }, { name: 'browser', ${passes} }]`)).toEqual([
    ['Debian', 'failed'],
    ['browser', 'passed'],
  ]);
});

test('given two steps of one core, then they run at the same time', () => {
  const meets = (mine: string, other: string) =>
    JSON.stringify(`const fs = require('node:fs'); fs.writeFileSync(${JSON.stringify(join(folder, mine))}, '');
      const wait = () => fs.existsSync(${JSON.stringify(join(folder, other))}) || setTimeout(wait, 5); wait();`);
  expect(outcomes(`[{ name: 'a', words: ['-e', ${meets('a', 'b')}] }, { name: 'b', words: ['-e', ${meets('b', 'a')}] }]`)).toEqual([
    ['a', 'passed'],
    ['b', 'passed'],
  ]);
});

test('the last lines name each step with its time, every step that failed, and the flaky tests', () => {
  const report = join(folder, 'report.json');
  const spec = (title: string, status: string) => ({ title, file: 'list.test.ts', line: 7, tests: [{ status }] });
  const inner = { title: 'searching', specs: [spec('one press clears it', 'flaky')] };
  writeFileSync(report, JSON.stringify({ suites: [{ title: 'list.test.ts', specs: [spec('a page', 'expected')], suites: [inner] }] }));
  const said = inNode(`import { flakyIn, summary } from './scripts/gate/report.mjs';
    const results = [
      { name: 'types', outcome: 'passed', took: 34_400 },
      { name: 'build', outcome: 'failed', took: 2_000 },
      { name: 'browser', outcome: 'left out', needs: 'build', took: 0 },
    ];
    process.stdout.write(summary(results, flakyIn(${JSON.stringify(report)}, 0), 40_000));`);
  expect(said.trim().split('\n')).toEqual([
    'Steps',
    '✓ types (34 s)',
    '✗ build (2 s)',
    '– browser (left out: build did not pass)',
    '',
    'Flaky: failed, then passed on the retry',
    '~ list.test.ts:7 one press clears it',
    '',
    '✗ 2 of 3 steps did not pass, in 40 s',
  ]);
});

test('a report of an earlier run names nothing', () => {
  const report = join(folder, 'old.json');
  writeFileSync(report, JSON.stringify({ suites: [{ specs: [{ title: 'old', tests: [{ status: 'flaky' }] }] }] }));
  const after = Date.now() + 60_000;
  expect(
    inNode(`import { flakyIn } from './scripts/gate/report.mjs'; console.log(flakyIn(${JSON.stringify(report)}, ${after}).length)`),
  ).toBe('0\n');
});

test('each API test that is named for both database engines exists', () => {
  const names = JSON.parse(
    inNode(`import { onEitherEngine } from './scripts/gate/steps.mjs'; console.log(JSON.stringify(onEitherEngine))`),
  ) as string[];
  expect(names.filter((name) => !existsSync(`test/api/${name}.test.ts`))).toEqual([]);
});

test('given a machine with room in memory, then temporary files are there while the tests run, and nothing of them stays', () => {
  const [during, after] = inNode(`import { existsSync, statfsSync, writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { inMemory } from './scripts/gate/memory.mjs';
    const file = await inMemory(async () => {
      writeFileSync(tmpdir() + '/nadi-written', '');
      return tmpdir() + '/nadi-written';
    });
    console.log(file.startsWith('/dev/shm/nadi-tests-') || statfsSync('/dev/shm').bavail * statfsSync('/dev/shm').bsize < 4 * 2 ** 30);
    console.log(existsSync(file) && file.startsWith('/dev/shm/'));`).split('\n');
  expect([during, after]).toEqual(['true', 'false']);
});
