/** Words of tags, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Coloured markers for items. An item may carry many.', search: 'Search tag names' },
  form: { purpose: 'A short word in a colour that is easy to recognise.' },
  fields: { name: 'Name', color: 'Colour', items_count: 'Items' },
  help: { name: 'Must differ from other tags.', color: 'Write it as #RRGGBB, or choose below.' },
} satisfies typeof id;
