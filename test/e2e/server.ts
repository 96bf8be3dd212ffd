/** The real program, built, on a fresh data directory and a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Where answers to mails arrive, and what signs those that are handed over. */
export const inbound = { address: 'tiket@masuk.nadi.test', secret: 'rahasia-surat-masuk-untuk-pengujian-1' };

export type Server = {
  readonly url: string;
  /** Stops it as Ctrl-C would, and removes its data. */
  stop(): Promise<void>;
};

/**
 * @param more settings of its environment
 * @throws Error with what the program printed, when it is not ready within a minute
 */
export async function startServer(more: NodeJS.ProcessEnv = {}): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nadi-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: url,
      SEED_PASSWORD: 'kasa-steril-2026',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      INBOUND_MAIL_ADDRESS: inbound.address,
      INBOUND_MAIL_SECRET: inbound.secret,
      ...more,
    },
  });
  let said = '';
  child.stdout.on('data', (words: Buffer) => (said += words));
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || tries > 600) throw new Error(`Nadi did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}
