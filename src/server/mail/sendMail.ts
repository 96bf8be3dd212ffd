/** Mails to people about their own account, stored in the same transaction as the change. */
import type { Language } from '#shared/locale';
import { postMail } from '../repository/outbox';
import type { WriteContext } from '../repository/writeContext';
import type { Facts, MailPurpose } from '../areas/mailTexts';

/** Whose account a mail is about, and where it goes. */
export type Reader = { readonly id: string; readonly name: string; readonly email: string };

/**
 * Puts a mail down.
 * @param language the reader's language, if the reader is not the actor; the actor's unless given
 */
export const tell = <P extends MailPurpose>(
  work: WriteContext,
  { id, name, email }: Reader,
  purpose: P,
  facts: Facts[P],
  language: Language = work.act.language,
): Promise<void> => postMail(work, { purpose, userId: id, to: email, name, language, facts });
