/** Whose account a mail is about: who may read it depends on that. Of mails from before it is not known, so only admins read them. */
import type { Migration } from '../migrate';
import { reference } from './statements';

export const mailOwner: Migration = {
  name: '0020_mail_owner',
  up: ['alter table mails add column if not exists user_id uuid references users on delete set null', ...reference('mails', 'user_id')],
};
