/** Idempotency: a repeated request has its effect once. What was done is stored with its key, in the same transaction. Rule: PRV-19. */
import { sql } from 'kysely';
import type { Document } from '#shared/jsonapi';
import { ahead } from '../db/pipelining';
import { Refusal } from '../refusal';
import type { WriteContext } from './writeContext';

/** What a write answers. */
export type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly document: Document };

/** A request's key and what it asked for, as one short text. */
export type Once = { readonly key: string; readonly fingerprint: string };

/**
 * What was done and its answer. `stored` goes into the database: ids, counts and states, enough to answer again. What a record says is read again, so
 * that no one's data lives on next to the records.
 */
export type Done<K> = { readonly stored: K; readonly answer: Answer };

/** How long a key holds: longer than anyone retries. */
const KEPT_HOURS = 24;

/** The instant before which no key is stored. */
export const oldestAnswer = (now: Date): string => new Date(now.getTime() - KEPT_HOURS * 3_600_000).toISOString();

const forgetOld = ({ trx, actor, now }: WriteContext) => {
  const oldest = oldestAnswer(now);
  return sql`${ahead} delete from idempotency_keys where actor_id = ${actor.id} and created_at < ${oldest}`.execute(trx);
};

const storedFor = async <K>({ trx, actor }: WriteContext, { key, fingerprint }: Once): Promise<K> => {
  const { rows } = await sql<{
    fingerprint: string;
    kept: K;
  }>`select fingerprint, kept from idempotency_keys where actor_id = ${actor.id} and key = ${key}`.execute(trx);
  const found = rows[0]!;
  if (found.fingerprint !== fingerprint) throw new Refusal([{ code: 'idempotency.mismatch', header: 'Idempotency-Key' }]);
  return found.kept;
};

/**
 * Does `act` unless this key did it before. Of two requests at once the second waits here for the first:
 * it then answers again, or does the work when the first one failed.
 * @param again the answer to what was done before: the same, unless the record has changed since
 * @throws Refusal `idempotency.mismatch` when the key stood for something else
 */
export const answeredOnce = async <K>(
  work: WriteContext,
  once: Once | undefined,
  act: () => Promise<Done<K>>,
  again: (stored: K) => Promise<Answer>,
): Promise<Answer> => {
  if (!once) return (await act()).answer;
  await forgetOld(work);
  const { trx, actor, now } = work;
  const { rows } = await sql`insert into idempotency_keys (actor_id, key, fingerprint, created_at)
    values (${actor.id}, ${once.key}, ${once.fingerprint}, ${now.toISOString()}) on conflict do nothing returning key`.execute(trx);
  if (!rows.length) {
    const answer = await again(await storedFor<K>(work, once));
    return { ...answer, headers: { ...answer.headers, 'idempotency-replayed': 'true' } };
  }
  const { stored, answer } = await act();
  await sql`${ahead} update idempotency_keys set kept = ${JSON.stringify(stored)}::jsonb where actor_id = ${actor.id} and key = ${once.key}`.execute(
    trx,
  );
  return answer;
};
