/** Reads many ids page by page in their order, so that no number of rows is too many and none hides another one. */

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * @param size the most ids of a page
 * @param read the ids after this one, in their order and at most `size`
 */
export async function* idPages(size: number, read: (after: string) => Promise<readonly string[]>): AsyncGenerator<readonly string[]> {
  for (let after = FIRST; ;) {
    const ids = await read(after);
    if (ids.length) yield ids;
    if (ids.length < size) return;
    after = ids.at(-1)!;
  }
}
