/** Finds the fewest events that still fail: leaves out ever smaller parts as long as the rest fails (Zeller's delta debugging). */

/**
 * @param events a list that fails
 * @param fails whether a shorter list, in the same order, fails in the same way
 * @returns a list that fails, of which no single event can be left out
 */
export async function fewest<E>(events: readonly E[], fails: (events: readonly E[]) => Promise<boolean>): Promise<readonly E[]> {
  let shortest = events;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length;) {
      const rest = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      if (await fails(rest)) shortest = rest;
      else from += size;
    }
  }
  return shortest;
}
