/** Words of categories, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'The groups that items belong to. An item is in one category.' },
  form: { purpose: 'A short name helps people find items.' },
  fields: { name: 'Name', description: 'Description', items_count: 'Items' },
  help: { name: 'Must differ from other categories.', description: 'A sentence or two on what is in it.' },
} satisfies typeof id;
