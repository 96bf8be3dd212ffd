/** Tags: one that items still have cannot be deleted. Rule: ITM-2. */
import { tag } from '#shared/areas/catalogue/resources/tag';
import { countSeen, usedRows, usesJoined } from '#server/repository/counts';
import { defineServerResource } from '#server/repository/serverResource';
import { servedItem } from './item';

const items = usesJoined('item_tags', 'tag_id', 'item_id', servedItem);

export const servedTag = defineServerResource(tag, {
  counted: { items_count: items.count },
  changesWith: ['item'],
  hooks: {
    hide: countSeen('tags', 'items_count', items),
    before: { destroy: (work, ids) => usedRows(work, 'tags', ids, [items], 'tag.in_use') },
  },
});
