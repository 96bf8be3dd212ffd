// `npm run replay FILE`: plays a saved session again through the real store and says what comes out differently.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './setup.mjs';

// npm runs us in the project's folder; a file's name is meant from where the person is.
const from = process.env.INIT_CWD ?? process.cwd();
const words = process.argv.slice(2).map((word) => (word.startsWith('--') ? word : path.resolve(from, word)));

process.chdir(root);
await ensureInstalled();
const program = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'test/tsconfig.json', 'test/replay/main.ts', ...words];
const { status } = spawnSync(process.execPath, program, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
process.exitCode = status ?? 1;
