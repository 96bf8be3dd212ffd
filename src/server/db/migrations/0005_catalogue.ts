/** The catalogue: categories, tags and items. */
import type { Migration } from '../migrate';
import { joinTable, reference, resourceTable, search, sort, textSort, unique } from './statements';

export const catalogue: Migration = {
  name: '0005_catalogue',
  up: [
    ...resourceTable('categories', ['name text not null', 'description text']),
    unique('categories', 'name'),
    ...textSort('categories', 'name', 'description'),
    ...search('categories', 'name', 'description'),
    ...resourceTable('tags', ['name text not null', 'color text not null']),
    unique('tags', 'name'),
    ...textSort('tags', 'name', 'color'),
    ...search('tags', 'name'),
    ...resourceTable('items', [
      'name text not null',
      'description text',
      'excerpt text',
      'status text not null',
      'on_home boolean not null default false',
      'date date not null',
      'image text',
      'category_id uuid not null references categories',
      'owner_id uuid references users',
    ]),
    ...reference('items', 'category_id', 'owner_id'),
    ...textSort('items', 'name', 'status'),
    ...sort('items', 'date'),
    ...search('items', 'name', 'excerpt'),
    ...joinTable('item_tags', ['item_id', 'items'], ['tag_id', 'tags']),
  ],
};
