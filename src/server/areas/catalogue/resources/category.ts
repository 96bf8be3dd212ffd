/** Categories: one that still has items cannot be deleted. Rule: ITM-1. */
import { category } from '#shared/areas/catalogue/resources/category';
import { countSeen, usedRows, usesBack } from '#server/repository/counts';
import { defineServerResource } from '#server/repository/serverResource';
import { servedItem } from './item';

const items = usesBack(servedItem, 'category_id');

export const servedCategory = defineServerResource(category, {
  counted: { items_count: items.count },
  changesWith: ['item'],
  hooks: {
    hide: countSeen('categories', 'items_count', items),
    before: { destroy: (work, ids) => usedRows(work, 'categories', ids, [items], 'category.in_use') },
  },
});
