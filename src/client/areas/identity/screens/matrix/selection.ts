/** Which permissions are chosen, and what a press on a tick makes of them. */
import { idsInRow, tickOf, toggled, type MatrixRow, type TickState } from './matrix';

export type Choosing = {
  /** Every permission that there is. */
  readonly every: readonly string[];
  /** What the tick of these permissions is given. */
  readonly tick: (ids: readonly string[]) => { readonly state: TickState; readonly kept: boolean; readonly onToggle: () => void };
  readonly count: (ids: readonly string[]) => { readonly chosen: number; readonly total: number };
};

/**
 * @param chosen ids; one that isn't in the matrix stays chosen
 * @param kept ids of those that can't be let go
 */
export const choosingOf = (
  rows: readonly MatrixRow[],
  chosen: ReadonlySet<string>,
  kept: ReadonlySet<string>,
  onChange: (chosen: ReadonlySet<string>) => void,
): Choosing => ({
  every: rows.flatMap(idsInRow),
  tick: (ids) => ({
    state: tickOf(ids, chosen),
    kept: ids.every((id) => kept.has(id) && chosen.has(id)),
    onToggle: () => onChange(toggled(ids, chosen, kept)),
  }),
  count: (ids) => ({ chosen: ids.filter((id) => chosen.has(id)).length, total: ids.length }),
});
