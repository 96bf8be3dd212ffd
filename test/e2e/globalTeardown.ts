/** Stops the program that globalSetup started, as Ctrl-C would, and removes its data. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';

export default async function stop(): Promise<void> {
  if (!globalThis.nadi) return;
  const { process: child, dataDir } = globalThis.nadi;
  if (child.exitCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  }
  rmSync(dataDir, { recursive: true, force: true });
}
