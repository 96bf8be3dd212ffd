/** A discount may be a percentage, and may end. Rule: SUB-28. */
import type { Migration } from '../migrate';

export const discounts: Migration = {
  name: '0089_discounts',
  up: [
    'alter table clientsubsheaders add column if not exists discount_percent integer',
    'alter table clientsubsheaders add column if not exists discount_until date',
  ],
};
