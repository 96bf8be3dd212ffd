/** Deletions that end after their time, names beside audit lines, and both as lists that are read like any resource's. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

const add = (table: string, column: string): string => `alter table ${table} add column if not exists ${column}`;

/** What every resource's rows have, for rows that are written once. */
const common = (at: string): string =>
  `id, ${at} as created_at, ${at} as updated_at, 1 as version, null::timestamptz as deleted_at, null::uuid as deletion_id`;

const view = (name: string, select: string): string[] => [
  `create or replace view ${name} as ${select}`,
  `grant select on ${name} to nadi_app`,
];

/** Serves a search for a part of the text; left out where the server has no pg_trgm. */
const searched = (column: string): string => `do $$ begin if exists (select from pg_extension where extname = 'pg_trgm') then
  create index if not exists audit_${column}_search on audit using gin (${column} gin_trgm_ops);
end if; end $$`;

export const trash: Migration = {
  name: '0011_trash',
  up: [
    add('audit', 'record_label text'),
    ...view(
      'audit_lines',
      `select ${common('at')}, action, resource, record_id, record_label, actor_id, actor_name, before, after, ip from audit`,
    ),
    // Indexes for the newest first, of everyone and of one person; they replace two older ones.
    'create index if not exists audit_lines_at on audit (at, id)',
    'create index if not exists audit_lines_actor on audit (actor_id, at, id)',
    'drop index if exists audit_at',
    'drop index if exists audit_actor_id',
    ...['actor_name', 'record_label'].map(searched),
    add('deletions', 'label text'),
    add('deletions', 'expires_at timestamptz(3)'),
    // When its rows began to go for good: from then on it can't be undone.
    add('deletions', 'purged_at timestamptz(3)'),
    // Rows that had to stay then, as something still refers to them.
    add('deletions', 'remaining integer not null default 0'),
    ...view(
      'trash',
      `select ${common('created_at')}, resource, count, label, expires_at, actor_id from deletions
        where restored_at is null and purged_at is null and count > 0`,
    ),
    'create index if not exists deletions_trash on deletions (created_at, id) where restored_at is null and purged_at is null and count > 0',
    // Addresses of pictures that no record shows any more, and from when on they may go.
    ...plainTable('picture_removals', ['address text primary key', 'due_at timestamptz(3) not null']),
    'create index if not exists picture_removals_due_at on picture_removals (due_at)',
  ],
};
