/** When doctors can be booked, when people are away, and what is booked. Rules: TEAM-2, APT-1. */
import type { Migration } from '../migrate';
import { once, reference, tenantTable } from './statements';

const newest = (table: string): string =>
  `create index if not exists ${table}_created_at_client on ${table} (entity_id, created_at, id) where deleted_at is null`;

/** Minutes since midnight of a text such as `08:30`. */
const minutes = (column: string): string => `(substr(${column}, 1, 2)::int * 60 + substr(${column}, 4, 2)::int)`;

export const appointments: Migration = {
  name: '0120_appointments',
  up: [
    ...tenantTable('schedules', [
      'weekdays text[] not null',
      'start text not null',
      '"end" text not null',
      'minutes integer not null',
      'parallel integer not null',
      'quota integer',
      'valid_from date',
      'valid_to date',
      'doctor_id uuid not null',
      'poly_id uuid not null',
      'foreign key (entity_id, doctor_id) references team_members',
      'foreign key (entity_id, poly_id) references polies',
    ]),
    newest('schedules'),
    ...reference('schedules', 'doctor_id', 'poly_id'),
    ...tenantTable('leaves', [
      'first_day date not null',
      'last_day date not null',
      'reason text',
      'member_id uuid not null',
      'foreign key (entity_id, member_id) references team_members',
    ]),
    newest('leaves'),
    ...reference('leaves', 'member_id'),
    ...tenantTable('appointments', [
      'number text not null',
      `status text not null default 'dipesan'`,
      'day date not null',
      'start text not null',
      '"end" text not null',
      'lane integer not null',
      'complaint text',
      'name text',
      'birth_date date',
      'phone text',
      'end_reason text',
      'patient_id uuid',
      'doctor_id uuid not null',
      'poly_id uuid not null',
      'visit_id uuid',
      'foreign key (entity_id, patient_id) references patients',
      'foreign key (entity_id, doctor_id) references team_members',
      'foreign key (entity_id, poly_id) references polies',
      'foreign key (entity_id, visit_id) references visits',
    ]),
    'create unique index if not exists appointments_number_unique on appointments (entity_id, number) where deleted_at is null',
    'create index if not exists appointments_day_client on appointments (entity_id, day, start, id) where deleted_at is null',
    `create index if not exists appointments_open on appointments (day, id) where status in ('dipesan', 'dikonfirmasi') and deleted_at is null`,
    newest('appointments'),
    ...reference('appointments', 'patient_id', 'doctor_id', 'poly_id', 'visit_id'),
    // A range of one id can be compared in a GiST index on any server, without an extension.
    once('create type id_range as range (subtype = uuid)'),
    `do $$ begin if not exists (select from pg_constraint where conname = 'appointments_overlap') then
      alter table appointments add constraint appointments_overlap exclude using gist (
        id_range(doctor_id, doctor_id, '[]') with &&, daterange(day, day, '[]') with &&, int4range(lane, lane, '[]') with &&,
        int4range(${minutes('start')}, ${minutes('"end"')}) with &&
      ) where (status in ('dipesan', 'dikonfirmasi', 'datang') and deleted_at is null);
    end if; end $$`,
  ],
};
