/**
 * The tab's one stream of live updates: open while somebody is signed in and the tab is looked at, opened again when it is lost. While
 * it is not open, the lists on screen are asked for again from time to time. Part of a script of its own. Rules: LIV-1, LIV-4.
 */
import { runSaga, stdChannel, eventChannel, type Task } from 'redux-saga';
import { call, cancel, delay, fork, put, select, take } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaleResource } from '#shared/live';
import { readStream, type LiveEvent } from '../../services/eventStream';
import { createHttp } from '../../services/http';
import { presenceService } from '../../services/presence';
import type { Started } from '../index';
import { me } from '../session/me';
import { presence } from './presence';
import { refreshing } from './refresh';

/** Milliseconds until a lost stream is opened again: doubled each time and partly random, so that not all tabs reconnect at once. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds in which changes are gathered: what one command changes comes in several events. */
const GATHERING = 300;
/** How many times GATHERING to wait at most for the answer about the person's rights. */
const MOST_WAITS = 20;
/** Milliseconds after which a tab that nobody looks at closes its stream. */
const UNSEEN = 60_000;

/** The tab as far as the stream needs it. */
export type Tab = {
  readonly isSeen: () => boolean;
  readonly address: () => string;
  /** Calls when the tab is shown or hidden. @returns how to stop */
  readonly watch: (changed: () => void) => () => void;
};

export type LiveParts = {
  readonly store: Started['store'];
  readonly fetch: typeof globalThis.fetch;
  readonly api?: string | undefined;
  readonly tab: Tab;
};

type Heard = LiveEvent | { readonly name: 'closed' };

/** Whose stream it is: another session or another client needs another one; null for none. */
const holderOf = ({ store, tab }: LiveParts, unseenSince: number | null): string | null => {
  const { auth, me: person, workplace } = store.getState();
  const isLeaving = workplace.leaving !== null && workplace.leaving === person.actor?.entityId;
  const isLeft = !tab.isSeen() && unseenSince !== null && Date.now() - unseenSince >= UNSEEN;
  return auth.token && !auth.expired && person.actor && !isLeaving && !isLeft ? `${auth.token} ${person.actor.entityId}` : null;
};

/** The holder, each time that it becomes another. */
const holders = (parts: LiveParts) =>
  eventChannel<{ readonly holder: string | null }>((emit) => {
    let last: string | null | undefined;
    let unseenSince: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const holder = holderOf(parts, unseenSince);
      if (holder === last) return;
      last = holder;
      emit({ holder });
    };
    const seen = () => {
      clearTimeout(timer);
      unseenSince = parts.tab.isSeen() ? null : Date.now();
      if (unseenSince !== null) timer = setTimeout(look, UNSEEN);
      look();
    };
    const stops = [parts.store.subscribe(look), parts.tab.watch(seen)];
    // Anyone who takes from the channel is there first.
    void Promise.resolve().then(seen);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  });

const servicesOf = ({ store, fetch, api }: LiveParts) => {
  const state = () => store.getState();
  const parts = {
    fetch,
    api,
    token: () => state().auth.token,
    language: () => state().locale.current,
    workplace: () => state().me.actor?.entityId ?? null,
  };
  return { read: readStream(parts), ask: presenceService(createHttp(parts)) };
};

/** Reloads the person's rights first, so that no list is requested that they may no longer see. */
function* reloadRights() {
  yield* put(ofLive(me.actions.load()));
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    if ((yield* select(me.selectors.status)) !== 'loading') return;
    yield* delay(GATHERING);
  }
}

/** The action, marked as a live update's, so that a session log can tell it from what a person did. */
const ofLive = <A extends UnknownAction>(action: A): A => ({ ...action, meta: { ...(action['meta'] as object | undefined), by: 'live' } });

/** Gathers what changed, and asks for it again. */
const gathering = ({ tab }: LiveParts) => {
  let waiting: { readonly own: boolean; readonly resources: readonly StaleResource[] | null }[] = [];

  function* refresh() {
    yield* delay(GATHERING);
    const gathered = waiting;
    waiting = [];
    if (gathered.some(({ resources }) => !resources)) yield* call(reloadRights);
    const state = yield* select((all: object) => all);
    const stale = gathered.some(({ resources }) => !resources) ? null : gathered.flatMap(({ resources }) => resources!);
    const own = gathered.every((one) => one.own);
    for (const action of refreshing(state, stale, { own, address: tab.address() })) yield* put(ofLive(action));
  }

  return {
    forget: () => void (waiting = []),
    *note(resources: readonly StaleResource[] | null, own = false) {
      waiting.push({ own, resources });
      if (waiting.length === 1) yield* fork(refresh);
    },
  };
};

/** What one stream says; closing the channel closes the stream. */
const eventsOf = (read: ReturnType<typeof readStream>) =>
  eventChannel<Heard>((emit) => {
    const end = new AbortController();
    void read(emit, end.signal).then(() => emit({ name: 'closed' }));
    return () => end.abort();
  });

/** Keeps a stream open: what arrives becomes intents of the modules whose lists and records are on screen. */
const keeping = (parts: LiveParts) => {
  const { read, ask } = servicesOf(parts);
  const { note, forget } = gathering(parts);

  /** What an event of an open stream asks for. */
  function* follow(event: LiveEvent, again: boolean) {
    if (event.name === 'open') {
      presence.connect(event.data.stream, ask);
      if (again) yield* note(null);
    } else if (event.name === 'presence') presence.changed(event.data);
    else if (event.name === 'end') yield* put(ofLive(me.actions.load()));
    else if (event.name === 'stale') yield* note(event.data.resources, event.data.own);
    else {
      presence.changed();
      yield* note(null);
    }
  }

  /** One stream, to its end. @param again whether there was one before @returns whether it was open */
  function* hear(again: boolean) {
    const events = eventsOf(read);
    let isOpen = false;
    try {
      for (;;) {
        const event = yield* take(events);
        if (event.name === 'closed') return isOpen;
        isOpen ||= event.name === 'open';
        yield* follow(event, again);
      }
    } finally {
      events.close();
      presence.disconnect();
    }
  }

  return function* () {
    forget();
    let pause = FIRST_PAUSE;
    for (let again = false; ; again = true) {
      pause = (yield* call(hear, again)) ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, 2 * pause);
      yield* delay(pause * (0.5 + Math.random() / 2));
      yield* note(null);
    }
  };
};

/** A stream for each holder, as long as it holds. */
const live = (parts: LiveParts) => {
  const keepOpen = keeping(parts);
  return function* () {
    const channel = holders(parts);
    let running: Task | undefined;
    try {
      for (;;) {
        const { holder } = yield* take(channel);
        if (running) yield* cancel(running);
        running = holder === null ? undefined : yield* fork(keepOpen);
      }
    } finally {
      channel.close();
    }
  };
};

/**
 * Follows what happens elsewhere. The saga runs next to those of the store, because its script is not part of the first load.
 * @returns how to stop
 */
export const startLive = (parts: LiveParts): (() => void) => {
  const { store } = parts;
  const task = runSaga({ channel: stdChannel(), dispatch: store.dispatch, getState: store.getState }, live(parts));
  return () => task.cancel();
};
