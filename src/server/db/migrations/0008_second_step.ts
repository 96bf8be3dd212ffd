/** Proof beside the password: verified e-mail address and second step; and sessions that view as another role. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

const add = (table: string, column: string): string => `alter table ${table} add column if not exists ${column}`;

export const secondStep: Migration = {
  name: '0008_second_step',
  up: [
    add('users', 'email_verified_at timestamptz(3)'),
    // Existing users were added by an admin: their address counts as verified.
    'update users set email_verified_at = created_at where email_verified_at is null',
    add('users', 'pending_email text'),
    add('users', 'two_step boolean not null default false'),
    add('users', 'two_step_secret text'),
    // The 30-second step of the last accepted code: no code is taken twice.
    add('users', 'two_step_last_step bigint'),
    add('roles', 'two_step_required boolean not null default false'),
    ...plainTable('recovery_codes', [
      'user_id uuid not null references users on delete cascade',
      'code_hash bytea not null',
      'used_at timestamptz(3)',
      'primary key (user_id, code_hash)',
    ]),
    // A session's address: its key is what proves it, and is told to nobody.
    add('sessions', 'id uuid'),
    'update sessions set id = md5(token_hash::text)::uuid where id is null',
    'create unique index if not exists sessions_id on sessions (id)',
    add('sessions', 'view_as_role_id uuid references roles on delete cascade'),
  ],
};
