/** Which trials were given, by hashes of what a client is recognised by. They stay when the client is gone. Rule: SUB-21. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

export const trialKeys: Migration = {
  name: '0034_trial_keys',
  up: [
    // SHA-256, so that the table tells no tax or phone numbers.
    ...plainTable('trial_keys', ['key_hash bytea primary key', 'begun_at timestamptz(3) not null default now()'], 'select, insert'),
    // Trials of before, by client and tax number: their contacts were not compared then.
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      insert into trial_keys (key_hash)
        select distinct sha256(convert_to(key, 'UTF8')) from entities as e
        cross join lateral (values ('entity:' || e.id), ('npwp:' || e.npwp)) as keys (key)
        where key is not null and not e.sandbox
          and exists (select 1 from clientsubsheaders as h where h.entity_id = e.id and h.trial_end_at is not null)
        on conflict do nothing;
      exception when unique_violation then null;
    end $$`,
  ],
};
