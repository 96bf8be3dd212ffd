/** What a subscription's adjustment consists of, and that none is left when it has ended. Rule: SUB-27. */
import type { Migration } from '../migrate';

export const adjustmentLines: Migration = {
  name: '0081_adjustment_lines',
  up: [
    'alter table clientsubsheaders add column if not exists adjustment_lines jsonb',
    // What ended before keeps its adjustment until it is renewed. An import puts such rows in, too; it works as the owner of the tables.
    `create or replace function refuse_adjustment_of_ended() returns trigger language plpgsql as $$
    begin
      if current_user = 'nadi_app' and new.status = 'ended' and (new.adjustment is not null or new.adjustment_lines is not null) then
        raise exception 'subscription % has ended and cannot have an adjustment', new.id using errcode = 'restrict_violation';
      end if;
      return new;
    end
    $$`,
    `create or replace trigger clientsubsheaders_settled before insert or update of status, adjustment, adjustment_lines on clientsubsheaders
      for each row execute function refuse_adjustment_of_ended()`,
  ],
};
