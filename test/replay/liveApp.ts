/** A freshly started app on an embedded database of its own, gone when it is stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PASSWORD } from '../password';

/** Milliseconds that an app takes to come up. */
const STARTING = 10_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts the server as its sources are now.
 * @param at what its clock shows when it starts: the present time by default
 * @throws Error with what it said when it doesn't come up
 */
export async function startLiveApp(at?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nadi-replay-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'src/server/tsconfig.json', 'src/server/main.ts'];
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SEED_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    DATABASE_URL: '',
    ...(at && {
      NODE_OPTIONS: `--import=${pathToFileURL('test/replay/shiftClock.mjs').href}`,
      NADI_CLOCK_AHEAD: String(Date.parse(at) - STARTING - Date.now()),
    }),
  };
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url, stop };
    if (child.exitCode !== null) break;
    await pause(100);
  }
  await stop();
  throw new Error(`The app did not start:\n${said}`);
}
