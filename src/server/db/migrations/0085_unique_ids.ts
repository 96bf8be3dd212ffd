/**
 * An id names one record, whichever client it belongs to. The key of a client's table is its client and the id, so the ids have an index of
 * their own: row-level security hides another client's row from a look-up, and never from an index.
 */
import type { Migration } from '../migrate';

/** Every table with row-level security whose rows have an id and a client. */
const tables = `select c.oid::regclass::text as name from pg_class as c
  where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
    and (select count(*) from pg_attribute as a where a.attrelid = c.oid and a.attname in ('id', 'entity_id') and not a.attisdropped) = 2`;

export const uniqueIds: Migration = {
  name: '0085_unique_ids',
  up: [
    `do $$ declare one record; twice text; begin
      perform set_config('nadi.scope', 'all', true);
      for one in ${tables} loop
        execute format('select string_agg(id::text, '', '') from (select id from %I group by id having count(*) > 1 limit 10) as t', one.name) into twice;
        if twice is not null then
          raise exception 'two clients have records with one id in %: %. Rename one of each by hand, then start again.', one.name, twice;
        end if;
        execute format('create unique index if not exists %I on %I (id)', one.name || '_id_unique', one.name);
        execute format('drop index if exists %I', one.name || '_id');
      end loop;
    end $$`,
  ],
};
