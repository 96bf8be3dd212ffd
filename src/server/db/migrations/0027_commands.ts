/** A line of the audit tells of a command: its name, the states before and after, and what it was told. */
import type { Migration } from '../migrate';

const columns = ['command text', 'from_state text', 'to_state text', 'input jsonb'];

export const commands: Migration = {
  name: '0027_commands',
  up: [
    ...columns.map((column) => `alter table audit add column if not exists ${column}`),
    // A view under another name, as the older migration that makes the one before must be able to run again.
    `create or replace view audit_log as select id, at as created_at, at as updated_at, 1 as version, null::timestamptz as deleted_at,
      null::uuid as deletion_id, action, resource, record_id, record_label, actor_id, actor_name, before, after, ip, cause_id,
      command, from_state, to_state, input from audit`,
    'grant select on audit_log to nadi_app',
    'drop view if exists audit_entries',
  ],
};
