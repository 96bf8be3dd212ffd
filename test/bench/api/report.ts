/** The figures of a run as a document: what was measured on, a table of ratios, the aims, and what time tells at the door. */
import { cpus, loadavg, totalmem } from 'node:os';
import { aimsOf, type Rows } from './aims';
import { names } from './contestants';
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

const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]): string[] =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...lines].map((cells) => `| ${cells.join(' | ')} |`);

const factor = (value: number): string => (Number.isFinite(value) && value > 0 ? value.toFixed(2) : '–');

function figures({ rows, samples }: Run): string[] {
  const of = (row: string, contestant: string): readonly Sample[] => samples.get(keyOf(row, contestant)) ?? [];
  const rate = (row: string, contestant: string): number => median(of(row, contestant).map((one) => one.rate));
  const lines = rows.flatMap((row) =>
    [names.first, names.again, names.driver, names.peer]
      .filter((contestant) => of(row, contestant).length)
      .map((contestant) => {
        const all = of(row, contestant);
        const mine = rate(row, contestant);
        return [
          row,
          contestant,
          spread(all.map((one) => one.rate)),
          spread(all.map((one) => one.p50)),
          spread(all.map((one) => one.p99)),
          factor(mine / rate(row, names.driver)),
          factor(mine / rate(row, names.peer)),
        ];
      }),
  );
  return tableOf(['', '', 'a second', 'p50 ms', 'p99 ms', '÷ pg', '÷ json-server'], lines);
}

function aims({ samples, aims: rows }: Run): string[] {
  const kinds = [names.first, names.again].map((kind) => aimsOf(samples, rows, kind, names));
  const lines = kinds[0]!.map(({ aim }, at) => [aim, ...kinds.map((kind) => `${kind[at]!.reached} ${kind[at]!.met ? '✓' : '✗'}`)]);
  return tableOf(['aim', names.first, names.again], lines);
}

const doorOf = ({ path, tries, known, unknown, guess }: Told): string =>
  tries === 0
    ? `- POST ${path}: this version has no such address, so there is nothing to measure.`
    : `- POST ${path}: ${written(known)} ms for a known address, ${written(unknown)} ms for an unknown one (medians of ${tries} tries each, in turn); ` +
      `of two answers the unknown address's is the slower one in ${Math.round(guess * 100)} of 100, where 50 tells nothing.`;

const machine = ({ postgres }: Run): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${postgres} (embedded)`;

/** The whole document. */
export const documentOf = (run: Run): string =>
  [
    `# API bench, ${run.date}${run.quick ? ' (quick)' : ''}`,
    '',
    `${CONNECTIONS} connections, signed in as an admin, policy on; the built program, json-server and the load each in a process of their own on one machine. Each figure is the median of ${run.plan.rounds} rounds of ${run.plan.seconds} s, with the least and the most; the rounds of all are interleaved.`,
    '',
    `- *${names.first}*: no request comes twice in the whole run. *${names.again}*: the 40 requests that everybody makes, with nothing written in between.`,
    `- *${names.driver}*: the SQL that the API sends for new requests, said again on a pool of the same size in one process: no HTTP, no sign-in, no policy, no JSON. *${names.peer}*: the same 10,000 items in a file.`,
    `- Machine: ${machine(run)}`,
    `- Load before (1, 5, 15 minutes): ${run.load.map((one) => one.toFixed(2)).join(' ')}; after: ${loadavg().map((one) => one.toFixed(2)).join(' ')}`,
    ...(run.quick ? ['- A quick run: 100,000 items stand for the million, and the rounds are few and short.'] : []),
    '',
    ...figures(run),
    '',
    '## Aims',
    '',
    ...aims(run),
    '',
    '## What time tells at the door',
    '',
    ...run.told.map(doorOf),
    '',
  ].join('\n');
