/** The built program as a process of its own, which a test may end as suddenly as it likes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Of every first account. */
export const PASSWORD = 'kasa-steril-2026';

const MAIN = resolve('dist/server/main.mjs');

export interface Program {
  /** Where it listens. */
  url: string;
  /** All that it has printed. */
  said(): string;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to leave; resolves when it has. */
  leave(): Promise<void>;
}

const ending = (child: ChildProcess, signal: NodeJS.Signals) => async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Starts it on a free port. @throws Error with what it said when it ends instead */
export async function startProgram(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Program> {
  const common = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    SEED_PASSWORD: PASSWORD,
  };
  const child = spawn(process.execPath, [MAIN], { cwd: dataDir, env: { ...common, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const url = await new Promise<string>((settle, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (words: Buffer) => {
        said += words.toString();
        const port = /ready at http:\/\/\S+:(\d+)/.exec(said)?.[1];
        if (port) settle(`http://127.0.0.1:${port}`);
      });
    }
    child.once('close', () => fail(new Error(`It ended: ${said}`)));
  });
  return { url, said: () => said, kill: ending(child, 'SIGKILL'), leave: ending(child, 'SIGTERM') };
}

/** The processes that this one started, where the system tells (Linux). */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** SIGKILL for a postmaster; its backends, each of a session of its own, die at the same moment or find out by themselves. */
export function killPostmaster(pid: number, { backends }: { backends: boolean }): void {
  // Held still first: it must not see one of them die, and start to mend.
  if (backends) send(pid, 'SIGSTOP');
  const all = backends ? childrenOf(pid) : [];
  for (const one of [...all, pid]) send(one, 'SIGKILL');
}
