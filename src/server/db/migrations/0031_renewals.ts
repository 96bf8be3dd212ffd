/** A subscription that renews one that has ended names it. Rule: SUB-9. */
import type { Migration } from '../migrate';
import { reference } from './statements';

export const renewals: Migration = {
  name: '0031_renewals',
  up: ['alter table clientsubsheaders add column if not exists previous_id uuid', ...reference('clientsubsheaders', 'previous_id')],
};
