/**
 * Searches among one client's records, under row-level security: a table of words, of which triggers keep each record's, and one of their forms
 * with a letter left out, in which two words that differ by one letter meet. Texts are compared in the collation C, which is leakproof, so
 * that the keys serve under a policy, too (decision 83). Rule: LST-18.
 */
import type { Migration } from '../migrate';
import { searchedBy, tenantRows } from './statements';

/** Signs within a word, which people also leave out: "Ma'ruf", "Al-Fatih", "S.Ked". */
const within = `'-.`;
/** Signs that part words. `search_form` has made all others plain. */
const between = '\t\r\n!"#$%&()*+,/:;<=>?@[\\]^_`{|}~';

const quoted = (text: string): string =>
  `E'${text.replace(/['\\]/g, '\\$&').replace('\t', '\\t').replace('\r', '\\r').replace('\n', '\\n')}'`;
const spaces = (signs: string): string => quoted(' '.repeat(signs.length));

/** The words of a form, with the signs within them left out, or parting them too. */
const split = (form: string, parts: boolean): string => {
  const [signs, instead] = parts ? [between + within, spaces(between + within)] : [between + within, spaces(between)];
  return `array_remove(string_to_array(translate(${form}, ${quoted(signs)}, ${instead}), ' '), '')`;
};

/** A value of one word, as a number. */
const whole = (form: string): string => `translate(${form}, ${quoted(` ${between}${within}`)}, '')`;

/** Characters of a word that are kept: more than anyone types, and less than a key of an index can hold. */
const LONGEST = 100;
/** Letters from which on a typing error in a word is forgiven. */
const LONG = 4;

export const searchWords: Migration = {
  name: '0108_search_words',
  up: [
    ...tenantRows('search_words', [
      'entity_id uuid not null',
      'resource text collate "C" not null',
      'word text collate "C" not null',
      'record_id uuid not null',
      'primary key (entity_id, resource, word, record_id)',
    ]),
    'create index if not exists search_words_record on search_words (entity_id, record_id)',
    ...tenantRows('search_typos', [
      'entity_id uuid not null',
      'resource text collate "C" not null',
      'gap text collate "C" not null',
      'word text collate "C" not null',
      'primary key (entity_id, resource, gap, word)',
    ]),
    // The words that somebody typed. Digits with spaces and signs between them are one number.
    `create or replace function search_asked(said text) returns text[] language sql immutable parallel safe as $$
      select ${split(`regexp_replace(search_form(said), '([0-9])[ ()+./-]+(?=[0-9])', '\\1', 'g')`, false)}
    $$`,
    // A word as it is, and with each of its letters left out.
    `create or replace function search_gaps(word text) returns text[] language sql immutable parallel safe as $$
      select array(select distinct case place when 0 then word else overlay(word placing '' from place for 1) end from generate_series(0, length(word)) as place)
    $$`,
    // The words of a value, by how it is searched. What is found whole only begins with "=" and a phone number with "+", as no other word does.
    `create or replace function search_stored(said text, kind text) returns text[] language sql immutable parallel safe as $$
      select case kind
        when 'fuzzy' then ${split('search_form(said)', false)} || ${split('search_form(said)', true)}
        when 'prefix' then array[${whole('search_form(said)')}, ltrim(${whole('search_form(said)')}, '0')]
        when 'exact' then array['=' || ${whole('search_form(said)')}]
        when 'phone' then array[said]
      end
    $$`,
    // Keeps the words of the records of a table. Its arguments: the resource's name, then by turns an attribute and how it is searched.
    `create or replace function keep_search_words() returns trigger language plpgsql as $$
      declare
        named constant text := tg_argv[0];
        held jsonb;
        parts text[];
        words text[] := '{}';
        names text[] := '{}';
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
        insert into search_typos (entity_id, resource, gap, word)
          select distinct new.entity_id, named, gap, word
          from (select left(name, ${LONGEST}) as word from unnest(names) as name where length(name) >= ${LONG}) as long,
            unnest(search_gaps(word)) as gap
          where not exists (
            select from search_typos as known
            where known.entity_id = new.entity_id and known.resource = named and known.gap = long.word and known.word = long.word)
          order by gap, word
          on conflict do nothing;
        return null;
      end
    $$`,
    ...searchedBy('patients', 'patient', { mrn: 'prefix', name: 'fuzzy', nik: 'exact', bpjs_no: 'exact', phone: 'phone' }),
  ],
};
