/**
 * What live updates asked for, in a session log. Of several refreshes of the same list or record only the newest is kept whole: of those
 * before it the log keeps their number, and the rows that they changed, because the session replays to the same state only with them.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { entryOfType } from '#shared/areas/entries';
import { moduleIn } from '../storeKit/intents';
import type { Exchange, Records, Row } from '../services/serviceResults';

/** Rows that refreshes brought which are not kept whole. It names no request, so a replay dispatches it as it stands. */
export const ROWS_CHANGED = 'live/rowsChanged';

/** Rows of one type that are kept of refreshes with nothing between them: as many as a module remembers. */
const MOST_ROWS = 500;

/** Whether a live update asked for it. */
export const isLiveIntent = ({ meta }: UnknownAction): boolean => (meta as { readonly by?: string } | undefined)?.by === 'live';

type Carrier = { readonly payload?: { readonly records?: Records; readonly key?: string; readonly id?: string } | null };

/** An action that was heard. `leftOut`: how many refreshes before it are not kept, because its own shows what they did. */
export type Heard = { action: UnknownAction; leftOut?: number };

/** One refresh: what asked for it, and what became of it. `changed`: the rows that were other ones before. */
type Refresh<H extends Heard> = {
  readonly module: string;
  readonly request: string;
  readonly heard: H[];
  isAnswered: boolean;
  isGood: boolean;
  /** Something else came of it, as the end of the session: then it stays whole. */
  hasOthers: boolean;
  changed?: { readonly at: H; readonly records: Records };
};

/** What a log does with a refresh that it need not keep whole: `rows` stand in the place of `at`. */
export type Cut<H> = {
  readonly request: string;
  readonly heard: readonly H[];
  readonly rows?: { readonly at: H; readonly action: UnknownAction };
};

const requestOf = ({ meta }: UnknownAction) => (meta as { readonly request?: string } | undefined)?.request ?? '';

/** What is refreshed: `item grid news`, a list by its key; a record by its id. */
const placeOf = (action: UnknownAction): string => {
  const { key, id } = (action as Carrier).payload ?? {};
  return `${moduleIn(action)} ${key ?? id ?? ''}`;
};

type State = Readonly<Record<string, { readonly entities?: Readonly<Record<string, Row>> } | undefined>>;

/** The rows that are new in the state, or change it. */
const changedIn = (records: Records, before: State): Records => {
  const changed = Object.entries(records).map(([type, rows]): [string, readonly Row[]] => {
    const known = before[entryOfType(type)?.name ?? '']?.entities ?? {};
    const isKnown = (row: Row): boolean =>
      Object.entries(row).every(([name, value]) => JSON.stringify(value) === JSON.stringify(known[row.id]?.[name]));
    return [type, rows.filter((row) => !isKnown(row))];
  });
  return Object.fromEntries(changed.filter(([, rows]) => rows.length > 0));
};

/** Each row once, as it was last; the oldest are left out. */
export const joined = (one: Records, other: Records): Records =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((type) => {
      const rows = new Map<string, Row>();
      for (const row of [...(one[type] ?? []), ...(other[type] ?? [])]) rows.set(row.id, { ...rows.get(row.id), ...row });
      return [type, [...rows.values()].slice(-MOST_ROWS)];
    }),
  );

export function liveRefreshes<H extends Heard>() {
  const byRequest = new Map<string, Refresh<H>>();
  const byPlace = new Map<string, Refresh<H>[]>();

  const begin = (heard: H): void => {
    const { action } = heard;
    const place = placeOf(action);
    const last = byPlace.get(place)?.at(-1);
    // A list that is asked for in addition to the one on screen is left at once.
    if (action.type.endsWith('/leave')) return void last?.heard.push(heard);
    const refresh: Refresh<H> = {
      module: moduleIn(action),
      request: requestOf(action),
      heard: [heard],
      isAnswered: false,
      isGood: false,
      hasOthers: false,
    };
    byRequest.set(refresh.request, refresh);
    byPlace.set(place, [...(byPlace.get(place) ?? []), refresh]);
  };

  /** The refreshes that this one, which was just answered, makes superfluous. One that failed does not show what a good one did. */
  const superfluous = (newest: Refresh<H>): readonly Refresh<H>[] => {
    const place = placeOf(newest.heard[0]!.action);
    const all = byPlace.get(place)!;
    const cut = all.filter((one) => one !== newest && !one.hasOthers && (newest.isGood || !one.isGood));
    for (const { request } of cut) byRequest.delete(request);
    byPlace.set(
      place,
      all.filter((one) => !cut.includes(one) && !one.hasOthers),
    );
    return cut;
  };

  return {
    /** Whether a live update asked for it, or it came of that. */
    isLive: (action: UnknownAction): boolean => isLiveIntent(action) || byRequest.has(requestOf(action)),
    /** @param before the state before the action @returns what need not be kept any more */
    hear(heard: H, before: object): readonly Cut<H>[] {
      const { action } = heard;
      if (isLiveIntent(action)) {
        begin(heard);
        return [];
      }
      const refresh = byRequest.get(requestOf(action));
      if (!refresh) return [];
      refresh.heard.push(heard);
      if (moduleIn(action) !== refresh.module) refresh.hasOthers = true;
      const { exchange } = (action['meta'] ?? {}) as { readonly exchange?: Exchange };
      if (!exchange || refresh.isAnswered) return [];
      const { records } = (action as Carrier).payload ?? {};
      Object.assign(refresh, { isAnswered: true, isGood: records !== undefined });
      if (records) refresh.changed = { at: heard, records: changedIn(records, before as State) };
      const cut = superfluous(refresh);
      if (cut.length) refresh.heard[0]!.leftOut = cut.reduce((sum, one) => sum + 1 + (one.heard[0]!.leftOut ?? 0), 0);
      return cut.map(({ request, heard: all, changed }) => ({
        request,
        heard: all,
        ...(changed &&
          Object.keys(changed.records).length && {
            rows: { at: changed.at, action: { type: ROWS_CHANGED, payload: { records: changed.records } } },
          }),
      }));
    },
  };
}
