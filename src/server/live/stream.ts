/** One stream of server-sent events, as its receiver reads it. Rule: LIV-1. */
import { Readable } from 'node:stream';
import type { Actor } from '#shared/access';
import type { LiveEventName, LiveEvents } from '#shared/live';
import type { Session } from '../areas/identity/signIn/sessions';
import type { Place } from '../repository/announce';

/** Bytes that wait for a slow receiver. Beyond that nothing is added, and the receiver is told afterwards that anything may have changed. */
const MOST_WAITING = 64 * 1024;

const written = <N extends LiveEventName>(name: N, data: LiveEvents[N]): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A line that receivers ignore: it keeps proxies from ending a connection on which nothing happens. */
const BEAT = ':\n\n';

export type LiveStream = {
  readonly id: string;
  readonly session: Session;
  /** The client that the tab works for, as it was asked for; null for the person's first one. */
  readonly workplace: string | null;
  /** Who the person is to the rules now. */
  actor: Actor;
  /** The record that the tab shows. */
  place: Place | null;
  readonly body: Readable;
  send<N extends LiveEventName>(name: N, data: LiveEvents[N]): void;
  beat(): void;
  /** Nothing follows. */
  end(): void;
};

/** A stream that nobody reads yet. */
export const liveStream = (whose: Pick<LiveStream, 'id' | 'session' | 'workplace' | 'actor'>): LiveStream => {
  let isBehind = false;
  let isOver = false;
  const body = new Readable({
    highWaterMark: MOST_WAITING,
    read() {
      if (!isBehind || isOver) return;
      isBehind = false;
      this.push(written('all', {}));
    },
  });
  const push = (text: string): void => {
    if (isOver || isBehind || body.destroyed) return;
    if (body.readableLength + text.length > MOST_WAITING) isBehind = true;
    else body.push(text);
  };
  return {
    ...whose,
    place: null,
    body,
    send: (name, data) => push(written(name, data)),
    beat: () => push(BEAT),
    end: () => {
      if (isOver || body.destroyed) return;
      isOver = true;
      body.push(null);
    },
  };
};
