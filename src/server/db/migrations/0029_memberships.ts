/** People belong to clients by membership, with a role that counts at that client only. Rules: SUB-13, ROL-19. */
import type { Migration } from '../migrate';
import { reference, search, sort, tenantTable, textSort } from './statements';

export const memberships: Migration = {
  name: '0029_memberships',
  up: [
    `alter table roles add column if not exists scope text not null default 'platform'`,
    // A client's own role; null for the roles that every client has.
    'alter table roles add column if not exists entity_id uuid references entities',
    ...reference('roles', 'entity_id'),
    ...textSort('roles', 'scope'),
    ...tenantTable('memberships', [
      'email text not null',
      'role_id uuid not null references roles',
      // Null until the invitation is accepted, and once the account is gone for good.
      'user_id uuid references users on delete set null',
      'inviter_id uuid references users on delete set null',
      `status text not null default 'invited'`,
      'invited_at timestamptz(3)',
      'accepted_at timestamptz(3)',
      'ended_at timestamptz(3)',
    ]),
    // One invitation for each address, and one membership for each person, at a client.
    `create unique index if not exists memberships_email_unique on memberships (entity_id, lower(email))
      where deleted_at is null and status = 'invited'`,
    `create unique index if not exists memberships_user_id_unique on memberships (entity_id, user_id)
      where deleted_at is null and status = 'active'`,
    ...reference('memberships', 'user_id', 'role_id', 'inviter_id'),
    ...textSort('memberships', 'email', 'status'),
    ...sort('memberships', 'invited_at'),
    ...search('memberships', 'email'),
    // A link of an invitation is about a membership: whoever opens it may have no account yet.
    'alter table one_time_tokens alter column user_id drop not null',
    'alter table one_time_tokens add column if not exists membership_id uuid',
    ...reference('one_time_tokens', 'membership_id'),
  ],
};
