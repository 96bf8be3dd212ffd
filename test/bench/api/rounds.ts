/** Rounds: every contestant of every scenario in turn, again and again, so that a noisy moment of the machine hits all alike. */
import type { Sample } from './figures';

/** One contestant in one scenario. */
export interface Cell {
  /** What is measured: a scenario on so many items. */
  row: string;
  contestant: string;
  /** Runs it for some seconds. */
  run(seconds: number): Promise<Sample>;
}

export interface Plan {
  rounds: number;
  /** Of each cell in each round. */
  seconds: number;
  /** Of each cell once before the first round; not counted. */
  warmUp: number;
}

/** All samples by row and contestant. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

export const keyOf = (row: string, contestant: string): string => `${row} | ${contestant}`;

/** Seconds that the rounds take. */
export const lengthOf = (cells: number, { rounds, seconds, warmUp }: Plan): number => cells * (rounds * seconds + warmUp);

/**
 * Plays the rounds.
 * @param say is told of each cell as it is done
 */
export async function playRounds(cells: readonly Cell[], plan: Plan, say: (sentence: string) => void): Promise<Samples> {
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round <= plan.rounds; round++) {
    // Who comes first changes, so that nobody always follows the same other.
    const order = round % 2 ? cells : [...cells].reverse();
    for (const { row, contestant, run } of order) {
      const sample = await run(round === 0 ? plan.warmUp : plan.seconds);
      const when = round === 0 ? 'warming up' : `round ${round} of ${plan.rounds}`;
      say(`${when}: ${row}, ${contestant}: ${Math.round(sample.rate).toLocaleString('en-US')} a second, p99 ${sample.p99.toFixed(1)} ms`);
      if (sample.failed) throw new Error(`${contestant} failed ${sample.failed} times at "${row}": its figures would mean nothing.`);
      if (round > 0) samples.set(keyOf(row, contestant), [...(samples.get(keyOf(row, contestant)) ?? []), sample]);
    }
  }
  return samples;
}
