/** A line of the audit names the line of the change that made it. */
import type { Migration } from '../migrate';

export const auditCause: Migration = {
  name: '0023_audit_cause',
  up: [
    'alter table audit add column if not exists cause_id uuid',
    // A view under another name, as the older migration that makes the one before must be able to run again.
    `create or replace view audit_entries as select id, at as created_at, at as updated_at, 1 as version, null::timestamptz as deleted_at,
      null::uuid as deletion_id, action, resource, record_id, record_label, actor_id, actor_name, before, after, ip, cause_id from audit`,
    'grant select on audit_entries to nadi_app',
    'drop view if exists audit_lines',
    'create index if not exists audit_cause on audit (cause_id) where cause_id is not null',
  ],
};
