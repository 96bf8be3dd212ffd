/** Several processes that serve on one port (node:cluster): started, started again when one ends, and closed together. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartupError } from './db/startupError';
import type { Served } from './serve';

/** Message to a process. */
export type Order = 'close' | 'hurry';
/** Message from a process: it serves, or it cannot start. */
export type Report = { readonly port: number } | { readonly fault: string };

/** A process that ran at least this long (milliseconds) was healthy: it is replaced without waiting. */
const HEALTHY = 10_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;
/** Milliseconds after which a process that does not close is killed: longer than it takes to close. */
const PATIENCE = 9_000;

export interface ProcessesParts {
  count: number;
  /** The URL of the program that each of them runs. */
  program: string;
  /** The database's address, as the app connects to it. */
  url: string;
  say: (sentence: string) => void;
}

/** Starts one. @returns its port, once it serves. @throws StartupError with what it says */
async function startOne(url: string): Promise<{ worker: Worker; port: number }> {
  const worker = cluster.fork({ DATABASE_URL: url });
  // A killed process can reset its channel: that it ended follows from 'exit'.
  worker.on('error', () => {});
  const report = await new Promise<Report>((settle) => {
    worker.once('message', settle);
    worker.once('exit', (code, signal) => settle({ fault: `A process ended (${signal ?? `code ${code}`}) before it served.` }));
  });
  if ('fault' in report) throw new StartupError('process.failed', report.fault);
  return { worker, port: report.port };
}

/** Resolves when the process has ended. A process that does not serve yet cannot receive messages, and is simply killed. */
async function end(worker: Worker, serves: boolean): Promise<void> {
  if (worker.isDead()) return;
  const gone = once(worker, 'exit');
  if (serves) worker.send('close' satisfies Order, () => {});
  else worker.process.kill('SIGKILL');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(late);
}

/** Starts them all; from then on each that ends is replaced, with a pause when that happens soon after its start. */
export async function startProcesses({ count, program, url, say }: ProcessesParts): Promise<Served> {
  cluster.setupPrimary({ exec: fileURLToPath(program), args: [], execArgv: [...process.execArgv, '--enable-source-maps'] });
  const workers = new Set<Worker>();
  let closing = false;

  const watch = (worker: Worker, pause = 0): void => {
    workers.add(worker);
    const began = Date.now();
    worker.once('exit', () => {
      workers.delete(worker);
      if (closing) return;
      say('  A process ended unexpectedly. Starting another …');
      void replace(Date.now() - began > HEALTHY ? 0 : pause);
    });
  };
  const replace = async (pause: number): Promise<void> => {
    await sleep(pause, undefined, { ref: false });
    const next = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, 2 * pause));
    if (closing) return;
    await startOne(url).then(
      ({ worker }) => watch(worker, next),
      (fault: Error) => {
        if (closing) return undefined;
        say(fault.message);
        return replace(next);
      },
    );
  };

  const started = await Promise.all(Array.from({ length: count }, () => startOne(url)));
  for (const { worker } of started) watch(worker);
  return {
    port: started[0]!.port,
    close: async () => {
      closing = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker, workers.has(worker))));
    },
    hurry: () => {
      for (const worker of workers) worker.send('hurry' satisfies Order, () => {});
    },
  };
}
