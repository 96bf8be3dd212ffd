/**
 * The streams of one server: hears what any server on the database changed, and tells each person what concerns them. Without streams
 * it does nothing: no connection, no timer. Rules: LIV-1, LIV-2, LIV-3.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { StaleResource } from '#shared/live';
import { resources, type ResourceName } from '#shared/resources/index';
import { listenTo, type Listener } from '../db/listener';
import type { Sessions } from '../identity/sessions';
import { LIVE_CHANNEL, sessionMark, type Announcement } from '../repository/announce';
import { enterStream, leaveStreams, renewStreams } from '../repository/liveStreams';
import type { Store } from '../repository/store';
import { rateLimited } from '../refusal';
import { missedChanges } from './missed';
import type { LiveStream } from './stream';
import { toldOf, type Change } from './told';

/** Milliseconds between two beats: proxies end what is silent for a minute, and a stream counts as open for one. */
const BEAT = 20_000;
/** Streams of one server. Each costs a connection, and a comparison for each change. */
const MOST_STREAMS = 1_000;
/** Streams of one session: a browser has six connections to a server without HTTP/2, and the pages need some. */
const MOST_OF_SESSION = 4;
/** Milliseconds to wait for the connection that listens. */
const PATIENCE = 2_000;
/** Milliseconds after which a caller that found no room may try again. */
const TRY_AGAIN = 30_000;

/** Changes of these may change what a person may do. */
const RIGHTS: ReadonlySet<string> = new Set(['user', 'role', 'permission', 'membership', 'supportGrant', 'entity']);

export type Hub = {
  /** Adds a stream until it is left. @throws Refusal `rate.limited` where there is no room */
  readonly enter: (stream: LiveStream) => Promise<void>;
  readonly leave: (stream: LiveStream) => void;
  /** Renews what is there and looks for what was missed; called by a timer. */
  readonly beat: () => Promise<void>;
  /** Ends every stream. */
  readonly close: () => Promise<void>;
};

type Parts = { readonly store: Store; readonly sessions: Pick<Sessions, 'again'>; readonly log: FastifyBaseLogger };

const isChanges = (one: Announcement): one is Extract<Announcement, { kind: 'changes' }> => one.kind === 'changes';

/** Changes of one session together, each resource once. */
const gathered = (announcements: readonly Announcement[]): ReadonlyMap<string | null, readonly Change[]> => {
  const bySession = new Map<string | null, Map<string, Change>>();
  for (const { by, at, changed } of announcements.filter(isChanges)) {
    const changes = bySession.get(by) ?? new Map<string, Change>();
    bySession.set(by, changes);
    for (const [name, ids] of changed) {
      const known = changes.get(`${name} ${at}`);
      const all = ids && (known?.ids !== null ? [...(known?.ids ?? []), ...ids] : null);
      changes.set(`${name} ${at}`, { name, ids: all, at });
    }
  }
  return new Map([...bySession].map(([by, changes]) => [by, [...changes.values()]]));
};

