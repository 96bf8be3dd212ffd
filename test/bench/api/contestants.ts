/** Who is measured in a scenario: the API for requests that are new to it and for those that everybody asks, the bare driver, and the peers. */
import { USUAL, type Ask, type PeerName, type Scenario } from './scenarios';
import type { Catalogue } from './catalogue';
import { askDriver, type Spoken } from './driver';
import { askOverHttp, CONNECTIONS, type Target } from './http';
import type { Cell } from './rounds';
import { statementsOf } from './statements';

export const names = { first: 'Nadi, new requests', again: 'Nadi, asked before', driver: 'pg', all: 'Nadi, a process per core' } as const;

/** The same scenario at a program with a process per core, on a catalogue of its own. */
export interface EveryCore {
  target: Target;
  ask: Ask;
}

/** New requests a second that each connection is given; who is quicker begins anew. */
const NEW = 160;
/** Numbers that no round gets to. */
const LAST = 1_000_000;

/** Each once, off the clock: what another scenario wrote since has made them new. */
const askEach = async ({ url, headers }: Target, ask: Ask): Promise<void> => {
  for (let at = 0; at < USUAL; at++) {
    const { method, path } = ask(at);
    await (await fetch(url + path, { method, headers })).arrayBuffer();
  }
};

/** Over HTTP: `fresh` requests never come twice, the others have all been asked before. */
const overHttp = (target: Target, ask: Ask, fresh: boolean) => {
  let from = 0;
  return async (seconds: number) => {
    if (!fresh) await askEach(target, ask);
    const each = fresh ? Math.ceil(NEW * seconds) : USUAL;
    const stretch = { from, each };
    if (fresh) from += each * CONNECTIONS;
    return askOverHttp(target, ask, stretch, seconds);
  };
};

/** Heard at the second asking: by then the app knows how many rows a filter leaves, as it does in the rounds. */
const spokenOf = async ({ app, headers, categories, tags, actor }: Catalogue, ask: Ask): Promise<Spoken> => {
  const requests = [];
  for (let at = LAST; at < LAST + USUAL; at++) {
    await statementsOf(app, headers, ask(at));
    requests.push(await statementsOf(app, headers, ask(at + USUAL)));
  }
  return { requests, known: new Set([...categories, ...tags, actor]) };
};

/** The peers that have this catalogue's items. */
export type Peers = ReadonlyMap<PeerName, Target>;

/** The cells of one scenario. The driver says the SQL of requests that are new: nothing of it is known beforehand. */
export async function cellsOf(row: string, scenario: Scenario, catalogue: Catalogue, peers: Peers, all?: EveryCore): Promise<Cell[]> {
  const { first, again } = scenario;
  const spoken = await spokenOf(catalogue, first);
  const cell = (contestant: string, run: Cell['run']): Cell => ({ row, contestant, run });
  return [
    cell(names.first, overHttp(catalogue, first, true)),
    ...(all ? [cell(names.all, overHttp(all.target, all.ask, true))] : []),
    ...(again ? [cell(names.again, overHttp(catalogue, again, false))] : []),
    cell(names.driver, (seconds) => askDriver(catalogue.database.pool, spoken, seconds)),
    ...[...peers].map(([name, peer]) => cell(name, overHttp(peer, scenario.peers[name], true))),
  ];
}
