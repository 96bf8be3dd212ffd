/** What each visit owes at the desk, stored with it: the cashier's list of a clinic with years of visits reads an index. Rules: CSH-1, CSH-5. */
import type { Migration } from '../migrate';

/** Rupiah: charges that are on no bill, and the rest of bills that patients pay themselves; null while nothing was charged. */
const owed = (visit: string): string => `(select coalesce(sum(c.total) filter (where c.status = 'terbuka'), 0)
    + coalesce((select sum(b.rest) from patient_bills as b join payers as p on p.entity_id = b.entity_id and p.id = b.payer_id
      where b.visit_id = ${visit} and b.status = 'terbuka' and p.kind = 'umum' and b.deleted_at is null), 0)
  from visit_charges as c where c.visit_id = ${visit} and c.deleted_at is null having count(*) > 0)`;

const trigger = (table: string, columns: string, calls: string): string =>
  `create or replace trigger ${table}_owed after insert or delete or update of ${columns} on ${table} for each row execute function ${calls}()`;

export const visitsOwed: Migration = {
  name: '0177_visits_owed',
  up: [
    'alter table visits add column if not exists owed bigint',
    `create or replace function visit_owes() returns trigger language plpgsql as $$ begin
      update visits as v set owed = ${owed('v.id')} where v.id = coalesce(new.visit_id, old.visit_id);
      return null;
    end $$`,
    // Who pays themselves is decided by the kind of their payer.
    `create or replace function visits_of_payer_owe() returns trigger language plpgsql as $$ begin
      update visits as v set owed = ${owed('v.id')}
        where v.id in (select b.visit_id from patient_bills as b where b.payer_id = new.id and b.status = 'terbuka');
      return null;
    end $$`,
    trigger('visit_charges', 'total, status, deleted_at', 'visit_owes'),
    trigger('patient_bills', 'rest, status, deleted_at', 'visit_owes'),
    `create or replace trigger payers_owed after update of kind on payers for each row when (old.kind is distinct from new.kind)
      execute function visits_of_payer_owe()`,
    `update visits as v set owed = ${owed('v.id')} where exists (select from visit_charges as c where c.visit_id = v.id)`,
    'create index if not exists visits_owed_client on visits (entity_id, owed, id) where deleted_at is null and owed is not null',
  ],
};
