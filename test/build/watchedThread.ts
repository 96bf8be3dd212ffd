/** The real second thread, with a gate at which it stops while the test looks at something else, and words that end it. */
import { resolve } from 'node:path';
import { setEnvironmentData } from 'node:worker_threads';
import { workThread, type WorkThread } from '#server/thread/workThread';

/** A task in which a word stands ends the thread, breaks it by an error that nobody catches, or goes on for ever. */
export const words = { ends: 'THREAD-ENDS', breaks: 'THREAD-BREAKS', goesOn: 'THREAD-GOES-ON' };

export type WatchedThread = WorkThread & {
  /** From now on the thread stops at its next task. */
  closeGate(): void;
  openGate(): void;
  /** How many tasks came to the thread. */
  tasks(): number;
};

/** @param limit milliseconds for one task */
export const watchedThread = (limit?: number): WatchedThread => {
  // Whether the gate is closed, and how many tasks came.
  const numbers = new Int32Array(new SharedArrayBuffer(8));
  setEnvironmentData('watched', { numbers, words });
  return {
    ...workThread({ program: resolve('test/build/watchedProgram.mjs'), ...(limit !== undefined && { limit }) }),
    closeGate: () => void Atomics.store(numbers, 0, 1),
    openGate: () => {
      Atomics.store(numbers, 0, 0);
      Atomics.notify(numbers, 0);
    },
    tasks: () => Atomics.load(numbers, 1),
  };
};
