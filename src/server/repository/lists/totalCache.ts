/** A cache of filtered totals, each with the revision at which it was counted: used only while that revision is current. */
import { LRUCache } from 'lru-cache';

type Counted = { readonly revision: string; readonly total: number };

const MOST = 2_000;

export type TotalCache = {
  /** The total under this key, if it was counted at this revision. */
  get(key: string, revision: string): number | undefined;
  /** Whether a total is known under this key, at this revision or, where that isn't read yet, at some. */
  has(key: string, revision: string | undefined): boolean;
  set(key: string, counted: Counted): void;
};

/** An empty cache; the key that was unused the longest is removed first. */
export const totalCache = (): TotalCache => {
  const known = new LRUCache<string, Counted>({ max: MOST });
  return {
    get(key, revision) {
      const found = known.peek(key);
      return found?.revision === revision ? known.get(key)?.total : undefined;
    },
    has(key, revision) {
      const found = known.peek(key);
      return found !== undefined && (revision === undefined || found.revision === revision);
    },
    set: (key, counted) => void known.set(key, counted),
  };
};

/** Knows nothing and keeps nothing: for what is counted inside a transaction, whose changes may be undone. */
export const forgetful: TotalCache = { get: () => undefined, has: () => false, set: () => {} };
