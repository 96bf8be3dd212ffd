/** Starts the real program, built, on a fresh data directory and a free port, for all browser tests of one run. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

declare global {
  var nadi: { process: ChildProcess; dataDir: string } | undefined;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

export default async function start(): Promise<void> {
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
  globalThis.nadi = { process: child, dataDir };
  process.env.E2E_URL = url;
}
