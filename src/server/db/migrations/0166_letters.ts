/** Letters of visits, and the texts of a clinic's own that they are written from. Rules: LET-1 to LET-3. */
import type { Migration } from '../migrate';
import { reference, tenantTable, textSort } from './statements';

const newest = (table: string): string =>
  `create index if not exists ${table}_created_at_client on ${table} (entity_id, created_at, id) where deleted_at is null`;

export const letters: Migration = {
  name: '0166_letters',
  up: [
    ...tenantTable('letters', [
      'number text',
      `status text not null default 'draft'`,
      'kind text not null',
      'language text not null',
      'first_day date',
      'days integer',
      'rest text',
      'purpose text',
      'referred_to text',
      'reason text',
      'diagnosis text',
      'with_diagnosis boolean not null default false',
      'control_day date',
      '"text" text',
      'author text',
      'author_id uuid',
      'signed_by text',
      'signed_at timestamptz(3)',
      'cancel_reason text',
      'paper jsonb',
      'visit_id uuid not null',
      'patient_id uuid not null',
      'foreign key (entity_id, visit_id) references visits',
      'foreign key (entity_id, patient_id) references patients',
    ]),
    newest('letters'),
    ...reference('letters', 'visit_id', 'patient_id'),
    ...textSort('letters', 'number', 'kind'),
    'create unique index if not exists letters_number_unique on letters (entity_id, number) where deleted_at is null',
    // Only a merge of its patient, and the cancellation, change a signed letter; neither changes what it says.
    `create or replace function refuse_change_of_signed_letter() returns trigger language plpgsql as $$ begin
      if to_jsonb(new) - array['status', 'cancel_reason', 'patient_id', 'version', 'updated_at']
        is distinct from to_jsonb(old) - array['status', 'cancel_reason', 'patient_id', 'version', 'updated_at']
        or not ((new.status = old.status and new.cancel_reason is not distinct from old.cancel_reason)
          or (old.status = 'signed' and new.status = 'cancelled')) then
        raise exception 'A signed letter cannot be changed (%).', old.id using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
    `create or replace trigger letters_signed before update on letters for each row when (old.status <> 'draft')
      execute function refuse_change_of_signed_letter()`,
    ...tenantTable('letter_templates', ['kind text not null', 'language text not null', 'title text not null', 'body text not null']),
    newest('letter_templates'),
    ...textSort('letter_templates', 'title', 'kind'),
    'create unique index if not exists letter_templates_language_unique on letter_templates (entity_id, kind, language) where deleted_at is null',
  ],
};
