/** Which columns a table has room for: the first ones are the most important, and the record's name always stays. */
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useStable } from '../useStable';
import type { AnyModule } from '../anyModule';
import type { Column, Widths } from './columns';
import type { RowLink } from './RowActions';
import { actionsOf, isSelectable } from './rowsProps';

/** CSS pixels: of the boxes' column, and of a scroll bar that may appear beside the rows. */
const taken = { boxes: 50, scrollBar: 17 } as const;

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

/** The element's inner width in CSS pixels as it changes; 0 until it is known. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

/**
 * The columns that fit the table's place, and the rest, which a row's detail shows.
 * As long as the width isn't known (before the first layout) all of them count as fitting.
 */
export function useFitting(
  place: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  widths: Widths,
  module: AnyModule,
  links: readonly RowLink[],
) {
  const width = useWidth(place);
  const fields = useStable(
    useMemo(() => {
      const roomBeside = (hasRest: boolean) =>
        width - (isSelectable(module) ? taken.boxes : 0) - actionsOf(module, links, hasRest).width - taken.scrollBar;
      const all = width ? fitting(columns, roomBeside(false), widths) : columns;
      return (all.length < columns.length ? fitting(columns, roomBeside(true), widths) : all).map(({ field }) => field);
    }, [columns, width, widths, module, links]),
  );
  return useMemo(
    () => ({
      columns: columns.filter(({ field }) => fields.includes(field)),
      rest: columns.filter(({ field }) => !fields.includes(field)),
    }),
    [columns, fields],
  );
}
