/** A small drawing for each feature, all of one hand: 240 × 120, soft shapes, one accent. They say nothing that the words don't. */
import type { ReactNode } from 'react';
import type { Feature } from '#shared/domain/features';
import css from './featureDrawings.module.css';

const person = (x: number, y: number) => (
  <g key={x}>
    <circle className={css.paper} cx={x} cy={y} r="13" />
    <path className={css.paper} d={`M${x - 24} ${y + 46} v-6 a24 22 0 0 1 48 0 v6 z`} />
  </g>
);

const row = (y: number, width: number, price: number) => (
  <g key={y}>
    <path className={css.faint} d={`M62 ${y} h${width}`} />
    <path className={css.line} d={`M${178 - price} ${y} h${price}`} />
  </g>
);

const box = (x: number, y: number, kind: string | undefined = css.paper) => (
  <rect key={`${x} ${y}`} className={kind} x={x} y={y} width="30" height="24" rx="4" />
);

const bottle = (x: number) => (
  <g key={x}>
    <path
      className={css.paper}
      d={`M${x + 6} 34 h28 v10 c6 2 6 6 6 10 v34 a6 6 0 0 1 -6 6 h-28 a6 6 0 0 1 -6 -6 v-34 c0 -4 0 -8 6 -10 z`}
    />
    <rect className={css.soft} x={x + 4} y="18" width="32" height="16" rx="4" />
    <path className={css.line} d={`M${x + 12} 68 h16 M${x + 20} 60 v16`} />
  </g>
);

const tube = (x: number, level: number, kind: string | undefined) => (
  <g key={x}>
    <path className={kind} d={`M${x} ${92 - level} h22 v${level - 11} a11 11 0 0 1 -22 0 z`} />
    <path className={css.line} d={`M${x - 4} 22 h30 M${x} 22 v59 a11 11 0 0 0 22 0 v-59`} />
  </g>
);

const bedAt = (x: number, y: number, kind: string | undefined) => (
  <g key={`${x} ${y}`}>
    <rect className={kind} x={x} y={y} width="46" height="34" rx="6" />
    <path className={css.line} d={`M${x + 9} ${y + 10} v15 M${x + 9} ${y + 21} h28 v4 M${x + 9} ${y + 16} h7`} />
  </g>
);

const drawings: Record<Feature, ReactNode> = {
  team: (
    <>
      {person(80, 40)}
      {person(160, 40)}
      {person(120, 52)}
      <circle className={css.accent} cx="142" cy="92" r="11" />
      <path className={css.mark} d="m137 92 4 4 7 -8" />
    </>
  ),
  icd: (
    <>
      <rect className={css.paper} x="48" y="20" width="144" height="30" rx="15" />
      <circle className={css.line} cx="68" cy="34" r="6" />
      <path className={css.line} d="m72.5 38.5 5 5" />
      <text className={css.code} x="88" y="40">
        K92.2
      </text>
      <path className={css.beat} d="M140 27 v16" />
      <path className={css.line} d="M56 70 h24 M56 86 h24 M56 102 h24" />
      <path className={css.faint} d="M92 70 h88 M92 86 h64 M92 102 h76" />
    </>
  ),
  services: (
    <>
      <rect className={css.paper} x="44" y="14" width="152" height="92" rx="8" />
      {[row(36, 60, 24), row(54, 44, 32), row(72, 68, 20)]}
      <path className={css.beat} d="M62 90 h20 M140 90 h38" />
    </>
  ),
  treatment: (
    <>
      <rect className={css.paper} x="76" y="18" width="88" height="92" rx="8" />
      <rect className={css.soft} x="102" y="10" width="36" height="16" rx="5" />
      <path className={css.line} d="m90 44 4 4 7 -8 M90 64 l4 4 7 -8" />
      <path className={css.faint} d="M112 45 h38 M112 65 h30" />
      <path className={css.beat} d="M92 94 c8 -14 12 8 20 -2 s8 -8 14 0 h20" />
    </>
  ),
  inventory: (
    <>
      <path className={css.line} d="M48 52 h144 M48 96 h144 M48 104 V14 M192 104 V14" />
      {[box(60, 28), box(94, 28), box(144, 28), box(60, 72), box(110, 72), box(144, 72, css.accent)]}
    </>
  ),
  pharmacy: (
    <>
      {[bottle(38), bottle(86), bottle(134)]}
      <path className={css.faint} d="M46 106 h24 M94 106 h24" />
      <path className={css.beat} d="M142 106 h24 M186 62 h28 m-9 -9 9 9 -9 9" />
    </>
  ),
  laboratory: (
    <>
      {[tube(62, 38, css.soft), tube(108, 50, css.accent), tube(154, 26, css.soft)]}
      <path className={css.faint} d="M48 106 h144" />
    </>
  ),
  radiology: (
    <>
      <rect className={css.film} x="72" y="12" width="96" height="96" rx="8" />
      <path
        className={css.bone}
        d="M120 26 v68 M120 38 c-26 -6 -30 12 -28 22 M120 38 c26 -6 30 12 28 22 M120 54 c-22 -4 -28 14 -26 24 M120 54 c22 -4 28 14 26 24 M120 70 c-16 -2 -20 12 -18 20 M120 70 c16 -2 20 12 18 20"
      />
      <circle className={css.ring} cx="143" cy="66" r="11" />
    </>
  ),
  bed: (
    <>
      {[
        bedAt(42, 18, css.paper),
        bedAt(97, 18, css.soft),
        bedAt(152, 18, css.paper),
        bedAt(42, 66, css.soft),
        bedAt(97, 66, css.blush),
        bedAt(152, 66, css.soft),
      ]}
    </>
  ),
  admission: (
    <>
      <path className={css.faint} d="M30 104 h180" />
      <path className={css.line} d="M34 104 V30 h30 v74 M176 104 V30 h30 v74" />
      <path className={css.soft} d="M34 30 l18 8 v74 l-18 -8 z" />
      <circle className={css.line} cx="184" cy="68" r="2" />
      <path className={css.line} d="M82 40 v52 M82 84 h76 v8 M82 72 h20 M158 84 v-10 a8 8 0 0 0 -8 -8 h-44 v18" />
      <circle className={css.paper} cx="93" cy="62" r="7" />
      <path className={css.beat} d="M84 26 h22 l5 -10 9 22 6 -12 h30" />
    </>
  ),
};

export function Vignette({ feature }: { feature: Feature }) {
  return (
    <svg className={css.vignette} viewBox="0 0 240 120" fill="none" aria-hidden="true" focusable="false">
      {drawings[feature]}
    </svg>
  );
}
