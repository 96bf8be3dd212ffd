/** Sessions that people attach to their tickets, sealed, which only staff open and which go with their ticket. Rule: TKT-15. */
import type { Migration } from '../migrate';
import { once, resourceTable } from './statements';

/** A client's transaction names its client and never sees a row, whatever the program asks. */
const seesAll = `current_setting('nadi.scope', true) = 'all'`;

export const ticketSessions: Migration = {
  name: '0104_ticket_sessions',
  up: [
    ...resourceTable('ticket_sessions', [
      'ticket_id uuid not null references tickets (id) on delete cascade',
      'build text',
      'actions integer not null',
      'own_actions integer not null',
      'size integer not null',
      'content text',
    ]),
    'create unique index if not exists ticket_sessions_ticket_id on ticket_sessions (ticket_id)',
    'alter table ticket_sessions enable row level security',
    'alter table ticket_sessions force row level security',
    once(`create policy ticket_sessions_staff on ticket_sessions using (${seesAll}) with check (${seesAll})`),
  ],
};
