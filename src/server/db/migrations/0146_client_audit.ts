/** The audit's lines about a client's own records name the client, who reads them; row-level security hides those of other clients. Rules: PRV-3, PRV-21. */
import type { Migration } from '../migrate';
import { once } from './statements';

/** The resources whose lines are the client's, and their tables. */
const tables = {
  visit: 'visits',
  appointment: 'appointments',
  patient: 'patients',
  teamMember: 'team_members',
  poly: 'polies',
  schedule: 'schedules',
  leave: 'leaves',
  payer: 'payers',
  service: 'services',
  membership: 'memberships',
  supportGrant: 'support_grants',
};

const worksThere = 'exists (select from memberships as m where m.user_id = a.actor_id and m.entity_id = a.entity_id)';

export const clientAuditLines: Migration = {
  name: '0146_client_audit',
  up: [
    'alter table audit add column if not exists entity_id uuid',
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      if exists (select from audit) then
        ${Object.entries(tables)
          .map(
            ([resource, table]) =>
              `update audit as a set entity_id = t.entity_id from ${table} as t where a.resource = '${resource}' and t.id = a.record_id and a.entity_id is null;`,
          )
          .join('\n        ')}
      end if;
    end $$`,
    'create index if not exists audit_client on audit (entity_id, at, id) where entity_id is not null',
    // Not forced on the owner: `audit_log` reads with the owner's rights, and who reads which of its lines is asked by the rules.
    'alter table audit enable row level security',
    once(`create policy audit_read on audit for select using (entity_id is null or current_setting('nadi.scope', true) = 'all'
      or entity_id = nullif(current_setting('nadi.entity_id', true), '')::uuid)`),
    once('create policy audit_add on audit for insert with check (true)'),
    `create or replace view client_audit with (security_invoker = true) as select a.id, a.at as created_at, a.at as updated_at, 1 as version,
      null::timestamptz as deleted_at, null::uuid as deletion_id, a.entity_id, a.action, a.resource, a.record_id, a.record_label, a.actor_id,
      case when a.resource = 'supportGrant' or ${worksThere} then a.actor_name end as actor_name,
      case when a.actor_id is null then 'clock' when ${worksThere} then 'client' else 'provider' end as by,
      a.before, a.after, a.cause_id, a.command, a.from_state, a.to_state, a.input
      from audit as a where a.entity_id is not null`,
    'grant select on client_audit to nadi_app',
  ],
};
