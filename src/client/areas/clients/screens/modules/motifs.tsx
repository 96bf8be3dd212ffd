/** What stands in the middle of a module's picture: drawn in one hand, on 360 by 260, coloured by ModuleArt.module.css. */
import type { ReactNode } from 'react';
import css from './ModuleArt.module.css';

const People = () => (
  <>
    <circle className={css.paper} cx="116" cy="98" r="16" />
    <path className={css.paper} d="M84 160c0-24 13-38 32-38s32 14 32 38Z" />
    <circle className={css.paper} cx="244" cy="98" r="16" />
    <path className={css.paper} d="M212 160c0-24 13-38 32-38s32 14 32 38Z" />
    <circle className={css.paper} cx="180" cy="78" r="22" />
    <path className={css.solid} d="M136 160c0-32 18-50 44-50s44 18 44 50Z" />
    <path className={css.onSolid} d="M180 128v20M170 138h20" />
  </>
);

const Bed = () => (
  <>
    <path className={css.line} d="M92 66v98M268 118v46" />
    <rect className={css.soft} x="104" y="96" width="48" height="26" rx="11" />
    <path className={css.solid} d="M158 122v-8a14 14 0 0 1 14-14h74a22 22 0 0 1 22 22Z" />
    <rect className={css.paper} x="92" y="120" width="176" height="24" rx="9" />
    <path className={css.line} d="M290 164V48h-20v12" />
    <rect className={css.paper} x="258" y="60" width="24" height="30" rx="8" />
    <path className={css.accent} d="M264 78h12" />
  </>
);

const Scan = () => (
  <>
    <rect className={css.paper} x="112" y="40" width="136" height="128" rx="16" />
    <path className={css.line} d="M180 58v92" />
    <path
      className={css.thin}
      d="M172 70c-24-2-38 6-42 22M188 70c24-2 38 6 42 22M172 90c-24-2-38 6-42 22M188 90c24-2 38 6 42 22M172 110c-22-2-34 6-38 20M188 110c22-2 34 6 38 20M172 130c-16-2-26 4-30 14M188 130c16-2 26 4 30 14"
    />
    <path className={css.accent} d="M98 104h164" />
  </>
);

const tube = (x: number, level: number, look: string | undefined) => (
  <g key={x}>
    <path className={look} d={`M${x} ${level}h26v${148 - level}a13 13 0 0 1-26 0Z`} />
    <path className={css.glass} d={`M${x} 54h26v94a13 13 0 0 1-26 0Z`} />
    <path className={css.line} d={`M${x - 5} 54h36`} />
  </g>
);

const Tubes = () => (
  <>
    {tube(118, 104, css.solid)}
    {tube(167, 84, css.blush)}
    {tube(216, 122, css.soft)}
    <path className={css.line} d="M98 136h164" />
  </>
);

const Pills = () => (
  <>
    <rect className={css.paper} x="106" y="74" width="78" height="92" rx="14" />
    <rect className={css.solid} x="114" y="52" width="62" height="24" rx="8" />
    <rect className={css.soft} x="106" y="100" width="78" height="40" />
    <path className={css.line} d="M145 110v20M135 120h20" />
    <g transform="rotate(-32 232 112)">
      <rect className={css.paper} x="194" y="96" width="80" height="32" rx="16" />
      <path className={css.blush} d="M234 96h24a16 16 0 0 1 0 32h-24Z" />
    </g>
    <circle className={css.paper} cx="226" cy="156" r="14" />
    <path className={css.thin} d="M217 156h18" />
  </>
);

const Shelf = () => (
  <>
    <rect className={css.paper} x="110" y="66" width="46" height="40" rx="6" />
    <rect className={css.solid} x="162" y="52" width="38" height="54" rx="6" />
    <rect className={css.paper} x="206" y="76" width="48" height="30" rx="6" />
    <rect className={css.soft} x="104" y="126" width="58" height="38" rx="6" />
    <rect className={css.paper} x="170" y="134" width="36" height="30" rx="6" />
    <rect className={css.paper} x="214" y="120" width="44" height="44" rx="6" />
    <path className={css.thin} d="M133 66v14M230 76v10M188 134v10M236 120v14" />
    <path className={css.onSolid} d="M174 70h14" />
    <path className={css.line} d="M92 107h176M92 165h176M92 44v124M268 44v124" />
  </>
);

const Paper = () => (
  <>
    <path className={css.paper} d="M138 40h64l34 34v82a14 14 0 0 1-14 14h-84a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14Z" />
    <path className={css.soft} d="M202 40v24a10 10 0 0 0 10 10h24Z" />
    <path className={css.thin} d="M144 66h36M144 84h52M144 144h44" />
    <path className={css.accent} d="M144 114h18l7-12 9 24 10-34 8 22h22" />
    <circle className={css.solid} cx="232" cy="156" r="18" />
    <path className={css.onSolid} d="m224 156 6 6 11-12" />
  </>
);

const Talk = () => (
  <>
    <path
      className={css.paper}
      d="M108 48h92a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16h-58l-24 20v-20h-10a16 16 0 0 1-16-16V64a16 16 0 0 1 16-16Z"
    />
    <path className={css.thin} d="M114 72h78M114 90h50" />
    <path
      className={css.solid}
      d="M182 96h76a16 16 0 0 1 16 16v30a16 16 0 0 1-16 16h-8v20l-24-20h-44a16 16 0 0 1-16-16v-30a16 16 0 0 1 16-16Z"
    />
    <path className={css.onSolid} d="M194 127h.1M220 127h.1M246 127h.1" />
  </>
);

export const motifs = {
  people: People,
  bed: Bed,
  scan: Scan,
  tubes: Tubes,
  pills: Pills,
  shelf: Shelf,
  paper: Paper,
  talk: Talk,
} satisfies Record<string, () => ReactNode>;
export type Motif = keyof typeof motifs;
