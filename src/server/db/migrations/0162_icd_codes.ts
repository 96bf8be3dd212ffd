/** Codes of ICD-10 and ICD-9-CM, one list for all clinics, and what each clinic notes of them. Rules: ICD-5, ICD-6. */
import type { Migration } from '../migrate';
import { resourceTable, tenantTable, textSort, unique } from './statements';

export const icdCodes: Migration = {
  name: '0162_icd_codes',
  up: [
    // The words of a text, each after one space: small letters and digits only, so that a search looks for the beginnings of words by "% word%".
    `create or replace function icd_words(said text) returns text language sql immutable parallel safe as $$
      select ' ' || trim(regexp_replace(regexp_replace(search_form(coalesce(said, '')), '([a-z0-9])[.](?=[0-9])', '\\1', 'g'), '[^a-z0-9]+', ' ', 'g'))
    $$`,
    ...resourceTable('icd_codes', [
      'code text not null',
      'system text not null',
      'title_id text not null',
      'title_en text not null',
      'chapter text not null',
      'usable boolean not null default true',
      'active boolean not null default true',
      'example boolean not null default false',
      `compact text collate "C" not null generated always as (lower(replace(code, '.', ''))) stored`,
      `words text collate "C" not null generated always as (icd_words(title_id || ' ' || title_en)) stored`,
    ]),
    unique('icd_codes', 'code'),
    'create index if not exists icd_codes_compact on icd_codes (compact) where deleted_at is null',
    ...textSort('icd_codes', 'code', 'title_id', 'title_en', 'chapter'),
    ...tenantTable('icd_terms', [
      'code text collate "C" not null',
      'terms text',
      'favourite boolean not null default false',
      'hidden boolean not null default false',
      'words text collate "C" not null generated always as (icd_words(terms)) stored',
    ]),
    'create unique index if not exists icd_terms_code_unique on icd_terms (entity_id, code) where deleted_at is null',
  ],
};
