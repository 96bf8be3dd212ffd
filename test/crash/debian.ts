/** Debian's PostgreSQL in a process of its own: started durable, ended suddenly on demand, and gone with the test at the latest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Debian {
  /** Its address for DATABASE_URL. */
  url: string;
  /** SIGKILL, at once. */
  crash(): void;
  /** Resolves when it serves again after a crash. */
  restarted(): Promise<void>;
  stop(): Promise<void>;
}

/** Says its address, and a word after each crash it was told to have; leaves when nobody listens any more. */
const script = `
  import { createInterface } from 'node:readline';
  import { startDebianPostgres } from './scripts/debian.mjs';
  const debian = await startDebianPostgres({ durable: true });
  console.log(debian.url);
  for await (const _ of createInterface({ input: process.stdin })) {
    await debian.crash();
    console.log('restarted');
  }
  await debian.stop();`;

/** Starts it on a fresh cluster. */
export async function startDebian(): Promise<Debian> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const words = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const word = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await words.next();
      if (done) throw new Error(`Debian's PostgreSQL ended.`);
      // What was installed on the way is told, too.
      if (/^(postgres:|restarted)/.test(value)) return value;
    }
  };
  return {
    url: await word(),
    crash: () => void child.stdin.write('crash\n'),
    restarted: async () => void (await word()),
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
