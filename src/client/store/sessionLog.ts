/** The log of a session: what happened in the app, so that a person can save it and anyone can replay it. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { API_ROOT } from '#shared/jsonapi';
import { sessionClosed } from '../storeKit/sessionEvents';
import type { Call } from '../services/http';
import { redact } from '../services/redaction';
import type { Exchange, Records } from '../services/serviceResults';
import { earlyLog, momentNow, overhearing } from './earlyLog';
import { joined, liveRefreshes, ROWS_CHANGED, type Cut, type Heard } from './liveRefreshes';
import { BY, PAGE_LOADED, type By, type Fault, type FaultSource, type Press, type Pressed, type SavedSession } from './savedSession';

/** Milliseconds after a press or typing in which the next action counts as the person's. */
const WAKE = 2_000;

/** When something happened, in milliseconds since 1970, and where; `isPressed`: while a person pressed or typed something. */
export type Moment = { readonly at: number; readonly page: string; readonly isPressed: boolean };

const anyMoment = (): Moment => ({ at: Date.now(), page: '', isPressed: true });

/** A call, with the request that it was made for, and what was exchanged once it is answered. */
type Asked = { readonly call: string; readonly request: string; exchange?: Exchange };

type ActionEntry = Heard & { action: UnknownAction; readonly at: number; readonly by: By; readonly page: string };
type FaultEntry = { readonly at: number; readonly fault: Omit<Fault, 'after' | 'at' | 'count'>; count: number };
type OtherEntry = { readonly at: number; readonly other: UnknownAction };
type Entry = ActionEntry | { readonly at: number; readonly press: Pressed } | FaultEntry | OtherEntry;

const isAction = (entry: Entry): entry is ActionEntry => 'action' in entry;
const isFault = (entry: Entry): entry is FaultEntry => 'fault' in entry;

/**
 * A part of the log. `entries` in the order of time. `start`: the state before them; null where the page was just loaded. `counted`: the
 * actions that count towards the length.
 */
type Stretch = { readonly start: object | null; readonly entries: Entry[]; readonly asked: Set<Asked>; counted: number };

const stretchFrom = (start: object | null): Stretch => ({ start, entries: [], asked: new Set(), counted: 0 });

/** A stretch as the tab keeps it over a load of the page: data that can be written down. The calls are those that no action answers. */
export type KeptStretch = Pick<Stretch, 'start'> & {
  readonly entries: readonly Entry[];
  readonly asked: readonly { readonly call: string; readonly isAnswered: boolean }[];
};

/** Most errors and presses of a stretch, most lines of a stack, most letters of a line. */
const MOST_FAULTS = 50;
const MOST_PRESSES = 500;
const MOST_LINES = 20;
const MOST_LETTERS = 200;

type Meta = { readonly request?: string; readonly then?: unknown; readonly after?: string };

const requestOf = ({ meta }: UnknownAction): string => (meta as Meta | undefined)?.request ?? '';

const exchangeOf = ({ meta }: UnknownAction) => (meta as { readonly exchange?: Exchange } | undefined)?.exchange;

/** The lines of a stack that name a place in the code. */
const linesOf = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .slice(0, MOST_LINES)
    .map((line) => line.trim().slice(0, MOST_LETTERS));

/** Puts the rows that a left-out refresh changed in the place of its answer; rows that directly follow others join them. */
const putRows = (entries: Entry[], place: number, action: UnknownAction): void => {
  const before = entries[place - 1];
  const entry = entries[place] as ActionEntry;
  if (!before || !isAction(before) || before.action.type !== ROWS_CHANGED) return void (entry.action = action);
  const recordsOf = ({ payload }: UnknownAction) => (payload as { readonly records: Records }).records;
  before.action = { ...action, payload: { records: joined(recordsOf(before.action), recordsOf(action)) } };
  entries.splice(place, 1);
};

