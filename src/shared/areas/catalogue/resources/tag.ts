/** A tag: a coloured word; an item can have any number of them. */
import { can } from '#shared/access';
import { color, count, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

export const tag = defineResource('tag', '/tags', {
  noun: { id: 'tag', en: ['tag', 'tags'] },
  pages: { base: '/usman/tag-management', add: 'add-tag', edit: 'edit-tag', group: 'configuration', listFor: 'update' },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 60 }),
    color: color({ required: true }),
    items_count: count(),
  },
  search: ['name'],
  sort: ['name', 'color', 'created_at'],
  filter: ['color', 'created_at'],
  access: {
    list: can('view tags'),
    get: can('view tags'),
    add: can('create tags'),
    update: can('edit tags'),
    destroy: can('delete tags'),
  },
});
export type Tag = RecordOf<typeof tag>;
