/** Installs Directus in a scratch folder, at an exact version. Nothing but the npm registry is asked: what is native in it is built here. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The newest that runs on Node 20. */
export const DIRECTUS = '11.3.5';
const dependencies = { directus: DIRECTUS, sqlite3: '5.1.7' };
/** Its packages that come without a built file for every system. */
const natives = ['sqlite3', 'isolated-vm'];

export const scratch = resolve('.cache/bench/directus');

const run = (program: string, words: readonly string[], cwd: string, failed: string): void => {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 27 });
  if (status !== 0) throw new Error(`${failed}:\n${error?.message ?? `${stdout}${stderr}`.split('\n').slice(-20).join('\n')}`);
};

/** The folder under which this Node has its headers, so that they needn't be downloaded. @throws Error where it has none */
const headers = (): string => {
  const folder = dirname(dirname(realpathSync(process.execPath)));
  if (existsSync(join(folder, 'include/node/node.h'))) return folder;
  throw new Error(`Directus needs Node's headers to be built: there is no ${join(folder, 'include/node/node.h')} (Debian: libnode-dev).`);
};

/**
 * Installs once, in two to five minutes; the folder is kept for the next run. Install scripts don't run: they download built
 * files. Two packages are built with node-gyp instead, which takes Python 3, make and a C++ compiler.
 * @throws Error with what is missing, or what npm or the compiler said
 */
export function installDirectus(say: (sentence: string) => void): void {
  const wanted = JSON.stringify({ private: true, dependencies });
  const mark = join(scratch, 'installed.json');
  if (existsSync(mark)) return;
  const nodedir = headers();
  say(`Installing Directus ${DIRECTUS} in .cache/bench/directus, and building ${natives.join(' and ')} …`);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(scratch, 'package.json'), wanted);
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], scratch, 'Directus could not be installed');
  for (const name of natives) {
    const folder = join(scratch, 'node_modules', name);
    run(
      process.execPath,
      [join(scratch, 'node_modules/node-gyp/bin/node-gyp.js'), 'rebuild', `--nodedir=${nodedir}`],
      folder,
      `${name} could not be built`,
    );
  }
  writeFileSync(mark, wanted);
}
