/** A chunk that is gone (a new version was deployed) reloads the page, at most once in a minute. */
import { chunkReloadGuard } from '../ui/constants';

const reloadedAt = 'nadi.chunk-reload';

const isChunkFailure = (fault: unknown): boolean => fault instanceof Error && (fault.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(fault.message));

/** The clocks, the memory and the reload, so that a test needs no browser navigation. `age` is how long this page has been open. */
export type Parts = { now: () => number; age: () => number; memory: () => Storage; reload: () => void };

const browser: Parts = {
  now: Date.now,
  age: () => performance.now(),
  memory: () => window.sessionStorage,
  reload: () => window.location.reload(),
};

/** Writes down that the page is reloaded now, unless that was less than a minute ago. Where the storage is blocked, a page that has been open for a minute was not reloaded in it. */
const mayReload = ({ now, age, memory }: Parts): boolean => {
  try {
    const kept = memory();
    if (now() - Number(kept.getItem(reloadedAt) ?? 0) < chunkReloadGuard) return false;
    kept.setItem(reloadedAt, String(now()));
    return true;
  } catch {
    return age() >= chunkReloadGuard;
  }
};

/** Reloads the page for a chunk of scripts or styles that is missing. Whether it does: anything else, and a second time within a minute, is for the error page. */
export const reloadsFor = (fault: unknown, parts = browser): boolean => {
  if (!isChunkFailure(fault) || !mayReload(parts)) return false;
  parts.reload();
  return true;
};

/**
 * Loads; when that fails for a missing chunk, reloads the page and never answers, unless it has just done so.
 * @throws whatever the loading threw, otherwise
 */
export const orReload = async <T>(load: () => Promise<T>, parts = browser): Promise<T> => {
  try {
    return await load();
  } catch (fault) {
    if (!reloadsFor(fault, parts)) throw fault;
    return new Promise<never>(() => undefined);
  }
};
