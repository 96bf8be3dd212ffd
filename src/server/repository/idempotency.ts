/** Idempotency: a repeated request has its effect once. Its answer is stored with its key, in the same transaction. */
import { sql } from 'kysely';
import type { Document } from '#shared/jsonapi';
import { ahead } from '../db/pipelining';
import { Refusal } from '../refusal';
import type { WriteContext } from './writeContext';

/** What a write answers. */
export type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly document: Document };

/** A request's key and what it asked for, as one short text. */
export type Once = { readonly key: string; readonly fingerprint: string };

/** The body is kept as text inside the column: `jsonb` alone would forget the order of members, and with it the ETag. */
type Kept = { fingerprint: string; status: number; headers: Record<string, string>; body: string };

/** How long an answer is kept: longer than anyone retries, no longer than needed, as it may hold personal data. */
const KEPT_HOURS = 24;

/** The instant before which no answer is kept. */
export const oldestAnswer = (now: Date): string => new Date(now.getTime() - KEPT_HOURS * 3_600_000).toISOString();

const forgetOld = ({ trx, actor, now }: WriteContext) => {
  const oldest = oldestAnswer(now);
  return sql`${ahead} delete from idempotency_keys where actor_id = ${actor.id} and created_at < ${oldest}`.execute(trx);
};

const keptAnswer = async ({ trx, actor }: WriteContext, { key, fingerprint }: Once): Promise<Answer> => {
  const { rows } =
    await sql<Kept>`select fingerprint, status, headers, body from idempotency_keys where actor_id = ${actor.id} and key = ${key}`.execute(
      trx,
    );
  const kept = rows[0]!;
  if (kept.fingerprint !== fingerprint) throw new Refusal([{ code: 'idempotency.mismatch', header: 'Idempotency-Key' }]);
  return { status: kept.status, headers: { ...kept.headers, 'idempotency-replayed': 'true' }, document: JSON.parse(kept.body) as Document };
};

/**
 * Does `work` unless this key did it before. Of two requests at once the second waits here for the first:
 * it then answers the same, or does the work when the first one failed.
 * @throws Refusal `idempotency.mismatch` when the key stood for something else
 */
export const answeredOnce = async (work: WriteContext, once: Once | undefined, act: () => Promise<Answer>): Promise<Answer> => {
  if (!once) return act();
  await forgetOld(work);
  const { trx, actor, now } = work;
  const { rows } = await sql`insert into idempotency_keys (actor_id, key, fingerprint, created_at)
    values (${actor.id}, ${once.key}, ${once.fingerprint}, ${now.toISOString()}) on conflict do nothing returning key`.execute(trx);
  if (!rows.length) return keptAnswer(work, once);
  const answer = await act();
  await sql`${ahead} update idempotency_keys set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}::jsonb,
    body = to_jsonb(${JSON.stringify(answer.document)}::text)
    where actor_id = ${actor.id} and key = ${once.key}`.execute(trx);
  return answer;
};
