/** How many records of a resource each client has, and how often they changed: a change of one client leaves what is known of the others valid. Decision 96. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

/** Each table whose every row belongs to a client, by the name of its resource. */
const tables = {
  appointment: 'appointments',
  charge: 'charges',
  clientCredit: 'client_credits',
  clientsubsdetail: 'clientsubsdetails',
  clientsubsheader: 'clientsubsheaders',
  creditNote: 'credit_notes',
  creditPayout: 'credit_payouts',
  invoice: 'invoices',
  leave: 'leaves',
  membership: 'memberships',
  patient: 'patients',
  payer: 'payers',
  payment: 'payments',
  poly: 'polies',
  reading: 'readings',
  schedule: 'schedules',
  service: 'services',
  supportGrant: 'support_grants',
  teamMember: 'team_members',
  visit: 'visits',
};

const counts = Object.entries(tables).map(
  ([resource, table]) => `select entity_id, '${resource}', count(*) filter (where deleted_at is null), 1 from ${table} group by entity_id`,
);

export const clientTotals: Migration = {
  name: '0155_client_totals',
  up: [
    ...plainTable('client_totals', [
      // Without a reference to the client: it would lock the client's row after the totals, and every other write locks that row before them.
      'entity_id uuid not null',
      'resource text not null',
      'live bigint not null default 0',
      'revision bigint not null default 0',
      'primary key (entity_id, resource)',
    ]),
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      insert into client_totals (entity_id, resource, live, revision) ${counts.join(' union all ')} on conflict do nothing;
      perform set_config('nadi.scope', '', true);
    exception when unique_violation then null;
    end $$`,
  ],
};
