/** An operator at a terminal, with a data folder and a database of their own for each test. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runTool } from '#server/tools/index';
import { onServer } from '../db/testServer';

// Each test makes a whole database, on a machine that may be busy.
jest.setTimeout(120_000);

export let folder: string;
export let dataDir: string;
export let other: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nadi-tools-'));
  dataDir = join(folder, 'data');
  other = `nadi_tools_${process.pid}_${Date.now()}`;
  await onServer(`create database ${other}`);
});
afterEach(async () => {
  await onServer(`drop database ${other} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

let made: string | undefined;
afterAll(() => {
  if (made) rmSync(made, { recursive: true, force: true });
});

/** Fills the data folder with an embedded database that has its first accounts and one item: the first test makes it, the others copy it. */
export async function haveDatabase(): Promise<void> {
  if (!made) {
    made = mkdtempSync(join(tmpdir(), 'nadi-made-'));
    expect(await run('demo --size 1 --clients 0', { from: join(made, 'data') })).toMatchObject({ code: 0 });
  }
  // PostgreSQL's files keep their owner.
  execFileSync('cp', ['-a', join(made, 'data'), folder]);
}

/** Runs a command as on a terminal where `types` is typed, or without one; `from` is the data folder. */
export async function run(
  command: string,
  { url, types, stopped = false, from = dataDir }: { url?: string; types?: string; stopped?: boolean; from?: string } = {},
) {
  const [name = '', ...words] = command.split(' ');
  let said = '';
  const stop = new AbortController();
  if (stopped) stop.abort();
  const code = await runTool(name, {
    env: { DATA_DIR: from, SEED_PASSWORD: 'denyut-nadi-2026', ...(url && { DATABASE_URL: url }) },
    words,
    write: (text) => void (said += text),
    isTty: types !== undefined,
    ask: async (question) => ((said += question), types ?? ''),
    pathOf: (file) => join(folder, file),
    signal: stop.signal,
  });
  return { code, said };
}

export async function ask<T = unknown>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, T>>(statement)).rows.map((row) => Object.values(row)[0] as T);
  } finally {
    await client.end();
  }
}
