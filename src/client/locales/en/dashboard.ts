/** Words of the dashboard's first page, in English. */
import type id from '../id/dashboard';

export default {
  greeting: { morning: 'Good morning, {{name}}', noon: 'Good day, {{name}}', afternoon: 'Good afternoon, {{name}}', evening: 'Good evening, {{name}}' },
  purpose: 'Your catalogue today, in brief.',
  count: { items: 'Items', categories: 'Categories', tags: 'Tags' },
  open: { items: 'See all items', categories: 'See all categories', tags: 'See all tags' },
  actions: 'Quick start',
  action: { item: 'Add item', itemHint: 'A medicine, treatment or examination', category: 'Add category', categoryHint: 'The shelf that items stand on', tag: 'Add tag', tagHint: 'A mark across categories' },
  recent: 'Newest items',
  seeAll: 'See all',
  empty: {
    title: 'Your catalogue is still empty',
    first: 'Start with a category, then add the first item to it.',
    next: 'The category is there. Add the first item to it.',
    reader: 'Items that your team adds will appear here.',
  },
  status: { draft: 'Draft', published: 'Published', archived: 'Archived' },
} satisfies typeof id;
