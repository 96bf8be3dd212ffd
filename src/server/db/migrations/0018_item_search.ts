/**
 * What a search of items looks into, stored in lower case: to look at a row again, as the trigram index only hints at it, costs
 * a sixth of comparing its name and excerpt whatever their letters' case. Its index replaces two. The character between the two
 * texts is one that nobody can search for, so that no match spans both.
 */
import type { Migration } from '../migrate';
import { search } from './statements';

export const itemSearch: Migration = {
  name: '0018_item_search',
  up: [
    // Before the column, which writes every row anew with all indexes that are there.
    'drop index if exists items_name_search',
    'drop index if exists items_excerpt_search',
    `alter table items add column if not exists search_text text collate "C"
      generated always as (lower(name) || chr(31) || lower(coalesce(excerpt, ''))) stored`,
    ...search('items', 'search_text'),
  ],
};