export const hubOf = ({ store, sessions, log }: Parts): Hub => {
  const { kysely } = store.database;
  const streams = new Map<string, LiveStream>();
  const missed = missedChanges(kysely);
  let listener: Listener | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let waiting: Announcement[] = [];
  let isWorking = false;
  let working: Promise<void> = Promise.resolve();

  const drop = (stream: LiveStream): void => {
    stream.send('end', {});
    stream.end();
    leave(stream);
  };

  /** Ends streams whose session is over; who may do something else than before is told that anything may have changed. */
  const recheck = async (): Promise<void> => {
    for (const stream of [...streams.values()]) {
      const actor = await sessions.again(stream.session, stream.workplace);
      if (!actor) drop(stream);
      else if (JSON.stringify(actor) !== JSON.stringify(stream.actor)) {
        stream.actor = actor;
        stream.send('all', {});
      }
    }
  };

  const tell = async (by: string | null, changes: readonly Change[]): Promise<void> => {
    const told = new Map<LiveStream, StaleResource[]>();
    for (const change of changes) {
      for (const [stream, one] of await toldOf(store, change, [...streams.values()])) told.set(stream, [...(told.get(stream) ?? []), one]);
    }
    for (const [stream, resources] of told)
      stream.send('stale', { own: by !== null && by === sessionMark(stream.session.tokenHash), resources });
  };

  const tellPresence = ({ stream: id, now, before }: Extract<Announcement, { kind: 'presence' }>): void => {
    const mover = streams.get(id);
    if (mover) mover.place = now;
    for (const stream of streams.values()) {
      const place = [now, before].find((one) => one?.name === stream.place?.name && one?.id === stream.place?.id);
      if (place && stream !== mover) stream.send('presence', { type: resources[place.name as ResourceName].type, id: place.id });
    }
  };

  /** What a person may do is looked at before anything is told. */
  const handle = async (announcements: readonly Announcement[]): Promise<void> => {
    const names = announcements.filter(isChanges).flatMap(({ changed }) => changed.map(([name]) => name));
    missed.heard(names);
    if (names.some((name) => RIGHTS.has(name)) || announcements.some(({ kind }) => kind === 'sessions')) await recheck();
    for (const [by, changes] of gathered(announcements)) await tell(by, changes);
    for (const one of announcements) if (one.kind === 'presence') tellPresence(one);
  };

  const tellAll = (): void => {
    for (const stream of streams.values()) stream.send('all', {});
  };

  /** One batch after the other; what arrives meanwhile is the next batch. */
  const work = async (): Promise<void> => {
    while (waiting.length) {
      const batch = waiting;
      waiting = [];
      try {
        await handle(batch);
      } catch (error) {
        log.warn({ err: error }, 'live updates: a change could not be told');
        tellAll();
      }
    }
    isWorking = false;
  };

  const wake = (): void => {
    if (isWorking) return;
    isWorking = true;
    working = work();
  };

  const heard = (message: string): void => {
    waiting.push(JSON.parse(message) as Announcement);
    wake();
  };

  const beat = async (): Promise<void> => {
    try {
      await renewStreams(kysely, [...streams.keys()]);
      await recheck();
      const names = await missed.find();
      for (const stream of streams.values()) stream.beat();
      if (names.length) waiting.push(...names.map((name) => ({ kind: 'changes', by: null, at: null, changed: [[name, null]] }) as const));
      wake();
    } catch (error) {
      log.warn({ err: error }, 'live updates: the database did not answer');
    }
  };

  const start = (): void => {
    timer = setInterval(() => void beat(), BEAT).unref();
    listener = listenTo(store.database, LIVE_CHANNEL, {
      heard,
      connected: (again) => again && tellAll(),
      lost: (error) => log.warn({ err: error }, 'live updates: the connection to the database was lost'),
    });
  };

  const stop = async (): Promise<void> => {
    clearInterval(timer);
    const ended = listener;
    listener = undefined;
    missed.forget();
    await ended?.close();
  };

  const leave = (stream: LiveStream): void => {
    if (!streams.delete(stream.id)) return;
    if (!streams.size) void stop();
    void leaveStreams(kysely, [stream.id]).catch((error: unknown) => log.warn({ err: error }, 'live updates: a stream was not forgotten'));
  };

  return {
    async enter(stream) {
      if (streams.size >= MOST_STREAMS) throw rateLimited(TRY_AGAIN);
      const { id, session } = stream;
      if (!(await enterStream(kysely, { id, ...session }, MOST_OF_SESSION))) throw rateLimited(TRY_AGAIN);
      streams.set(id, stream);
      if (!listener) start();
      // From its first event on the stream misses nothing; where the database passes nothing on, the counters are read instead.
      await Promise.race([listener!.ready, sleep(PATIENCE, undefined, { ref: false })]);
    },
    leave,
    beat,
    async close() {
      const open = [...streams.values()];
      streams.clear();
      for (const stream of open) stream.end();
      await stop();
      await working;
      if (open.length)
        await leaveStreams(
          kysely,
          open.map(({ id }) => id),
        ).catch(() => {});
    },
  };
};
