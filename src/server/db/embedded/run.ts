/** Runs one of PostgreSQL's programs to its end, as the account that owns the data. */
import { spawn } from 'node:child_process';

/** The user a root process lends PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** Nothing of our environment: PGDATA, PGUSER or a locale of the caller must not change what happens. */
export const bareEnvironment: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export interface Outcome {
  /** Exit code; -1 when the program could not be started at all. */
  code: number;
  output: string;
}

/** Runs `program` and gathers what it prints; never throws, a failed start hears in `output`. */
export function run(program: string, args: string[], { account, cwd = '/' }: { account?: Account; cwd?: string } = {}): Promise<Outcome> {
  return new Promise((settle) => {
    const child = spawn(program, args, { ...account, cwd, env: bareEnvironment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const gather = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', (error) => settle({ code: -1, output: error.message }));
    child.on('close', (code) => settle({ code: code ?? -1, output }));
  });
}
