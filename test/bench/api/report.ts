/** The figures of a run as a document: what was measured on, tables of ratios, the aims, and what time tells at the door. */
import { cpus, loadavg, totalmem } from 'node:os';
import { aimsOf, type Rows } from './aims';
import { USUAL, type PeerName } from './scenarios';
import { names } from './contestants';
import { DIRECTUS } from './directusInstall';
import { median, spread, written, type Sample } from './figures';
import { CONNECTIONS } from './http';
import { keyOf, type Plan, type Samples } from './rounds';
import type { Told } from './signIn';

export interface Run {
  date: string;
  quick: boolean;
  /** Load averages before the first round. */
  load: readonly number[];
  postgres: string;
  plan: Plan;
  rows: readonly string[];
  aims: Rows;
  samples: Samples;
  told: readonly Told[];
}

const peers: readonly PeerName[] = ['json-server', 'Directus'];
const contestants = [names.first, names.again, names.driver, names.all, ...peers];

const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]): string[] =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...lines].map((cells) => `| ${cells.join(' | ')} |`);

const of = ({ samples }: Run, row: string, contestant: string, figure: (sample: Sample) => number): number[] =>
  (samples.get(keyOf(row, contestant)) ?? []).map(figure);

const ratio = (one: number, other: number): string => (one > 0 && other > 0 ? (one / other).toFixed(2) : '–');

/** Answers a second, and how many times as many as the driver's and the peers'. */
function rates(run: Run): string[] {
  const lines = run.rows.map((row) => {
    const all = contestants.map((contestant) => of(run, row, contestant, ({ rate }) => rate));
    const [first, again, driver, perCore, ...others] = all.map(median) as [number, number, number, number, ...number[]];
    return [
      row,
      ...all.map((some) => (some.length ? spread(some) : '–')),
      ratio(first, driver),
      ratio(again, driver),
      ratio(perCore, first),
      ...others.map((peer) => ratio(first, peer)),
    ];
  });
  return tableOf(['a second', ...contestants, 'new ÷ pg', 'before ÷ pg', 'per core ÷ one', ...peers.map((peer) => `new ÷ ${peer}`)], lines);
}

/** How long all but the slowest hundredth take. */
function tails(run: Run): string[] {
  const lines = run.rows.map((row) => [
    row,
    ...contestants.map((contestant) => of(run, row, contestant, ({ p99 }) => p99)).map((some) => (some.length ? spread(some) : '–')),
  ]);
  return tableOf(['p99, ms', ...contestants], lines);
}

function aims({ samples, aims: rows }: Run): string[] {
  const kinds = [names.first, names.again].map((kind) => aimsOf(samples, rows, kind, names));
  const lines = kinds[0]!.map(({ aim }, at) => [aim, ...kinds.map((kind) => `${kind[at]!.reached} ${kind[at]!.met ? '✓' : '✗'}`)]);
  return tableOf(['aim', names.first, names.again], lines);
}

const routeContextOf = ({ path, tries, known, unknown, guess }: Told): string =>
  tries === 0
    ? `- POST ${path}: this version has no such address, so there is nothing to measure.`
    : `- POST ${path}: ${written(known)} ms for a known address, ${written(unknown)} ms for an unknown one (medians of ${tries} tries each, in turn); ` +
      `of two answers the unknown address's is the slower one in ${Math.round(guess * 100)} of 100, where 50 tells nothing.`;

const machine = ({ postgres }: Run): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${postgres} (embedded)`;

const loads = (values: readonly number[]): string => values.map((one) => one.toFixed(2)).join(' ');

/** The whole document. */
export const documentOf = (run: Run): string =>
  [
    `# API bench, ${run.date}${run.quick ? ' (quick)' : ''}`,
    '',
    `${CONNECTIONS} connections of eight admins, policy on; the built program, the peers and the load each in a process of their own on one machine. Each figure is the median of ${run.plan.rounds} rounds of ${run.plan.seconds} s, with the least and the most; the rounds of all are interleaved.`,
    '',
    `- *${names.first}*: no request comes twice in the whole run: the same questions as below, their fields each time named in another order. *${names.again}*: the ${USUAL} requests that everybody makes, while nothing is written; who asks and whether anything changed is still looked up each time.`,
    `- *${names.driver}*: the SQL that the API sends for new requests, said again on a pool of the same size in one process: no HTTP, no sign-in, no policy, no JSON. *json-server*: the same 10,000 items in a file; nobody signs in, and nothing is checked or audited. *Directus* ${DIRECTUS}: the same in SQLite, asked with an admin's token, changes entered in its activity log.`,
    `- *${names.all}*: new requests to a program with PROCESSES=auto, on a catalogue and a database of its own.`,
    `- Machine: ${machine(run)}`,
    `- Load before and after (1, 5, 15 minutes): ${loads(run.load)}; ${loads(loadavg())}`,
    ...(run.quick ? ['- A quick run: 100,000 items stand for the million, and the rounds are few and short.'] : []),
    '',
    ...rates(run),
    '',
    ...tails(run),
    '',
    '## Aims',
    '',
    ...aims(run),
    '',
    '## What time tells at the door',
    '',
    ...run.told.map(routeContextOf),
    '',
  ].join('\n');
