/** The key in the address of a clinic's booking page, none until its owner makes one; and what of an appointment comes from there. Rule: APT-7. */
import type { Migration } from '../migrate';

export const publicBookings: Migration = {
  name: '0140_public_bookings',
  up: [
    'alter table entities add column if not exists booking_key uuid',
    'create unique index if not exists entities_booking_key_unique on entities (booking_key)',
    `alter table appointments add column if not exists source text not null default 'desk'`,
    'alter table appointments add column if not exists email text',
    // SHA-256 of the token that cancels it.
    'alter table appointments add column if not exists cancel_hash bytea',
    'create index if not exists appointments_cancel_hash on appointments (cancel_hash)',
    `create index if not exists appointments_public on appointments (entity_id, created_at) where source = 'public' and deleted_at is null`,
  ],
};
