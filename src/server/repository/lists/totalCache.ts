/** A cache of filtered totals, each with the revision at which it was counted: used only while that revision is current. */

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
  const known = new Map<string, Counted>();
  return {
    get(key, revision) {
      const found = known.get(key);
      if (found?.revision !== revision) return undefined;
      known.delete(key);
      known.set(key, found);
      return found.total;
    },
    has(key, revision) {
      const found = known.get(key);
      return found !== undefined && (revision === undefined || found.revision === revision);
    },
    set(key, counted) {
      known.delete(key);
      known.set(key, counted);
      if (known.size > MOST) known.delete(known.keys().next().value!);
    },
  };
};

/** Knows nothing and keeps nothing: for what is counted inside a transaction, whose changes may be undone. */
export const forgetful: TotalCache = { get: () => undefined, has: () => false, set: () => {} };
