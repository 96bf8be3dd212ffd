/** Hours in which people of ours may read a client's own data. Rule: PRV-18. */
import type { Migration } from '../migrate';
import { reference, search, sort, tenantTable, textSort } from './statements';

export const supportGrants: Migration = {
  name: '0035_support_grants',
  up: [
    ...tenantTable('support_grants', [
      'reason text not null',
      'hours integer not null',
      `status text not null default 'running'`,
      'ends_at timestamptz(3) not null',
      'ended_at timestamptz(3)',
      'granter_id uuid references users on delete set null',
      // Accounts of ours that have used it.
      `reader_ids uuid[] not null default '{}'`,
    ]),
    ...reference('support_grants', 'granter_id'),
    ...textSort('support_grants', 'status'),
    ...sort('support_grants', 'ends_at'),
    ...search('support_grants', 'reason'),
  ],
};
