/** Mails to people about their own account, from within a write: put down with it, or not at all. */
import type { Language } from '#shared/locale';
import type { Work } from '../repository/write';
import type { Facts, MailPurpose } from './texts';

/** Whose account a mail is about, and where it goes. */
export type Reader = { readonly id: string; readonly name: string; readonly email: string };

/**
 * Puts a mail down.
 * @param language the reader's, where it isn't they who act; what the actor reads unless told
 */
export const tell = <P extends MailPurpose>(
  { trx, now, act }: Pick<Work, 'trx' | 'now' | 'act'>,
  { id, name, email }: Reader,
  purpose: P,
  facts: Facts[P],
  language: Language = act.language,
): Promise<void> => act.store.mail.post(trx, now, { purpose, userId: id, to: email, name, language, facts });
