/** Tags of tickets. A ticket is never deleted for good, and its id alone is no key of its table: only tags are referred to. Rule: TKT-1. */
import type { Migration } from '../migrate';
import { plainTable, reference } from './statements';

export const ticketTags: Migration = {
  name: '0071_ticket_tags',
  up: [
    ...plainTable('ticket_tags', [
      'ticket_id uuid not null',
      'tag_id uuid not null references tags on delete cascade',
      'primary key (ticket_id, tag_id)',
    ]),
    ...reference('ticket_tags', 'tag_id'),
  ],
};
