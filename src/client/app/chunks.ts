/** When a chunk is gone (a new version was deployed), reloads at the page that was asked for, at most once in a minute. Rules: APP-17, CORE-13. */
import { isChunkFailure } from '../ui/chunkFailure';
import { chunkReloadGuard } from '../ui/constants';

const reloadedAt = 'nadi.chunk-reload';

/**
 * The clocks, the memory and the navigation, replaced in tests. `age` is how long this page has been open, in milliseconds.
 * `open` loads the whole document of an address on this site, also when it is the present address.
 */
export type Parts = {
  now: () => number;
  age: () => number;
  memory: () => Storage;
  isOnline: () => boolean;
  open: (address: string) => void;
};

const here = () => window.location.pathname + window.location.search;

const browser: Parts = {
  now: Date.now,
  age: () => performance.now(),
  memory: () => window.sessionStorage,
  isOnline: () => navigator.onLine,
  open: (address) => (address === here() ? window.location.reload() : window.location.assign(address)),
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

/**
 * Reloads after a missing chunk.
 * @param address the page that was asked for; during a navigation the address bar still shows the page before it
 * @returns whether it reloads; not for any other fault, not without a network, and not twice within a minute (the error page shows those)
 */
export const reloadsFor = (fault: unknown, address = here(), parts = browser): boolean => {
  if (!isChunkFailure(fault) || !parts.isOnline() || !mayReload(parts)) return false;
  parts.open(address);
  return true;
};

/**
 * Calls `load`. When a chunk is missing it reloads at `address` and stays pending, unless it reloaded less than a minute ago.
 * @throws whatever the loading threw, otherwise
 */
export const orReload = async <T>(load: () => Promise<T>, address: string, parts = browser): Promise<T> => {
  try {
    return await load();
  } catch (fault) {
    if (!reloadsFor(fault, address, parts)) throw fault;
    return new Promise<never>(() => undefined);
  }
};
