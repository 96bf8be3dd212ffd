/** `npm run bench:api`: how fast the API answers beside the bare driver and two peers, in one run; the table is kept under docs/bench. */
import { loadavg } from 'node:os';
import { keepTable, today } from '../keepTable';
import { create, reads, type PeerName } from './scenarios';
import { openCatalogue, type Catalogue } from './catalogue';
import { cellsOf, type EveryCore, type Peers } from './contestants';
import { startDirectus } from './directus';
import type { Peer } from './http';
import { startJsonServer } from './jsonServer';
import { documentOf } from './report';
import { lengthOf, playRounds, type Cell, type Plan } from './rounds';
import { measureSignIn } from './signIn';

const quick = process.argv.includes('--quick');
const plan: Plan = quick ? { rounds: 2, seconds: 0.7, warmUp: 0.3 } : { rounds: 5, seconds: 3, warmUp: 1 };
const [few, many] = [10_000, quick ? 100_000 : 1_000_000];
const accounts = quick ? 40 : 100;

const started = Date.now();
const say = (sentence: string): void => console.log(`${`${Math.round((Date.now() - started) / 1000)} s`.padStart(6)}  ${sentence}`);
const counted = (value: number): string => value.toLocaleString('en-US');

const rowOf = (name: string, size: number): string => `${name}, ${counted(size)}`;

const closers: (() => Promise<void>)[] = [];
const close = async (): Promise<void> => {
  for (const closer of closers.splice(0).reverse()) await closer().catch((error: unknown) => console.error(error));
};

const opened = async (size: number, kept: boolean, processes = '1'): Promise<Catalogue> => {
  say(`A catalogue of ${counted(size)} ${kept ? 'to read' : 'to write to'} …`);
  const catalogue = await openCatalogue(size, kept, processes);
  closers.push(catalogue.close);
  return catalogue;
};

/** The peers with so many items. Without a compiler there is no Directus: the run says so and goes on. */
async function startPeers(size: number): Promise<Peers> {
  const starters: [PeerName, () => Promise<Peer>][] = [
    ['json-server', () => startJsonServer(size)],
    ['Directus', () => startDirectus(size, say)],
  ];
  const peers = new Map<PeerName, Peer>();
  for (const [name, start] of starters) {
    say(`${name} with the same items …`);
    const peer = await start().catch((error: unknown) => say(`Without ${name}: ${error instanceof Error ? error.message : String(error)}`));
    if (!peer) continue;
    closers.push(peer.stop);
    peers.set(name, peer);
  }
  return peers;
}

/** @param spread the catalogue that a process per core serves */
async function cellsOfAll(peers: Peers, written: Catalogue, spread: Catalogue): Promise<{ rows: string[]; cells: Cell[] }> {
  const cells: Cell[] = [];
  const rows: string[] = [];
  const add = async (name: string, ...parts: [Parameters<typeof cellsOf>[1], Catalogue, Peers, EveryCore?]): Promise<void> => {
    rows.push(name);
    cells.push(...(await cellsOf(name, ...parts)));
  };
  const catalogues = [await opened(few, true), await opened(many, true)];
  for (const [at] of reads(catalogues[0]!).entries()) {
    for (const catalogue of catalogues) {
      const scenario = reads(catalogue)[at]!;
      const isSmall = catalogue.size === few;
      const all = isSmall && at === 0 ? { target: spread, ask: reads(spread)[at]!.first } : undefined;
      await add(rowOf(scenario.name, catalogue.size), scenario, catalogue, isSmall ? peers : new Map(), all);
    }
  }
  await add('create with audit row', create(written), written, peers, { target: spread, ask: create(spread).first });
  return { rows, cells };
}

async function run(): Promise<void> {
  const load = loadavg();
  const written = await opened(few, false);
  const { rows, cells } = await cellsOfAll(await startPeers(few), written, await opened(few, false, 'auto'));
  say(`${cells.length} cells: about ${Math.ceil(lengthOf(cells.length, plan) / 60)} minutes.`);
  const samples = await playRounds(cells, plan, say);
  const told = await measureSignIn(written, accounts, say);
  const { rows: versions } = await written.database.pool.query<{ server_version: string }>('show server_version');
  const list = (size: number): string => rowOf('list of 25', size);
  const aims = { list: list(few), listOfMany: list(many), searchOfMany: rowOf('search', many), create: 'create with audit row' };
  const text = documentOf({ date: today(), quick, load, postgres: versions[0]!.server_version, plan, rows, aims, samples, told });
  const kept = keepTable('api', text, quick);
  if (kept) say(`Kept in ${kept}.`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));

run()
  .catch((failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  })
  .finally(close);
