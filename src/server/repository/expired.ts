/** What only time ends: sign-ins that are over, used and old links, answers nobody asks for again, counts of failed sign-ins. */
import { sql } from 'kysely';
import { oldestAnswer } from './idempotency';
import type { Store } from './store';

const DAY = 86_400_000;
/** A link that is over is known a while longer, so that whoever comes late reads that it has expired, not that it never was. */
const TOLD_DAYS = 30;
/** Longer than any lock lasts. */
const COUNTED_DAYS = 1;

/** Deletes them; what is deleted was without effect before. */
export const forgetExpired = async ({ database: { kysely } }: Store, now: Date): Promise<void> => {
  const ago = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
  await sql`delete from sessions where expires_at <= ${now.toISOString()}`.execute(kysely);
  await sql`delete from one_time_tokens where expires_at <= ${ago(TOLD_DAYS)}`.execute(kysely);
  await sql`delete from idempotency_keys where created_at < ${oldestAnswer(now)}`.execute(kysely);
  await sql`delete from sign_in_failures where window_start < ${ago(COUNTED_DAYS)}`.execute(kysely);
};
