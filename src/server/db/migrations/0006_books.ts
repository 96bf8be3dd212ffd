/** The books kept beside the records: who changed what, what was deleted together, how many there are, what was answered. */
import type { Migration } from '../migrate';
import { plainTable, reference } from './statements';

export const books: Migration = {
  name: '0006_books',
  up: [
    ...plainTable(
      'audit',
      [
        'id uuid primary key',
        'at timestamptz(3) not null default now()',
        'actor_id uuid',
        'actor_name text',
        'action text not null',
        'resource text not null',
        'record_id uuid',
        'before jsonb',
        'after jsonb',
        'ip text',
        'request_id text',
      ],
      // A written line stays: the app can neither change nor delete it.
      'select, insert',
    ),
    'create index if not exists audit_record on audit (resource, record_id, at)',
    ...reference('audit', 'actor_id', 'at'),
    ...plainTable('deletions', [
      'id uuid primary key',
      'resource text not null',
      'actor_id uuid',
      'created_at timestamptz(3) not null default now()',
      'restored_at timestamptz(3)',
      'count integer not null default 0',
      'filter jsonb',
    ]),
    ...plainTable('totals', [
      'resource text not null',
      'shard integer not null',
      'live bigint not null default 0',
      'revision bigint not null default 0',
      'primary key (resource, shard)',
    ]),
    ...plainTable('idempotency_keys', [
      'actor_id uuid not null',
      'key text not null',
      'fingerprint text not null',
      'status integer',
      'body jsonb',
      'headers jsonb',
      'created_at timestamptz(3) not null default now()',
      'primary key (actor_id, key)',
    ]),
    ...reference('idempotency_keys', 'created_at'),
  ],
};
