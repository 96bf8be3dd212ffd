/** The stream of live updates, read event by event. Its token goes in a header, as that of every call: an address is stored in logs. Rule: LIV-1. */
import { createParser } from 'eventsource-parser';
import { liveEndpoints } from '#shared/endpoints/live';
import { API_ROOT, WORKPLACE_HEADER } from '#shared/jsonapi';
import { STREAM_TYPE, type LiveEventName, type LiveEvents } from '#shared/live';
import type { HttpParts } from './http';

export type LiveEvent = { readonly [N in LiveEventName]: { readonly name: N; readonly data: LiveEvents[N] } }[LiveEventName];

/** Milliseconds of silence after which the connection counts as lost: the server says something every 20 s. */
const SILENCE = 45_000;

/** The next bytes; nothing when none come in time. */
const nextOf = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> => {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, SILENCE, undefined)));
  const read = reader.read().then(({ value }) => value);
  return Promise.race([read, silence]).finally(() => clearTimeout(timer));
};

/** Reads a stream until it ends, is lost or is given up (`signal`); it never throws. */
export const readStream =
  ({ fetch, api = API_ROOT, token, language, workplace }: Omit<HttpParts, 'workplace'> & Required<Pick<HttpParts, 'workplace'>>) =>
  async (heard: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> => {
    const client = workplace();
    const headers = {
      Accept: STREAM_TYPE,
      'Accept-Language': language(),
      Authorization: `Bearer ${token()}`,
      ...(client && { [WORKPLACE_HEADER]: client }),
    };
    try {
      const { status, body } = await fetch(`${api}${liveEndpoints.events.path}`, { headers, signal, cache: 'no-store' });
      if (status !== 200 || !body) return;
      const [reader, decoder] = [body.getReader(), new TextDecoder()];
      const parser = createParser({
        onEvent: ({ event, data }) => {
          if (event && !signal.aborted) heard({ name: event, data: JSON.parse(data) as object } as LiveEvent);
        },
      });
      for (let bytes = await nextOf(reader); bytes; bytes = await nextOf(reader)) parser.feed(decoder.decode(bytes, { stream: true }));
      await reader.cancel();
    } catch {
      // Lost or given up: anyone who reads opens another one.
    }
  };
