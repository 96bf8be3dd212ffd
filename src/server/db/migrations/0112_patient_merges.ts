/** Patients that were registered twice: who merged them, what was moved, and which lines the one that stays got. Rules: PAT-4, PAT-5. */
import type { Migration } from '../migrate';
import { once, tenantRows } from './statements';

export const patientMerges: Migration = {
  name: '0112_patient_merges',
  up: [
    'alter table patients add column if not exists merged_at timestamptz(3)',
    'alter table patients add column if not exists merged_by text',
    ...tenantRows('patient_merges', [
      'entity_id uuid not null',
      'merged_id uuid not null',
      `united jsonb not null default '{}'`,
      'none_known boolean not null default false',
      'primary key (entity_id, merged_id)',
      'foreign key (entity_id, merged_id) references patients on delete cascade',
    ]),
    ...tenantRows('patient_merge_moves', [
      'entity_id uuid not null',
      'merged_id uuid not null',
      'resource text not null',
      'relation text not null',
      'record_id uuid not null',
      'primary key (entity_id, merged_id, resource, relation, record_id)',
      'foreign key (entity_id, merged_id) references patient_merges on delete cascade',
    ]),
    // A search leaves out who was merged; once the merge is taken back their words are entered again.
    `create or replace function leave_merged_out() returns trigger language plpgsql as $$
      begin
        if new.merged_into_id is null then
          update patients set mrn = mrn where entity_id = new.entity_id and id = new.id;
        else
          delete from search_words where entity_id = new.entity_id and resource = 'patient' and record_id = new.id;
        end if;
        return null;
      end
    $$`,
    // Triggers run in the order of their names: after the one that keeps the words.
    once(`create trigger patients_search_merged after update of mrn, name, nik, bpjs_no, phone, merged_into_id, deleted_at on patients
      for each row when (new.merged_into_id is not null or old.merged_into_id is not null) execute function leave_merged_out()`),
  ],
};
