/** What is measured, written and coded at a visit. Rules: VIT-1 to VIT-4, NOTE-1 to NOTE-6, ICD-2, ICD-4. */
import type { Migration } from '../migrate';
import { reference, tenantTable, textSort } from './statements';

const newest = (table: string): string =>
  `create index if not exists ${table}_created_at_client on ${table} (entity_id, created_at, id) where deleted_at is null`;

/** Of a visit and its patient, by who was signed in. */
const ofVisit = (table: string, columns: readonly string[]): string[] => [
  ...tenantTable(table, [
    ...columns,
    'author text',
    'author_id uuid',
    'visit_id uuid not null',
    'patient_id uuid not null',
    'foreign key (entity_id, visit_id) references visits',
    'foreign key (entity_id, patient_id) references patients',
  ]),
  newest(table),
  ...reference(table, 'visit_id', 'patient_id'),
];

const limits = ['plausible', 'critical', 'normal'].flatMap((kind) => [`${kind}_low numeric(6, 2)`, `${kind}_high numeric(6, 2)`]);

export const clinicalNotes: Migration = {
  name: '0164_clinical_notes',
  up: [
    ...ofVisit('vital_signs', [
      'measured_at timestamptz(3) not null',
      ...['systolic', 'diastolic', 'pulse', 'respiration', 'spo2', 'pain'].map((name) => `${name} integer`),
      'temperature numeric(5, 2)',
      'weight numeric(7, 2)',
      'height numeric(6, 2)',
      'head numeric(5, 2)',
      'consciousness text',
      'bmi numeric(7, 1)',
      'findings jsonb',
      `status text not null default 'recorded'`,
      'struck_reason text',
    ]),
    'create index if not exists vital_signs_measured_at_client on vital_signs (entity_id, patient_id, measured_at, id) where deleted_at is null',
    ...tenantTable('vital_ranges', ['measure text not null', 'sex text', 'from_months integer not null', 'to_months integer', ...limits]),
    newest('vital_ranges'),
    ...textSort('vital_ranges', 'measure'),
    ...ofVisit('visit_notes', [
      ...['subjective', 'objective', 'assessment', 'plan'].map((part) => `${part} text`),
      `status text not null default 'draft'`,
      'signed_at timestamptz(3)',
      'reason text',
      'previous_id uuid',
      'source_id uuid',
      'foreign key (entity_id, previous_id) references visit_notes',
      'foreign key (entity_id, source_id) references visit_notes',
    ]),
    ...reference('visit_notes', 'previous_id', 'source_id'),
    // One note of a person is being written for a visit, so that a second tab or a double press makes no second one.
    `create unique index if not exists visit_notes_author_id_unique on visit_notes (entity_id, visit_id, author_id) where status = 'draft' and deleted_at is null`,
    `create or replace function refuse_change_of_signed_note() returns trigger language plpgsql as $$ begin
      if row(new.subjective, new.objective, new.assessment, new.plan, new.signed_at, new.author, new.author_id, new.visit_id, new.previous_id,
          new.source_id, new.reason, new.entity_id, new.deleted_at)
        is distinct from row(old.subjective, old.objective, old.assessment, old.plan, old.signed_at, old.author, old.author_id, old.visit_id,
          old.previous_id, old.source_id, old.reason, old.entity_id, old.deleted_at)
        or not (new.status = old.status or (old.status = 'signed' and new.status = 'amended')) then
        raise exception 'A signed note cannot be changed (%).', old.id using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
    `create or replace trigger visit_notes_signed before update on visit_notes for each row when (old.status <> 'draft')
      execute function refuse_change_of_signed_note()`,
    ...tenantTable('note_snippets', [
      'name text not null',
      'text text not null',
      'part text',
      'scope text not null',
      'author text',
      'author_id uuid',
    ]),
    newest('note_snippets'),
    ...textSort('note_snippets', 'name'),
    // A name is used once by each person, and once for all of the clinic.
    `create unique index if not exists note_snippets_name_unique on note_snippets
      (entity_id, (case when scope = 'own' then author_id::text else scope end), lower(name)) where deleted_at is null`,
    ...ofVisit('visit_diagnoses', [
      'code text not null',
      'title_id text not null',
      'title_en text not null',
      'rank text not null',
      'occurrence text not null',
      `status text not null default 'recorded'`,
      'struck_at timestamptz(3)',
      'struck_reason text',
    ]),
    `create unique index if not exists visit_diagnoses_code_unique on visit_diagnoses (entity_id, visit_id, code)
      where status = 'recorded' and deleted_at is null`,
    `create unique index if not exists visit_diagnoses_rank_unique on visit_diagnoses (entity_id, visit_id)
      where rank = 'primer' and status = 'recorded' and deleted_at is null`,
    ...textSort('visit_diagnoses', 'code'),
  ],
};
