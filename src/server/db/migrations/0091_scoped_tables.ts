/** Row-level security of what belongs to a client but is no tenant's table by its key: own roles, modules and the tags of tickets. Rule: PRV-3. */
import type { Migration } from '../migrate';
import { once } from './statements';

const seesAll = `current_setting('nadi.scope', true) = 'all'`;
const isOwn = `entity_id = nullif(current_setting('nadi.entity_id', true), '')::uuid`;

/** @param sees which rows are read @param writes which rows may come to be; unless told, those that are read */
const walled = (table: string, sees: string, writes = sees): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  once(`create policy ${table}_tenant on ${table} using (${seesAll} or ${sees}) with check (${seesAll} or ${writes})`),
];

export const scopedTables: Migration = {
  name: '0091_scoped_tables',
  up: [
    // Everyone sees the built-in roles; a client writes its own only.
    ...walled('roles', `entity_id is null or ${isOwn}`, isOwn),
    ...walled('entity_modules', isOwn),
    // Whoever sees the ticket: its own row-level security applies inside.
    ...walled('ticket_tags', 'exists (select from tickets as t where t.id = ticket_id)'),
  ],
};
