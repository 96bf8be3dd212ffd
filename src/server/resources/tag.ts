/** Tags: one that items still have cannot be deleted. Rule: ITM-2. */
import { sql } from 'kysely';
import { tag } from '#shared/resources/tag';
import { countJoined, countSeenItems, usedRows } from '../repository/counts';
import { serve } from '../repository/serverResource';

const items = countJoined('item_tags', 'tag_id', 'item_id', 'items');

export const servedTag = serve(tag, {
  table: 'tags',
  counted: { items_count: items },
  changesWith: ['item'],
  hooks: {
    conceal: countSeenItems(sql`from item_tags as j join items as i on i.id = j.item_id`, 'j.tag_id'),
    destroy: (step, ids) => usedRows(step, 'tags', ids, [items], 'tag.in_use'),
  },
});
