/** A bank reference is used once by each client: nobody learns from a refusal whether another client used it. Rule: INV-6. */
import type { Migration } from '../migrate';

export const paymentReferencesByClient: Migration = {
  name: '0086_payment_references_by_client',
  up: [
    'drop index if exists payments_reference_unique',
    `create unique index if not exists payments_reference_unique on payments (entity_id, lower(reference))
      where reference is not null and reverses_id is null and status <> 'rejected' and not reversed and deleted_at is null`,
    'create index if not exists payments_reference_lower on payments (lower(reference)) where reference is not null',
  ],
};
