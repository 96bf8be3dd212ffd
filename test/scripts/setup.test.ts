/** What the commands do before anything else: refuse an old Node, install what is missing, and no more than that. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const nodeFault = (version: string): string => {
  const script = `import { nodeFault } from './scripts/node.mjs'; process.stdout.write(nodeFault(${JSON.stringify(version)}) ?? '');`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

test.each<[version: string, fine: boolean]>([
  ['12.22.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.1.0', true],
  ['9.20.0', false],
])('given Node %s, when it is asked to run Nadi, then that is fine: %s', (version, fine) => {
  if (fine) expect(nodeFault(version)).toBe('');
  else expect(nodeFault(version)).toMatch(`Nadi needs Node.js 20.19 or newer; this is ${version}. Install`);
});

describe('given a project', () => {
  let project: string;
  const at = (name: string): string => join(project, name);
  const write = (name: string, words: string, age = 0): void => {
    writeFileSync(at(name), words);
    const then = new Date(Date.now() - age);
    utimesSync(at(name), then, then);
  };

  /** Runs ensureInstalled there, with an npm that notes how it was called. */
  const install = (npm = `require('fs').appendFileSync('called.txt', process.argv.slice(2).join(' ') + '\\n')`) => {
    write('npm-cli.js', npm);
    const script = `import { ensureInstalled } from ${JSON.stringify(pathToFileURL(at('scripts/setup.mjs')).href)};
      await ensureInstalled().catch((error) => { console.log(error.message); process.exitCode = 1; });`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: project,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, npm_execpath: at('npm-cli.js') },
    });
    return { status, said: stdout, calls: existsSync(at('called.txt')) ? readFileSync(at('called.txt'), 'utf8').trim().split('\n') : [] };
  };

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'nadi-setup-'));
    mkdirSync(at('scripts'));
    copyFileSync(resolve('scripts/setup.mjs'), at('scripts/setup.mjs'));
    write('package-lock.json', '{"lock":1}', 60_000);
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  const installed = (age: number): void => {
    mkdirSync(at('node_modules'));
    write('node_modules/.package-lock.json', '{}', age);
  };

  test('without packages, when a command runs, then they are installed, with a word about it', () => {
    mkdirSync(at('node_modules'));
    const { calls, said } = install();
    expect(calls).toEqual(['ci --include=dev --no-audit --no-fund']);
    expect(said).toContain('Installing the packages');
  });

  test('with its packages, when a command runs, then nothing is installed, also after a checkout touched the lock', () => {
    installed(30_000);
    expect(install().calls).toEqual([]);
    write('package-lock.json', '{"lock":1}');
    expect(install()).toMatchObject({ calls: [], said: '' });
  });

  test('with another lock than was installed, when a command runs, then its packages are installed', () => {
    installed(30_000);
    install();
    write('package-lock.json', '{"lock":2}');
    expect(install().calls).toHaveLength(1);
  });

  test('without a network, when a command runs, then npm is quoted and the sentence says what to check', () => {
    const { status, said } = install(`console.error('npm error code ENOTFOUND'); process.exit(1)`);
    expect(status).toBe(1);
    expect(said).toMatch(/npm error code ENOTFOUND\n\nThe packages could not be installed\. Check the network/);
  });
});
