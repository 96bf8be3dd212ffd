/**
 * Every sign that keyboards offer where an apostrophe is meant finds a name with one: the acute accent and the backtick, too, which stand
 * alone on many keyboards. Before letters come apart from their accents (NFKD), as an acute accent alone would become a space. Rule: LST-3.
 */
import type { Migration } from '../migrate';
import { search } from './statements';

/** Those of 0101, the grave and acute accents, primes, and the letters that other scripts write so. */
const apostrophes = '`\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\u2035\uff07\uff40';
const quotes = '\u201c\u201d';
const hyphens = '\u2010\u2013\u2014\u2212';

const singleSpaces = (text: string): string => `replace(replace(replace(${text}, '  ', ' '), '  ', ' '), '  ', ' ')`;

const plainSigns = (text: string): string =>
  `translate(${text}, '${apostrophes}${quotes}${hyphens}', '${"''".repeat([...apostrophes].length)}""----')`;

const plainLetters = (text: string): string => `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

export const moreApostrophes: Migration = {
  name: '0168_more_apostrophes',
  up: [
    `create or replace function search_form(said text) returns text language sql immutable parallel safe as $$
      select case when octet_length(said) = length(said) then ${singleSpaces(`replace(lower(said), '\`', '''')`)}
        else ${singleSpaces(plainLetters(plainSigns('said')))} end
    $$`,
    // What was stored by the function as it was is made anew.
    `do $$ declare made record; begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        for made in select indexname from pg_indexes where schemaname = current_schema() and indexdef like '%search_form%' loop
          execute format('reindex index %I', made.indexname);
        end loop;
      end if;
    end $$`,
    'drop index if exists items_search_text_search',
    'alter table items drop column if exists search_text',
    `alter table items add column if not exists search_text text collate "C"
      generated always as (search_form(name) || chr(31) || search_form(coalesce(excerpt, ''))) stored`,
    ...search('items', 'search_text'),
  ],
};
