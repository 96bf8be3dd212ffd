/** Words of items, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Everything the catalogue offers.', search: 'Search name, text, category or tag' },
  form: { purpose: 'Fill in what is needed; the rest can follow.' },
  fields: {
    image: 'Picture',
    name: 'Name',
    description: 'Description',
    excerpt: 'Excerpt',
    category: 'Category',
    tags: 'Tags',
    status: 'Status',
    on_home: 'Shown on home',
    date: 'Date',
    owner: 'Owner',
  },
  columns: { on_home: 'On home' },
  help: {
    category: 'One category for each item.',
    tags: 'As many as you like.',
    on_home: 'Marks the item as one that the front page may show.',
  },
  choices: { status: { draft: 'Draft', published: 'Published', archived: 'Archived' } },
} satisfies typeof id;
