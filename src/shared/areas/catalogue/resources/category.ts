/** A category: each item belongs to one. */
import { can } from '#shared/access';
import { count, longText, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

export const category = defineResource('category', '/categories', {
  noun: { id: 'kategori', en: ['category', 'categories'] },
  pages: { base: '/usman/category-management', add: 'add-category', edit: 'edit-category', group: 'configuration', listFor: 'update' },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 120 }),
    description: longText({ max: 500 }),
    items_count: count(),
  },
  search: ['name', 'description'],
  sort: ['name', 'description', 'created_at'],
  filter: ['created_at'],
  access: {
    list: can('view categories'),
    get: can('view categories'),
    add: can('create categories'),
    update: can('edit categories'),
    destroy: can('delete categories'),
  },
});
export type Category = RecordOf<typeof category>;
