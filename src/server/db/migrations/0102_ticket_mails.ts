/** Mails as they came, which only staff open, and of messages that were mailed all of their words. Rule: TKT-13. */
import type { Migration } from '../migrate';
import { once, reference, resourceTable } from './statements';

/** A client's transaction names its client and never sees a row, whatever the program asks. */
const seesAll = `current_setting('nadi.scope', true) = 'all'`;

export const ticketMails: Migration = {
  name: '0102_ticket_mails',
  up: [
    ...resourceTable('ticket_mails', ['ticket_id uuid not null', 'message_id uuid not null', 'files jsonb']),
    ...reference('ticket_mails', 'ticket_id'),
    'alter table ticket_mails enable row level security',
    'alter table ticket_mails force row level security',
    once(`create policy ticket_mails_staff on ticket_mails using (${seesAll}) with check (${seesAll})`),
    ...['tickets', 'ticket_entries', 'ticket_notes'].map((table) => `alter table ${table} add column if not exists full_text text`),
  ],
};
