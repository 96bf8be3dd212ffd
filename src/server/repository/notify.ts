/** Stores notifications about a person's account, in the same transaction as the change that they report. */
import { sql } from 'kysely';
import { notification, type NotificationKind } from '#shared/resources/notification';
import { newId } from './ids';
import type { Runner } from './store';
import { enterChanges } from './totals';

/** The values that the sentence of each kind contains. */
export type Told = {
  readonly password_changed: {};
  readonly password_reset: {};
  /** By somebody who manages users. */
  readonly password_set: {};
  /** `address`: the new one. */
  readonly email_change_asked: { readonly address: string };
  readonly email_changed: { readonly address: string };
  readonly two_step_on: {};
  readonly two_step_off: {};
  readonly recovery_codes_renewed: {};
  /** As the browser names itself, and where from; null where it doesn't tell. */
  readonly signed_in_new_device: { readonly user_agent: string | null; readonly ip: string | null };
  readonly account_locked: { readonly minutes: number };
  /** Their names, the first one first. */
  readonly role_changed: { readonly roles: readonly string[] };
};

/** The page of one's own account. */
const PROFILE = '/usman/user-profile';

/**
 * Stores a notification.
 * @param on the transaction that it reports, and its instant
 * @param userId whom it is for
 */
export const notify = async <K extends NotificationKind>(
  { trx, now }: { readonly trx: Runner; readonly now: Date },
  userId: string,
  kind: K,
  data: Told[K],
): Promise<void> => {
  const at = now.toISOString();
  await sql`insert into notifications (id, created_at, updated_at, user_id, kind, data, link)
    values (${newId()}, ${at}, ${at}, ${userId}, ${kind}, ${JSON.stringify(data)}::jsonb, ${PROFILE})`.execute(trx);
  await enterChanges(trx, new Map([[notification.name, 1]]));
};

/** Marks everything that the person has not read yet. @returns how many there were */
export const readAll = async ({ trx, now }: { readonly trx: Runner; readonly now: Date }, userId: string): Promise<number> => {
  const at = now.toISOString();
  const { numAffectedRows } = await sql`update notifications set read_at = ${at}, updated_at = ${at}, version = version + 1
    where user_id = ${userId} and not read and deleted_at is null`.execute(trx);
  if (numAffectedRows) await enterChanges(trx, new Map([[notification.name, 0]]));
  return Number(numAffectedRows);
};
