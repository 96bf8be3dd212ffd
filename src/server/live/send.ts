/** Tells the streams of one server what concerns them. Rules: LIV-2, LIV-5. */
import type { StaleResource } from '#shared/live';
import { resources, type ResourceName } from '#shared/areas/resources';
import { sessionMark, type Announcement } from '../repository/announce';
import type { Store } from '../repository/store';
import type { LiveStream } from './stream';
import { recipientsOf, type Change } from './recipients';

export type Streams = ReadonlyMap<string, LiveStream>;

/** Tells of the changes of one session (`by`), each stream once. */
export const sendChanges = async (store: Store, streams: Streams, by: string | null, changes: readonly Change[]): Promise<void> => {
  const changesByStream = new Map<LiveStream, StaleResource[]>();
  for (const change of changes) {
    for (const [stream, one] of await recipientsOf(store, change, [...streams.values()]))
      changesByStream.set(stream, [...(changesByStream.get(stream) ?? []), one]);
  }
  for (const [stream, resources] of changesByStream)
    stream.send('stale', { own: by !== null && by === sessionMark(stream.session.tokenHash), resources });
};

/** Tells anyone who is at a record that somebody came to it or left it. */
export const sendPresence = (streams: Streams, { stream: id, now, before }: Extract<Announcement, { kind: 'presence' }>): void => {
  const mover = streams.get(id);
  if (mover) mover.place = now;
  for (const stream of streams.values()) {
    const place = [now, before].find((one) => one?.name === stream.place?.name && one?.id === stream.place?.id);
    if (place && stream !== mover) stream.send('presence', { type: resources[place.name as ResourceName].type, id: place.id });
  }
};

/** Tells everybody that anything may have changed. */
export const sendToAll = (streams: Streams): void => {
  for (const stream of streams.values()) stream.send('all', {});
};
