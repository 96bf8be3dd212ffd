/** Stores notifications about a person's account, in the same transaction as the change that they report. */
import { sql } from 'kysely';
import { notification, type NotificationKind } from '#shared/areas/identity/resources/notification';
import { user } from '#shared/areas/identity/resources/user';
import type { Work } from './work';
import { noteChange, type WriteContext } from './writeContext';

/** The values that the sentence of each kind contains. */
export type NotificationData = {
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
  /** Somebody works for a client of the reader from now on: the names of person, client and role. */
  readonly person_entered: { readonly name: string; readonly client: string; readonly role: string };
};

/** The page of one's own account, and that of the people of the client. */
const PROFILE = '/usman/user-profile';
const PEOPLE = '/services/people';

/**
 * Stores a notification.
 * @param work the unit of work that it reports
 * @param userId whom it is for
 */
export const notify = async <K extends NotificationKind>(
  work: Pick<Work, 'add'>,
  userId: string,
  kind: K,
  data: NotificationData[K],
): Promise<void> =>
  void (await work.add('notification', {
    user: { type: user.type, id: userId },
    kind,
    data,
    link: kind === 'person_entered' ? PEOPLE : PROFILE,
  }));

/** Marks everything that the person has not read yet, by one statement however much it is. */
export const readAll = async (work: WriteContext, userId: string): Promise<void> => {
  const at = work.now.toISOString();
  const { rows } = await sql<{ id: string }>`update notifications set read_at = ${at}, updated_at = ${at}, version = version + 1
    where user_id = ${userId} and not read and deleted_at is null returning id`.execute(work.trx);
  const ids = rows.map(({ id }) => id);
  if (rows.length) noteChange(work, work.act.store.find(notification.type), 0, ids);
};
