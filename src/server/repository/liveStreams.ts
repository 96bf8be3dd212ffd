/** Streams of live updates as the servers on one database share them: which are open, and which record each tab shows. Rules: LIV-1, LIV-5. */
import { sql } from 'kysely';
import type { PresenceMode } from '#shared/live';
import { transaction, type Database } from '../db/database';
import { ahead } from '../db/pipelining';
import { announce, type Place } from './announce';
import type { Queryable } from './runner';
import { uuids } from './uuids';

/** Seconds for which a stream counts as open without being renewed: the server that holds it may have been killed. */
const KEPT = 60;

/**
 * Enters a stream of a session. The person is locked first: of two that are entered at once the second counts the first.
 * @param most streams that one session, and one person in all their sessions, may have open at once, on all servers
 * @returns false when there are so many already
 */
export const enterStream = (
  database: Pick<Database, 'kysely'>,
  { id, tokenHash, userId }: { readonly id: string; readonly tokenHash: Buffer; readonly userId: string },
  most: { readonly ofSession: number; readonly ofPerson: number },
): Promise<boolean> =>
  transaction(database, async (trx) => {
    await sql`${ahead} select 1 from users where id = ${userId} for no key update`.execute(trx);
    const { numAffectedRows } = await sql`insert into live_streams (id, token_hash, user_id, until)
      select ${id}::uuid, ${tokenHash}::bytea, ${userId}::uuid, now() + make_interval(secs => ${KEPT})
      from (select count(*) as of_person, count(*) filter (where token_hash = ${tokenHash}) as of_session
        from live_streams where user_id = ${userId} and until > now()) as open
      where of_session < ${most.ofSession} and of_person < ${most.ofPerson}
        and exists (select from sessions where token_hash = ${tokenHash})`.execute(trx);
    return Boolean(numAffectedRows);
  });

/** Renews streams that are open, and forgets those that nobody renews any more. */
export const renewStreams = async (on: Queryable, ids: readonly string[]): Promise<void> => {
  await sql`update live_streams set until = now() + make_interval(secs => ${KEPT}) where id = any(${uuids(ids)})`.execute(on);
  await forgetStreams(on);
};

/** Forgets the streams of servers that were killed. */
export const forgetStreams = async (on: Queryable): Promise<void> => {
  await sql`delete from live_streams where until < now()`.execute(on);
};

type Kept = { readonly name: string | null; readonly id: string | null; readonly mode: PresenceMode | null };

const placeOf = ({ name, id }: Kept): Place | null => (name === null || id === null ? null : { name, id });

/** Streams are over: anyone who was next to their people at a record is told. */
export const leaveStreams = async (on: Queryable, ids: readonly string[]): Promise<void> => {
  const { rows } = await sql<Kept & { stream: string }>`delete from live_streams where id = any(${uuids(ids)})
    returning id as stream, resource as name, record_id as id, mode`.execute(on);
  for (const { stream, ...shown } of rows) {
    const before = placeOf(shown);
    if (before) await announce(on, { kind: 'presence', stream, now: null, before });
  }
};

/**
 * Notes which record a stream's tab shows, and tells those who are there; null for none.
 * @returns false when the session has no such stream
 */
export const setPlace = async (
  on: Queryable,
  stream: { readonly id: string; readonly tokenHash: Buffer },
  place: (Place & { readonly mode: PresenceMode }) | null,
): Promise<boolean> => {
  const { rows } =
    await sql<Kept>`with old as (select * from live_streams where id = ${stream.id}::uuid and token_hash = ${stream.tokenHash} for update)
    update live_streams as l set resource = ${place?.name ?? null}, record_id = ${place?.id ?? null}::uuid, mode = ${place?.mode ?? null}
    from old where l.id = old.id returning old.resource as name, old.record_id as id, old.mode`.execute(on);
  const [old] = rows;
  if (!old) return false;
  const isSame = old.name === (place?.name ?? null) && old.id === (place?.id ?? null) && old.mode === (place?.mode ?? null);
  const now = place && { name: place.name, id: place.id };
  if (!isSame) await announce(on, { kind: 'presence', stream: stream.id, now, before: placeOf(old) });
  return true;
};

/** Somebody who is present at a record; who writes in one tab and reads in another writes. */
export type Present = { readonly name: string; readonly mode: PresenceMode };

/** Who else is at a record, by name. */
export const presentAt = async (on: Queryable, { name, id }: Place, except: string): Promise<Present[]> => {
  const { rows } = await sql<Present>`select u.name, max(l.mode) as mode from live_streams l join users u on u.id = l.user_id
    where l.resource = ${name} and l.record_id = ${id}::uuid and l.until > now() and l.user_id <> ${except}::uuid
    group by u.id, u.name order by u.name, u.id limit 20`.execute(on);
  return rows;
};

/** The revision of every resource, by its name. */
export const revisionsNow = async (on: Queryable): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{
    resource: string;
    revision: string;
  }>`select resource, sum(revision)::text as revision from totals group by resource`.execute(on);
  return new Map(rows.map(({ resource, revision }) => [resource, revision]));
};
