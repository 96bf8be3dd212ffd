/** The shared accounts of a demo: everyone knows their password, so nobody may change or delete them, not even an admin. */
import { sql } from 'kysely';
import { Refusal } from '../refusal';
import type { Queryable } from './runner';

/** Columns that change when somebody signs in. */
const PASSING = ['last_seen_at', 'updated_at', 'version', 'two_step_last_step', 'language'];

/** One text for all that these accounts are, with their roles; another text after any change of it. */
const printOf = async (on: Queryable, emails: readonly string[]): Promise<string | null> => {
  const { rows } = await sql<{ print: string | null }>`select md5(string_agg((to_jsonb(u) - ${PASSING}::text[])::text || coalesce(
      (select string_agg(role_id::text || position, ',' order by role_id) from user_roles where user_id = u.id), ''), '|' order by u.id)) as print
    from users as u where u.email = any(${[...emails]}::text[])`.execute(on);
  return rows[0]!.print;
};

/**
 * Runs a write, and refuses it as a whole when it changed one of these accounts, on whatever way.
 * @param emails none where this is no demo: then nothing is looked at
 * @throws Refusal `account.demo`
 */
export const sparingDemoAccounts = async <T>(on: Queryable, emails: readonly string[], work: () => Promise<T>): Promise<T> => {
  if (!emails.length) return work();
  const before = await printOf(on, emails);
  const result = await work();
  if ((await printOf(on, emails)) !== before) throw new Refusal([{ code: 'account.demo' }]);
  return result;
};
