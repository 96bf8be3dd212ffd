/** The peer: react-admin with the same resource on the same API, built in a scratch folder from exact versions, and served as our own site is. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Started } from './started';

const sources = path.resolve('test/bench/web/peer');
const scratch = path.resolve('.cache/bench/peer');

type Manifest = { readonly dependencies: Readonly<Record<string, string>> };
const manifest = () => JSON.parse(readFileSync(path.join(sources, 'package.json'), 'utf8')) as Manifest;

/** `react-admin 5.15.4`. */
export const peerName = (): string => `react-admin ${manifest().dependencies['react-admin']}`;

/** Installs once; the folder is kept for the next run. @throws Error with what npm said */
function install(say: (line: string) => void): void {
  const wanted = readFileSync(path.join(sources, 'package.json'), 'utf8');
  const mark = path.join(scratch, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  say(`Installing ${peerName()} in .cache/bench/peer …`);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  writeFileSync(path.join(scratch, 'package.json'), wanted);
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The peer could not be installed:\n${stderr}`);
  writeFileSync(mark, wanted);
}

type Site = { readonly page: Buffer; readonly script: { readonly path: string; readonly brotli: Buffer } };

async function bundle(say: (line: string) => void): Promise<Site> {
  install(say);
  for (const name of readdirSync(sources)) copyFileSync(path.join(sources, name), path.join(scratch, name));
  const { outputFiles } = await build({
    absWorkingDir: scratch,
    entryPoints: ['app.jsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]!.contents;
  const name = `app.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  const page = readFileSync(path.join(sources, 'index.html'), 'utf8').replace('SCRIPT', name);
  return { page: Buffer.from(page), script: { path: `/assets/${name}`, brotli: brotliCompressSync(script) } };
}

/** Passes a call on to the API, and its answer back as it is. */
function forward(agent: Agent, target: string, call: IncomingMessage, answer: ServerResponse): void {
  const { host: _, ...headers } = call.headers;
  const onward = request(new URL(call.url ?? '/', target), { agent, method: call.method ?? 'GET', headers }, (back) => {
    answer.writeHead(back.statusCode ?? 502, back.headers);
    back.pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  call.pipe(onward);
}

/**
 * Serves the peer on a free port: its one script in brotli and kept for ever, the page anew each time, the API through to `target`.
 * @param target the address of our running app
 */
export async function startPeer(target: string, say: (line: string) => void): Promise<Started> {
  const { page, script } = await bundle(say);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((call, answer) => {
    if (call.url?.startsWith('/api/')) return forward(agent, target, call, answer);
    if (call.url === script.path) {
      const kept = { 'content-type': 'text/javascript', 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' };
      return void answer.writeHead(200, kept).end(script.brotli);
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(page);
  });
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
