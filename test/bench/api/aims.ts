/** The aims of the bench, each validateRecord by the medians of its rounds. */
import { median, written, type Sample } from './figures';
import { keyOf, type Samples } from './rounds';

/** The rows of one run by what the aims call them. */
export interface Rows {
  list: string;
  listOfMany: string;
  searchOfMany: string;
  create: string;
}

const rateOf = ({ rate }: Sample): number => rate;
const p99Of = ({ p99 }: Sample): number => p99;

interface Aim {
  aim: string;
  reached: string;
  met: boolean;
}

/** What was aimed at, what was reached with these requests, and whether that is enough. */
export function aimsOf(samples: Samples, rows: Rows, reads: string, names: { first: string; driver: string }): Aim[] {
  const of = (row: string, contestant: string, figure: (sample: Sample) => number): number =>
    median((samples.get(keyOf(row, contestant)) ?? []).map(figure));
  const rate = of(rows.list, reads, rateOf);
  const share = rate / of(rows.list, names.driver, rateOf);
  const slower = rate / of(rows.listOfMany, reads, rateOf);
  const p99 = of(rows.list, reads, p99Of);
  const search = of(rows.searchOfMany, reads, p99Of);
  const creates = of(rows.create, names.first, rateOf);
  return [
    { aim: 'at least 5,000 lists a second', reached: written(rate), met: rate >= 5_000 },
    { aim: 'at least half of what the bare driver does', reached: `${Math.round(share * 100)} %`, met: share >= 0.5 },
    { aim: 'p99 of a list at most 15 ms', reached: `${written(p99)} ms`, met: p99 <= 15 },
    { aim: `${rows.listOfMany} at most 1.3 times as slow as ${rows.list}`, reached: `${slower.toFixed(2)} times`, met: slower <= 1.3 },
    { aim: `p99 of ${rows.searchOfMany} at most 25 ms`, reached: `${written(search)} ms`, met: search <= 25 },
    { aim: 'at least 2,000 creates a second', reached: written(creates), met: creates >= 2_000 },
  ];
}
