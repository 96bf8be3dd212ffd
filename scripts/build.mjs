// `npm run build`: the server into dist/server, the client into dist/client. `npm start` builds too, when something changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, runQuietly } from './setup.mjs';

/** All that decides what a build makes. */
const inputs = [
  'src',
  'public',
  'webpack.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/evaluate',
  'scripts/props',
];

const at = (...names) => path.join(root, ...names);
const mark = at('dist/built.txt');

function filesOf(name) {
  if (!existsSync(at(name))) return [];
  if (!statSync(at(name)).isDirectory()) return [name];
  return readdirSync(at(name), { withFileTypes: true }).flatMap((entry) => filesOf(path.join(name, entry.name)));
}

/** A hash of the contents of everything that goes into a build; times don't count, as a checkout changes them. */
export function inputHash() {
  const hash = createHash('sha256');
  for (const name of inputs.flatMap(filesOf).sort()) hash.update(`${name}\0`).update(readFileSync(at(name)));
  return hash.digest('hex');
}

/** Bundles the server, the program of its second thread, and the operator's tools; packages stay outside, and are found in node_modules. */
export async function buildServer(outdir = at('dist/server')) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      main: at('src/server/main.ts'),
      program: at('src/server/thread/program.ts'),
      tools: at('src/server/tools/index.ts'),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '#shared': at('src/shared'), '#server': at('src/server') },
    tsconfig: at('src/server/tsconfig.json'),
    sourcemap: true,
    legalComments: 'none',
    absWorkingDir: root,
    logLevel: 'warning',
  });
}

const buildClient = () =>
  runQuietly(
    'Building the site',
    process.execPath,
    [at('node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'],
    'The site could not be built; the messages above say where.',
  );

/** Builds both halves, and only then says that they are whole. */
export async function buildAll() {
  const hash = inputHash();
  rmSync(mark, { force: true });
  await Promise.all([buildServer(), buildClient()]);
  writeFileSync(mark, hash);
}

/** Whether what is there was made of exactly these inputs; a server image may carry only what was built. */
const isBuilt = () => !existsSync(at('src')) || (existsSync(mark) && readFileSync(mark, 'utf8') === inputHash());

/** Builds both halves unless they are up to date. */
export async function ensureBuilt() {
  if (!isBuilt()) await buildAll();
}

/** Builds the server alone, in a second: the operator's commands need no site. */
export async function ensureServerBuilt() {
  if (isBuilt()) return;
  rmSync(mark, { force: true });
  await buildServer();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureInstalled();
    await buildAll();
  } catch (failure) {
    process.stderr.write(`\n${failure.message}\n`);
    process.exitCode = 1;
  }
}
