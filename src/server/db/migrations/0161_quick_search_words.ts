/**
 * The words of a record are stored without reading all words of its client. A condition that calls `left` is not leakproof, so under a policy no
 * index served it; and a join was planned by how few words there were when its session began. Each long word is looked for by its key now
 * (decision 83). Rule: LST-18.
 */
import type { Migration } from '../migrate';

/** Characters of a word that are stored, as in 0108. */
const LONGEST = 100;
/** Letters from which on a typing error in a word is forgiven. */
const LONG = 4;

export const quickSearchWords: Migration = {
  name: '0161_quick_search_words',
  up: [
    `create or replace function keep_search_words() returns trigger language plpgsql as $$
      declare
        named constant text := tg_argv[0];
        held jsonb;
        parts text[];
        words text[] := '{}';
        names text[] := '{}';
        long text;
      begin
        if tg_op <> 'INSERT' then
          delete from search_words where entity_id = old.entity_id and resource = named and record_id = old.id;
        end if;
        if tg_op = 'DELETE' then return null; end if;
        if new.deleted_at is not null then return null; end if;
        held := to_jsonb(new);
        for place in 1 .. tg_nargs - 1 by 2 loop
          parts := search_stored(held ->> tg_argv[place], tg_argv[place + 1]);
          words := words || parts;
          if tg_argv[place + 1] = 'fuzzy' then names := names || parts; end if;
        end loop;
        insert into search_words (entity_id, resource, word, record_id)
          select distinct new.entity_id, named, left(word, ${LONGEST}), new.id from unnest(words) as word where word <> '';
        foreach long in array array(select distinct left(name, ${LONGEST}) as word from unnest(names) as name where length(name) >= ${LONG} order by word) loop
          if not exists (
            select from search_typos as known
            where known.entity_id = new.entity_id and known.resource = named and known.gap = long and known.word = long) then
            insert into search_typos (entity_id, resource, gap, word)
              select new.entity_id, named, gap, long from unnest(search_gaps(long)) as gap order by gap
              on conflict do nothing;
          end if;
        end loop;
        return null;
      end
    $$`,
  ],
};
