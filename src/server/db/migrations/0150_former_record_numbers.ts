/** The record number of a merged patient, as an old card has it, finds the record that stays. Rule: PAT-5. */
import type { Migration } from '../migrate';

export const formerRecordNumbers: Migration = {
  name: '0150_former_record_numbers',
  up: [
    // Of a merged record only its number is left, as a word that is found whole ("~" begins no other word); the search then goes on to the record that stays.
    `create or replace function leave_merged_out() returns trigger language plpgsql as $$
      begin
        if new.merged_into_id is null then
          update patients set mrn = mrn where entity_id = new.entity_id and id = new.id;
        else
          delete from search_words where entity_id = new.entity_id and resource = 'patient' and record_id = new.id;
          insert into search_words (entity_id, resource, word, record_id)
            select distinct new.entity_id, 'patient', '~' || word, new.id from unnest(search_stored(new.mrn, 'prefix')) as word;
        end if;
        return null;
      end
    $$`,
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      if exists (select from patients where merged_into_id is not null) then
        update patients set mrn = mrn where merged_into_id is not null;
      end if;
      perform set_config('nadi.scope', '', true);
    end $$`,
  ],
};
