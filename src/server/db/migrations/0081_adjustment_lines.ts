/** What a subscription's adjustment consists of, and that none is left when it has ended. Rule: SUB-27. */
import type { Migration } from '../migrate';

export const adjustmentLines: Migration = {
  name: '0081_adjustment_lines',
  up: [
    'alter table clientsubsheaders add column if not exists adjustment_lines jsonb',
    // Not checked for what ended before: such a subscription hands its adjustment over when it is renewed.
    `do $$ begin
      if not exists (select from pg_constraint where conname = 'clientsubsheaders_ended_without_adjustment') then
        alter table clientsubsheaders add constraint clientsubsheaders_ended_without_adjustment
          check (status <> 'ended' or (adjustment is null and adjustment_lines is null)) not valid;
      end if;
    end $$`,
  ],
};
