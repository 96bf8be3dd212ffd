/** Something the catalogue offers: one category, many tags, one picture uploaded apart. Rules: ITM-3, ITM-6. */
import { allOf, can, canAnyOrMatching, ownOr } from '#shared/access';
import { date, flag, image, oneOf, richText, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toMany, toOne, type RecordOf } from '#shared/kit/resource';

/** The items that everyone with the right to view items may see. */
export const publishedItems = { status: 'published' } as const;

/** Drafts and archived items are for those who write items (ITM-7); others see what is published. */
const seen = allOf(can('view items'), canAnyOrMatching(['create items', 'edit items'], publishedItems));

export const item = defineResource('item', '/items', {
  noun: { id: 'item', en: ['item', 'items'] },
  pages: {
    base: '/usman/item-management',
    add: 'add-item',
    edit: 'edit-item',
    group: 'configuration',
    own: ['list', 'form'],
    partly: true,
  },
  label: 'name',
  attributes: {
    name: text({ required: true, max: 120 }),
    description: richText(),
    /** Made from the description unless given. */
    excerpt: text({ max: 255 }),
    status: oneOf(['draft', 'published', 'archived'], { required: true, initial: 'draft' }),
    on_home: flag(),
    date: date({ required: true }),
    image: image(),
  },
  relations: {
    category: toOne('categories', { required: true }),
    tags: toMany('tags'),
    owner: readOnlyRelation(toOne('users')),
  },
  include: ['category', 'tags'],
  search: ['name', 'excerpt', 'category.name', 'tags.name'],
  sort: ['name', 'category.name', 'status', 'date', 'created_at'],
  filter: ['category', 'tags', 'status', 'on_home', 'date', 'created_at'],
  columns: ['image', 'name', 'category', 'tags', 'status', 'on_home', 'date', 'created_at'],
  access: {
    list: seen,
    get: seen,
    add: can('create items'),
    update: ownOr('edit items', 'create items'),
    destroy: ownOr('delete items', 'create items'),
  },
});
export type Item = RecordOf<typeof item>;
