/** One bubble of a map, pressed by mouse, finger or key; and the name of the one that is selected. */
import type { KeyboardEvent } from 'react';
import type { Placed } from './bubbles';
import css from './WorldMap.module.css';

type Props = Placed & {
  /** As it is named. */
  value: string;
  selected: boolean;
  onSelect: () => void;
};

/** Small bubbles, too, are found by a finger. */
const leastTouch = 14;

export function BubbleMark({ bubble: { name }, x, y, radius, value, selected, onSelect }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect();
  };
  const told = `${name}: ${value}`;
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={told}
      aria-pressed={selected}
      className={css.bubble}
      transform={`translate(${x} ${y})`}
      onClick={onSelect}
      onKeyDown={press}
    >
      <title>{told}</title>
      <circle r={Math.max(radius, leastTouch)} className={css.touch} />
      <circle r={radius} className={css.disc} />
      <circle r={radius + 4} className={css.ring} />
    </g>
  );
}

const anchorAt = (x: number, width: number) => (x < width * 0.2 ? 'start' : x > width * 0.8 ? 'end' : 'middle');

/**
 * The name and value of the selected bubble. Drawn after all bubbles, so that none covers it.
 * @param width of the map, in pixels: a name near its edge turns inwards
 */
export const BubbleName = ({ bubble: { name }, x, y, radius, value, width }: Placed & { value: string; width: number }) => (
  <text x={x} y={y - radius - 9} textAnchor={anchorAt(x, width)} className={css.name} aria-hidden="true">
    {`${name}: ${value}`}
  </text>
);
