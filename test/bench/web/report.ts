/** The figures of both as a table of ratios, and what they were taken on. */
import { cpus, loadavg, totalmem } from 'node:os';
import type { Heap } from './heap';
import type { Loaded, Visited } from './loading';
import type { Used } from './using';

/** All of one contestant's rounds. */
export type Taken = Readonly<Record<Visited, { readonly cold: Loaded; readonly warm: Loaded }[]>> & {
  readonly used: Used[];
  readonly heap: Heap[];
};

type Unit = 'ms' | 'KB' | '';
type Row = { readonly what: string; readonly unit: Unit; readonly of: (taken: Taken) => readonly number[]; readonly aim?: number };

type Cache = 'cold' | 'warm';
const loading = (visit: Visited, cache: Cache, of: (loaded: Loaded) => number) => (taken: Taken) =>
  taken[visit].map((round) => of(round[cache]));
const using = (key: keyof Used) => (taken: Taken) => taken.used.map((round) => round[key]);
const kilobytes = (bytes: number) => bytes / 1000;

type Aims = { readonly lcp?: number; readonly blocking?: number; readonly scripts?: number; readonly cls?: number };

const pageRows = (visit: Visited, title: string, content: string, aims: Aims = {}): Row[] => [
  ...(['cold', 'warm'] as const).flatMap((cache): Row[] => [
    {
      what: `${title}, ${cache}: largest paint (LCP)`,
      unit: 'ms',
      of: loading(visit, cache, ({ lcp }) => lcp),
      ...(cache === 'cold' && aims.lcp && { aim: aims.lcp }),
    },
    { what: `${title}, ${cache}: ${content} painted`, unit: 'ms', of: loading(visit, cache, ({ content: at }) => at) },
    { what: `${title}, ${cache}: first paint (FCP)`, unit: 'ms', of: loading(visit, cache, ({ fcp }) => fcp) },
    {
      what: `${title}, ${cache}: total blocking time`,
      unit: 'ms',
      of: loading(visit, cache, ({ blocking }) => blocking),
      ...(cache === 'cold' && aims.blocking && { aim: aims.blocking }),
    },
    {
      what: `${title}, ${cache}: layout shift (CLS)`,
      unit: '',
      of: loading(visit, cache, ({ cls }) => cls),
      ...(aims.cls !== undefined && { aim: aims.cls }),
    },
  ]),
  {
    what: `${title}: scripts until the ${content}, brotli`,
    unit: 'KB',
    of: loading(visit, 'cold', ({ needed }) => kilobytes(needed)),
    ...(aims.scripts && { aim: aims.scripts }),
  },
  {
    what: `${title}: scripts in all, with those fetched ahead`,
    unit: 'KB',
    of: loading(visit, 'cold', ({ scripts }) => kilobytes(scripts)),
  },
  { what: `${title}: all that is sent`, unit: 'KB', of: loading(visit, 'cold', ({ transfer }) => kilobytes(transfer)) },
];

const useRow = (what: string, painted: keyof Used, event: keyof Used, aim?: number): Row[] => [
  { what: `${what} → painted`, unit: 'ms', of: using(painted), ...(aim && { aim }) },
  { what: `${what}: longest event`, unit: 'ms', of: using(event), aim: 48 },
];

const rows: readonly Row[] = [
  ...pageRows('home', 'Home', 'heading', { lcp: 900, blocking: 50, scripts: 100, cls: 0 }),
  ...pageRows('pricing', 'Prices', 'heading', { lcp: 900, blocking: 50, scripts: 100, cls: 0 }),
  ...pageRows('list', 'List of 25', 'rows', { lcp: 2_300, scripts: 300, cls: 0 }),
  ...pageRows('login', 'Sign-in', 'form', {}),
  ...useRow('Next page', 'nextPage', 'nextPageEvent', 165),
  ...useRow('Search', 'search', 'searchEvent'),
  ...useRow('Another list', 'route', 'routeEvent'),
  ...useRow('Form', 'form', 'formEvent'),
  { what: 'Heap, warm', unit: 'KB', of: ({ heap }) => heap.map(({ before }) => kilobytes(before)) },
  { what: 'Heap grown by 200 page flips', unit: 'KB', of: ({ heap }) => heap.map(({ before, after }) => kilobytes(after - before)) },
];

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);
const median = (values: readonly number[]): number => {
  const all = sorted(values);
  const half = Math.floor(all.length / 2);
  return all.length % 2 ? all[half]! : (all[half - 1]! + all[half]!) / 2;
};

const written = (value: number, unit: Unit) => (unit === '' ? value.toFixed(2) : Math.round(value).toLocaleString('en-US'));

/** The median; with more than one round, also from where to where. */
const cell = (values: readonly number[], unit: Unit): string => {
  const all = sorted(values);
  const span = all.length > 1 && all[0] !== all.at(-1) ? ` (${written(all[0]!, unit)}–${written(all.at(-1)!, unit)})` : '';
  return `${written(median(values), unit)}${unit && ` ${unit}`}${span}`;
};

const ratio = (ours: number, theirs: number) => (theirs > 0 && ours >= 0 ? (ours / theirs).toFixed(2) : '–');

const verdict = ({ aim, unit }: Row, value: number): string => {
  if (aim === undefined) return '';
  // Counted as it is written.
  const reached = Number(value.toFixed(unit === '' ? 2 : 0)) <= aim;
  return `≤ ${written(aim, unit)} ${reached ? '✓' : '✗'}`;
};

/** One line a figure: ours, the peer's, ours by theirs, and the aim. */
export function table(names: readonly [string, string], taken: readonly [Taken, Taken]): string[] {
  const lines = rows.map((row) => {
    const [ours, theirs] = taken.map(row.of) as [readonly number[], readonly number[]];
    return [row.what, cell(ours, row.unit), cell(theirs, row.unit), ratio(median(ours), median(theirs)), verdict(row, median(ours))];
  });
  return [['', ...names, 'ratio', 'aim'], ['---', '--:', '--:', '--:', '---'], ...lines].map((cells) => `| ${cells.join(' | ')} |`);
}

export const loadNow = (): string =>
  loadavg()
    .map((load) => load.toFixed(2))
    .join(' ');

/** The machine in a line. @param browser its version */
export const machine = (browser: string): string => {
  const [cpu] = cpus();
  return `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, Chromium ${browser}`;
};
