/** Where the answer to a mail goes: to the ticket that the mail is about. Rule: TKT-13. */
import type { Migration } from '../migrate';

export const mailReplyTo: Migration = {
  name: '0074_mail_reply_to',
  up: ['alter table mails add column if not exists reply_to text'],
};
