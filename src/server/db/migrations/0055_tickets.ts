/** Tickets with their threads, and the holidays that their clocks stand still on. Rules: TKT-1, TKT-2, TKT-4, TKT-6. */
import type { Migration } from '../migrate';
import { once, reference, resourceTable, search, sort, tenantTable, textSort, unique } from './statements';

const tickets = [
  ...tenantTable('tickets', [
    'number text not null',
    'subject text not null',
    'category text not null',
    'message text not null',
    'page text',
    `status text not null default 'new'`,
    `priority text not null default 'normal'`,
    'response_due_at timestamptz(3)',
    'solution_due_at timestamptz(3)',
    'next_due_at timestamptz(3)',
    'responded_at timestamptz(3)',
    'resolved_at timestamptz(3)',
    'closed_at timestamptz(3)',
    'satisfaction integer',
    'satisfaction_comment text',
    'notice_due_at timestamptz(3)',
    'notice_at timestamptz(3)',
    'notice_text text',
    'notice_recipients text',
    'clientsubsheader_id uuid',
    'invoice_id uuid',
    'module_id uuid references modules on delete set null',
    'requester_id uuid references users on delete set null',
    'assignee_id uuid references users on delete set null',
    'previous_id uuid',
    'successor_id uuid',
    'foreign key (entity_id, clientsubsheader_id) references clientsubsheaders on delete set null (clientsubsheader_id)',
    'foreign key (entity_id, invoice_id) references invoices on delete set null (invoice_id)',
    'foreign key (entity_id, previous_id) references tickets on delete set null (previous_id)',
    'foreign key (entity_id, successor_id) references tickets on delete set null (successor_id)',
  ]),
  unique('tickets', 'number'),
  ...reference('tickets', 'clientsubsheader_id', 'invoice_id', 'module_id', 'requester_id', 'assignee_id', 'previous_id', 'successor_id'),
  ...textSort('tickets', 'number', 'subject', 'category', 'status', 'priority'),
  ...sort('tickets', 'next_due_at'),
  ...search('tickets', 'number', 'subject'),
];

const entries = [
  ...tenantTable('ticket_entries', [
    'ticket_id uuid not null',
    'kind text not null',
    'message text',
    'event text',
    'value text',
    'author_name text',
    'author_id uuid references users on delete set null',
    'requester_id uuid references users on delete set null',
    'foreign key (entity_id, ticket_id) references tickets on delete cascade',
  ]),
  ...reference('ticket_entries', 'ticket_id', 'author_id', 'requester_id'),
];

/** A client's transaction names its client and never sees a row, whatever the program asks (TKT-6). */
const seesAll = `current_setting('nadi.scope', true) = 'all'`;

const notes = [
  ...resourceTable('ticket_notes', [
    'ticket_id uuid not null',
    'message text not null',
    'author_name text',
    'author_id uuid references users on delete set null',
  ]),
  ...reference('ticket_notes', 'ticket_id', 'author_id'),
  'alter table ticket_notes enable row level security',
  'alter table ticket_notes force row level security',
  once(`create policy ticket_notes_staff on ticket_notes using (${seesAll}) with check (${seesAll})`),
];

const holidays = [
  ...resourceTable('holidays', ['day date not null', 'name text not null']),
  ...textSort('holidays', 'name'),
  ...sort('holidays', 'day'),
  ...search('holidays', 'name'),
];

export const ticketTables: Migration = { name: '0055_tickets', up: [...tickets, ...entries, ...notes, ...holidays] };
