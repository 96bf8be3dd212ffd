/** Starts the database again after it ended by itself: at once, then later each time, and not for ever. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before an attempt: none before the first one, then 1, 2, 4, 8, 8 s … */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;
/** Starts that fail one after another; after about 23 s nobody tries again. */
const MOST_FAILURES = 6;
/** A database that lived this long was healthy: the next start does not wait. */
const HEALTHY = 10_000;

export interface KeeperParts {
  /** Starts or adopts the database, under the address that it had. */
  enter: () => Promise<void>;
  progress: (sentence: string) => void;
  /** Called with the last fault when all attempts failed. */
  onLost: (fault: unknown) => void;
}

export interface Keeper {
  /** The database has ended: starts it again. */
  lost(): Promise<void>;
  /** Starts nothing any more; resolves when no attempt is under way. */
  close(): Promise<void>;
}

/** The keeper of one database. */
export function keeper({ enter, progress, onLost }: KeeperParts): Keeper {
  const closed = new AbortController();
  let pause = 0;
  let entered = Date.now();
  let underWay: Promise<void> = Promise.resolve();

  const tryAgain = async (): Promise<void> => {
    if (Date.now() - entered > HEALTHY) pause = 0;
    progress('The database ended unexpectedly. Starting it again; nothing acknowledged is lost');
    for (let failures = 1; ; failures++) {
      await sleep(pause, undefined, { signal: closed.signal }).catch(() => {});
      pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, 2 * pause));
      if (closed.signal.aborted) return;
      try {
        await enter();
        entered = Date.now();
        return progress('The database is back');
      } catch (fault) {
        if (failures === MOST_FAILURES) return onLost(fault);
      }
    }
  };

  return {
    lost: () => (underWay = tryAgain()),
    close() {
      closed.abort();
      return underWay;
    },
  };
}
