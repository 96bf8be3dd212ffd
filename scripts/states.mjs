// `npm run states`: writes docs/states.md, the states and commands of each resource, from the declarations.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './setup.mjs';

process.chdir(root);
await ensureInstalled();
const program = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'test/tsconfig.json', 'test/build/writeStates.ts'];
const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
process.exitCode = status ?? 1;
