// Where the tests keep what they write. A machine with little memory, or without /dev/shm, uses its usual folder.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Settings of a step whose files belong on a disk: the usual folder, read before `inMemory` names another. */
export const onDisk = { TMPDIR: tmpdir() };

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    // Only Linux has it.
    return false;
  }
}

/**
 * Runs `work` with its temporary files, and those of the programs that it starts, in memory where there is room: the many databases that
 * tests make then wait for no disk, which is half of the time of some tests.
 */
export async function inMemory(work) {
  if (!hasRoom()) return work();
  const folder = mkdtempSync(`${MEMORY}/nadi-tests-`);
  // As /tmp: the databases of a root process belong to another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
