/** A course at a glance, without axes: for a card whose number says the rest. Drawn by hand, so that it is there at once. */
import type { CSSProperties } from 'react';
import css from './charts.module.css';
import { colourOf, type ChartColour } from './data';

const [WIDTH, HEIGHT] = [120, 36];
/** Room for the line's own width. */
const EDGE = 2;

type Props = {
  /** At least two to be a course; of fewer nothing is drawn. */
  values: readonly number[];
  /** What it says, for who doesn't see it; without one it is decoration next to words that say it. */
  label?: string;
  colour?: ChartColour;
};

/** Points from left to right; the lowest value at the bottom, or 0 where none is below it. */
export const pointsOf = (values: readonly number[]): [x: number, y: number][] => {
  const least = Math.min(0, ...values);
  const range = Math.max(...values, least + 1) - least;
  return values.map((value, at) => [
    Math.round((at / Math.max(values.length - 1, 1)) * WIDTH * 100) / 100,
    Math.round((HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE)) * 100) / 100,
  ]);
};

export function Sparkline({ values, label, colour }: Props) {
  const line =
    values.length < 2
      ? ''
      : `M${pointsOf(values)
          .map((point) => point.join(' '))
          .join('L')}`;
  const said = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      style={{ '--colour': colourOf(colour) } as CSSProperties}
      {...said}
    >
      {line && <path data-area="" d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />}
      {line && <path d={line} />}
    </svg>
  );
}
