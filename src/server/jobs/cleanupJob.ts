/** The hourly sweep: purges expired deletions, removes uploaded files that no record uses, and deletes rows that have expired. */
import type { FileStore } from '../files/store';
import { clockSkew } from '../repository/clock';
import { deleteExpired } from '../repository/deleteExpired';
import { dueDeletions, purgeDeletion, settleExpiry } from '../repository/purge';
import type { Store } from '../repository/store';
import { dueFiles, forgetFiles } from '../repository/unusedFiles';
import { fileNameAt } from '../files/address';
import type { Handler } from './kinds';
import type { FailureLog } from './runner';

const EVERY = 3_600_000;

/** The job's key: there is never a second one. */
export const SWEEP = 'sweep';

/** Milliseconds by which our clock and the database's may differ. With a larger difference one of them is wrong, and nothing is purged. */
const MOST_SKEW = 5 * 60_000;

/** `log` hears when nothing was swept, and why. */
export type SweepParts = { readonly store: Store; readonly files: FileStore; readonly log: FailureLog };

/** How many there were: deletions that ended, rows that went for good and rows that had to stay, uploaded files removed. */
export type Swept = { readonly deletions: number; readonly rows: number; readonly remaining: number; readonly files: number };

async function sweepDeletions(store: Store, now: Date): Promise<Omit<Swept, 'files'>> {
  await settleExpiry(store);
  const swept = { deletions: 0, rows: 0, remaining: 0 };
  for (const id of await dueDeletions(store, now)) {
    const purged = await purgeDeletion(store, id, now);
    if (!purged) continue;
    swept.deletions += 1;
    swept.rows += purged.gone;
    swept.remaining += purged.remaining;
  }
  return swept;
}

/** Files that cannot be removed now are tried again by the next sweep. */
async function sweepFiles({ store, files }: SweepParts, now: Date): Promise<number> {
  let removed = 0;
  for (let due = await dueFiles(store, now); due.length; due = await dueFiles(store, now)) {
    for (const address of due) {
      const name = fileNameAt(address);
      if (name) await files.remove(name);
      await forgetFiles(store, [address]);
      removed += 1;
    }
  }
  return removed;
}

/**
 * Sweeps once. Several processes may do so at the same time; each deletion is ended by one of them.
 * Sweeps nothing while our clock and the database's disagree: a clock that is a month ahead would empty the trash.
 */
export async function sweep(parts: SweepParts, now: Date): Promise<Swept> {
  const skew = await clockSkew(parts.store);
  if (Math.abs(skew) > MOST_SKEW) {
    const err = new Error(
      `This machine's clock is ${Math.round(Math.abs(skew) / 60_000)} minutes ${skew > 0 ? 'ahead of' : 'behind'} the database's.`,
    );
    parts.log.error({ err }, 'nothing was deleted for good: set the clocks right');
    return { deletions: 0, rows: 0, remaining: 0, files: 0 };
  }
  await deleteExpired(parts.store, now);
  const deletions = await sweepDeletions(parts.store, now);
  return { ...deletions, files: await sweepFiles(parts, now) };
}

/** The sweep as a job that comes again every hour; a failure is tried again sooner, and never ends it for good. */
export const sweeping = (parts: SweepParts): Handler<'sweep'> => ({
  run: async ({ now, last }) => {
    await sweep(parts, now).catch((error: unknown) => {
      if (!last) throw error;
    });
    return new Date(now.getTime() + EVERY);
  },
});
