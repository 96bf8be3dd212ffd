/**
 * What a search compares: texts in small letters, without accents, with plain quotation marks, hyphens and single spaces, so that `O’Brien`
 * and `cafe` are found however they were typed. The rule is this function, for what is stored and for what is searched. Texts of
 * ASCII alone, which are nearly all, take the short way. Rule: LST-3.
 */
import type { Migration } from '../migrate';
import { search } from './statements';

const LATIN = [
  [0x00_c0, 0x02_4f],
  [0x1e_00, 0x1e_ff],
] as const;

/** Letters with an accent, large and small, and the small letter that each is without it. */
const letters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).flatMap((letter): [string, string][] => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return /^[a-z]$/.test(plain) ? [[letter, plain]] : [];
  }),
);

/** Signs that phones and word processors write in the place of plain ones. */
const signs: [string, string][] = [
  ...[...'\u2018\u2019\u02bc\u2032\u00b4\uff07'].map((sign): [string, string] => [sign, `''`]),
  ...[...'\u201c\u201d\u2033'].map((sign): [string, string] => [sign, '"']),
  ...[...'\u2010\u2011\u2012\u2013\u2014\u2212'].map((sign): [string, string] => [sign, '-']),
  ...[...'\u00a0\u2007\u2009\u202f\u3000'].map((sign): [string, string] => [sign, ' ']),
];

const map = [...signs, ...letters];
const [from, to] = [map.map(([one]) => one).join(''), map.map(([, one]) => one).join('')];

const singleSpaces = (text: string): string => `replace(replace(replace(${text}, '  ', ' '), '  ', ' '), '  ', ' ')`;

export const searchForm: Migration = {
  name: '0101_search_form',
  up: [
    `create or replace function search_form(said text) returns text language sql immutable parallel safe as $$
      select case when octet_length(said) = length(said) then ${singleSpaces('lower(said)')}
        else ${singleSpaces(`translate(lower(said), '${from}', '${to}')`)} end
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
