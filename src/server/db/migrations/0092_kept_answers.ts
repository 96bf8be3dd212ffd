/** Of an answer to a request with an Idempotency-Key only what is needed to answer again is kept: no person's data. Rule: PRV-19. */
import type { Migration } from '../migrate';

/** The answer was a text inside the column; of it stay the result of one record of many, or the id of what was made. */
const shorten = `do $$ begin
  update idempotency_keys as k set kept = coalesce(a.answer #> '{meta,result}',
      jsonb_strip_nulls(jsonb_build_object('id', a.answer #> '{data,id}', 'count', a.answer #> '{data,attributes,count}', 'refused', a.answer #> '{data,attributes,refused}')))
    from (select actor_id, key, (body #>> '{}')::jsonb as answer from idempotency_keys where body is not null) as a
    where k.actor_id = a.actor_id and k.key = a.key and k.kept is null;
exception when undefined_column then null;
end $$`;

export const keptAnswers: Migration = {
  name: '0092_kept_answers',
  up: [
    'alter table idempotency_keys add column if not exists kept jsonb',
    shorten,
    ...['status', 'headers', 'body'].map((column) => `alter table idempotency_keys drop column if exists ${column}`),
  ],
};
