/** What is measured of one contestant for a few seconds, and how several rounds of it are told as one figure. */

/** One round of one contestant. Times in milliseconds. */
export interface Sample {
  /** Answers a second. */
  rate: number;
  p99: number;
  /** Answers that were no success. */
  failed: number;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/** The value below which `share` (0 to 1) of all lie; 0 of none. */
export const quantile = (values: readonly number[], share: number): number => {
  const all = sorted(values);
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
};

export const median = (values: readonly number[]): number => {
  const all = sorted(values);
  const half = Math.floor(all.length / 2);
  return all.length % 2 ? all[half]! : ((all[half - 1] ?? 0) + (all[half] ?? 0)) / 2;
};

/**
 * A round's sample.
 * @param times milliseconds of each answer
 * @param took milliseconds of the whole
 */
export const sampleOf = (times: readonly number[], took: number, failed: number): Sample => ({
  rate: took > 0 ? times.length / (took / 1_000) : 0,
  // Without an answer nothing is known of how long one takes: not 0, which would be the quickest of all.
  p99: times.length ? quantile(times, 0.99) : Infinity,
  failed,
});

/** 12,345, or 1.23 where it is small. */
export const written = (value: number): string =>
  value < 10 ? value.toFixed(value < 1 ? 2 : 1) : Math.round(value).toLocaleString('en-US');

/** The median, with the least and the most of the rounds. */
export const spread = (values: readonly number[]): string => {
  const all = sorted(values);
  const [least, most] = [written(all[0] ?? 0), written(all.at(-1) ?? 0)];
  return `${written(median(all))}${least === most ? '' : ` (${least}–${most})`}`;
};
