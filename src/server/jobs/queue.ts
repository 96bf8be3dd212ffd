/** Adds jobs inside the transaction that needs them, so that they run if and only if it commits. */
import { sql } from 'kysely';
import { newId } from '../repository/ids';
import type { Runner } from '../repository/store';
import type { Kind, Payloads } from './kinds';

/** `at`: not before this instant, else at once. `key`: while a job with this key is there, no second one is added. */
export type When = { readonly at?: Date; readonly key?: string };

let rung = false;

/**
 * Adds a job.
 * @param trx the transaction of the write that wants it
 * @param now the instant of that write
 */
export const enqueue = async <K extends Kind>(
  trx: Runner,
  now: Date,
  kind: K,
  payload: Payloads[K],
  { at = now, key }: When = {},
): Promise<void> => {
  await sql`insert into jobs (id, kind, key, payload, created_at, run_at)
    values (${newId()}, ${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb, ${now.toISOString()}, ${at.toISOString()})
    on conflict (key) do nothing`.execute(trx);
  rung = true;
};

/** Whether this process added a job since it was last asked: a hint to look at once, instead of with the next poll. */
export const wasRung = (): boolean => {
  const was = rung;
  rung = false;
  return was;
};
