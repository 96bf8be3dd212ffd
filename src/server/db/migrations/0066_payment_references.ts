/** A payment that was reversed gives its reference back, as a rejected one does. Rule: INV-6. */
import type { Migration } from '../migrate';

export const paymentReferences: Migration = {
  name: '0066_payment_references',
  up: [
    'drop index if exists payments_reference_unique',
    `create unique index if not exists payments_reference_unique on payments (lower(reference))
      where reference is not null and reverses_id is null and status <> 'rejected' and not reversed and deleted_at is null`,
  ],
};
