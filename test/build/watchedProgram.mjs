/** The program of the second thread, as the test of watchedThread.ts wants it: it counts its tasks, waits at a gate, and ends at a word. */
import { getEnvironmentData, parentPort } from 'node:worker_threads';

const { numbers, words } = getEnvironmentData('watched');
const textOf = (input) => (input instanceof Uint8Array ? Buffer.from(input).toString() : JSON.stringify(input));

const watch = ({ input }) => {
  Atomics.add(numbers, 1, 1);
  // The whole thread waits here, as it does while it computes.
  Atomics.wait(numbers, 0, 1);
  const text = textOf(input);
  if (text.includes(words.ends)) process.exit(1);
  if (text.includes(words.breaks)) throw new Error('broken by the test');
  while (text.includes(words.goesOn));
};

const { on } = parentPort;
parentPort.on = (name, listener) =>
  on.call(parentPort, name, (message) => {
    watch(message);
    listener(message);
  });
await import('../../src/server/thread/program.mjs');
