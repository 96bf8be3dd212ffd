/** Plays a log again: its intents through the real store and the real sagas, every call answered from the log, in the log's order. */
import '../client/modules';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createVault } from '#client/services/vault';
import { startStore } from '#client/store/index';
import { PAGE_LOADED } from '#client/store/savedSession';
import { isEvent, isSilent, rootOf, type Logged } from './actions';
import { answersOf, type Ask } from './answers';
import { storageBefore, workplaceBefore } from './browser';
import { compareCalls, compareEvents, compareStates, type Difference, type Happened } from './compare';
import { filesOfSession } from './files';
import { stateOf, type Log } from './log';
import { silentCalls } from './requests';
import { steadying } from './steady';

export type Replayed = {
  /** Everything that reached the slices. */
  readonly actions: readonly Logged[];
  readonly end: object;
  readonly differences: readonly Difference[];
  /** Calls that the log has no answer to. */
  readonly unanswered: readonly string[];
  /** Calls of which the log does not tell what they sent, because it was saved before logs kept that. */
  readonly uncompared: number;
  /** Errors of sagas that crashed. */
  readonly crashes: readonly unknown[];
};

/** Lets everything that can happen now happen: promises and sagas, no clock. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Files that were gone when they were to be sent are gone again. */
const filesOf = (log: Log) => {
  const gone = new Set(
    log.actions.filter(({ meta }) => meta?.exchange?.status === 0 && meta.exchange.path.startsWith('/uploads/')).map(rootOf),
  );
  const lost = log.actions.filter((action) => action.type.endsWith('/upload') && gone.has(rootOf(action)));
  const tickets = new Set(lost.map(({ payload }) => (payload as { file: { ticket: string } }).file.ticket));
  return filesOfSession((ticket) => tickets.has(ticket));
};

/** An event of a request from before the log's beginning: no saga of this store can put it. */
const isGiven = ({ start, actions }: Log) => {
  const asked = new Set(actions.filter((action) => !isEvent(action)).map(rootOf));
  return (event: Logged) => start !== null && !!rootOf(event) && !asked.has(rootOf(event));
};

/**
 * A tab in which the app is started, and once more with each load of the page: what the browser keeps stays.
 * `from`: the state to go on from; null for an app that has just been loaded.
 */
async function tabOf(log: Log, ask?: Ask) {
  const heard: Logged[] = [];
  const crashes: unknown[] = [];
  const answers = answersOf(() => heard.at(-1), ask);
  const storage = await storageBefore(log.actions);
  const workplace = workplaceBefore(log.actions);
  const load = async (from: object | null) => {
    const before = heard.length;
    const started = startStore({
      fetch: answers.fetch,
      storage,
      workplace,
      vault: createVault({ storage, subtle: undefined }),
      files: filesOf(log),
      cookie: { read: () => undefined, write: () => undefined, watch: () => () => undefined },
      otherTabs: () => () => undefined,
      idle: { touch: () => undefined, watch: () => () => undefined },
      navigate: () => undefined,
      report: ({ error }) => void crashes.push(error),
      log: (action: UnknownAction) => void heard.push(action as Logged),
      ...(from && { from }),
    });
    await started.ready;
    // Nothing is kept, and so no timer needed.
    started.persistor.pause();
    heard.length = before;
    return started;
  };
  return { load, heard, crashes, answers };
}

/** The events, each with what it came of: the intent that it names, or else the last one. */
const happenedIn = (actions: readonly Logged[], isDone: (action: Logged) => boolean): Happened[] => {
  const intents = new Map<string | undefined, Logged>();
  let last: Logged | undefined;
  return actions.flatMap((action) => {
    const root = rootOf(action);
    if (!isDone(action)) return [{ event: action, after: (root ? intents.get(root) : undefined) ?? last }];
    last = action;
    intents.set(root, action);
    return [];
  });
};

/** An app that runs; `isFound`: whether it has the row of this id; `inLog`: a value in the ids of the log; `before`: lets others do what they did before the action of this number. */
export type Live = {
  readonly ask: Ask;
  readonly isFound: (id: string) => boolean;
  readonly inLog: <T>(value: T) => T;
  readonly before: (index: number) => Promise<void>;
};

/**
 * @param live an app that answers in place of the log
 * @returns what happened this time, and where it differs from the log
 */
export async function replay(log: Log, live?: Live): Promise<Replayed> {
  const given = isGiven(log);
  const steady = live && steadying(live);
  const isDone = (action: Logged) => !isEvent(action) || given(action);
  const { load, heard, crashes, answers } = await tabOf(log, live?.ask);
  let page = await load(log.start);
  const expected = happenedIn(log.actions, isDone);
  const count = () => heard.filter((action) => !isSilent(action) && !isDone(action)).length;
  let passed = 0;
  for (const [index, action] of log.actions.entries()) {
    await live?.before(index);
    if (action.type === PAGE_LOADED) {
      page.stop();
      await settled();
      page = await load(null);
      heard.push(action);
    } else if (isDone(action)) page.store.dispatch(action as UnknownAction);
    else {
      passed += 1;
      // What a saga puts of itself came with its cause; else an answer is due: its own, or the next of its request.
      const due =
        action.meta?.exchange || count() >= passed
          ? action
          : log.actions.slice(index).find((one) => one.meta?.exchange && rootOf(one) === rootOf(action));
      if (due) await answers.give(due);
    }
    await settled();
  }
  // What is given calls once more, and its answer is given as well.
  const unanswered = answers.unanswered((request) => !given({ type: '', meta: { request } }));
  const end = stateOf(page.store.getState());
  page.stop();
  await settled();
  const actions = heard.filter((action) => !isSilent(action));
  return {
    actions,
    end,
    crashes,
    unanswered,
    uncompared: silentCalls(log.actions),
    differences: [
      ...compareEvents(expected, happenedIn(actions, isDone), steady),
      ...compareCalls(log, unanswered),
      ...compareStates(log.end, steady && log.end ? steady(log.end, end) : end),
    ],
  };
}
