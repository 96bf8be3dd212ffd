/** How often something failed, by key. Counters, not a resource: see docs/decisions/0024. */
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#server/repository/runner';

/** A key that has to wait until an instant, ISO 8601 in UTC. */
export type LockedKey = { readonly key: string; readonly locked_until: string };

/** How failures hold a key up: `lock` it for the whole window, or `slow` it down, twice as long each time. They count together for the window. */
export type FailureRule = { readonly windowMs: number } & (
  { readonly lock: { readonly from: number } } | { readonly slow: { readonly from: number; readonly longestSeconds: number } }
);

/** Whether nothing of the row `f` counts any more. */
const isOver = (now: Date, windowMs: number): RawBuilder<boolean> => {
  const start = new Date(now.getTime() - windowMs).toISOString();
  return sql<boolean>`f.window_start <= ${start}::timestamptz and coalesce(f.locked_until, f.window_start) <= ${now.toISOString()}::timestamptz`;
};

/** Until when so many failures lock the key; null for not at all. */
const lockedUntil = (rule: FailureRule, failures: RawBuilder<number>, now: Date): RawBuilder<unknown> => {
  if ('lock' in rule)
    return sql`case when (${failures}) >= ${rule.lock.from}::int then ${new Date(now.getTime() + rule.windowMs).toISOString()}::timestamptz end`;
  const { from, longestSeconds } = rule.slow;
  return sql`case when (${failures}) >= ${from}::int then ${now.toISOString()}::timestamptz
    + least(power(2, least((${failures}) - ${from}::int, 10)), ${longestSeconds}::int) * interval '1 second' end`;
};

/**
 * Counts a failure. One statement, so that simultaneous failures are all counted. Failures of an account that is locked by then are not.
 * @returns the failures, null when it is locked
 */
export const countFailure = async (on: Queryable, key: string, now: Date, rule: FailureRule): Promise<number | null> => {
  const over = isOver(now, rule.windowMs);
  const failures = sql<number>`case when ${over} then 1 else f.failures + 1 end`;
  const { rows } = await sql<{ failures: number }>`insert into sign_in_failures as f (key, failures, window_start)
    values (${key}, 1, ${now.toISOString()})
    on conflict (key) do update set failures = ${failures}, locked_until = ${lockedUntil(rule, failures, now)},
      window_start = case when ${over} then excluded.window_start else f.window_start end
      where f.locked_until is null or f.locked_until <= excluded.window_start
    returning failures`.execute(on);
  return rows[0]?.failures ?? null;
};

/** The first of these keys that has to wait. */
export const lockedKey = async (on: Queryable, keys: readonly string[], now: Date): Promise<LockedKey | undefined> => {
  const { rows } = await sql<LockedKey>`select key, locked_until from sign_in_failures
    where key = any(${keys}::text[]) and locked_until > ${now.toISOString()} order by key limit 1`.execute(on);
  return rows[0];
};

/** Forgets what was counted for a key. */
export const forgetFailures = async (on: Queryable, key: string): Promise<void> => {
  await sql`delete from sign_in_failures where key = ${key}`.execute(on);
};
