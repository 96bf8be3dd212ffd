/** The charges of a source are found by it: voiding a charge looks for its shares, and so do the checks of the books. Rules: CORE-1, SVC-12. */
import type { Migration } from '../migrate';

export const chargeSources: Migration = {
  name: '0178_charge_sources',
  up: ['create index if not exists visit_charges_source_id on visit_charges (source_id) where source_id is not null'],
};
