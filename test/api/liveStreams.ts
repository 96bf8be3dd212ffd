/** Streams of live updates in tests: opened over a real connection, read event by event. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { STREAM_TYPE, type LiveEventName, type LiveEvents } from '#shared/live';
import { API } from './testApi';

/** One event of a stream. */
export type Told = { [N in LiveEventName]: { readonly name: N; readonly data: LiveEvents[N] } }[LiveEventName];

export type OpenStream = {
  /** Of the session that it belongs to. */
  readonly token: string;
  readonly id: string;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<Told | undefined>;
  close(): void;
};

const eventIn = (block: string): Told | undefined => {
  const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return name === undefined ? undefined : ({ name, data: JSON.parse(data!) as object } as Told);
};

/** The events of a body, without the beats. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Told> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) yield event;
    }
  }
}

/** Lets the server listen on a free port. @returns its address */
export const listening = async (app: FastifyInstance): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

/** Asks for a stream. */
export const askStream = (url: string, token: string, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
  fetch(`${url}${API}/events`, {
    headers: { accept: STREAM_TYPE, authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip', ...headers },
    ...(signal && { signal }),
  });

/** Opens a stream; its first event is `open`. */
export const openStream = async (url: string, token: string, headers?: Readonly<Record<string, string>>): Promise<OpenStream> => {
  const end = new AbortController();
  const answer = await askStream(url, token, headers, end.signal);
  if (answer.status !== 200) throw new Error(`The stream was refused: ${answer.status} ${await answer.text()}`);
  const events = eventsOf(answer.body!);
  const next = async () => (await events.next()).value as Told | undefined;
  const first = await next();
  if (first?.name !== 'open') throw new Error('A stream begins with "open".');
  return { token, id: first.data.stream, next, close: () => end.abort() };
};
