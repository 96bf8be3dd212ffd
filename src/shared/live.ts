/** What a stream of live updates says: which lists and records are out of date, never what is in them. Rules: LIV-1 to LIV-5. */

import type { ResourceName } from './areas/resources';

/**
 * Resources whose records show who else has them open: the provider's staff to one another, or the people of the client whose record it is
 * (LIV-5). Not part of their declarations, for which the first load has no room.
 */
export const withPresence: ReadonlySet<string> = new Set<ResourceName>(['ticket', 'entity', 'patient', 'visit']);

/** The media type of a stream of server-sent events. */
export const STREAM_TYPE = 'text/event-stream';

/** What a person does at a record. Ordered by their alphabet: who does both writes. */
export const presenceModes = ['reading', 'writing'] as const;
export type PresenceMode = (typeof presenceModes)[number];

/** Of one resource, by its JSON:API type. */
export type StaleResource = {
  readonly type: string;
  /** Whether lists of it may show something else now. */
  readonly list: boolean;
  /** Records that the receiver may get, with the version that they have now. */
  readonly records: readonly { readonly id: string; readonly version: number }[];
  /** Records that the receiver may no longer get: deleted, or no longer theirs. */
  readonly gone: readonly string[];
};

/** The events of a stream, by their names. */
export type LiveEvents = {
  /** The stream is open; its id is what presence is told under. */
  readonly open: { readonly stream: string };
  /** `own`: written by the session of this stream. */
  readonly stale: { readonly own: boolean; readonly resources: readonly StaleResource[] };
  /** Anything may have changed: the server could not follow for a while. */
  readonly all: Readonly<Record<string, never>>;
  /** Somebody came to the record that the tab shows, or left it. */
  readonly presence: { readonly type: string; readonly id: string };
  /** The session is over, or the person may no longer work for this client. */
  readonly end: Readonly<Record<string, never>>;
};

export type LiveEventName = keyof LiveEvents;
