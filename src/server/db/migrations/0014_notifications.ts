/** What people are told in the app; found by its reader, unread or not, newest first. */
import type { Migration } from '../migrate';
import { resourceTable } from './statements';

export const notifications: Migration = {
  name: '0014_notifications',
  up: [
    ...resourceTable('notifications', [
      'user_id uuid not null references users on delete cascade',
      'kind text not null',
      'data jsonb',
      'link text',
      'read_at timestamptz(3)',
      'read boolean generated always as (read_at is not null) stored',
    ]),
    'create index if not exists notifications_user on notifications (user_id, created_at, id) where deleted_at is null',
    'create index if not exists notifications_user_read on notifications (user_id, read, created_at, id) where deleted_at is null',
    'create index if not exists notifications_read_at on notifications (read_at) where read_at is not null',
  ],
};
