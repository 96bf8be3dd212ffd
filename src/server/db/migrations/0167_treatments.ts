/** Treatments, what a clinic offers of them, series of sessions, and consents. Rules: TRT-1 to TRT-11. */
import type { Migration } from '../migrate';
import { ownedLines, reference, tenantTable, textSort } from './statements';

const newest = (table: string): string =>
  `create index if not exists ${table}_created_at_client on ${table} (entity_id, created_at, id) where deleted_at is null`;

const numberUnique = (table: string): string =>
  `create unique index if not exists ${table}_number_unique on ${table} (entity_id, number) where deleted_at is null`;

/** Columns of a thing that is used up. */
const consumable = ['name text not null', 'quantity numeric(9, 3) not null', 'unit text'];

/** Refuses every change of a row but those of the named columns. */
const fixed = (table: string, free: readonly string[], when: string, said: string): string[] => {
  const others = `array[${free.map((name) => `'${name}'`).join(', ')}]`;
  return [
    `create or replace function refuse_change_of_${table}() returns trigger language plpgsql as $$ begin
      if to_jsonb(new) - ${others} is distinct from to_jsonb(old) - ${others} then
        raise exception '${said} (%).', old.id using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
    `create or replace trigger ${table}_fixed before update on ${table} for each row when (${when}) execute function refuse_change_of_${table}()`,
  ];
};

export const treatments: Migration = {
  name: '0167_treatments',
  up: [
    ...tenantTable('treatment_templates', [
      'name text not null',
      'name_en text',
      'icd9cm text',
      'consent text not null',
      'explanation text',
      'sessions integer not null',
      'status text not null',
      'service_id uuid not null',
      'foreign key (entity_id, service_id) references services',
    ]),
    newest('treatment_templates'),
    ...reference('treatment_templates', 'service_id'),
    ...textSort('treatment_templates', 'name'),
    'create unique index if not exists treatment_templates_name_unique on treatment_templates (entity_id, lower(name)) where deleted_at is null',
    ...ownedLines('treatment_template_consumables', ['treatment_template_id', 'treatment_templates'], consumable),

    ...tenantTable('treatment_series', [
      'number text not null',
      `status text not null default 'berjalan'`,
      'total integer not null',
      'charge_by text not null',
      'cancel_reason text',
      'patient_id uuid not null',
      'template_id uuid not null',
      'foreign key (entity_id, patient_id) references patients',
      'foreign key (entity_id, template_id) references treatment_templates',
    ]),
    newest('treatment_series'),
    ...reference('treatment_series', 'patient_id', 'template_id'),
    ...textSort('treatment_series', 'number'),
    numberUnique('treatment_series'),

    ...tenantTable('treatments', [
      'number text not null',
      `status text not null default 'direncanakan'`,
      'name text',
      'name_en text',
      'icd9cm text',
      'consent text',
      'consent_state text',
      'site text',
      'side text',
      'notes text',
      'session integer',
      'started_at timestamptz(3)',
      'finished_at timestamptz(3)',
      'emergency_reason text',
      'reason text',
      'author text',
      'visit_id uuid not null',
      'patient_id uuid not null',
      'template_id uuid not null',
      'performer_id uuid not null',
      'series_id uuid',
      'previous_id uuid',
      'foreign key (entity_id, visit_id) references visits',
      'foreign key (entity_id, patient_id) references patients',
      'foreign key (entity_id, template_id) references treatment_templates',
      'foreign key (entity_id, performer_id) references team_members',
      'foreign key (entity_id, series_id) references treatment_series',
      'foreign key (entity_id, previous_id) references treatments',
    ]),
    newest('treatments'),
    ...reference('treatments', 'visit_id', 'patient_id', 'template_id', 'performer_id', 'series_id', 'previous_id'),
    ...textSort('treatments', 'number', 'name'),
    numberUnique('treatments'),
    // At most one correction of a treatment counts, so that at most one of them is charged (CORE-1).
    `create unique index if not exists treatments_previous_id_unique on treatments (entity_id, previous_id)
      where status <> 'batal' and deleted_at is null`,
    ...ownedLines('treatment_consumables', ['treatment_id', 'treatments'], [...consumable, 'batch text']),
    ...fixed(
      'treatments',
      ['status', 'reason', 'patient_id', 'version', 'updated_at'],
      `old.status in ('selesai', 'dikoreksi', 'batal')`,
      'A finished treatment cannot be changed',
    ),
    `create or replace function refuse_change_of_treatment_consumables() returns trigger language plpgsql as $$ begin
      if exists (select from treatments as t where t.id = coalesce(new.treatment_id, old.treatment_id)
        and t.status in ('selesai', 'dikoreksi', 'batal')) then
        raise exception 'The consumables of a finished treatment cannot be changed (%).', coalesce(new.treatment_id, old.treatment_id)
          using errcode = 'check_violation';
      end if;
      return coalesce(new, old);
    end $$`,
    `create or replace trigger treatment_consumables_fixed before insert or update or delete on treatment_consumables for each row
      execute function refuse_change_of_treatment_consumables()`,

    ...tenantTable('consents', [
      'number text not null',
      `status text not null default 'berlaku'`,
      'kind text not null',
      'language text not null',
      'form text not null',
      'decision text not null',
      '"text" text not null',
      'edition integer',
      'signer text not null',
      'relation text not null',
      'witness text',
      'signature text',
      'signed_at timestamptz(3)',
      'author text',
      'withdraw_reason text',
      'paper jsonb',
      'visit_id uuid not null',
      'treatment_id uuid',
      'patient_id uuid not null',
      'foreign key (entity_id, visit_id) references visits',
      'foreign key (entity_id, treatment_id) references treatments',
      'foreign key (entity_id, patient_id) references patients',
    ]),
    newest('consents'),
    ...reference('consents', 'visit_id', 'treatment_id', 'patient_id'),
    ...textSort('consents', 'number', 'kind', 'decision'),
    numberUnique('consents'),
    ...fixed('consents', ['status', 'withdraw_reason', 'patient_id', 'version', 'updated_at'], 'true', 'A consent cannot be changed'),

    'alter table letter_templates add column if not exists edition integer not null default 1',
  ],
};
