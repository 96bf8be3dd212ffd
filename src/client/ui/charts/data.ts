/** What a chart is given: names and numbers, and colours by what they mean. */
import type { Tone } from '../StatusChip';

/** A series' colour: its place in the palette of charts, or the status that it stands for. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6 | Tone;

const PALETTE = 6;

/** The custom property of a colour; without one, that of its place, counted from 0. */
export const colourOf = (colour: ChartColour | undefined, place = 0): string => {
  const chosen = colour ?? (((place % PALETTE) + 1) as ChartColour);
  return `var(--${typeof chosen === 'number' ? 'chart' : ''}${chosen})`;
};

/** A line or a set of bars: a value for each label, null where there is none. `isCourse`: only the line counts, and its points are not marked. */
export type Series = {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly colour?: ChartColour;
  readonly isCourse?: boolean;
};

/** A part of a whole. Parts aren't negative. */
export type Slice = { readonly name: string; readonly value: number; readonly colour?: ChartColour };

/** Whether there is nothing to draw: no places, or no value but 0 anywhere. */
export const isBlank = (series: readonly Series[]): boolean =>
  !series.some(({ values }) => values.some((value) => value !== null && value !== 0));

export const wholeOf = (slices: readonly Slice[]): number => slices.reduce((sum, { value }) => sum + value, 0);

/** How a part reads in addition to the whole, as a fraction; 0 of nothing. */
export const partOf = (value: number, whole: number): number => (whole === 0 ? 0 : value / whole);
