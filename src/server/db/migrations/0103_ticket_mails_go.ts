/** A mail goes with its ticket. Rule: TKT-13. */
import type { Migration } from '../migrate';

export const ticketMailsGo: Migration = {
  name: '0103_ticket_mails_go',
  up: [
    `do $$ begin if not exists (select from pg_constraint where conname = 'ticket_mails_ticket') then
      alter table ticket_mails add constraint ticket_mails_ticket foreign key (ticket_id) references tickets (id) on delete cascade;
    end if; end $$`,
  ],
};
