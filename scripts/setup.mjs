// What every command needs first: the packages of package-lock.json, installed once.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** npm writes its record and the lock in one go; which comes first is chance. */
const SAME_MOMENT = 5_000;

const at = (...names) => path.join(root, ...names);
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Runs a program to its end, telling every five seconds that it still works; what it prints is shown only if it fails.
 * @throws Error with `advice` and the last lines printed
 */
export async function runQuietly(sentence, program, args, advice) {
  const from = Date.now();
  process.stdout.write(`  ${sentence} …\n`);
  const ticking = setInterval(() => process.stdout.write(`    ${seconds(from)}\n`), 5_000);
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (words) => (printed += words));
  child.stderr.on('data', (words) => (printed += words));
  const code = await new Promise((settle) => {
    child.once('error', (error) => {
      printed += error.message;
      settle(1);
    });
    child.once('close', settle);
  });
  clearInterval(ticking);
  if (code !== 0) throw new Error(`${printed.trim().split('\n').slice(-30).join('\n')}\n\n${advice}`);
}

/** npm itself: the one that runs us, else the one on the path. */
export function npm() {
  const mine = process.env.npm_execpath;
  return mine?.endsWith('npm-cli.js') ? [process.execPath, [mine]] : ['npm', []];
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');

/** Whether node_modules holds what the lock says: by our own mark, or by npm's record being no older than the lock. */
function isInstalled(mark) {
  const record = at('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash()) return true;
  return statSync(record).mtimeMs + SAME_MOMENT >= statSync(at('package-lock.json')).mtimeMs;
}

/** Installs the packages unless they are there; with progress, and a sentence when it fails. */
export async function ensureInstalled() {
  // A server image may carry the installed packages only.
  if (!existsSync(at('package-lock.json'))) return;
  const mark = at('node_modules/.nadi-installed');
  if (!isInstalled(mark)) {
    const [program, args] = npm();
    await runQuietly(
      'Installing the packages (a minute or two, once)',
      program,
      [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
      'The packages could not be installed. Check the network and the free space on the disk, then run the command again.',
    );
  }
  // A folder that may not be written needs no mark: npm's record tells as well.
  try {
    if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lockHash()) writeFileSync(mark, lockHash());
  } catch {
    return;
  }
}
