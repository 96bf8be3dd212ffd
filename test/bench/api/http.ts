/** Asks over HTTP, on so many connections for so many seconds. */
import autocannon from 'autocannon';
import type { Ask, Asked } from './scenarios';
import { sampleOf, type Sample } from './figures';

/** Requests at once. */
export const CONNECTIONS = 32;
/** Between two looks at the clock, in milliseconds. */
const TICK = 50;

const requestOf = ({ method, path, body }: Asked): autocannon.Request => ({
  method,
  path,
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

export type Headers = Readonly<Record<string, string>>;

/** Who is asked, and with which headers. */
export interface Target {
  url: string;
  headers: Headers;
  /** The headers of several people, of whom each connection is the next one; all are the same one by default. */
  people?: readonly Headers[];
}

/** A program that is measured beside ours. */
export interface Peer extends Target {
  stop(): Promise<void>;
}

/** Where a round begins in a scenario's numbers, and how many of them each connection is given; it begins anew after the last. */
export interface Stretch {
  from: number;
  each: number;
}

/**
 * One round of so many seconds, and longer where nobody would be answered in that: each connection is to have been answered
 * once, within ten times as long. What is under way at the end doesn't count.
 */
export async function askOverHttp(
  { url, headers, people = [headers] }: Target,
  ask: Ask,
  { from, each }: Stretch,
  seconds: number,
): Promise<Sample> {
  const times: number[] = [];
  let failed = 0;
  let connected = 0;
  let began = 0;
  let ended = 0;
  await new Promise<unknown>((settle, fail) => {
    const running = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds * 10,
        timeout: 60,
        sampleInt: TICK,
        setupClient: (client) => {
          const first = from + each * connected;
          const own = { ...people[connected++ % people.length] };
          client.setRequests(Array.from({ length: each }, (_, place) => ({ ...requestOf(ask(first + place)), headers: own })));
          began = performance.now();
        },
      },
      (error, result) => (error ? fail(error as Error) : settle(result)),
    );
    running.on('response', (_client, status, _bytes, time) => {
      ended = performance.now();
      times.push(time);
      if (status >= 300) failed += 1;
      if (ended - began > seconds * 1_000 && times.length >= CONNECTIONS) running.stop();
    });
    running.on('reqError', () => (failed += 1));
  });
  return sampleOf(times, ended - began, failed);
}
