/** What the front desk of a clinic works with: team, rooms, payers, patients and their visits. Rules: CORE-7 to CORE-9. */
import type { Migration } from '../migrate';
import { ownedLines, reference, tenantTable } from './statements';

/** Serves a list of one clinic, sorted or filtered by a column; texts as lists compare them. */
const ofClient = (table: string, column: string): string =>
  `create index if not exists ${table}_${column}_client on ${table} (entity_id, ${column}, id) where deleted_at is null`;
const textOfClient = (table: string, column: string): string =>
  `create index if not exists ${table}_${column}_client on ${table} (entity_id, (lower(${column}) collate "C"), id) where deleted_at is null`;

/** Unique within a client, compared as it is stored. */
const uniqueNumber = (table: string, column: string, unless = 'true'): string =>
  `create unique index if not exists ${table}_${column}_unique on ${table} (entity_id, ${column}) where deleted_at is null and ${unless}`;
const uniqueText = (table: string, column: string, unless = 'true'): string =>
  `create unique index if not exists ${table}_${column}_unique on ${table} (entity_id, lower(${column})) where deleted_at is null and ${unless}`;

/** The newest first: the order of a list when nobody chose another. */
const newest = (table: string): string =>
  `create index if not exists ${table}_created_at_client on ${table} (entity_id, created_at, id) where deleted_at is null`;

const coded = (table: string, columns: string[]): string[] => [
  ...tenantTable(table, ['code text not null', 'name text not null', ...columns, `status text not null default 'active'`]),
  uniqueText(table, 'code'),
  textOfClient(table, 'name'),
  newest(table),
];

const notMerged = 'merged_into_id is null';

export const frontDesk: Migration = {
  name: '0106_front_desk',
  up: [
    'alter table counters add column if not exists day date',
    ...coded('polies', ['room text']),
    ...coded('payers', ['kind text not null']),
    ...tenantTable('team_members', [
      'name text not null',
      'title text',
      'title_after text',
      'profession text not null',
      'specialty text',
      'sip_no text',
      'sip_expires_at date',
      'str_no text',
      'str_lifetime boolean not null default true',
      'nik text',
      'satusehat_id text',
      'phone text',
      'email text',
      `status text not null default 'active'`,
      'poly_id uuid',
      'membership_id uuid',
      'foreign key (entity_id, poly_id) references polies',
      'foreign key (entity_id, membership_id) references memberships',
    ]),
    uniqueNumber('team_members', 'nik'),
    uniqueNumber('team_members', 'membership_id'),
    textOfClient('team_members', 'name'),
    newest('team_members'),
    ...reference('team_members', 'poly_id'),
    ...tenantTable('patients', [
      'mrn text not null',
      'name text not null',
      'sex text not null',
      'birth_date date not null',
      'birth_estimated boolean not null default false',
      'birth_place text',
      'nik text',
      'nik_mother text',
      'birth_order integer',
      'passport text',
      'bpjs_no text',
      'phone text',
      'email text',
      'address text',
      'rt text',
      'rw text',
      'region text',
      'blood_type text',
      'marital text',
      'religion text',
      'emergency_name text',
      'emergency_phone text',
      'guardian_name text',
      'guardian_relation text',
      'no_known_allergies boolean not null default false',
      'deceased_on date',
      `status text not null default 'active'`,
      'payer_id uuid',
      'merged_into_id uuid',
      'foreign key (entity_id, payer_id) references payers',
      'foreign key (entity_id, merged_into_id) references patients',
    ]),
    uniqueNumber('patients', 'mrn'),
    uniqueNumber('patients', 'nik', notMerged),
    uniqueNumber('patients', 'bpjs_no', notMerged),
    uniqueText('patients', 'passport', notMerged),
    textOfClient('patients', 'name'),
    ofClient('patients', 'birth_date'),
    newest('patients'),
    ...reference('patients', 'merged_into_id', 'payer_id'),
    ...ownedLines('patient_allergies', ['patient_id', 'patients'], ['substance text not null', 'reaction text', 'severity text']),
    ...tenantTable('visits', [
      'number text not null',
      'day date not null',
      'queue_no text not null',
      'kind text not null',
      'purpose text not null',
      'complaint text',
      `priority text not null default 'biasa'`,
      'priority_reason text',
      `status text not null default 'antri'`,
      'calls integer not null default 0',
      'called_at timestamptz(3)',
      'skipped_at timestamptz(3)',
      'examined_at timestamptz(3)',
      'ended_at timestamptz(3)',
      'referred_to text',
      'end_reason text',
      'patient_id uuid not null',
      'doctor_id uuid not null',
      'poly_id uuid not null',
      'payer_id uuid not null',
      'foreign key (entity_id, patient_id) references patients',
      'foreign key (entity_id, doctor_id) references team_members',
      'foreign key (entity_id, poly_id) references polies',
      'foreign key (entity_id, payer_id) references payers',
    ]),
    uniqueNumber('visits', 'number'),
    'create unique index if not exists visits_queue_no_unique on visits (entity_id, day, queue_no)',
    `create unique index if not exists visits_patient_id_unique on visits (entity_id, day, doctor_id, patient_id) where status in ('antri', 'diperiksa')`,
    ofClient('visits', 'day'),
    newest('visits'),
    ...reference('visits', 'patient_id', 'doctor_id', 'poly_id', 'payer_id'),
  ],
};
