/** Write load: many connections write at once until they are cut, and record every acknowledged write. */
import type { Chance } from '#server/db/demo/random';
import { newId } from '#server/repository/ids';
import { call, type Caller } from './api';

/** What is known of a record: its last acknowledged state. */
export interface Known {
  type: 'tags' | 'categories';
  name: string;
  gone: boolean;
}

/** A write; `key` makes it one and the same however often it is sent. */
export interface Write extends Known {
  id: string;
  key: string;
  method: 'POST' | 'PATCH' | 'DELETE';
}

export interface WriteResults {
  /** Answered with success. */
  acknowledged: Write[];
  /** Sent, and not answered with success: may be done or not, but not by half. */
  open: Write[];
  /** Answers that no end explains: below 500 and no success, or 500 itself. There should be none. */
  refused: string[];
}

const bodyOf = ({ method, type, id, name }: Write): unknown => {
  if (method === 'DELETE') return undefined;
  const color = type === 'tags' && method === 'POST' && { color: '#2e7d6b' };
  return { data: { type, id, attributes: { name, ...color } } };
};

/** Sends a write. @throws when the connection ends before the answer */
export async function send(caller: Caller, write: Write): Promise<number> {
  const path = write.method === 'POST' ? `/${write.type}` : `/${write.type}/${write.id}`;
  return (await call(caller, write.method, path, bodyOf(write), { 'idempotency-key': write.key })).status;
}

/** Adds mostly; now and then a record of the same connection gets another name, or goes. */
function nextWrite(own: Write[], { next, below }: Chance): Write {
  const key = newId();
  const chosen = own.length > 0 && next() < 0.3 ? own.splice(below(own.length), 1)[0] : undefined;
  if (!chosen) return { method: 'POST', id: newId(), key, type: next() < 0.5 ? 'tags' : 'categories', name: `Kasa ${key}`, gone: false };
  return next() < 0.3 ? { ...chosen, method: 'DELETE', key, gone: true } : { ...chosen, method: 'PATCH', key, name: `Perban ${key}` };
}

export interface WriteLoad {
  caller: Caller;
  chance: Chance;
  connections: number;
  /** How many successes are awaited before `end`. */
  until: number;
  /** Ends what is written to, at once. */
  end(): void;
  /** Stops writing though nothing ended; without it, only an end stops the storm. */
  enough?(): boolean;
}

/** Writes until the end, which comes with the success number `until`. */
export async function writeLoad({ caller, chance, connections, until, end, enough = () => false }: WriteLoad): Promise<WriteResults> {
  const told: WriteResults = { acknowledged: [], open: [], refused: [] };
  const connection = async (): Promise<void> => {
    const own: Write[] = [];
    while (!enough()) {
      const write = nextWrite(own, chance);
      const status = await send(caller, write).catch(() => 599);
      if (status >= 300) {
        told.open.push(write);
        if (status <= 500) told.refused.push(`${write.method} ${write.type} ${status}`);
        return;
      }
      told.acknowledged.push(write);
      if (!write.gone) own.push(write);
      if (told.acknowledged.length === until) end();
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return told;
}
