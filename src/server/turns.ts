/** A queue for work that is expensive in CPU or memory: a few pieces at a time, the others wait. */

/** Thrown instead of waiting when the queue is full. The caller turns it into a refusal. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs `work` in its turn, first come, first served. @throws QueueFull, and what `work` throws */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A new queue of this process.
 * @param atOnce pieces of work that run at the same time
 * @param mostWaiting pieces that may wait; one more is refused
 */
export function turns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= mostWaiting) throw new QueueFull();
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed over, so that a newcomer cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
