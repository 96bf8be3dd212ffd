/**
 * The streams of one server: hears what any server on the database changed, and tells each person what concerns them. Without streams
 * it does nothing: no connection, no timer. Rules: LIV-1, LIV-2, LIV-3.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { listenTo, type Listener } from '../db/listener';
import type { Sessions } from '../areas/identity/signIn/sessions';
import { LIVE_CHANNEL, type Announcement } from '../repository/announce';
import { enterStream, leaveStreams, renewStreams } from '../repository/liveStreams';
import type { Store } from '../repository/store';
import { rateLimited } from '../refusal';
import { changedNames, gathered, inBatches, mayChangeRights } from './batches';
import { missedChanges } from './missedChanges';
import type { LiveStream } from './stream';
import { sendToAll, sendChanges, sendPresence } from './send';

/** Milliseconds between two beats: proxies end what is silent for a minute, and a stream counts as open for one. */
const BEAT = 20_000;
/** Streams of one server. Each costs a connection, and a comparison for each change. */
const MOST_STREAMS = 1_000;
/** Streams of one session: a browser has six connections to a server without HTTP/2, and the pages need some. Of one person: five browsers. */
const MOST_OF_ONE = { ofSession: 4, ofPerson: 20 };
/** How often a stream tries to enter a full session, and the milliseconds between two tries: the old stream of a page that was reloaded ends a moment later. */
const MOST_TRIES = 20;
const TRY_PAUSE = 200;
/** Milliseconds to wait for the connection that listens. */
const PATIENCE = 2_000;
/** Milliseconds after which a caller that found no room may try again. */
const TRY_AGAIN = 30_000;

type Parts = { readonly store: Store; readonly sessions: Pick<Sessions, 'again'>; readonly log: FastifyBaseLogger };

export class Hub {
  private readonly streams = new Map<string, LiveStream>();
  /** Streams that look for room. */
  private entering = 0;
  private readonly kysely: Store['database']['kysely'];
  private readonly missed: ReturnType<typeof missedChanges>;
  private readonly batches: ReturnType<typeof inBatches>;
  private listener: Listener | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly parts: Parts) {
    this.kysely = parts.store.database.kysely;
    this.missed = missedChanges(this.kysely);
    this.batches = inBatches((batch) =>
      this.handle(batch).catch((error: unknown) => {
        this.warn('a change could not be told', error);
        sendToAll(this.streams);
      }),
    );
  }

  /**
   * Adds a stream until it is left.
   * @param isGone whether nobody waits for it any more: a page that was reloaded must not take the room of the next one
   * @throws Refusal `rate.limited` where there is no room
   */
  async enter(stream: LiveStream, isGone: () => boolean): Promise<void> {
    if (this.streams.size + this.entering >= MOST_STREAMS) throw rateLimited(TRY_AGAIN);
    this.entering += 1;
    const hasRoom = await this.findRoom(stream, isGone).finally(() => (this.entering -= 1));
    if (!hasRoom) throw rateLimited(TRY_AGAIN);
    this.streams.set(stream.id, stream);
    this.listener ??= this.start();
    // A stream that listens from its first event on misses nothing. A stream that did not wait for the connection is told afterwards
    // that anything may have changed; without a connection the counters are read instead.
    const isReady = this.listener.ready.then(() => true);
    const isListening = await Promise.race([isReady, sleep(PATIENCE, false, { ref: false })]);
    if (!isListening) void isReady.then(() => stream.send('all', {}));
  }

  leave(stream: LiveStream): void {
    if (!this.streams.delete(stream.id)) return;
    if (!this.streams.size) void this.stop();
    void leaveStreams(this.kysely, [stream.id]).catch((error: unknown) => this.warn('a stream was not forgotten', error));
  }

  /** Renews what is there and looks for what was missed; called by a timer. */
  async beat(): Promise<void> {
    try {
      await renewStreams(this.kysely, [...this.streams.keys()]);
      await this.recheck();
      const names = await this.missed.find();
      for (const stream of this.streams.values()) stream.beat();
      this.batches.add(names.map((name) => ({ kind: 'changes', by: null, at: null, changed: [[name, null]] })));
    } catch (error) {
      this.warn('the database did not answer', error);
    }
  }

  /** Ends every stream. */
  async close(): Promise<void> {
    const open = [...this.streams.values()];
    this.streams.clear();
    for (const stream of open) stream.end();
    await this.stop();
    await this.batches.settled();
    const ids = open.map(({ id }) => id);
    if (ids.length) await leaveStreams(this.kysely, ids).catch(() => {});
  }

  private async findRoom({ id, session }: LiveStream, isGone: () => boolean): Promise<boolean> {
    for (let tries = 1; !isGone(); tries += 1) {
      if (await enterStream(this.parts.store.database, { id, ...session }, MOST_OF_ONE)) return true;
      if (tries === MOST_TRIES) return false;
      await sleep(TRY_PAUSE, undefined, { ref: false });
    }
    return false;
  }

  private warn(what: string, error: unknown): void {
    this.parts.log.warn({ err: error }, `live updates: ${what}`);
  }

  private start(): Listener {
    this.timer = setInterval(() => void this.beat(), BEAT).unref();
    return listenTo(this.parts.store.database, LIVE_CHANNEL, {
      heard: (message) => this.batches.add([JSON.parse(message) as Announcement]),
      connected: (again) => again && sendToAll(this.streams),
      lost: (error) => this.warn('the connection to the database was lost', error),
    });
  }

  private async stop(): Promise<void> {
    clearInterval(this.timer);
    const ended = this.listener;
    this.listener = undefined;
    this.missed.forget();
    await ended?.close();
  }

  /** What a person may do is looked at before anything is told. */
  private async handle(announcements: readonly Announcement[]): Promise<void> {
    this.missed.heard(changedNames(announcements));
    if (mayChangeRights(announcements)) await this.recheck();
    for (const [by, changes] of gathered(announcements)) await sendChanges(this.parts.store, this.streams, by, changes);
    for (const one of announcements) if (one.kind === 'presence') sendPresence(this.streams, one);
  }

  /** Ends streams whose session is over; who may do something else than before hears that anything may have changed. */
  private async recheck(): Promise<void> {
    for (const stream of [...this.streams.values()]) {
      const actor = await this.parts.sessions.again(stream.session, stream.workplace);
      if (!actor) this.drop(stream);
      else if (JSON.stringify(actor) !== JSON.stringify(stream.actor)) {
        stream.actor = actor;
        stream.send('all', {});
      }
    }
  }

  private drop(stream: LiveStream): void {
    stream.send('end', {});
    stream.end();
    this.leave(stream);
  }
}
