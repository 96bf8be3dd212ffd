/** Files of tickets, of the messages in their threads, and of internal notes. Rule: TKT-2. */
import type { Migration } from '../migrate';

export const ticketFiles: Migration = {
  name: '0073_ticket_files',
  up: ['tickets', 'ticket_entries', 'ticket_notes'].map((table) => `alter table ${table} add column if not exists files jsonb`),
};
