// `npm run dev`: the server restarts, the site reloads and the types are checked as files are saved.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled, root } from './setup.mjs';

const programs = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--tsconfig', 'src/server/tsconfig.json', 'src/server/main.ts'],
  ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
  ['node_modules/@typescript/native/bin/tsc', '-b', '--watch', '--preserveWatchOutput', '--checkers', '1'],
];

process.chdir(root);
// The site's server must know the API's PORT, too.
if (existsSync('.env')) process.loadEnvFile('.env');
await ensureInstalled();
const children = programs.map((words) => spawn(process.execPath, words, { stdio: 'inherit' }));
process.stdout.write(`The site is at http://localhost:${process.env.DEV_PORT ?? 5173} as soon as server and site are ready.\n`);

const end = (signal) => children.forEach((child) => child.kill(signal));
// Ctrl-C reaches the child processes by itself; this process only has to end after them.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => end('SIGTERM'));
// One without the others is no use.
for (const child of children) child.once('exit', (code) => (end('SIGTERM'), (process.exitCode ||= code ?? 0)));
