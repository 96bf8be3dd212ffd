/** Categories: one that still has items stays. */
import { category } from '#shared/resources/category';
import { countBack, usedRows } from '../repository/counts';
import { serve } from '../repository/serverResource';

const items = countBack('items', 'category_id');

export const servedCategory = serve(category, {
  table: 'categories',
  counted: { items_count: items },
  changesWith: ['item'],
  hooks: { destroy: (step, ids) => usedRows(step, 'categories', ids, [items], 'category.in_use') },
});