/** The entries of all stretches, with an action for each load of the page between them. */
const entriesOf = (stretches: readonly KeptStretch[]): readonly Entry[] =>
  stretches.flatMap(({ start, entries }, index): readonly Entry[] => {
    if (start !== null || index === 0) return entries;
    const at = (entries[0] ?? stretches[index - 1]!.entries.at(-1))?.at ?? 0;
    return [{ action: { type: PAGE_LOADED }, at, by: BY.screen, page: '' }, ...entries];
  });

/** What a session tells of its entries. */
function toldBy(entries: readonly Entry[]) {
  const actions = entries.filter(isAction);
  const began = entries[0]?.at ?? 0;
  const marks = { presses: [] as Press[], faults: [] as Fault[] };
  const others: { before: number; action: UnknownAction }[] = [];
  let after = 0;
  for (const entry of entries) {
    const place = { after, at: entry.at - began };
    if (isAction(entry)) after += 1;
    else if (isFault(entry)) marks.faults.push({ ...place, ...entry.fault, ...(entry.count > 1 && { count: entry.count }) });
    else if ('other' in entry) others.push({ before: after, action: entry.other });
    else marks.presses.push({ ...place, ...entry.press });
  }
  return {
    began: new Date(began).toISOString(),
    times: actions.map(({ at }) => at - began),
    by: actions.map(({ by }) => by).join(''),
    pages: actions.flatMap(({ page }, index): (readonly [number, string])[] =>
      page && page !== actions[index - 1]?.page ? [[index, page]] : [],
    ),
    ...marks,
    ...(others.length && { others }),
    refreshes: actions.flatMap(({ leftOut }, index): (readonly [number, number])[] => (leftOut ? [[index, leftOut]] : [])),
  };
}

/**
 * Keeps the last actions in memory, without their secrets, and the state before the first of them: in stretches, of which the oldest is
 * dropped as a whole when the others hold enough. A state is a value that nobody changes, so keeping it costs nothing.
 * After a sign-out the log begins anew: what the person did is not the next person's to save.
 * @param length that a stretch can have, in actions, and that all hold together before the oldest is dropped; live updates do not count
 * @param now the moment of what is told without one
 */
