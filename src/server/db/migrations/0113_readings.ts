/** Who opened which record: a line for each person, record and hour, which nobody can delete. Rule: PAT-11. */
import type { Migration } from '../migrate';
import { tenantTable } from './statements';

export const readingsTable: Migration = {
  name: '0113_readings',
  up: [
    ...tenantTable('readings', [
      'resource text not null',
      'record_id uuid not null',
      'record_label text',
      'person_id uuid not null',
      'person_name text',
      'role text',
      'hour timestamptz(3) not null',
      'opened integer not null default 0',
      'printed integer not null default 0',
      'exported integer not null default 0',
      'first_at timestamptz(3) not null',
      'last_at timestamptz(3) not null',
    ]),
    'create unique index if not exists readings_hour on readings (entity_id, record_id, person_id, hour, resource)',
    'create index if not exists readings_last_at_client on readings (entity_id, last_at, id) where deleted_at is null',
    'revoke delete on readings from nadi_app',
  ],
};
