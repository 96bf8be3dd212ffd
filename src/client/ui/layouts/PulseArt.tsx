/** The brand's picture: a resting pulse line that grows into a leaf. */
import css from './PulseArt.module.css';

const beat = 'l26 0 10 -16 16 58 22 -150 30 204 ';

export function PulseArt() {
  return (
    <svg className={css.art} viewBox="0 0 640 520" fill="none" focusable="false" aria-hidden="true">
      <g className={css.rings}>
        {[120, 190, 260, 330].map((radius) => (
          <circle key={radius} cx="430" cy="250" r={radius} />
        ))}
      </g>
      <path className={css.line} d={`M-20 330 H96 ${beat} C 262 330 270 330 286 330 H330`} />
      <path className={css.stem} d="M330 330 L372 190 L444 400" />
      <path className={css.leaf} d="M444 400 C 420 262 462 138 584 72 C 600 214 562 334 444 400 Z" />
      <path className={css.vein} d="M444 400 C 470 300 510 200 584 72" />
    </svg>
  );
}
