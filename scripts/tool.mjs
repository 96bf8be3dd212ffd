// What the operator's commands share: install, build, and hand over to the built program, with the terminal and Ctrl-C.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { nodeFault } from './node.mjs';

/** A question; an end of the input, or Ctrl-C, is an empty answer. */
async function ask(question, signal) {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise((settle) => lines.once('close', () => settle('')));
  try {
    return await Promise.race([lines.question(question, { signal }).catch(() => ''), closed]);
  } finally {
    lines.close();
  }
}

async function run(name) {
  const { ensureInstalled, root } = await import('./setup.mjs');
  const { ensureServerBuilt } = await import('./build.mjs');
  // npm runs us in the project's folder; a file's name is meant from where the person is.
  const from = process.env.INIT_CWD ?? process.cwd();
  process.chdir(root);
  await ensureInstalled();
  await ensureServerBuilt();
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.setSourceMapsEnabled(true);
  const { runTool } = await import(pathToFileURL(path.join(root, 'dist/server/tools.mjs')).href);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
  process.exitCode = await runTool(name, {
    env: process.env,
    words: process.argv.slice(2),
    write: (text) => process.stdout.write(text),
    isTty: Boolean(process.stdin.isTTY && process.stdout.isTTY),
    ask: (question) => ask(question, stop.signal),
    pathOf: (file) => path.resolve(from, file),
    signal: stop.signal,
  });
}

/** Runs one of the commands of src/server/tools. */
export async function runCommand(name) {
  const fault = nodeFault();
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
    return;
  }
  await run(name).catch((failure) => {
    process.stderr.write(`\n${failure.message}\n`);
    process.exitCode = 1;
  });
}
