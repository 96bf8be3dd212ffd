/** Who may read the body of a mail in the outbox: it may contain a link into the account that it is about. */
import { sql, type Kysely } from 'kysely';
import type { Actor } from '#shared/access';
import { transaction } from '#server/db/database';
import type { Schema } from '#server/db/schema';
import { ADMIN } from '#server/repository/people';
import { personHasMoreRights } from './compareRights';
import type { Queryable } from '#server/repository/runner';
import { uuids } from '#server/repository/uuids';

/**
 * Those of the mails that the actor may read: anyone who may set the password of the person that the mail is about could enter the
 * account anyway, and nobody else could. One's own are not among them, so that a session alone gets no link to a new password.
 * Anyone who holds the admin role reads every mail.
 */
export const readableMails = async (on: Queryable, actor: Actor | null, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (actor?.roles.includes(ADMIN)) return new Set(ids);
  if (!actor?.permissions.includes('edit users')) return new Set();
  // Which clients the person belongs to decides, so the memberships of every client are read.
  const { rows } = await transaction(
    { kysely: on as Kysely<Schema> },
    (trx) =>
      sql<{ id: string }>`select m.id from mails m
    where m.id = any(${uuids(ids)}) and m.user_id <> ${actor.id} and not ${personHasMoreRights(actor, sql.ref('m.user_id'))}`.execute(trx),
    { scope: 'all', readOnly: true },
  );
  return new Set(rows.map(({ id }) => id));
};

/** Whose account a mail is about; null where that isn't known. */
export const ownerOfMail = async (on: Queryable, id: string): Promise<string | null> => {
  const { rows } = await sql<{ user_id: string | null }>`select user_id from mails where id = ${id} and deleted_at is null`.execute(on);
  return rows[0]?.user_id ?? null;
};
