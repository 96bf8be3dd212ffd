/** Mail and what is done later: the outbox, the jobs that wait for their time, and the links that prove an address once. */
import type { Migration } from '../migrate';
import { plainTable, reference, resourceTable, sort, textSort } from './statements';

export const mail: Migration = {
  name: '0009_mail',
  up: [
    ...resourceTable('mails', [
      '"to" text not null',
      'subject text not null',
      // What a reader of the outbox sees; null where a mail server delivers.
      'body text',
      // What is still to be sent; told to nobody, as it may hold a link with a secret.
      'content jsonb',
      'purpose text not null',
      'status text not null',
      'attempts integer not null default 0',
      'error text',
      'sent_at timestamptz(3)',
    ]),
    ...textSort('mails', 'subject', 'purpose', 'status'),
    ...sort('mails', 'sent_at'),
    'create index if not exists mails_to_sort on mails ((lower("to") collate "C"), id) where deleted_at is null',
    ...plainTable('jobs', [
      'id uuid primary key',
      'kind text not null',
      // Of two jobs with one key there is only the first.
      'key text unique',
      'payload jsonb not null',
      'created_at timestamptz(3) not null default now()',
      'run_at timestamptz(3) not null',
      'attempts integer not null default 0',
      'last_error text',
      // Set when the job is given up; the row stays so that it can be examined.
      'failed_at timestamptz(3)',
    ]),
    'create index if not exists jobs_due on jobs (run_at, id) where failed_at is null',
    ...plainTable('one_time_tokens', [
      'token_hash bytea primary key',
      'purpose text not null',
      'user_id uuid not null references users on delete cascade',
      // The address that the token was sent to, and so the one it proves.
      'email text not null',
      'created_at timestamptz(3) not null',
      'expires_at timestamptz(3) not null',
      'used_at timestamptz(3)',
      // Set when a newer one took its place.
      'replaced_at timestamptz(3)',
    ]),
    ...reference('one_time_tokens', 'user_id'),
  ],
};
