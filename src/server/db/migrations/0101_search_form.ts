/**
 * What a search compares: texts in small letters, without accents, with plain quotation marks, hyphens and single spaces, so that `O’Brien`
 * and `cafe` are found however they were typed. The rule is this function, for what is stored and for what is searched. Texts of
 * ASCII alone, which are nearly all, take the short way. Rule: LST-3.
 */
import type { Migration } from '../migrate';
import { search } from './statements';

/** Signs that phones and word processors write in the place of plain ones, and that decomposing (NFKD) leaves as they are. */
const signs = Object.entries({ [`''`]: '\u2018\u2019\u02bc\u2032', '"': '\u201c\u201d', '-': '\u2010\u2013\u2014\u2212' });

const plainSigns = (text: string): string =>
  signs
    .flatMap(([plain, others]) => [...others].map((other) => [other, plain]))
    .reduce((all, [other, plain]) => `replace(${all}, '${other}', '${plain}')`, text);

const singleSpaces = (text: string): string => `replace(replace(replace(${text}, '  ', ' '), '  ', ' '), '  ', ' ')`;

/** Letters come apart from their accents, which are dropped. To translate each letter with its accent costs ten times as much. */
const plainLetters = (text: string): string => `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

export const searchForm: Migration = {
  name: '0101_search_form',
  up: [
    `create or replace function search_form(said text) returns text language sql immutable parallel safe as $$
      select case when octet_length(said) = length(said) then ${singleSpaces('lower(said)')}
        else ${singleSpaces(plainSigns(plainLetters('said')))} end
    $$`,
    // Each index of a search is made anew under its name: it holds what the function makes of the column.
    `do $$ declare made record; begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        for made in select indexname, indexdef from pg_indexes
          where schemaname = current_schema() and tablename <> 'items' and indexdef ~ '\\(\\S+ gin_trgm_ops\\)' and indexdef !~ 'search_form'
        loop
          execute format('drop index %I', made.indexname);
          execute regexp_replace(made.indexdef, '\\((\\S+) gin_trgm_ops\\)', '(search_form(\\1) gin_trgm_ops)');
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
