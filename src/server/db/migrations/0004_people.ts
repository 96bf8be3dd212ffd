/** People who sign in, their roles and their sessions. */
import type { Migration } from '../migrate';
import { joinTable, plainTable, reference, resourceTable, search, sort, textSort, unique } from './statements';

export const people: Migration = {
  name: '0004_people',
  up: [
    ...resourceTable('users', [
      'name text not null',
      'email text not null',
      'password_hash text',
      'status text not null',
      'profile_image text',
      'last_seen_at timestamptz(3)',
      // Null for the provider's own people.
      'entity_id uuid references entities',
    ]),
    unique('users', 'email'),
    ...reference('users', 'entity_id'),
    ...textSort('users', 'name', 'email', 'status'),
    ...sort('users', 'last_seen_at'),
    ...search('users', 'name', 'email'),
    ...joinTable('user_roles', ['user_id', 'users'], ['role_id', 'roles'], ['position integer not null default 0']),
    ...plainTable('sessions', [
      'token_hash bytea primary key',
      'user_id uuid not null references users on delete cascade',
      'created_at timestamptz(3) not null default now()',
      'last_seen_at timestamptz(3) not null default now()',
      'expires_at timestamptz(3) not null',
      'user_agent text',
      'ip text',
    ]),
    ...reference('sessions', 'user_id', 'expires_at'),
  ],
};
