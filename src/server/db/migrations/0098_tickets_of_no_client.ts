/**
 * Tickets of people who work for no client. The key of a ticket and of an entry is its id alone, which is unique already; where there is a
 * client, the same client is asked for along every reference. `holder` is whose it is: the client, or the person who wrote it. Rule: TKT-14.
 */
import type { Migration } from '../migrate';
import { once, reference } from './statements';

const added = (table: string, name: string, constraint: string): string =>
  `do $$ begin if not exists (select from pg_constraint where conname = '${name}') then
    alter table ${table} add constraint ${name} ${constraint};
  end if; end $$`;

const mayUseRows = `current_setting('nadi.scope', true) = 'all'
  or entity_id = nullif(current_setting('nadi.entity_id', true), '')::uuid
  or (entity_id is null and requester_id = nullif(current_setting('nadi.person_id', true), '')::uuid)`;

const withoutClient = (table: string): string[] => [
  // Takes along what refers to it, which is added again below.
  `alter table ${table} drop constraint if exists ${table}_pkey cascade`,
  `alter table ${table} alter column entity_id drop not null`,
  added(table, `${table}_id_unique`, `primary key using index ${table}_id_unique`),
  added(table, `${table}_entity_id_unique`, 'unique (entity_id, id)'),
  `alter table ${table} add column if not exists holder uuid generated always as (coalesce(entity_id, requester_id)) stored`,
  ...reference(table, 'holder'),
  `drop policy if exists ${table}_tenant on ${table}`,
  once(`create policy ${table}_tenant on ${table} using (${mayUseRows}) with check (${mayUseRows})`),
];

/** Another ticket, of the same client where there is one. */
const neighbour = (column: string): string[] => [
  added(
    'tickets',
    `tickets_${column}_client`,
    `foreign key (entity_id, ${column}) references tickets (entity_id, id) on delete set null (${column})`,
  ),
  added('tickets', `tickets_${column}_any`, `foreign key (${column}) references tickets (id) on delete set null`),
];

export const ticketsOfNoClient: Migration = {
  name: '0098_tickets_of_no_client',
  up: [
    ...withoutClient('tickets'),
    ...withoutClient('ticket_entries'),
    ...['previous_id', 'successor_id'].flatMap(neighbour),
    added(
      'ticket_entries',
      'ticket_entries_ticket_client',
      'foreign key (entity_id, ticket_id) references tickets (entity_id, id) on delete cascade',
    ),
    added('ticket_entries', 'ticket_entries_ticket_any', 'foreign key (ticket_id) references tickets (id) on delete cascade'),
  ],
};
