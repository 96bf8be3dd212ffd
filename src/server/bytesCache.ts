/** Keeps answers that took time to make, up to a number of bytes; the one that was unused the longest is removed first. */
export type BytesCache<V> = {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
};

/** An empty cache. @param most bytes @param bytesOf how many bytes a value counts */
export const bytesCache = <V>(most: number, bytesOf: (value: V) => number): BytesCache<V> => {
  const known = new Map<string, V>();
  let bytes = 0;
  const forget = (key: string): void => {
    const found = known.get(key);
    if (found === undefined) return;
    bytes -= bytesOf(found);
    known.delete(key);
  };
  return {
    get(key) {
      const found = known.get(key);
      if (found === undefined) return undefined;
      known.delete(key);
      known.set(key, found);
      return found;
    },
    set(key, value) {
      forget(key);
      known.set(key, value);
      bytes += bytesOf(value);
      while (bytes > most) forget(known.keys().next().value!);
    },
  };
};
