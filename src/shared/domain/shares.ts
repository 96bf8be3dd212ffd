/** Dividing whole rupiah among parts. Rule: MNY-5. */
import { shareOf } from './money';

/**
 * Divides an amount by weights so that the parts add up to it exactly: each running sum is rounded, and a part is the difference of two.
 * @param amount whole rupiah @param weights whole, none below zero; where all are 0 the first part has the whole amount
 */
export const divide = (amount: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, one) => total + one, 0);
  if (sum === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  const parts: number[] = [];
  let [weight, given] = [0, 0];
  for (const one of weights) {
    weight += one;
    const until = shareOf(amount, weight, sum);
    parts.push(until - given);
    given = until;
  }
  return parts;
};
