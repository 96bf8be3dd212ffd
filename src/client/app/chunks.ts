/** A script chunk that is gone (a new version was deployed) reloads the page, at most once in a minute. */
import { chunkReloadGuard } from '../ui/constants';

const reloadedAt = 'nadi.chunk-reload';

const isChunkFailure = (fault: unknown): boolean => fault instanceof Error && (fault.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(fault.message));

/**
 * Loads; when that fails for a missing chunk, reloads the page and never answers, unless it has just done so.
 * @param parts the clock, the memory and the reload, so that a test needs no browser navigation
 * @throws whatever the loading threw, otherwise
 */
export const orReload = async <T>(
  load: () => Promise<T>,
  parts = { now: Date.now, memory: window.sessionStorage, reload: () => window.location.reload() },
): Promise<T> => {
  try {
    return await load();
  } catch (fault) {
    const last = Number(parts.memory.getItem(reloadedAt) ?? 0);
    if (!isChunkFailure(fault) || parts.now() - last < chunkReloadGuard) throw fault;
    parts.memory.setItem(reloadedAt, String(parts.now()));
    parts.reload();
    return new Promise<never>(() => undefined);
  }
};
