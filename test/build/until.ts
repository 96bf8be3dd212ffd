/** Waits for something to become true, however slow the machine: the test's own time limit is the only clock. */
const PAUSE = 10;

/** Asks again and again until the answer is yes. */
export const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
};
