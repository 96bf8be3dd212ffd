/** The program on an embedded database in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, readPostmaster } from '#server/db/embedded/postmaster';
import { startProgram, type Program } from './program';

export interface Embedded {
  /** Anyone who ends it starts another one in its place. */
  program: Program;
  /** Starts one more program on the same folder. */
  start(): Promise<Program>;
  /** The database's main process; undefined while none has written down that it runs. */
  postmasterId(): number | undefined;
  /** The database's address as its owner. */
  databaseUrl(): string;
  /** Ends the program and removes the folder. */
  close(): Promise<void>;
}

/** Starts it on a new folder. */
export async function startEmbedded(): Promise<Embedded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nadi-crash-'));
  const postmaster = () => readPostmaster(join(dataDir, 'postgres'));
  const start = () => startProgram(dataDir);
  const embedded: Embedded = {
    program: await start(),
    start,
    postmasterId: () => postmaster()?.pid,
    databaseUrl: () => addressOf(postmaster()!.socket, 'nadi'),
    close: async () => {
      await embedded.program.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return embedded;
}
