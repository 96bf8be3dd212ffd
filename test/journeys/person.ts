/** A person before a running app: the real store, whose session is kept as a person would save it. */
import '../client/modules';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createFiles, type Files } from '#client/services/files';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { createVault } from '#client/services/vault';
import type { Workplace } from '#client/services/workplace';
import { startStore, type RootState } from '#client/store/index';
import { startLive } from '#client/store/live/index';
import { auth } from '#client/store/session/auth';
import { newId } from '#client/storeKit/ids';
import { modules } from '../client/modules';
import { createSessionLog, type KeptStretch } from '#client/store/sessionLog';
import type { SavedSession } from '#client/store/savedSession';
import { isEvent, isSilent, type Logged } from '../replay/actions';
import { emptyStorage, tabOf } from '../replay/browser';
import { PASSWORD } from '../password';

/** Whether everything that was asked has its answer. */
const isQuiet = (state: RootState): boolean =>
  !state.auth.busy &&
  !state.register.busy &&
  !state.reset.busy &&
  state.verification.status !== 'busy' &&
  state.clinicStart.status !== 'sending' &&
  state.me.status !== 'loading' &&
  !state.regions.wanted.length &&
  Object.keys(modules).every((name) => {
    const { lists, requests } = state[name as keyof typeof modules];
    return Object.values(lists).every(({ status }) => status !== 'loading') && Object.values(requests).every(({ busy }) => !busy);
  });

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The network between a person and the app. */
function network(send: Fetch) {
  const holds: (() => void)[] = [];
  let state: 'up' | 'lost' | 'held' = 'up';
  const fetch = async (path: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (state === 'lost') throw new TypeError('The network is lost.');
    if (state === 'held') await new Promise<void>((resolve) => holds.push(resolve));
    return send(String(path), init);
  };
  return {
    fetch,
    lose: () => void (state = 'lost'),
    /** Calls wait from now on; what is returned lets the last one of them go first. */
    hold: () => {
      state = 'held';
      return () => holds.pop()?.();
    },
    restore: () => void (state = 'up'),
  };
}

type Around = {
  /** The browser's: a new one by default. */
  readonly storage?: ReturnType<typeof emptyStorage>;
  /** The client that the tab works for: a new tab by default. */
  readonly workplace?: Workplace;
  /** Sends a call: to the app as it is by default. */
  readonly send?: Fetch;
  /** Hears what the person does, as it is logged. */
  readonly hear?: (action: Logged) => void;
  /** The log of the page before, where the person has loaded the page anew. */
  readonly kept?: readonly KeptStretch[];
  /** What the person chooses to upload: files of their own by default. */
  readonly files?: Files;
};

/** A person before the app at this address. */
export function sitDown(
  url: string,
  { storage = emptyStorage(), workplace = tabOf(null), send, hear, kept = [], files = createFiles() }: Around = {},
) {
  const line = network(send ?? ((path, init) => globalThis.fetch(`${url}${path}`, init)));
  const log = createSessionLog();
  const { store, ready, stop, persistor } = startStore({
    fetch: line.fetch,
    storage,
    workplace,
    vault: createVault({ storage, subtle: globalThis.crypto.subtle }),
    files,
    cookie: { read: () => undefined, write: () => undefined, watch: () => () => undefined },
    otherTabs: () => () => undefined,
    idle: { touch: () => undefined, watch: () => () => undefined },
    navigate: () => undefined,
    report: ({ saga, error }) => console.error(saga, error),
    log: (action, before) => {
      log.hear(action, before);
      if (!isSilent(action as Logged) && !isEvent(action as Logged)) hear?.(action as Logged);
    },
    overhear: log.overhear,
  });
  const until = (holds: (state: RootState) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => holds(store.getState()) && (unsubscribe(), resolve());
      const unsubscribe = store.subscribe(look);
      look();
    });
  const act = async (...actions: readonly UnknownAction[]) => {
    for (const action of actions) store.dispatch(action);
    // An answer may lead to another call at once, so it is quiet only when no call follows for a while.
    do {
      await until(isQuiet);
      await settled();
    } while (!isQuiet(store.getState()));
  };
  const stops: (() => void)[] = [stop];
  return {
    ready,
    network: line,
    state: store.getState,
    /** Does something without waiting for what comes of it. */
    start: (action: UnknownAction) => void store.dispatch(action),
    until,
    /** Does things, and waits until all is answered. */
    act,
    signIn: (name: 'admin' | 'creator') =>
      act(auth.actions.login({ email: `${name}@nadi.test`, password: PASSWORD }, { goTo: '/dashboard' })),
    /** Chooses a file for an upload. */
    choose: (file: File) => files.keep(newId(), file),
    /** Opens the stream of live updates, for the page at this address. Resolves when it is open. */
    followLive: (address: string) =>
      new Promise<void>((open) => {
        const fetch: typeof globalThis.fetch = async (path, init) => {
          const answer = await line.fetch(path, init);
          open();
          return answer;
        };
        stops.push(startLive({ store, fetch, tab: { isSeen: () => true, address: () => address, watch: () => () => undefined } }));
      }),
    /** The server forgets the session; the page doesn't know yet. */
    loseSession: async () => {
      const { status } = await fetch(`${url}/api/v1/logout`, {
        method: 'POST',
        headers: { Accept: MEDIA_TYPE, Authorization: `Bearer ${store.getState().auth.token}` },
      });
      if (status !== 204) throw new Error(`The session could not be ended: ${status}`);
    },
    /** Notes in the log what a colleague does. */
    noteOther: log.other,
    /** The log, for the next load of the page. */
    kept: () => [...kept, ...log.kept().map(({ content }) => content())],
    save: (): SavedSession => {
      const { others, ...session } = log.save(store.getState(), kept);
      const countBefore = (place: number) => session.actions.slice(0, place).filter((action) => !isSilent(action)).length;
      return { ...session, ...(others && { others: others.map(({ before, action }) => ({ before: countBefore(before), action })) }) };
    },
    /** Closes the page, when all is written that the browser keeps. */
    close: async () => {
      await persistor.flush();
      for (const end of stops) end();
    },
  };
}

export type Person = ReturnType<typeof sitDown>;