export function createSessionLog(length = 200, now = anyMoment) {
  let past: readonly Stretch[] = [];
  let newer = stretchFrom(null);
  let isOver = false;
  let lastRequest = '';
  let touchedAt = -Infinity;
  const live = liveRefreshes<ActionEntry>();
  const noted = new WeakSet<object>();
  /** Each first state without its secrets: the same one as long as its stretch is kept. */
  const shown = new WeakMap<object, object>();
  const shownStart = (start: object | null): object | null => {
    if (start && !shown.has(start)) shown.set(start, redact(start));
    return start && shown.get(start)!;
  };
  const stretches = () => [...past, newer];
  const keptOf = ({ start, entries, asked }: Stretch): KeptStretch => ({
    start: shownStart(start),
    entries,
    asked: [...asked].map(({ call, exchange }) => ({ call, isAnswered: exchange !== undefined })),
  });

  /** Makes room for an action that has this state before it. */
  const makeRoom = (before: object): void => {
    if (isOver) past = [];
    else if (newer.counted === length) past = stretches();
    if (isOver || newer.counted === length) newer = stretchFrom(before);
    let counted = stretches().reduce((sum, one) => sum + one.counted, 0);
    while (past[0] && counted - past[0].counted >= length) {
      counted -= past[0].counted;
      past = past.slice(1);
    }
  };

  const byOf = (action: UnknownAction, { at, isPressed }: Moment): By => {
    if (live.isLive(action)) return BY.live;
    const { request, then, after } = (action['meta'] ?? {}) as Meta;
    if (request && (!then || after)) return BY.event;
    if (!isPressed && at - touchedAt > WAKE) return BY.screen;
    touchedAt = -Infinity;
    return BY.person;
  };

  /** Leaves out a refresh that a newer one has made superfluous, with its calls. */
  const cut = ({ request, heard, rows }: Cut<ActionEntry>): void => {
    for (const { entries, asked } of stretches()) {
      for (const one of asked) if (one.request === request) asked.delete(one);
      for (const entry of heard) {
        const place = entries.indexOf(entry);
        if (place < 0) continue;
        if (rows?.at === entry) putRows(entries, place, rows.action);
        else entries.splice(place, 1);
      }
    }
  };

  /** A call is made now, while its intent is dispatched. It is kept as long as no action holds its answer. @returns takes the answer */
  const ask = ({ method, path }: Call): ((exchange: Exchange) => void) => {
    const one: Asked = { call: `${method} ${API_ROOT}${path}`, request: lastRequest };
    newer.asked.add(one);
    return (exchange) => void (one.exchange = exchange);
  };

  return {
    ask,
    /** The same calls, noted. */
    overhear: overhearing((note) => note({ ask })),
    /** As the store's `log`. */
    hear(action: UnknownAction, before: object, moment = now()): void {
      makeRoom(before);
      isOver = sessionClosed.match(action);
      lastRequest = requestOf(action);
      const exchange = exchangeOf(action);
      for (const { asked } of exchange ? stretches() : []) for (const one of asked) if (one.exchange === exchange) asked.delete(one);
      const entry: ActionEntry = { action, at: moment.at, by: byOf(action, moment), page: moment.page };
      newer.entries.push(entry);
      for (const one of live.hear(entry, before)) cut(one);
      if (entry.by !== BY.live) newer.counted += 1;
    },
    /** A person presses or types something just now. */
    touch(): void {
      touchedAt = now().at;
    },
    /** What a person pressed just now. */
    press(pressed: Pressed): void {
      const presses = newer.entries.filter((entry) => 'press' in entry);
      if (presses.length >= MOST_PRESSES) newer.entries.splice(newer.entries.indexOf(presses[0]!), 1);
      newer.entries.push({ at: now().at, press: pressed });
    },
    /** What somebody else does, whom the app does not know: a journey that is recorded tells it. */
    other(action: UnknownAction): void {
      newer.entries.push({ at: now().at, other: action });
    },
    /** An error; each one once, wherever it is noticed. A stretch keeps its first fifty. */
    fault(error: Pick<Error, 'name' | 'stack'>, from: FaultSource = 'page', { at } = now()): void {
      if (noted.has(error)) return;
      noted.add(error);
      const fault = { from, kind: error.name, stack: linesOf(error.stack ?? '') };
      const faults = newer.entries.filter(isFault);
      const last = faults.at(-1);
      if (last && JSON.stringify(last.fault) === JSON.stringify(fault)) last.count += 1;
      else if (faults.length < MOST_FAULTS) newer.entries.push({ at, fault, count: 1 });
    },
    /** Whether the person has signed out, and nothing happened since. */
    isOver: () => isOver,
    /** Actions that all stretches hold together before the oldest is dropped. */
    length,
    /** The stretches as they are now, for the next load of the page. `stretch` is the same object as long as it is kept. */
    kept: () => stretches().map((stretch) => ({ stretch, counted: stretch.counted, content: () => keptOf(stretch) })),
    /** @param state the store's, now. @param earlier what is kept of earlier loads of the page */
    save(state: object, earlier: readonly KeptStretch[] = []): SavedSession {
      const all = [...earlier, ...stretches().map(keptOf)];
      const entries = entriesOf(all);
      const asked = all.flatMap((one) => one.asked);
      const callsThat = (answered: boolean) => asked.filter(({ isAnswered }) => isAnswered === answered).map(({ call }) => call);
      return {
        nadi: 'session',
        version: 1,
        ...(entries.length && toldBy(entries)),
        start: all[0]!.start,
        actions: entries.filter(isAction).map(({ action }) => action),
        unanswered: callsThat(false),
        silent: callsThat(true),
        end: redact(state),
      };
    },
  };
}

export type SessionLog = ReturnType<typeof createSessionLog>;

/** The running app's: it holds what happened before it was there, too. */
export const sessionLog = createSessionLog(400, momentNow);
earlyLog.passTo(sessionLog);
