/** Times of single answers, in turns, so that what disturbs the machine disturbs both sides of a ratio. */
import { median } from '../api/figures';

/** Something that is timed; `at` counts from 0, and lets each answer be another one. */
export type Timed = (at: number) => Promise<unknown>;

/** The milliseconds of each answer, asked in turns. @param rounds how often each of them is asked, after one time that does not count */
export async function samplesOf<N extends string>(
  timed: Readonly<Record<N, Timed>>,
  rounds: number,
): Promise<Readonly<Record<N, number[]>>> {
  const names = Object.keys(timed) as N[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<N, number[]>;
  for (let at = 0; at <= rounds; at += 1) {
    for (const name of names) {
      const began = performance.now();
      await timed[name](at);
      if (at > 0) times[name].push(performance.now() - began);
    }
  }
  return times;
}

/** Median milliseconds of each. */
export async function timesOf<N extends string>(timed: Readonly<Record<N, Timed>>, rounds: number): Promise<Readonly<Record<N, number>>> {
  const samples = await samplesOf(timed, rounds);
  return Object.fromEntries(Object.entries<number[]>(samples).map(([name, all]) => [name, median(all)])) as Record<N, number>;
}

/** How many a second are done where so many are under way at once. */
export async function rateOf(jobs: readonly (() => Promise<unknown>)[], atOnce: number): Promise<number> {
  const left = [...jobs];
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return jobs.length / ((performance.now() - began) / 1_000);
}
