/** The chips of one cell. In a table they stand on one line: those that have room, and behind them how many more there are. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { RootState } from '../../store/index';
import { useAppSelector } from '../../store/hooks';
import css from './cells.module.css';

/** CSS pixels: between two chips (as in cells.module.css), and for "+12" behind them. */
const gap = 4;
const moreWidth = 24;

/**
 * How many chips have room, at least one: the first is cut if it has to be.
 * @param widths of the chips, in CSS pixels
 * @param room of the line
 */
export const fittingChips = (widths: readonly number[], room: number): number => {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width + gap, -gap));
  const all = ends.length;
  const fits = ends.findLastIndex((end, at) => end + (at + 1 < all ? gap + moreWidth : 0) <= room);
  return Math.max(Math.min(all, 1), fits + 1);
};

type Hear = (count: number) => void;

/** Each line of chips on the page, and who hears how many of them have room. */
const lines = new Map<Element, Hear>();

const countOn = (line: Element): number => {
  const chips = [...line.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !('more' in one.dataset));
  return fittingChips(
    chips.map(({ offsetWidth }) => offsetWidth),
    line.clientWidth,
  );
};

/**
 * One observer for all lines. It is called after the layout and before it is painted: so nothing is laid out for the measuring
 * alone, all lines are measured before any is written, and no line is seen with a chip that is cut.
 */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        const counts = entries.map(({ target }) => [lines.get(target), countOn(target)] as const);
        flushSync(() => counts.forEach(([hear, count]) => hear?.(count)));
      });

/** How many of the chips have room; all of them until that is known. `of`: what the chips are made of, another when they are others. */
function useFittingChips(of: readonly string[]) {
  const line = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState(of.length);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element || !observer) return;
    lines.set(element, setCount);
    observer.observe(element);
    return () => {
      lines.delete(element);
      observer.unobserve(element);
    };
  }, [of]);
  return { line, count: observer ? count : of.length };
}

function More({ ids, nameOf }: { ids: readonly string[]; nameOf: Props['nameOf'] }) {
  const { t } = useTranslation('grid');
  const names = useAppSelector((state) => ids.flatMap((id) => nameOf(state, id) ?? []).join(', '));
  return (
    <span className={css.more} data-more="" data-tip={names}>
      <span aria-hidden="true">+{ids.length}</span>
      <span className="visually-hidden">{t('more', { count: ids.length, names })}</span>
    </span>
  );
}

type Props = {
  /** The same array until the record has others. */
  ids: readonly string[];
  /** What a record is called; undefined when it isn't here. */
  nameOf: (state: RootState, id: string) => string | undefined;
  chip: (id: string) => ReactNode;
};

export function Chips({ ids, nameOf, chip }: Props) {
  const { line, count } = useFittingChips(ids);
  return (
    <span ref={line} className={css.chips}>
      {ids.slice(0, count).map(chip)}
      {count < ids.length && <More ids={ids.slice(count)} nameOf={nameOf} />}
      {ids.slice(count).map(chip)}
    </span>
  );
}
