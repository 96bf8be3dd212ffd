/** Who sells, as documents name it, from a day on. Rule: INV-23. */
import type { Migration } from '../migrate';
import { resourceTable, search, textSort } from './statements';

export const issuersTable: Migration = {
  name: '0095_issuers',
  up: [
    ...resourceTable('issuers', [
      'name text not null',
      'valid_from date not null',
      'address text',
      'npwp text',
      'pkp_no text',
      'email text',
      'phone text',
      'number_prefix text',
      'letterhead jsonb',
      'signature_name text',
      'signature jsonb',
    ]),
    'create unique index if not exists issuers_valid_from_unique on issuers (valid_from) where deleted_at is null',
    ...textSort('issuers', 'name'),
    ...search('issuers', 'name'),
  ],
};
