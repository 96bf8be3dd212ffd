/**
 * Tells the servers on this database, at commit, what a transaction changed: for the live updates of those who watch (LIV-1).
 * Nothing is sent while no stream is open on any server: PostgreSQL takes a lock for each commit that notifies.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './runner';

/** A record that a tab shows, by its resource's name. */
export type Place = { readonly name: string; readonly id: string };

/** The channel of PostgreSQL's NOTIFY. */
export const LIVE_CHANNEL = 'nadi_live';

/** What is sent through the channel: names and ids, never contents. */
export type Announcement =
  | {
      readonly kind: 'changes';
      /** The mark of the session that wrote (`sessionMark`); null for a job. */
      readonly by: string | null;
      /** When the transaction wrote (ISO 8601): its audit lines have this instant. */
      readonly at: string | null;
      /** By resource name: the ids of the changed records, null where they are too many or not known. */
      readonly changed: readonly (readonly [name: string, ids: readonly string[] | null])[];
    }
  /** Sessions ended, or may do something else than before. */
  | { readonly kind: 'sessions' }
  /** The tab of a stream shows another record, or does something else at it. */
  | { readonly kind: 'presence'; readonly stream: string; readonly now: Place | null; readonly before: Place | null };

/** A notification holds at most 8,000 bytes. */
const IDS_AT_ONCE = 150;
/** A transaction that changes more records of a resource tells only that it changed. */
const MOST_IDS = 3_000;

/** Tells sessions apart without naming one. */
export const sessionMark = (tokenHash: Buffer | null): string | null => tokenHash && tokenHash.toString('hex', 0, 8);

const parts = (ids: readonly string[] | null): readonly (readonly string[] | null)[] => {
  if (!ids || ids.length > MOST_IDS) return [null];
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) => ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE));
};

/** By resource name, the changed records by their ids. */
type Touched = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** The announcements of a transaction, each small enough for one notification. `names`: every resource that changed. */
export const announcementsOf = (
  names: Iterable<string>,
  { by = null, at = null, touched }: { readonly by?: Buffer | null; readonly at?: string | null; readonly touched?: Touched } = {},
): Announcement[] =>
  [...names].flatMap((name) => {
    const ids = touched?.get(name);
    return parts(ids ? [...ids.keys()] : null).map(
      (some) => ({ kind: 'changes', by: sessionMark(by), at, changed: [[name, some]] }) as const,
    );
  });

/** A select that sends the announcements, if a stream is open anywhere: to be run with the last statement of a transaction. */
export const announcing = (announcements: readonly Announcement[]): RawBuilder<unknown> =>
  sql`select pg_notify(${LIVE_CHANNEL}, message) from unnest(${announcements.map((one) => JSON.stringify(one))}::text[]) as message
    where exists (select from live_streams where until > now())`;

/** Sends one announcement when the transaction commits. */
export const announce = async (on: Queryable, announcement: Announcement): Promise<void> =>
  void (await announcing([announcement]).execute(on));
