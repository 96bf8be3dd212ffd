/** Two programs on one new database, started at the same moment. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, onServer } from '../server/db/testServer';
import { startProgram, type Program } from './program';

export interface Pair {
  /** The one and the other; anyone who ends one puts another in its place. */
  programs: [Program, Program];
  /** The database's address. */
  url: string;
  /** Starts one more on the same database. */
  start(): Promise<Program>;
  /** Ends both and drops the database. */
  close(): Promise<void>;
}

/** Starts them. */
export async function startPair(): Promise<Pair> {
  const name = `nadi_test_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'nadi-pair-'));
  const url = addressOf(name);
  const start = () => startProgram(folder, { DATABASE_URL: url });
  await onServer(`create database ${name} template template0`);
  const pair: Pair = {
    programs: await Promise.all([start(), start()]),
    url,
    start,
    close: async () => {
      await Promise.all(pair.programs.map((program) => program.leave()));
      await onServer(`drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return pair;
}
