/** Chance that is the same every time: each item has its own, by its number alone, so that any size begins with the same items. */

export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32, its seed stirred first, as neighbouring numbers would begin alike. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { next, below, pick: (from) => from[below(from.length)]! };
}

const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0');

/** A UUIDv7 whose time is `base` plus the number in milliseconds: rows lie in the index in the order in which they are made. */
export function idOf(base: number, number: number, { below }: Chance): string {
  const time = hex(base + number, 12);
  const tail = hex(below(2 ** 24), 6) + hex(below(2 ** 24), 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(below(4096), 3)}-8${hex(below(4096), 3)}-${tail}`;
}
