/** A session as a file: without what is personal, each answer once, and compressed where the browser can. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { Document } from '#shared/jsonapi';
import { toRecords } from '../services/documents';
import type { Exchange } from '../services/serviceResults';
import { BY, PAGE_LOADED, sessionText, type SavedSession } from './savedSession';
import { createStandIns } from './standIns';

/** Stands in place of the records of an event where they are those of the document that was answered. */
export const AS_ANSWERED = 'as answered';

type Carrier = UnknownAction & {
  readonly payload?: { readonly records?: unknown } | null;
  readonly meta?: { readonly exchange?: Exchange };
};

/** The records in an answer; undefined where it holds none. */
export const recordsIn = ({ document }: Exchange): unknown => {
  try {
    return document && typeof document === 'object' && 'data' in document ? toRecords(document as Document) : undefined;
  } catch {
    return undefined;
  }
};

/** The action with each record once. */
const once = (action: UnknownAction): UnknownAction => {
  const { payload, meta } = action as Carrier;
  if (!payload?.records || !meta?.exchange) return action;
  if (JSON.stringify(recordsIn(meta.exchange)) !== JSON.stringify(payload.records)) return action;
  return { ...action, payload: { ...payload, records: AS_ANSWERED } };
};

/** The action as it happened. */
export const whole = <A extends UnknownAction>(action: A): A => {
  const { payload, meta } = action as unknown as Carrier;
  if (payload?.records !== AS_ANSWERED || !meta?.exchange) return action;
  return { ...action, payload: { ...payload, records: recordsIn(meta.exchange) } };
};

/** Whether it is part of the start of the store only: not what the browser had kept, which changes the state. */
export const isSilent = ({ type, payload }: UnknownAction): boolean =>
  type.startsWith('@@') || (type.startsWith('persist/') && !(type === REHYDRATE && payload));

/** How many actions a session has, and how many of them are a person's own. */
export const countsOf = ({ actions, by = '' }: Pick<SavedSession, 'actions' | 'by'>) => {
  const kept = actions.flatMap((action, index) => (isSilent(action) ? [] : [by[index]]));
  return { actions: kept.length, people: kept.filter((one) => one === BY.person).length };
};

/** The session without what is personal: the same values have the same stand-ins. */
export const withoutPersons = (session: SavedSession): SavedSession =>
  createStandIns()(JSON.parse(JSON.stringify(session)) as SavedSession);

/** A part of the state that holds records. */
type Holding = { readonly entities?: Readonly<Record<string, unknown>> };

/** Every record as the last event carried it that did, by its id. */
const lastCarried = (actions: readonly UnknownAction[]): ReadonlyMap<string, unknown> => {
  const rows = actions.flatMap((action) =>
    Object.values(((whole(action) as Carrier).payload?.records ?? {}) as Record<string, unknown>).flat(),
  );
  return new Map(rows.map((row) => [(row as { readonly id: string }).id, row]));
};

/** The state, with another value for each record that it holds. */
const withRecords = (state: object, change: (id: string, row: unknown) => unknown): object =>
  Object.fromEntries(
    Object.entries(state as Record<string, Holding>).map(([name, part]) => {
      if (!part?.entities) return [name, part];
      return [name, { ...part, entities: Object.fromEntries(Object.entries(part.entities).map(([id, row]) => [id, change(id, row)])) }];
    }),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The text of a session, each record once: of the last state only what no event carried. */
export const compactText = (session: SavedSession): string => {
  const carried = lastCarried(session.actions);
  const end = session.end && withRecords(session.end, (id, row) => (isSame(carried.get(id), row) ? AS_ANSWERED : row));
  return sessionText({ ...session, actions: session.actions.map(once), end });
};

/** The last state of a session, whose actions are whole. */
export const wholeEnd = (end: object, actions: readonly UnknownAction[]): object => {
  const carried = lastCarried(actions);
  return withRecords(end, (id, row) => (row === AS_ANSWERED ? carried.get(id) : row));
};

/** The text of the file that a person saves. */
export const sessionFileText = (session: SavedSession): string => compactText(withoutPersons(session));

/**
 * The text of a file that the Redux DevTools extension imports: its actions, and the state before them, each as JSON once more. The
 * extension starts its reducers once, so it is given the last page load alone, without what only the running store can start with.
 */
export const devToolsText = (session: SavedSession): string => {
  const { actions, start } = withoutPersons(session);
  const last = actions.findLastIndex(({ type }) => type === PAGE_LOADED);
  return JSON.stringify({
    payload: JSON.stringify(actions.slice(last + 1).filter((action) => !isSilent(action))),
    ...(start && last < 0 && { preloadedState: JSON.stringify(start) }),
  });
};

/** The text, compressed by gzip; as it is where the browser cannot. */
export async function compressed(text: string): Promise<{ readonly content: Blob; readonly ending: '.json.gz' | '.json' }> {
  const plain = new Blob([text], { type: 'application/json' });
  if (typeof CompressionStream === 'undefined') return { content: plain, ending: '.json' };
  const bytes = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  return { content: bytes, ending: '.json.gz' };
}
