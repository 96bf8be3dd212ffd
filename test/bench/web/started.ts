/** What the bench measures against: the built app on a database of its own with 10,000 items, gone when it is stopped. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_ROOT, MEDIA_TYPE } from '#shared/jsonapi';

const PASSWORD = 'kasa-steril-2026';

export type Started = { readonly url: string; readonly stop: () => Promise<void> };

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Fills the database through the operator's own command. @throws Error with what it said when it fails */
function fill(settings: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/demo.mjs'], { env: settings, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The items could not be added:\n${stdout}${stderr}`);
}

/** Starts dist/server on a free port. @throws Error with what it said when it doesn't come up */
export async function startApp(): Promise<Started> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nadi-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: url, SEED_PASSWORD: PASSWORD };
  const settings = { ...process.env, ...own, LOG_LEVEL: 'error', RATE_LIMIT: '0' };
  const child = spawn(process.execPath, ['dist/server/main.mjs'], { stdio: ['ignore', 'pipe', 'pipe'], env: settings });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => (said += words.toString()));
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`Nadi did not start:\n${said}`);
      await sleep(100);
    }
    fill(settings);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { url, stop };
}

/** Signs the first admin in. @returns the token */
export async function tokenOf(url: string): Promise<string> {
  const attributes = { email: 'admin@nadi.test', password: PASSWORD };
  const answer = await fetch(`${url}${API_ROOT}/login`, {
    method: 'POST',
    headers: { 'Content-Type': MEDIA_TYPE },
    body: JSON.stringify({ data: { type: 'token', attributes } }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`Signing in answered ${answer.status}.`);
  return token;
}
