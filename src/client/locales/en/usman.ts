/** Words of the management screens, in English. */
import type id from '../id/usman';

export default {
  category: {
    list: {
      title: 'Category list',
      purpose: 'The groups that items belong to. An item is in one category.',
      add: 'Add category',
      empty: 'No categories yet. Add the first one.',
      search: 'Search name or description',
    },
    form: { add: 'Add category', edit: 'Edit category', purpose: 'A short name helps people find items.' },
    fields: { name: 'Name', description: 'Description', items_count: 'Items', created_at: 'Created' },
    help: { name: 'Must differ from other categories.', description: 'A sentence or two on what is in it.' },
  },
  tag: {
    list: {
      title: 'Tag list',
      purpose: 'Coloured markers for items. An item may carry many.',
      add: 'Add tag',
      empty: 'No tags yet. Add the first one.',
      search: 'Search tag names',
    },
    form: { add: 'Add tag', edit: 'Edit tag', purpose: 'A short word in a colour that is easy to recognise.' },
    fields: { name: 'Name', color: 'Colour', items_count: 'Items', created_at: 'Created' },
    help: { name: 'Must differ from other tags.', color: 'Write it as #RRGGBB, or choose below.' },
  },
  item: {
    list: {
      title: 'Item list',
      purpose: 'Everything the catalogue offers.',
      add: 'Add item',
      empty: 'No items yet. Add the first one.',
      search: 'Search name, text, category or tag',
    },
    form: { add: 'Add item', edit: 'Edit item', purpose: 'Fill in what is needed; the rest can follow.' },
    fields: {
      image: 'Picture',
      name: 'Name',
      description: 'Description',
      category: 'Category',
      tags: 'Tags',
      status: 'Status',
      on_home: 'Shown on home',
      on_home_short: 'On home',
      date: 'Date',
      created_at: 'Created',
    },
    help: {
      category: 'One category for each item.',
      tags: 'As many as you like.',
      on_home: 'Marks the item as one that the front page may show.',
    },
    status: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  },
} satisfies typeof id;
