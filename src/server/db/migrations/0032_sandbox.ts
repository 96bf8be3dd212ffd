/** Clients for tests with a clock of their own, the reminders of trials, and the language in which a person last used the application. Rules: SUB-17, SUB-24. */
import type { Migration } from '../migrate';
import { once } from './statements';

export const sandbox: Migration = {
  name: '0032_sandbox',
  up: [
    'alter table entities add column if not exists sandbox boolean not null default false',
    // Seconds.
    'alter table entities add column if not exists clock_ahead integer not null default 0',
    'alter table mails add column if not exists sandbox boolean not null default false',
    'alter table users add column if not exists language text',
    'alter table clientsubsheaders add column if not exists next_reminder_at timestamptz(3)',
    // Trials that run already: the next of 7, 3 and 1 days before their end, at 8 o'clock. Row-level security hides them otherwise.
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      update clientsubsheaders set next_reminder_at = (
        select min(at) from unnest(array[7, 3, 1]) as days,
          lateral (select trial_end_at - make_interval(days => days) + interval '8 hours' as at) as reminder where at > now())
      where status = 'trial' and next_reminder_at is null;
      exception when undefined_column then null;
    end $$`,
    // A client is a row of its own tenant.
    'alter table entities enable row level security',
    'alter table entities force row level security',
    once(`create policy entities_tenant on entities
      using (current_setting('nadi.scope', true) = 'all' or id = nullif(current_setting('nadi.entity_id', true), '')::uuid)
      with check (current_setting('nadi.scope', true) = 'all' or id = nullif(current_setting('nadi.entity_id', true), '')::uuid)`),
  ],
};
