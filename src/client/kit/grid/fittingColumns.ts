/** Which columns a table has room for: the first ones are the most important, and the record's name always stays. */
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../useStable';
import type { AnyModule } from '../anyModule';
import type { Column, Widths } from './columns';
import type { RowButton } from './RowActions';
import { actionsWidthOf, isSelectable } from './rowsProps';

/** CSS pixels: of the boxes' column, and of a scroll bar that may appear next to the rows. */
const taken = { boxes: 50, scrollBar: 17 } as const;

/** How many columns a card shows as lines; the menu shows the rest. */
const CARD_LINES = 5;

/** The columns of a card, and the rest. */
export const ofCards = (columns: readonly Column[]): { readonly columns: readonly Column[]; readonly rest: readonly Column[] } => {
  const lines = columns.filter(({ card }) => !card);
  const rest = lines.slice(CARD_LINES);
  return { columns: columns.filter((column) => !rest.includes(column)), rest };
};

/** The least width that a column needs: what the person chose, else what it says of itself. */
const needs = ({ field, width }: Column, widths: Widths): number => widths[field] ?? width;

/**
 * @param room CSS pixels for the columns
 * @returns the columns that fit, in their order, at least the name
 */
export const fitting = (columns: readonly Column[], room: number, widths: Widths = {}): readonly Column[] => {
  const shown = [...columns];
  let width = shown.reduce((sum, column) => sum + needs(column, widths), 0);
  for (let at = shown.length - 1; width > room && at >= 0; at--) {
    if (shown[at]!.card === 'title') continue;
    width -= needs(shown[at]!, widths);
    shown.splice(at, 1);
  }
  return shown;
};

/**
 * The element's inner width in CSS pixels as it changes; undefined in the first rendering.
 * It is known before anything is painted, and each change is drawn in the same frame: otherwise columns would be seen to move.
 */
function useWidth(place: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    setWidth(element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => flushSync(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

/**
 * The columns that fit the table's place, and the rest, which a row's detail shows.
 * `known`: whether the width has been measured; the rows wait for it, so that they are drawn once and in the right columns.
 * Where nothing has a width (no layout, as in jsdom) all of the columns fit.
 */
export function useFitting(
  place: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  widths: Widths,
  module: AnyModule,
  button: RowButton | undefined,
) {
  const width = useWidth(place);
  const known = width !== undefined;
  const fields = useStable(
    useMemo(() => {
      const roomBeside = (hasRest: boolean) =>
        (width ?? 0) - (isSelectable(module) ? taken.boxes : 0) - actionsWidthOf(module, button, hasRest) - taken.scrollBar;
      const all = width ? fitting(columns, roomBeside(false), widths) : columns;
      return (all.length < columns.length ? fitting(columns, roomBeside(true), widths) : all).map(({ field }) => field);
    }, [columns, width, widths, module, button]),
  );
  return useMemo(
    () => ({
      known,
      columns: columns.filter(({ field }) => fields.includes(field)),
      rest: columns.filter(({ field }) => !fields.includes(field)),
    }),
    [known, columns, fields],
  );
}
