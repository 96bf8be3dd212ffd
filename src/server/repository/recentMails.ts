/** Whether somebody received the same mail lately, so that it is not sent too often. */
import { sql } from 'kysely';
import type { mailPurposes } from '#shared/areas/oversight/resources/mail';
import type { Queryable } from './runner';

/** Whether a mail of this purpose was stored for the address after `since`. */
export const wasMailedRecently = async (
  on: Queryable,
  purpose: (typeof mailPurposes)[number],
  email: string,
  since: Date,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from mails where lower("to") collate "C" = lower(${email}) and deleted_at is null
    and purpose = ${purpose} and created_at > ${since.toISOString()} limit 1`.execute(on);
  return rows.length > 0;
};
