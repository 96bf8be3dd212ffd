// `npm run bench`, `bench:api`, `bench:web`, `bench:business`, `bench:clinic`, `bench:icd`: installs and builds what is missing, then measures; `-- --quick` takes minutes less.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './setup.mjs';

const parts = ['api', 'web', 'business', 'clinic', 'icd'];

/** Runs one part to its end, with what it says shown. @returns its exit code */
function measure(part, words) {
  const program = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'test/tsconfig.json', `test/bench/${part}/main.ts`, ...words];
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  return status ?? 1;
}

async function run(words) {
  const named = words.filter((word) => !word.startsWith('--'));
  const unknown = named.find((word) => !parts.includes(word));
  if (unknown) throw new Error(`There is no bench called ${unknown}; there are ${parts.join(' and ')}.`);
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  const options = words.filter((word) => word.startsWith('--'));
  for (const part of named.length ? named : parts) {
    process.exitCode ||= measure(part, options);
  }
}

run(process.argv.slice(2)).catch((failure) => {
  process.stderr.write(`\n${failure.message}\n`);
  process.exitCode = 1;
});
