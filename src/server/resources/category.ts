/** Categories: one that still has items cannot be deleted. Rule: ITM-1. */
import { sql } from 'kysely';
import { category } from '#shared/resources/category';
import { countBack, countSeenItems, usedRows } from '../repository/counts';
import { serve } from '../repository/serverResource';

const items = countBack('items', 'category_id');

export const servedCategory = serve(category, {
  table: 'categories',
  counted: { items_count: items },
  changesWith: ['item'],
  hooks: {
    conceal: countSeenItems(sql`from items as i`, 'i.category_id'),
    destroy: (step, ids) => usedRows(step, 'categories', ids, [items], 'category.in_use'),
  },
});
