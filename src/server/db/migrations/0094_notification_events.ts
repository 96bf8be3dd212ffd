/** Of a notification the event that it reports, which tells a person once, and what a person does not want to be told. Rules: NTF-3, NTF-4. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

export const notificationEvents: Migration = {
  name: '0094_notification_events',
  up: [
    'alter table notifications add column if not exists event text',
    'alter table notifications add column if not exists client text',
    'create unique index if not exists notifications_event on notifications (event, user_id) where event is not null',
    ...plainTable('notifications_off', [
      'user_id uuid not null references users on delete cascade',
      'kind text not null',
      'way text not null',
      'primary key (user_id, kind, way)',
    ]),
  ],
};
