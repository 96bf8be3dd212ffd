/** Files in one folder: written next to their place, forced to the disk, then moved, so that a half-written file is never seen. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './store';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function writeThrough(path: string, bytes: Uint8Array | Blob): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    // A Blob may be larger than what should be in memory at once.
    if (bytes instanceof Blob) for await (const piece of bytes.stream()) await file.writeFile(piece);
    else await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A moved file is only safe once its folder's own entry is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store in `folder`, which is made when the first file comes. */
export function diskStore(folder: string): FileStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${randomUUID()}.tmp`);
      try {
        await writeThrough(draft, bytes);
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async get(name) {
      try {
        const file = await open(join(folder, name), 'r');
        const { size } = await file.stat();
        return { stream: file.createReadStream(), size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
