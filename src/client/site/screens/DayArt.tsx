/** A clinic's day as one pulse line, from registration to inpatient care. Its words are in the sentence next to it. */
import { useWords } from './useWords';
import css from './DayArt.module.css';

/** Where the line passes a station, and what stands there in a 24 × 24 square. */
const stations = [
  { x: 100, y: 76, icon: 'M6 4h9l4 4v12H6z M15 4v4h4 M9 12h6 M9 16h6' },
  { x: 340, y: 76, icon: 'M6 3v6a4 4 0 0 0 8 0V3 M10 13v2a5 5 0 0 0 10 0v-2 M20 13a2 2 0 1 0 0-4a2 2 0 0 0 0 4' },
  { x: 340, y: 206, icon: 'M9 3h6 M10 3v6L5 18a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3L14 9V3 M7.5 15h9' },
  { x: 100, y: 206, icon: 'M12 4v16 M12 7c-5-1-6 3-6 5 M12 7c5-1 6 3 6 5 M12 12c-4-1-5 3-5 5 M12 12c4-1 5 3 5 5' },
  { x: 100, y: 336, icon: 'M4.5 13.5l9-9a4 4 0 0 1 6 6l-9 9a4 4 0 0 1-6-6 M9 9l6 6' },
  { x: 340, y: 336, icon: 'M3 6v13 M3 16h18v3 M21 16v-3a3 3 0 0 0-3-3h-8v6 M6.5 9a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6' },
] as const;

const LINE = [
  'M-10 76 H184 l9 -8 9 22 13 -64 15 88 11 -46 9 8 H372',
  'c70 0 70 130 0 130',
  'H256 l-9 8 -9 -22 -13 64 -15 -88 -11 46 -9 -8 H68',
  'c-70 0 -70 130 0 130',
  'H184 l9 -8 9 22 13 -64 15 88 11 -46 9 8 H402',
].join(' ');

export function DayArt() {
  const names = useWords('public').hero.stations;
  return (
    <svg className={css.art} viewBox="0 0 440 412" fill="none" aria-hidden="true" focusable="false">
      <path className={css.line} d={LINE} />
      <path className={css.leaf} d="M400 337 c-12 -26 -4 -48 24 -62 c4 28 -4 50 -24 62z" />
      {stations.map(({ x, y, icon }, index) => (
        <g key={names[index]} transform={`translate(${x} ${y})`}>
          <circle className={css.halo} r="40" />
          <circle className={css.station} r="31" />
          <path className={css.icon} d={icon} transform="translate(-15 -15) scale(1.25)" />
          <text className={css.name} y="60">
            {names[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
